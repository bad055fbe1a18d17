import { timeText } from "../../inputs/field/time.ts";

export const DAY_MS = 24 * 3_600_000;
/** A shown end may be inclusive, such as 23:59:59. Beyond the contract: export-members. */
const TOLERANCE_MS = 1_000;
const YEAR = /^\d{4}-/;
const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** In ms since 1970; the end is exclusive. */
export interface TimeRange {
  startMs: number;
  endMs: number;
}

/** A time as shown by the service, in ms since 1970; NaN if it is invalid. */
export function parseTime(shown: string): number {
  // Years with more digits exceed the range of dates.
  if (!YEAR.test(shown)) return Number.NaN;
  // Without a zone it is UTC, not local time. Beyond the contract: export-members.
  return Date.parse(ZONE.test(shown) ? shown : `${shown}Z`);
}

/** A range as shown by the service; undefined if it shows none. */
export function rangeFrom(
  start: string | null | undefined,
  end: string | null | undefined,
): TimeRange | undefined {
  const startMs = parseTime(start ?? "");
  const endMs = parseTime(end ?? "");
  return startMs < endMs ? { startMs, endMs } : undefined;
}

/** `2026-03-01 00:10 UTC`, with seconds only if they are not zero. */
export const timeWords = (ms: number) =>
  `${timeText(ms)
    .replace("T", " ")
    .replace(/(:00)?Z$/, "")} UTC`;

const dayWords = (ms: number) => timeText(ms).slice(0, 10);

/** Whole days by date, including the last one; otherwise the times. */
export function rangeWords(range: TimeRange): string {
  const { startMs, endMs } = range;
  const isOfDays = startMs % DAY_MS === 0 && endMs % DAY_MS === 0;
  if (!isOfDays) return `${timeWords(startMs)} to ${timeWords(endMs)}`;
  const first = dayWords(startMs);
  const last = dayWords(endMs - DAY_MS);
  return first === last ? first : `${first} to ${last}`;
}

export const containsRange = (outer: TimeRange, inner: TimeRange) =>
  outer.startMs - TOLERANCE_MS <= inner.startMs && inner.endMs <= outer.endMs + TOLERANCE_MS;

/** The parts of a range that none of the others cover. */
export function missingFrom(whole: TimeRange, covered: readonly TimeRange[]): TimeRange[] {
  const missing: TimeRange[] = [];
  let fromMs = whole.startMs;
  const add = (toMs: number) => {
    if (toMs - fromMs > TOLERANCE_MS) missing.push({ startMs: fromMs, endMs: toMs });
  };
  for (const { startMs, endMs } of covered.toSorted((one, other) => one.startMs - other.startMs)) {
    add(Math.min(startMs, whole.endMs));
    fromMs = Math.max(fromMs, endMs);
  }
  add(whole.endMs);
  return missing;
}
