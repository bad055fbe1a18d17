import type { World } from "../action/world.ts";
import type { Progress } from "./progress.ts";
import { summaryOf } from "./summary.ts";
import type { Outcome, Verdict } from "./verdict.ts";

const SUCCESSES: readonly Outcome[] = [
  "deployed",
  "unchanged",
  "no_revision",
  "not_waited",
  "planned",
];

const NOT_SERVING: readonly Outcome[] = ["failed", "not_active", "timed_out"];

/** What serves is known only at the end of all, which may be that of a rollback. */
function withServing(verdict: Verdict, { deployment, revision, rollback }: Progress): Verdict {
  if (revision === undefined || !NOT_SERVING.includes(verdict.outcome)) return verdict;
  const active = deployment?.active_revision_id ?? "no revision";
  const serving = active === revision.id ? undefined : `Serving: ${active}.`;
  const sentences = [verdict.message, rollback?.message, serving].filter(
    (sentence) => sentence !== undefined,
  );
  return { ...verdict, message: sentences.join(" ") };
}

function failureOf({ outcome, message, advice, problems }: Verdict) {
  const lines = [message, advice].filter((line) => line !== undefined);
  return {
    title: outcome,
    message: lines.join("\n"),
    ...(problems === undefined ? {} : { problems }),
  };
}

/** The end of an action as outputs, summary and, where the step has to fail, its failure. */
export function conclude(
  world: World,
  end: Verdict,
  progress: Progress,
  on_superseded: "fail" | "warn",
) {
  const verdict = withServing(end, progress);
  const elapsedMs = world.clock.now() - progress.startedMs;
  const isAccepted = verdict.outcome === "superseded" && on_superseded === "warn";
  const isSuccess = SUCCESSES.includes(verdict.outcome);
  if (isAccepted) world.report.warning(verdict.message);
  if (isSuccess) world.report.info(verdict.message);
  const { deployment, revision } = progress;
  const runs = revision?.source_revision_config ?? {};
  const failed = !isAccepted && !isSuccess;
  return {
    outputs: {
      outcome: verdict.outcome,
      status: revision?.status ?? "",
      revision_id: revision?.id ?? "",
      active_revision_id: deployment?.active_revision_id ?? "",
      deployment_status: deployment?.status ?? "",
      deployment_url: deployment?.source_config.custom_url ?? "",
      image_uri: runs.image_uri ?? "",
      repo_ref: runs.repo_ref ?? "",
      repo_commit_sha: runs.repo_commit_sha ?? "",
      elapsed_seconds: Math.round(elapsedMs / 1_000),
      poll_count: progress.pollCount,
      error_message: failed ? verdict.message.replace(/\n/g, " ") : "",
    },
    summary: summaryOf(verdict, progress, elapsedMs),
    ...(failed ? { failure: failureOf(verdict) } : {}),
  };
}
