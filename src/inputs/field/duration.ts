import { quote } from "../quote.ts";
import { field, type InvalidValue, type Refuse } from "../text-field.ts";

const DURATION = /^(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+)s)?(?:(\d+)ms)?$/;
// A timer with a delay above 2^31 - 1 ms, a little less than 25 days, would fire at once.
const MAX_MS = 24 * 86_400_000;
const EXAMPLES = "500ms, 90s, 30m or 1h30m";

/** Units of the parts of a duration, in order. */
const UNITS_MS = [3_600_000, 60_000, 1_000, 1];

function partsToMs(text: string): number | undefined {
  const parts = text === "" ? null : DURATION.exec(text);
  if (!parts) return undefined;
  return UNITS_MS.reduce((sum, unitMs, index) => sum + unitMs * Number(parts[index + 1] ?? 0), 0);
}

const ADVICE = `write a duration such as ${EXAMPLES}`;

/** A text such as `1h30m`, parsed to milliseconds. */
export const duration = field(ADVICE, parseDuration);

/** A `duration` above zero. */
export const positiveDuration = field(ADVICE, (text, refuse) => {
  const durationMs = parseDuration(text, refuse);
  return durationMs || refuse("must be longer than zero", "write a duration such as 30s");
});

function parseDuration(text: string, refuse: Refuse): number | InvalidValue {
  const durationMs = partsToMs(text);
  if (durationMs !== undefined && durationMs <= MAX_MS) return durationMs;
  if (durationMs !== undefined)
    return refuse(`${quote(text)} is too long`, `write at most ${MAX_MS / 3_600_000}h`);
  if (!/^\d{1,9}$/.test(text))
    return refuse(
      `${quote(text)} is not a duration`,
      `write whole numbers with a unit, such as ${EXAMPLES}`,
    );
  const larger = text.length > 4 ? "ms for milliseconds" : "m for minutes";
  return refuse(`${quote(text)} has no unit`, `write ${text}s for seconds or ${text}${larger}`);
}
