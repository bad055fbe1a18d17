import * as z from "zod";
import { quote } from "../quote.ts";
import { field } from "../text-field.ts";

const EXAMPLE = "2026-03-01T00:00:00Z";
/** A time with a zone, with or without seconds. */
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
