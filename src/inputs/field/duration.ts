import * as z from "zod";
import { quoted } from "../problem.ts";

const DURATION = /^(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+)s)?(?:(\d+)ms)?$/;
const SPELLINGS: [RegExp, number][] = [
  [/^(d|days?)$/, 86_400_000],
  [/^(h|hrs?|hours?)$/, 3_600_000],
  [/^(m|mins?|minutes?)$/, 60_000],
  [/^(s|secs?|seconds?)$/, 1_000],
  [/^(ms|msecs?|millis|milliseconds?)$/, 1],
];
// A timer with a delay over 2^31 - 1 ms, a little less than 25 days, would end at once.
const LONGEST_MS = 24 * 86_400_000;
const EXAMPLES = "500ms, 90s, 30m or 1h30m";

function millisecondsOf(text: string): number | undefined {
  const parts = text === "" ? null : DURATION.exec(text);
  if (!parts) return undefined;
  const [hours, minutes, seconds, milliseconds] = parts.slice(1).map((part) => Number(part ?? 0));
  return (
    (hours ?? 0) * 3_600_000 +
    (minutes ?? 0) * 60_000 +
    (seconds ?? 0) * 1_000 +
    (milliseconds ?? 0)
  );
}

function durationText(durationMs: number): string {
  const parts: [number, string][] = [
    [Math.floor(durationMs / 3_600_000), "h"],
    [Math.floor(durationMs / 60_000) % 60, "m"],
    [Math.floor(durationMs / 1_000) % 60, "s"],
    [durationMs % 1_000, "ms"],
  ];
  const nonZero = parts.filter(([amount]) => amount > 0);
  return nonZero.length === 0 ? "0s" : nonZero.map(([amount, unit]) => `${amount}${unit}`).join("");
}

/** The likely meaning of a text such as `1.5h`, `30 minutes`, `30s1m` or `'30m'`. */
function likelyMilliseconds(text: string): number | undefined {
  const compact = text.toLowerCase().replace(/["'\s]+/g, "");
  if (!/^(\d+(\.\d+)?[a-z]+)+$/.test(compact)) return undefined;
  let total = 0;
  for (const [, amount, word] of compact.matchAll(/(\d+(?:\.\d+)?)([a-z]+)/g)) {
    const unit = SPELLINGS.find(([spelling]) => spelling.test(word ?? ""));
    if (!unit) return undefined;
    total += Number(amount) * unit[1];
  }
  return Number.isInteger(total) && total <= LONGEST_MS ? total : undefined;
}

function advice(text: string): string {
  if (text.startsWith("-"))
    return `${quoted(text)} is negative: write a duration such as ${EXAMPLES}`;
  if (/^\d{1,9}$/.test(text))
    return `${quoted(text)} has no unit: write ${text}s for seconds or ${text}${text.length > 4 ? "ms for milliseconds" : "m for minutes"}`;
  if (millisecondsOf(text) !== undefined)
    return `${quoted(text)} is too long: write at most ${durationText(LONGEST_MS)}`;
  const likelyMs = likelyMilliseconds(text);
  const proposal =
    likelyMs === undefined
      ? `whole numbers with a unit, such as ${EXAMPLES}`
      : durationText(likelyMs);
  return `${quoted(text)} is not a duration: write ${proposal}`;
}

/** A text such as `1h30m`, parsed to milliseconds. */
export const duration = z
  .string(`is required: write a duration such as ${EXAMPLES}`)
  .trim()
  .transform((text, ctx) => {
    const durationMs = millisecondsOf(text);
    if (durationMs !== undefined && durationMs <= LONGEST_MS) return durationMs;
    ctx.addIssue(advice(text));
    return z.NEVER;
  });

/** A `duration` in milliseconds for a limit or a pause, which makes no sense at zero. */
export const positiveDuration = duration.refine((durationMs) => durationMs > 0, {
  message: "must be longer than zero: write a duration such as 30s",
});
