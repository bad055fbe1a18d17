import * as z from "zod";
import { quote } from "../quote.ts";
import { field } from "../text-field.ts";

/** A time with a zone, with or without seconds. */
const Instant = z.union([
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);

/** An ISO 8601 time with a zone, parsed to milliseconds since 1970. */
export const time = field("write one such as 2026-03-01T00:00:00Z", (text, refuse) =>
  Instant.safeParse(text).success
    ? Date.parse(text)
    : refuse(`${quote(text)} is not an ISO 8601 time with a zone`),
);
