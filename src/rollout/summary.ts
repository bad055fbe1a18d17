import { formatDuration } from "./duration.ts";
import type { Progress } from "./progress.ts";
import type { Verdict } from "./verdict.ts";

const TITLES: Record<Verdict["outcome"], string> = {
  deployed: "✅ Deployed",
  unchanged: "✅ Unchanged",
  planned: "📋 Planned",
  no_revision: "✅ Changed, no revision needed",
  not_waited: "🚀 Started",
  failed: "❌ Failed",
  superseded: "⏭️ Superseded",
  not_active: "❌ Deployed, but not active",
  timed_out: "⏱️ Timed out",
  unprotected: "🔓 Deployed, but not protected",
  rejected: "⛔ Rejected",
  cancelled: "🛑 Cancelled",
  error: "❓ Not known",
};

const MAX_CELL_CHARACTERS = 200;

function cell(value: unknown): string {
  if (value === null || value === undefined) return "—";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > MAX_CELL_CHARACTERS ? `${text.slice(0, MAX_CELL_CHARACTERS)} …` : text;
}

/** The job summary: what happened, what runs, and how long each step took. */
export function summaryOf(verdict: Verdict, progress: Progress, elapsedMs: number) {
  const { deployment, revision } = progress;
  const runs = revision?.source_revision_config ?? {};
  const facts: [string, string | null | undefined][] = [
    ["Deployment", deployment === undefined ? undefined : `${deployment.name} (${deployment.id})`],
    ["Address", deployment?.source_config.custom_url],
    ["Revision", revision?.id],
    ["Image", runs.image_uri],
    ["Ref", runs.repo_ref],
    ["Commit", runs.repo_commit_sha],
    ["Active before", progress.before?.active_revision_id],
    ["Active now", deployment?.active_revision_id],
    ["Rollback", progress.rollback?.message],
  ];
  const rows = facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
  const steps = progress.timeline.map(({ status, atMs }, index) => {
    const until = progress.timeline[index + 1]?.atMs ?? elapsedMs;
    return [status, formatDuration(atMs), formatDuration(Math.max(0, until - atMs))];
  });
  const changes = progress.changes.map(({ path, before, after }) => [path, cell(before), cell(after)]);
  return [
    { heading: TITLES[verdict.outcome], text: verdict.message },
    ...(verdict.advice === undefined ? [] : [{ text: verdict.advice }]),
    ...(rows.length === 0 ? [] : [{ table: { header: [], rows } }]),
    ...(changes.length === 0 ? [] : [{ table: { header: ["Change", "Before", "After"], rows: changes } }]),
    ...(steps.length === 0 ? [] : [{ table: { header: ["Status", "After", "For"], rows: steps } }]),
  ];
}
