import { sentences, type Text } from "../../../report/blocks.ts";
import { type Description, type End, severityOf } from "../../../report/conclusion.ts";
import { shortId } from "../../../report/format.ts";
import type { Outcome } from "../../../report/outcomes.ts";
import { INPUTS_OF_MEMBERS } from "../inputs.ts";
import { instantOf, timeWords } from "../range.ts";
import { differencesIn, type State } from "../state.ts";
import { errorsOf } from "./failed-runs.ts";
import { nextSteps } from "./next-steps.ts";

/** The part of an end that differs between outcomes. */
interface Reported extends Pick<Description, "severity"> {
  headline: string;
  /** What happened. Empty lines are dropped. */
  lines?: readonly string[];
  advice?: Text;
}

const LOOK = "Look at the export on the platform before you use its files.";

/** An end that also reports differences from the request, platform errors and next steps. */
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

// Not truncated here: the runner redacts first.
function valueText(value: unknown): string {
  const text = String(value ?? "");
  const ms = instantOf(text);
  return Number.isNaN(ms) ? shortId(text) || "none" : timeWords(ms);
}

/** Which inputs the service changed or ignored; empty if none. */
function notAsSent(state: State): string {
  const all = differencesIn(state).map(
    ({ path, sent, shown }) =>
      `${INPUTS_OF_MEMBERS[path] ?? path} is ${valueText(shown)} (${valueText(sent)} was sent)`,
  );
  return all.length === 0 ? "" : `Not exported as it was sent: ${all.join(", ")}.`;
}
