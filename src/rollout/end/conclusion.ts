import { type Comment, commentBlocks, conclude, summaryOf } from "../../action/conclusion.ts";
import type { Ending } from "../../action/ending.ts";
import { factsOf } from "../../action/outcomes.ts";
import { type Block, type Piece, piecesOf, type Text } from "../../action/summary.ts";
import { formatDuration } from "../../action/wording.ts";
import type { World } from "../../action/world.ts";
import type { Progress } from "../progress.ts";
import { statusLine } from "../timing/line.ts";
import { comparisonOf, timelineOf } from "../timing/timeline.ts";
import {
  checksInWords,
  revisionPiece,
  rolledOut,
  subjectOf,
  whatRuns,
  withLinks,
} from "../words.ts";
import { CONCURRENCY } from "./ending.ts";
import {
  addressOf,
  comparison,
  failureLogBlock,
  formerRuns,
  howToWatchAgain,
  planDiff,
  runsTable,
  toCopy,
} from "./facts.ts";

/** The end of a rollout's step as outputs, summary and comment. */
export function concludeRollout(
  { clock, report }: World,
  end: Ending,
  progress: Progress,
  on_superseded: "fail" | "warn",
) {
  const elapsedMs = clock.now() - progress.startedMs;
  const ending = withFacts(accepted(end, on_superseded), progress);
  const { deployment, revision, changes } = progress;
  const runs = revision?.source_revision_config ?? {};
  const outputs = {
    status: revision?.status ?? "",
    revision_id: revision?.id ?? "",
    active_revision_id: deployment?.active_revision_id ?? "",
    deployment_status: deployment?.status ?? "",
    deployment_url: addressOf(deployment),
    image_uri: runs.image_uri ?? "",
    repo_ref: runs.repo_ref ?? "",
    repo_commit_sha: runs.repo_commit_sha ?? "",
    elapsed_seconds: Math.round(elapsedMs / 1_000),
    poll_count: progress.pollCount,
  };
  const isPlanned = ending.outcome === "planned";
  const summary = summaryOf(ending, [
    ...(isPlanned ? planDiff(changes) : []),
    ...recoveryNote(progress),
    ...failureLogBlock(progress),
    ...howToWatchAgain(ending, progress),
    ...statusLine(progress, ending.outcome, elapsedMs),
    ...comparisonOf(ending, progress, elapsedMs),
    ...runsTable(ending, progress),
    ...toCopy(ending, progress),
    ...timelineOf(progress, elapsedMs),
  ]);
  return conclude(report, ending, outputs, summary, commentOf(ending, progress, elapsedMs));
}

function accepted(ending: Ending, on_superseded: "fail" | "warn"): Ending {
  const isAccepted = ending.outcome === "superseded" && on_superseded === "warn";
  return isAccepted ? { ...ending, severity: "warning", advice: `${CONCURRENCY}.` } : ending;
}

/** What a reader asks first: where it serves, or what serves instead, and whether that is safe. */
function withFacts(ending: Ending, progress: Progress): Ending {
  const sentences = [
    piecesOf(ending.message),
    rollbackSentence(progress),
    serving(ending, progress),
  ]
    .filter((pieces) => pieces.length > 0)
    .flatMap((pieces, index) => (index === 0 ? pieces : [" ", ...pieces]));
  const message = sentences.every((piece) => typeof piece === "string")
    ? sentences.join("")
    : sentences;
  const { advice } = ending;
  const linked = advice === undefined ? {} : { advice: withLinks(advice, progress) };
  return rolledBack({ ...ending, message, ...linked }, progress);
}

const rollbackSentence = ({ rollback }: Progress): Piece[] =>
  rollback?.message ? [rollback.message] : [];

const FAILED_HOW: Partial<Record<Ending["outcome"], string>> = {
  unhealthy: "failed the smoke test",
  unprotected: "failed the protection check",
};

/** The headline tells the good news, too. */
function rolledBack(ending: Ending, progress: Progress): Ending {
  const { rollback } = progress;
  if (rollback?.done !== true) return ending;
  const how = FAILED_HOW[ending.outcome];
  const failed =
    how === undefined ? ending.headline : `${subjectOf(progress)}: ${rolledOut(progress)} ${how}`;
  return {
    ...ending,
    headline: `${failed}; rolled back${rollback.to ? ` to ${rollback.to}` : ""}`,
  };
}

const MAY_NOT_SERVE: readonly string[] = ["failed", "not_active", "superseded"];
/** What serves all the same, and should perhaps not, or was not seen to. */
const SERVES: Partial<Record<Ending["outcome"], [string]>> = {
  unhealthy: ["It serves now."],
  unprotected: ["It serves now."],
  timed_out: ["The revision serves by now."],
};

/** Which revision serves is known only at the very end, after a rollback. */
function serving({ outcome }: Ending, progress: Progress): Piece[] {
  const { deployment, revision, rollback } = progress;
  const url = addressOf(deployment);
  const where: Piece[] = url === "" ? [] : [{ text: url, href: url }];
  if (factsOf(outcome).serves)
    return [...(url === "" ? [] : ["Address: ", ...where, "."]), ...comparison(progress)];
  const own = SERVES[outcome];
  if (revision === undefined || !(own || MAY_NOT_SERVE.includes(outcome))) return [];
  const active = deployment?.active_revision_id;
  if (!active) return ["No revision serves."];
  if (active === rollback?.revision_id) return ["It serves."];
  if (active === revision.id) return own ?? [];
  return [
    ...formerServes(active, progress),
    ...(where.length === 0 ? [] : [" at ", ...where]),
    ".",
  ];
}

function formerServes(active: string, progress: Progress): Piece[] {
  const isFormer = active === progress.before?.active_revision_id;
  const runs = isFormer ? whatRuns(formerRuns(progress)) : undefined;
  return [
    isFormer ? "Still serving: " : "Serving: ",
    ...(runs === undefined ? [] : [{ code: runs }, ", "]),
    "revision ",
    revisionPiece(progress, active),
  ];
}

/** What was in doubt, and is not any more. */
function recoveryNote({ recovered, recoveredAfterMs = 0 }: Progress): Block[] {
  if (recovered === undefined) return [];
  const later = `${formatDuration(recoveredAfterMs)} later`;
  const what =
    recovered === "found"
      ? `its revision was found ${later}, and nothing was sent twice`
      : `it had not been applied, and was sent again ${later}`;
  return [{ text: `ℹ️ The answer to the change was lost: ${what}.` }];
}

function commentOf(ending: Ending, progress: Progress, elapsedMs: number): Comment {
  const { deployment, revision, changes } = progress;
  const url = addressOf(deployment);
  const isNow = factsOf(ending.outcome).serves === true;
  const what = whatRuns(revision?.source_revision_config);
  const passed = checksInWords(progress);
  const facts: Text[] = [
    ...(isNow && url !== "" ? [[{ text: "Open the agent server", href: url }]] : []),
    ...(what === undefined ? [] : [[{ code: what }]]),
    ...(revision === undefined ? [] : [formatDuration(elapsedMs)]),
    ...(isNow && passed !== undefined ? [[passed]] : []),
  ];
  const plan = ending.outcome === "planned" ? planDiff(changes) : [];
  return { blocks: [...(isNow ? [] : commentBlocks(ending)), ...plan], facts };
}
