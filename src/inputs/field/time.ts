import * as z from "zod";
import { field, quoted } from "../problem.ts";

const EXAMPLE = "2026-03-01T00:00:00Z";
// The second one permits times without seconds.
const Instant = z.union([
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);

/** An ISO 8601 time with a zone, parsed to milliseconds since 1970. */
export const time = field(`write a time such as ${EXAMPLE}`, (text, refuse) =>
  Instant.safeParse(text).success
    ? Date.parse(text)
    : refuse(`${quoted(text)} is not an ISO 8601 time with a zone`, `write one such as ${EXAMPLE}`),
);

/** Formats a time in ms since 1970 for the services: UTC, without zero milliseconds. */
export function timeText(ms: number): string {
  return new Date(ms).toISOString().replace(".000Z", "Z");
}
