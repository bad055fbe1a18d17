import { type Comment, commentBlocks, conclude, summaryOf } from "../../shared/conclusion.ts";
import type { Ending } from "../../shared/ending.ts";
import { factsOf } from "../../shared/outcomes.ts";
import { type Block, type Piece, piecesOf, type Text } from "../../shared/summary.ts";
import { formatDuration, shortId } from "../../shared/wording.ts";
import type { OutputValue, World } from "../../shared/world.ts";
import { planBlocks } from "../changes.ts";
import {
  CHECKS,
  checksInWords,
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
    ...Object.fromEntries(outputsAmong(described, known)),
    elapsed_seconds: Math.round(elapsedMs / 1_000),
  };
  const isPlanned = ending.outcome === "planned";
  const summary = summaryOf(ending, [
    ...(isPlanned ? planBlocks(known.plan) : []),
    ...recoveryNote(known),
    ...failureLogBlock(known),
    ...howToWatchAgain(ending, known),
    ...stayBlocks(ending, known, elapsedMs),
    ...runsTable(ending, known),
    ...toCopy(ending, known),
  ]);
  return conclude(report, ending, outputs, summary, commentOf(ending, known, elapsedMs));
}

function accepted(ending: Ending, on_superseded: "fail" | "warn"): Ending {
  const isAccepted = ending.outcome === "superseded" && on_superseded === "warn";
  return isAccepted ? { ...ending, severity: "warning", advice: `${CONCURRENCY}.` } : ending;
}

/** What a reader asks first: where it serves, or what serves instead, and whether that is safe. */
function withFacts(ending: Ending, known: Known): Ending {
  const { rollback } = known;
  const back: Piece[] = rollback === undefined ? [] : [rollbackInWords(rollback)];
  const sentences = [piecesOf(ending.message), back, serving(ending, known)]
    .filter((pieces) => pieces.some((piece) => piece !== ""))
    .flatMap((pieces, index) => (index === 0 ? pieces : [" ", ...pieces]));
  const message = sentences.every((piece) => typeof piece === "string")
    ? sentences.join("")
    : sentences;
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

function rollbackInWords(rollback: Rollback): string {
  const { phase, to, revision_id, end, why, reason, tookMs = 0, kept = [] } = rollback;
  if (revision_id === undefined)
    return phase === "not sent"
      ? `Not rolled back: ${why}.`
      : `It is not known whether the rollback was applied: ${why}.`;
  const id = shortId(revision_id);
  if (end === undefined)
    return `The rollback's revision ${id} was created, and its end is not known: ${why}.`;
  if (end !== "deployed")
    return `The rollback to ${to}, revision ${id}, ended as ${end}${reason ? `: ${reason}` : ""}.`;
  return [
    `Rolled back to ${to} in ${formatDuration(tookMs)} (revision ${id}).`,
    ...(kept.length === 0 ? [] : [`Of this change, ${kept.join(", ")} stay as they are.`]),
    ...(why === undefined ? [] : [`It could not be checked: ${why}.`]),
  ].join(" ");
}

const MAY_NOT_SERVE: readonly string[] = ["failed", "not_active", "superseded", "timed_out"];

/** Which revision serves is known only at the very end, and only if it was read then. */
function serving({ outcome }: Ending, known: Known): Piece[] {
  const { deployment, revision, rollback, silentSinceMs } = known;
  const url = addressOf(deployment);
  const where: Piece[] = url === "" ? [] : [{ text: url, href: url }];
  if (factsOf(outcome).serves)
    return [...(url === "" ? [] : ["Address: ", ...where, "."]), ...comparison(known)];
  const isOpen = CHECKS[outcome] === undefined && !MAY_NOT_SERVE.includes(outcome);
  if (revision === undefined || isOpen || silentSinceMs !== undefined) return [];
  const active = deployment?.active_revision_id;
  if (!active) return ["No revision serves."];
  if (active === revision.id) return outcome === "timed_out" ? ["It serves now."] : [];
  if (active === rollback?.revision_id) return [];
  return [...servingNow(active, known), ...(where.length === 0 ? [] : [" at ", ...where]), "."];
}

function servingNow(active: string, known: Known): Piece[] {
  const isPrevious = active === known.before?.active_revision_id;
  const runs = isPrevious ? runsInShort(previousRuns(known)) : undefined;
  return [
    isPrevious ? "Still serving: " : "Serving: ",
    ...(runs === undefined ? [] : [{ code: runs }, ", "]),
    "revision ",
    revisionPiece(known, active),
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

function commentOf(ending: Ending, known: Known, elapsedMs: number): Comment {
  const url = addressOf(known.deployment);
  const isNow = factsOf(ending.outcome).serves === true;
  const passed = checksInWords(known);
  const facts: Text[] = !isNow
    ? []
    : [
        ...(url === "" ? [] : [[{ text: "Open the agent server", href: url }]]),
        [{ code: rolledOut(known) }],
        ...(known.revision === undefined ? [] : [formatDuration(elapsedMs)]),
        ...(passed === undefined ? [] : [passed]),
      ];
  const plan = ending.outcome === "planned" ? planBlocks(known.plan) : [];
  const line = isNow ? [] : statusLine(known, elapsedMs);
  return { blocks: [...(isNow ? [] : commentBlocks(ending)), ...plan, ...line], facts };
}
