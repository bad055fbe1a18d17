/** A number with separators: `1,234`. Small numbers avoid `Intl`, which is slow to load. */
export const formatNumber = (count: number): string =>
  Number.isInteger(count) && Math.abs(count) < 1_000
    ? String(count)
    : count.toLocaleString("en-US");

/** Capitalizes the first word, unless that is an identifier. */
export const capitalize = (text: string): string =>
  text.replace(/^[a-z](?=[a-z]*\b)/, (letter) => letter.toUpperCase());

export const pluralize = (count: number, noun: string, plural = `${noun}s`) =>
  `${formatNumber(count)} ${count === 1 ? noun : plural}`;

export const joinNames = (names: readonly string[]) => new Intl.ListFormat("en-GB").format(names);

/** `1h 2m 3s`, or milliseconds below a second. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 0.5) return "0s";
  if (durationMs < 999.5) return `${Math.round(durationMs)}ms`;
  const seconds = Math.round(durationMs / 1_000);
  const parts: [number, string][] = [
    [Math.floor(seconds / 3_600), "h"],
    [Math.floor(seconds / 60) % 60, "m"],
    [seconds % 60, "s"],
  ];
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count}${unit}`] : [])).join(" ");
}

/** A duration in whole minutes, or in tens of seconds below two minutes. */
export function roundDuration(durationMs: number): string {
  const unitMs = durationMs < 110_000 ? 10_000 : 60_000;
  return formatDuration(Math.max(1, Math.round(durationMs / unitMs)) * unitMs);
}

/** Truncates a text anywhere, so the text must be redacted before. */
export const truncate = (text: string, maxCharacters: number) =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;

/** The last lines of a redacted text, after the number of lines that are omitted. */
export function lastLines(text: string, maxLines: number, maxCharacters: number): string[] {
  const lines = text.split(/\r?\n/);
  const shownLines = lines.slice(-maxLines).map((line) => truncate(line, maxCharacters));
  const count = lines.length - shownLines.length;
  return count > 0 ? [`… ${pluralize(count, "line")} before`, ...shownLines] : shownLines;
}

/** Truncates a text between words, because the beginning of a secret would not be masked. */
export function shorten(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const end = text.slice(0, maxCharacters + 1).search(/\s\S*$/);
  return end < 0 ? "…" : `${text.slice(0, end)} …`;
}

const UUID = /^([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{8}([0-9a-f]{4})$/i;
/** The first digits of a UUID, and the last ones unless it is random. Other texts are unchanged. */
export function shortId(id: string): string {
  const [, start, end] = UUID.exec(id) ?? [];
  if (start === undefined) return id;
  // UUIDs of versions other than 4 begin with a time or a counter, so several may begin alike.
  return id[14] === "4" ? start : `${start}…${end}`;
}
