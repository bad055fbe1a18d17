import { sentences, type Text } from "../../../report/blocks.ts";
import { type Description, type End, severityOf } from "../../../report/conclusion.ts";
import { shortId } from "../../../report/format.ts";
import type { Outcome } from "../../../report/outcomes.ts";
import { timeLabel } from "../../../report/range-text.ts";
import { parseTime } from "../../../service/contract/time.ts";
import { INPUTS_OF_MEMBERS } from "../inputs.ts";
import { differencesIn, type State } from "../state.ts";
import { nextSteps } from "./next-steps.ts";
import { errorsOf } from "./run-errors.ts";

/** The parts of a description that differ between outcomes. */
export interface EndParts extends Pick<Description, "severity"> {
  headline: string;
  /** What happened. Empty lines are dropped. */
  lines?: readonly string[];
  advice?: Text;
}

const CHECK_EXPORT = "Look at the export on the platform before you use its files.";

/** Adds differences from the request, errors of the platform and next steps to the parts. */
export const end = (outcome: Outcome, partsOf: (state: State) => EndParts): End<State> => ({
  outcome,
  describe(state) {
    const { headline, lines = [], advice = "", severity } = partsOf(state);
    const differences = differencesText(state);
    const errors = errorsOf(state);
    const message = [differences, ...lines].filter(Boolean).join("\n");
    const endSeverity = severityOf({ outcome, message, ...(severity && { severity }) });
    return {
      headline,
      message,
      severity: endSeverity === "success" && differences ? "warning" : endSeverity,
      advice: sentences(advice, differences && CHECK_EXPORT, nextSteps(state)),
      ...(errors === undefined ? {} : { quotes: [{ source: "The platform", text: errors }] }),
    };
  },
});

/** A long text is not truncated, because it is redacted later. */
function valueText(value: unknown): string {
  const text = String(value ?? "");
  const ms = parseTime(text);
  return Number.isNaN(ms) ? shortId(text) || "none" : timeLabel(ms);
}

/** A sentence about the inputs that the service changed or ignored; empty if none. */
function differencesText(state: State): string {
  const differences = differencesIn(state).map(
    ({ path, expected, actual }) =>
      `${INPUTS_OF_MEMBERS[path] ?? path} is ${valueText(actual)} (${valueText(expected)} was sent)`,
  );
  return differences.length === 0 ? "" : `Not exported as it was sent: ${differences.join(", ")}.`;
}
