import * as z from "zod";
import { quoted } from "../problem.ts";

/** A whole number from `min` to `max`, written in digits alone. */
export function wholeNumber({ min, max }: { min: number; max: number }) {
  const form = `write a whole number from ${min} to ${max}`;
  return z
    .string(`is required: ${form}`)
    .trim()
    .transform((text, ctx) => {
      const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      if (value >= min && value <= max) return value;
      ctx.addIssue(`${quoted(text)} is not possible: ${form}`);
      return z.NEVER;
    });
}
