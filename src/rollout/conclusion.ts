import { conclude, summaryOf } from "../action/conclusion.ts";
import type { Ending } from "../action/ending.ts";
import { factsOf } from "../action/outcomes.ts";
import type { Text } from "../action/summary.ts";
import type { World } from "../action/world.ts";
import { addressOf, changesTable, factsTable, failureLogBlock, howToWatchAgain } from "./facts.ts";
import type { Progress } from "./progress.ts";
import { comparisonOf, timelineOf } from "./timing/timeline.ts";

/** The end of a rollout's step as outputs and summary. */
export function concludeRollout(
  { clock, report }: World,
  end: Ending,
  progress: Progress,
  on_superseded: "fail" | "warn",
) {
  const elapsedMs = clock.now() - progress.startedMs;
  const ending = accepted(withServing(end, progress), on_superseded);
  const { deployment, revision } = progress;
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
  const details = [
    ...failureLogBlock(progress),
    ...howToWatchAgain(ending, progress),
    ...timelineOf(progress, elapsedMs),
    ...comparisonOf(ending, progress, elapsedMs),
    ...changesTable(progress),
    ...factsTable(ending, progress),
  ];
  const summary = summaryOf(ending, details, messageWithAddress(ending, progress));
  return conclude(report, ending, outputs, summary);
}

function accepted(ending: Ending, on_superseded: "fail" | "warn"): Ending {
  const isAccepted = ending.outcome === "superseded" && on_superseded === "warn";
  return isAccepted ? { ...ending, severity: "warning" } : ending;
}

const MAY_NOT_SERVE: readonly string[] = ["failed", "not_active", "timed_out"];
/** They serve, and should perhaps not. */
const SERVE_ALL_THE_SAME: readonly string[] = ["unhealthy", "unprotected"];

/** Which revision serves is known only at the very end, after a rollback. */
function withServing(ending: Ending, { deployment, revision, rollback }: Progress): Ending {
  const { outcome } = ending;
  const isChecked = SERVE_ALL_THE_SAME.includes(outcome);
  if (revision === undefined || !(isChecked || MAY_NOT_SERVE.includes(outcome))) return ending;
  const active = deployment?.active_revision_id ?? "no revision";
  const own = isChecked ? "It is the one that serves." : undefined;
  const serving = active === revision.id ? own : `Serving: ${active}.`;
  const sentences = [ending.message, rollback?.message, serving];
  return { ...ending, message: sentences.filter((one) => one !== undefined).join(" ") };
}

function messageWithAddress({ outcome, message }: Ending, { deployment }: Progress): Text {
  const url = addressOf(deployment);
  return url && factsOf(outcome).serves ? [`${message} `, { text: url, href: url }] : message;
}
