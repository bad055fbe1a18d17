import { quote } from "../quote.ts";
import { field } from "../text-field.ts";

/** A whole number from `min` to `max`, written in digits alone. */
export function wholeNumber({ min, max = Infinity }: { min: number; max?: number }) {
  const range = max === Infinity ? `${min} or more` : `${min} to ${max}`;
  return field(`write a whole number, ${range}, in digits alone`, (text, refuse) => {
    if (!/^\d+$/.test(text)) return refuse(`${quote(text)} is not a whole number`);
    const value = Number(text);
    const isInRange = value >= min && value <= max && Number.isSafeInteger(value);
    return isInRange ? value : refuse(`${quote(text)} is out of range`);
  });
}
