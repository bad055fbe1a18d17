import * as z from "zod";
import { quote } from "../quote.ts";
import type { Rule } from "../rules.ts";
import { field } from "../text-field.ts";

const EXAMPLE = "2026-03-01T00:00:00Z";
// The second one permits times without seconds.
const Instant = z.union([
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);
const isInstant = (text: string): boolean => Instant.safeParse(text).success;

/** An ISO 8601 time with a zone, parsed to milliseconds since 1970. */
export const time = field(`write a time such as ${EXAMPLE}`, (text, refuse) => {
  if (isInstant(text)) return Date.parse(text);
  const utcText = [`${text}T00:00:00Z`, `${text}Z`, text.replace(" ", "T")].find(isInstant);
  const fix = utcText === undefined ? `write one such as ${EXAMPLE}` : `write ${utcText} for UTC`;
  return refuse(`${quote(text)} is not an ISO 8601 time with a zone`, fix);
});

/** Formats a time in ms since 1970 for the services: UTC, without zero milliseconds. */
export function timeText(ms: number): string {
  return new Date(ms).toISOString().replace(".000Z", "Z");
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

// `Date.parse` accepts other forms, too; a year has four digits.
const YEAR = /^\d{4}-/;
const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** A time in a response, in ms since 1970; NaN if invalid. UTC if it has no zone. */
export function parseTime(text: string): number {
  return YEAR.test(text) ? Date.parse(ZONE.test(text) ? text : `${text}Z`) : Number.NaN;
}

/** Rules for the start and the end of a range, which are numbers only if they are valid. */
export function rangeRules(start: unknown, end: unknown, futureStartFix: string): Rule[] {
  if (typeof start !== "number" || typeof end !== "number") return [];
  return [
    [end <= start, "end_time", "is not after start_time", "write a later time"],
    [start > Date.now(), "start_time", "is in the future", futureStartFix],
  ];
}
