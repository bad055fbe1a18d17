/** Maximum length of a quoted value. */
export const MAX_QUOTE = 60;
// Characters that JSON does not escape: they move the cursor, break lines or change the direction.
const INVISIBLE = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Quotes a value for a message: on one line, truncated. Never for a secret. */
export function quote(text: string): string {
  const start = text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
  return JSON.stringify(start).replace(
    INVISIBLE,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Whether a text is in quotes, which usually belong to the syntax of the file around it. */
export const isInQuotes = (text: string): boolean => /^(["'`]).*\1$/s.test(text);

export const QUOTES_FLAW = ["begins and ends with quotes", "remove them"] as const;
