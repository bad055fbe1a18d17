import * as z from "zod";

/** One entry per line or comma separated; empty entries are dropped. */
export const list = z
  .string("is required: write one entry per line, or separate entries with commas")
  .transform((text) =>
    text
      .split(/[\n,]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
  );
