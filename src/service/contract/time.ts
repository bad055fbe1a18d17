export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Times in ms since 1970; the end is exclusive. */
export interface TimeRange {
  startMs: number;
  endMs: number;
}

/** Formats a time in ms since 1970 for a request: UTC, without zero milliseconds. */
export function formatUtcTime(ms: number): string {
  return new Date(ms).toISOString().replace(".000Z", "Z");
}

// `Date.parse` also accepts other forms, such as `March 1`.
const YEAR = /^\d{4}-/;
const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Parses a time in a response to ms since 1970; NaN if invalid. UTC if the time has no zone. */
export function parseTime(text: string): number {
  return YEAR.test(text) ? Date.parse(ZONE.test(text) ? text : `${text}Z`) : Number.NaN;
}
