import { type Block, sentences } from "../../../report/blocks.ts";
import { conclude, type End, type Ending } from "../../../report/conclusion.ts";
import { factsOf } from "../../../report/outcomes.ts";
import { formatDuration } from "../../../report/wording.ts";
import type { World } from "../../../report/world.ts";
import { changeBlocks, warningBlocks } from "../changes.ts";
import { pageOfRevision } from "../describe.ts";
import type { Known, StateStore } from "../known.ts";
import { outputsAmong } from "../outputs.ts";
import { statusLine, statusPeriodBlocks } from "../timing/status-periods.ts";
import { comparison, failureLogBlock, runsTable, toCopy } from "./blocks.ts";
import { rollbackInShort, rollbackInWords, whatServes } from "./what-serves.ts";

/** Ends whose plan is what a reader came for: it is not folded. */
const SHOWS_PLAN: readonly string[] = ["planned", "no_revision"];

const OTHERWISE = "Correct the inputs, or ask whoever runs the service.";

/**
 * The full message of a result: what happened, the rollback, what serves, and the change. After a
 * cancellation, the deployment was not read again.
 */
export function endingOf({ outcome, words }: End<Known>, known: Known): Ending {
  const { headline, message, ...said } = words(known);
  const isOtherwise = known.isAsSent === false && !factsOf(outcome).fails;
  return {
    outcome,
    ...said,
    ...(isOtherwise && {
      severity: "warning",
      advice: sentences(OTHERWISE, said.advice ?? ""),
    }),
    headline: `${headline}${rollbackInShort(known)}`,
    message: sentences(
      message,
      rollbackInWords(known),
      outcome === "cancelled" ? "" : whatServes(known),
      comparison(known),
    ),
  };
}

/** The end of a rollout's step as outputs, summary and comment, once everything has happened. */
export function concludeRollout<Name extends string>(
  { report }: World,
  end: End<Known>,
  { known, elapsedMs }: Pick<StateStore, "known" | "elapsedMs">,
  described: Record<Name, string>,
) {
  const ending = endingOf(end, known);
  const isShown = SHOWS_PLAN.includes(ending.outcome);
  const plan = isShown && known.plan !== undefined ? changeBlocks(known.plan) : [];
  // What was not sent removes nothing.
  const isTold = known.phase !== "not sent" || ending.outcome === "planned";
  const warnings = isTold ? warningBlocks(known.plan) : [];
  const details = [
    ...warnings,
    ...plan,
    ...recoveryNote(known),
    ...failureLogBlock(known),
    ...runsTable(ending, known),
    ...statusPeriodBlocks(ending, known, elapsedMs),
    ...toCopy(known, plan.length === 0),
  ];
  const line = factsOf(ending.outcome).serves ? [] : statusLine(known, elapsedMs);
  const outputs = outputsAmong(described, known);
  const brief = [...warnings, ...plan, ...line];
  const link = pageOfRevision(known);
  return { ...conclude(report, ending, { outputs, details, brief, elapsedMs }), link };
}

/** Recovered doubts, such as a lost response that was resolved. */
function recoveryNote({ recovered }: Known): Block[] {
  if (recovered === undefined) return [];
  const what =
    recovered.how === "found"
      ? "its revision was found, and nothing was sent twice"
      : `it had not been applied, and was sent again ${formatDuration(recovered.afterMs)} later`;
  return [{ text: `ℹ️ The answer to the change was lost: ${what}.` }];
}
