import { sentences } from "../../../report/blocks.ts";
import { type Conclusion, conclude, type End } from "../../../report/conclusion.ts";
import { outcomeInfo } from "../../../report/outcomes.ts";
import type { StepContext } from "../../../step/step-context.ts";
import { changeBlocks, sentChangesText, warningBlocks } from "../change-text.ts";
import { ownRevisionUrl } from "../describe.ts";
import { declaredValues } from "../outputs.ts";
import type { State, StateStore } from "../state.ts";
import { comparisonText, contentTable, idBlocks } from "./blocks.ts";
import { rollbackLabel, rollbackText } from "./rollback-text.ts";
import { servingText } from "./serving.ts";
import { statusLineBlocks, statusPeriodBlocks } from "./status-periods.ts";

/** Outcomes whose summary shows the plan expanded. */
const PLAN_OUTCOMES: readonly string[] = ["planned", "no_revision"];

const MISMATCH_ADVICE = "Correct the inputs, or ask whoever runs the service.";

/** Outcomes that a change other than the content may have caused. */
const CHANGE_OUTCOMES: readonly string[] = ["failed", "superseded", "timed_out"];

/** The beginning of a tag that identifies an image without its name, unlike `latest` and `2`. */
const CLEAR_TAG = /^(?:v?\d+\.\d|[0-9a-f]{7,64}\b)/;

/** Omits the name from the images in a headline that begins with the same name. */
function omitName(headline: string, name: string): string {
  const omitFrom = (word: string) => {
    const tag = word.startsWith(`${name}:`) ? word.slice(name.length + 1) : "";
    return CLEAR_TAG.test(tag) ? tag : word;
  };
  return headline.split(" ").map(omitFrom).join(" ");
}

/**
 * Adds the rollback, the active revision and the changes to the description of an end. Omits the
 * active revision after a cancellation, because the deployment was not read again.
 */
export function rolloutConclusionOf({ outcome, describe }: End<State>, state: State): Conclusion {
  const { headline, message, ...description } = describe(state);
  const isMismatch = state.isAsSent === false && !outcomeInfo(outcome).isFailure;
  return {
    outcome,
    ...description,
    ...(isMismatch && {
      severity: "warning",
      advice: sentences(MISMATCH_ADVICE, description.advice ?? ""),
    }),
    headline: omitName(`${headline}${rollbackLabel(state)}`, state.deployment?.name ?? ""),
    message: sentences(
      message,
      rollbackText(state),
      outcome === "cancelled" ? "" : servingText(state),
      CHANGE_OUTCOMES.includes(outcome) ? sentChangesText(state) : "",
      comparisonText(state),
    ),
  };
}

export function concludeRollout<Name extends string>(
  { report }: StepContext,
  end: End<State>,
  { state, elapsedMs }: Pick<StateStore, "state" | "elapsedMs">,
  declaredOutputs: Record<Name, string>,
) {
  const conclusion = rolloutConclusionOf(end, state);
  const showsPlan = PLAN_OUTCOMES.includes(end.outcome);
  const plan = showsPlan && state.plan !== undefined ? changeBlocks(state.plan) : [];
  // The warnings are about effects: a change that was not sent has none.
  const hasEffects = state.phase !== "not sent" || end.outcome === "planned";
  const warnings = hasEffects ? warningBlocks(state.plan) : [];
  const log = state.failureLog;
  const details = [
    ...warnings,
    ...plan,
    ...(log === undefined ? [] : [{ fold: { title: log.title, blocks: [{ code: log.text }] } }]),
    ...contentTable(conclusion, state),
    ...statusPeriodBlocks(state),
    ...idBlocks(state, plan.length === 0),
  ];
  const statusLine = outcomeInfo(end.outcome).isServing ? [] : statusLineBlocks(state);
  const outputs = declaredValues(declaredOutputs, state);
  const commentDetails = [...warnings, ...plan, ...statusLine];
  const link = ownRevisionUrl(state);
  return { ...conclude(report, conclusion, { outputs, details, commentDetails, elapsedMs }), link };
}
