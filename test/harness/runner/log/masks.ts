import { LINE_END } from "./lines.ts";

export type Masker = ReturnType<typeof createMasker>;

export function createMasker() {
  const maskedValues = new Set<string>();
  return {
    /** Masks a value, each of its lines, and their encoded forms from now on. */
    add(value: string): void {
      for (const text of [value, ...value.split(LINE_END).map((line) => line.trim())])
        for (const form of [text, ...encodingsOf(text)]) maskedValues.add(form);
      maskedValues.delete("");
    },
    mask: (text: string) => maskAll(text, maskedValues),
  };
}

const XML_ENTITIES: Record<string, string> = {
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "&": "&amp;",
};

/** The encodings that the runner masks; it does not know others, such as hex or base64url. */
function encodingsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  return [
    bytes.toString("base64"),
    // The end of the Base64 text of a secret that follows a prefix of two bytes, or of one.
    bytes.subarray(bytes.length > 1 ? 1 : 0).toString("base64"),
    bytes.subarray(bytes.length > 2 ? 2 : 0).toString("base64"),
    value.replaceAll('"', '\\"'),
    value.replaceAll("'", "''"),
    escapeJson(value),
    encodeURIComponent(value.toWellFormed()).replace(/[!'()*]/g, percentEncode),
    value.replace(/[<>"'&]/g, (character) => XML_ENTITIES[character] ?? character),
    /^".{7,}"$/s.test(value) ? value.slice(1, -1) : "",
  ];
}

function escapeJson(value: string): string {
  const json = JSON.stringify(value).slice(1, -1);
  return json.replace(
    /[\u0085\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Overlapping and adjacent matches become one `***`. */
function maskAll(text: string, maskedValues: ReadonlySet<string>): string {
  const matches = [...maskedValues]
    .flatMap((value) => positionsOf(value, text))
    .sort((a, b) => a.start - b.start);
  let maskedText = "";
  let end = -1;
  for (const match of matches) {
    if (match.start > end) maskedText += `${text.slice(Math.max(end, 0), match.start)}***`;
    end = Math.max(end, match.end);
  }
  return maskedText + text.slice(Math.max(end, 0));
}

function positionsOf(value: string, text: string): { start: number; end: number }[] {
  const positions = [];
  for (let start = text.indexOf(value); start >= 0; start = text.indexOf(value, start + 1)) {
    positions.push({ start, end: start + value.length });
  }
  return positions;
}
