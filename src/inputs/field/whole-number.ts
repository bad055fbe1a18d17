import { quote } from "../quote.ts";
import { field } from "../text-field.ts";

/** A whole number from `min` to `max`, written in digits alone. */
export function wholeNumber({ min, max }: { min: number; max?: number }) {
  const range = max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
  return field(`write a whole number ${range}`, (text, refuse) => {
    const value = Number(text);
    if (!/^\d+$/.test(text))
      return refuse(`${quote(text)} is not a whole number`, `write one ${range}, in digits alone`);
    if (value >= min && value <= (max ?? Number.MAX_SAFE_INTEGER)) return value;
    return refuse(`${quote(text)} is out of range`, `write a whole number ${range}`);
  });
}
