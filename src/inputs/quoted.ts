const LONGEST = 60;
// JSON escapes the C0 controls only; these also move the cursor, break lines or turn the writing direction.
const INVISIBLE = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A value for a message: quoted, on one line, at most about 60 characters. Never for a secret. */
export function quoted(text: string): string {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return JSON.stringify(shown).replace(
    INVISIBLE,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
