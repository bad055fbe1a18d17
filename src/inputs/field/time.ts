import * as z from "zod";
import { quoted } from "../quoted.ts";

const EXAMPLE = "2026-03-01T00:00:00Z";
/** Seconds may be left out. */
const Instant = z.union([
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);
const isInstant = (text: string) => Instant.safeParse(text).success;

/** What a text most likely means: a day alone, a blank for the T, or an offset without minutes or colon. */
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

/** ISO 8601 with a zone, to milliseconds since 1970. */
export const time = z
  .string(`is required: write a time such as ${EXAMPLE}`)
  .trim()
  .transform((text, ctx) => {
    if (isInstant(text)) return Date.parse(text);
    ctx.addIssue(advice(text));
    return z.NEVER;
  });

/** As the services take it: in UTC, without fractions where there are none. */
export function timeText(ms: number): string {
  return new Date(ms).toISOString().replace(".000Z", "Z");
}
