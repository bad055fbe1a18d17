import * as z from "zod";
import { quoted } from "../problem.ts";

/** A whole number from `min` to `max`, written in digits alone. */
export function wholeNumber({ min, max }: { min: number; max?: number }) {
  const range = max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
  const isInRange = (value: number) => value >= min && value <= (max ?? Number.MAX_SAFE_INTEGER);

  function advice(text: string): string {
    if (/^\d+$/.test(text)) return `${quoted(text)} is out of range: write a whole number ${range}`;
    return `${quoted(text)} is not a whole number: write one ${range}, in digits alone`;
  }

  return z
    .string(`is required: write a whole number ${range}`)
    .trim()
    .transform((text, ctx) => {
      const value = Number(text);
      if (/^\d+$/.test(text) && isInRange(value)) return value;
      ctx.addIssue(advice(text));
      return z.NEVER;
    });
}
