import { sentences, type Text } from "../../../report/blocks.ts";
import { type Description, type End, severityOf } from "../../../report/conclusion.ts";
import { shortId } from "../../../report/format.ts";
import type { Outcome } from "../../../report/outcomes.ts";
import { instantOf, timeWords } from "../range.ts";
import { ALIASES } from "../start/request.ts";
import { differencesIn, type State } from "../state.ts";
import { errorsOf } from "./failed-runs.ts";
import { nextSteps } from "./next-steps.ts";

/** What an end says of itself. */
interface Reported extends Pick<Description, "severity"> {
  headline: string;
  /** What happened, without those that are empty. */
  lines?: readonly string[];
  advice?: Text;
}

const LOOK = "Look at the export on the platform before you use its files.";

/**
 * An end, which also says what was exported otherwise than it was sent, what the platform says of
 * it, and what to do next.
 */
export const end = (outcome: Outcome, present: (state: State) => Reported): End<State> => ({
  outcome,
  describe(state) {
    const { headline, lines = [], advice = "", severity } = present(state);
    const other = notAsSent(state);
    const next = sentences(advice, other && LOOK, nextSteps(state));
    const errors = errorsOf(state);
    const message = [other, ...lines].filter(Boolean).join("\n");
    const own = severityOf({ outcome, message, ...(severity && { severity }) });
    return {
      headline,
      message,
      severity: own === "success" && other ? "warning" : own,
      ...(next === "" ? {} : { advice: next }),
      ...(errors === undefined ? {} : { quotes: [{ by: "The platform", text: errors }] }),
    };
  },
});

// Not cut here: the runner hides secrets first.
function valueText(value: unknown): string {
  const text = String(value ?? "");
  const ms = instantOf(text);
  return Number.isNaN(ms) ? shortId(text) || "none" : timeWords(ms);
}

/** Which inputs the service took otherwise, or not at all; empty if it shows none. */
function notAsSent(state: State): string {
  const all = differencesIn(state).map(
    ({ path, sent, shown }) =>
      `${ALIASES[path] ?? path} is ${valueText(shown)} (${valueText(sent)} was sent)`,
  );
  return all.length === 0 ? "" : `Not exported as it was sent: ${all.join(", ")}.`;
}
