import * as z from "zod";
import { quoted } from "../problem.ts";

const EXAMPLE = "2026-03-01T00:00:00Z";
// The second member permits times without seconds.
const Instant = z.union([
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);
const isInstant = (text: string) => Instant.safeParse(text).success;

/** Corrects a day alone, a blank for the T, and an offset without minutes or without colon. */
function proposal(text: string): string {
  const upper = text.toUpperCase().replace(/\s+/, "T");
  const candidates = [
    `${upper}T00:00:00Z`,
    upper,
    `${upper}Z`,
    upper.replace(/([+-]\d{2})(\d{2})?$/, (_, h, m = "00") => `${h}:${m}`),
  ];
  return candidates.find(isInstant) ?? `such as ${EXAMPLE}`;
}

function advice(text: string): string {
  if (isInstant(`${text}Z`))
    return `${quoted(text)} has no zone: write ${text}Z, or an offset such as ${text}+02:00`;
  return `${quoted(text)} is not an ISO 8601 time with a zone: write ${proposal(text)}`;
}

/** An ISO 8601 time with a zone, parsed to milliseconds since 1970. */
export const time = z
  .string(`is required: write a time such as ${EXAMPLE}`)
  .trim()
  .transform((text, ctx) => {
    if (isInstant(text)) return Date.parse(text);
    ctx.addIssue(advice(text));
    return z.NEVER;
  });

/** A time in ms since 1970 as the services take it: in UTC, without a fraction of zero. */
export function timeText(ms: number): string {
  return new Date(ms).toISOString().replace(".000Z", "Z");
}
