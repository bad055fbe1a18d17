import { quote } from "../quote.ts";
import { field, type InvalidValue, type Refuse } from "../text-field.ts";

const DURATION = /^(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+)s)?(?:(\d+)ms)?$/;
/** Units of the groups of `DURATION`, in order. */
const UNITS_MS = [3_600_000, 60_000, 1_000, 1];
// A timer with a delay above 2^31 - 1 ms, a little less than 25 days, would fire at once.
const MAX_MS = 24 * 86_400_000;
const ADVICE = "write whole numbers with a unit, such as 500ms, 90s, 30m or 1h30m";

function parseDuration(text: string, refuse: Refuse): number | InvalidValue {
  const [, ...counts] = (text !== "" && DURATION.exec(text)) || [];
  if (counts.length > 0) {
    const durationMs = UNITS_MS.reduce((sum, ms, i) => sum + ms * Number(counts[i] ?? 0), 0);
    if (durationMs <= MAX_MS) return durationMs;
    return refuse(`${quote(text)} is too long`, `write at most ${MAX_MS / 3_600_000}h`);
  }
  return refuse(`${quote(text)} ${/^\d+$/.test(text) ? "has no unit" : "is not a duration"}`);
}

/** A text such as `1h30m`, parsed to milliseconds. */
export const duration = field(ADVICE, parseDuration);

export const positiveDuration = field(
  ADVICE,
  (text, refuse) => parseDuration(text, refuse) || refuse("must be longer than zero"),
);
