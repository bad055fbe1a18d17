import * as z from "zod";

/** Entries on lines of their own or separated by commas. Empty entries are dropped. */
export const list = z
  .string("is required: write one entry per line, or separate entries with commas")
  .transform((text) =>
    text
      .split(/[\n,]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
  );
