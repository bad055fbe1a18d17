import * as z from "zod";
import { quote } from "../quote.ts";
import { field } from "../text-field.ts";

/** Whether a text is a time with a zone. Its schema is created when an input needs it. */
const isInstant = (text: string): boolean =>
  z
    .union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })])
    .safeParse(text).success;

/** An ISO 8601 time with a zone, with or without seconds, parsed to milliseconds since 1970. */
export const time = field("write one such as 2026-03-01T00:00:00Z", (text, refuse) =>
  isInstant(text) ? Date.parse(text) : refuse(`${quote(text)} is not an ISO 8601 time with a zone`),
);
