import { type Block, type Piece, sentences, type Text } from "../../../report/blocks.ts";
import type { Ending } from "../../../report/conclusion.ts";
import { conclude, endBlocks, summaryOf } from "../../../report/conclusion.ts";
import { factsOf } from "../../../report/outcomes.ts";
import { formatDuration } from "../../../report/wording.ts";
import type { OutputValue, World } from "../../../report/world.ts";
import { planBlocks } from "../changes.ts";
import {
  CHECKS,
  newRuns,
  previousRuns,
  revisionPiece,
  rolledOut,
  subjectOf,
  withLinks,
} from "../describe.ts";
import { addressOf, type Known, outputsAmong, type Rollback } from "../known.ts";
import { runsInShort } from "../runs.ts";
import { statusLine, stayBlocks } from "../timing/stays.ts";
import { CONCURRENCY } from "./ending.ts";
import { comparison, failureLogBlock, howToWatchAgain, runsTable, toCopy } from "./facts.ts";

/** Ends whose plan is what a reader came for: it is not folded. */
const SHOWS_PLAN: readonly string[] = ["planned", "no_revision"];

/** The end of a rollout's step as outputs, summary and comment. */
export function concludeRollout<Name extends string>(
  { clock, report }: World,
  end: Ending,
  known: Known,
  described: Record<Name, string>,
  on_superseded: "fail" | "warn",
) {
  const elapsedMs = clock.now() - known.startedMs;
  const ending = withFacts(accepted(end, on_superseded), known);
  const outputs: Record<string, OutputValue> = {
    ...outputsAmong(described, known),
    elapsed_seconds: Math.round(elapsedMs / 1_000),
  };
  const plan = SHOWS_PLAN.includes(ending.outcome) ? planBlocks(known.plan) : [];
  const summary = summaryOf(ending, [
    ...howToWatchAgain(ending, known),
    ...plan,
    ...recoveryNote(known),
    ...failureLogBlock(known),
    ...runsTable(ending, known),
    ...stayBlocks(ending, known, elapsedMs),
    ...toCopy(known, plan.length === 0),
  ]);
  const line = factsOf(ending.outcome).serves ? [] : statusLine(known, elapsedMs);
  const comment = [...endBlocks(ending), ...howToWatchAgain(ending, known), ...plan, ...line];
  return conclude(report, ending, outputs, summary, comment);
}

function accepted(ending: Ending, on_superseded: "fail" | "warn"): Ending {
  const isAccepted = ending.outcome === "superseded" && on_superseded === "warn";
  return isAccepted ? { ...ending, severity: "warning", advice: `${CONCURRENCY}.` } : ending;
}

/** What a reader asks first: where it serves, or what serves instead, and whether that is safe. */
function withFacts(ending: Ending, known: Known): Ending {
  const { rollback } = known;
  const back = rollback === undefined ? "" : rollbackInWords(rollback, known);
  const message = sentences(ending.message, back, serving(ending, known), comparison(known));
  const { advice } = ending;
  const linked = advice === undefined ? {} : { advice: withLinks(advice, known) };
  return { ...ending, message, ...linked, ...headlineOf(ending, known) };
}

/** The headline says what came of the rollback, too. */
function headlineOf({ outcome, headline = "" }: Ending, known: Known): { headline?: string } {
  const { rollback } = known;
  if (rollback?.revision_id === undefined) return headline === "" ? {} : { headline };
  const check = CHECKS[outcome];
  const failed =
    check === undefined ? headline : `${subjectOf(known)}: ${rolledOut(known)} failed ${check}`;
  return { headline: `${failed}; ${rollbackInShort(rollback)}` };
}

function rollbackInShort({ end, to, failedCheck }: Rollback): string {
  if (end === undefined) return "the end of the rollback is not known";
  if (end !== "deployed") return "the rollback failed";
  const back = `rolled back to ${to}`;
  return failedCheck === undefined ? back : `${back}, which fails ${failedCheck}, too`;
}

function rollbackInWords(rollback: Rollback, known: Known): Text {
  const { phase, to, revision_id, end, why, reason, tookMs = 0, kept = [] } = rollback;
  if (revision_id === undefined)
    return phase === "not sent"
      ? `Not rolled back: ${why}.`
      : `It is not known whether the rollback was applied: ${why}.`;
  const revision = [" (revision ", revisionPiece(known, revision_id), ")"];
  if (end === undefined) return ["How the rollback", ...revision, ` ended is not known: ${why}.`];
  if (end !== "deployed")
    return [
      `The rollback to ${to}`,
      ...revision,
      ` ended as ${end}${reason ? `: ${reason}` : ""}.`,
    ];
  const stay = kept.length === 0 ? "" : ` The ${kept.join(" and ")} of this change stay.`;
  const unchecked = why === undefined ? "" : ` It could not be checked: ${why}.`;
  return [`Rolled back in ${formatDuration(tookMs)}`, ...revision, `.${stay}${unchecked}`];
}

const MAY_NOT_SERVE: readonly string[] = ["failed", "not_active", "superseded", "timed_out"];

/** Which revision serves is known only at the very end, and only if it was read then. */
function serving({ outcome }: Ending, known: Known): Text {
  const { deployment, revision, rollback } = known;
  const url = addressOf(deployment);
  const where: Piece[] = url === "" ? [] : [{ text: url, href: url }];
  if (factsOf(outcome).serves) return url === "" ? "" : ["Address: ", ...where, "."];
  if (!isServingKnown(outcome, known)) return "";
  const active = deployment?.active_revision_id;
  if (!active) return "No revision serves.";
  if (active === revision?.id) return outcome === "timed_out" ? "It serves by now." : "";
  if (active === rollback?.revision_id) return "";
  return [...servingNow(active, known), ...(where.length === 0 ? [] : [" at ", ...where]), "."];
}

function isServingKnown(
  outcome: Ending["outcome"],
  { deployment, revision, silentSinceMs }: Known,
): boolean {
  if (silentSinceMs !== undefined) return false;
  if (outcome === "rejected") return deployment !== undefined;
  const isOver = CHECKS[outcome] !== undefined || MAY_NOT_SERVE.includes(outcome);
  return revision !== undefined && isOver;
}

function servingNow(active: string, known: Known): Piece[] {
  const isPrevious = active === known.before?.active_revision_id;
  const runs = isPrevious ? runsInShort(previousRuns(known), newRuns(known)) : undefined;
  return [
    isPrevious ? "Still serving: " : "Serving: ",
    ...(runs === undefined ? ["revision ", revisionPiece(known, active)] : [{ code: runs }]),
  ];
}

/** What was in doubt, and is not any more. */
function recoveryNote({ recovered }: Known): Block[] {
  if (recovered === undefined) return [];
  const later = `${formatDuration(recovered.afterMs)} later`;
  const what =
    recovered.how === "found"
      ? `its revision was found ${later}, and nothing was sent twice`
      : `it had not been applied, and was sent again ${later}`;
  return [{ text: `ℹ️ The answer to the change was lost: ${what}.` }];
}
