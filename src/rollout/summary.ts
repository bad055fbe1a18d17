import type { Progress } from "./progress.ts";
import { timelineOf } from "./timeline.ts";
import type { Outcome, Verdict } from "./verdict.ts";

const TITLES: Record<Outcome, string> = {
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

/** What answers at the deployment's address is what was asked for. */
const SERVING: readonly Outcome[] = ["deployed", "unchanged", "no_revision"];

/** The roll-out may go on after these, and be watched again. */
const OPEN_ENDS: readonly Outcome[] = ["timed_out", "cancelled", "error", "not_waited"];

const MAX_CELL_CHARACTERS = 200;

/** A whole digest would push the table beyond the page. What runs stands among the facts, whole. */
const DIGEST = /(@sha256:[0-9a-f]{12})[0-9a-f]{52}$/;

function cell(value: unknown): string {
  if (value === null || value === undefined) return "—";
  const text = typeof value === "string" ? value.replace(DIGEST, "$1…") : JSON.stringify(value);
  return text.length > MAX_CELL_CHARACTERS ? `${text.slice(0, MAX_CELL_CHARACTERS)} …` : text;
}

/** The job summary: what happened, what to do next, how long each step took, and what changed. */
export function summaryOf(verdict: Verdict, progress: Progress, elapsedMs: number) {
  const changes = progress.changes.map(({ path, before, after }) => [
    path,
    cell(before),
    cell(after),
  ]);
  const rows = facts(verdict, progress);
  return [
    { heading: TITLES[verdict.outcome], text: outcomeLine(verdict, progress) },
    ...(verdict.advice === undefined ? [] : [{ text: `→ ${verdict.advice}` }]),
    ...reattach(verdict, progress),
    ...timelineOf(progress, elapsedMs),
    ...(changes.length === 0
      ? []
      : [{ table: { header: ["Change", "Before", "After"], rows: changes } }]),
    ...(rows.length === 0 ? [] : [{ table: { header: [], rows } }]),
  ];
}

function outcomeLine({ outcome, message }: Verdict, { deployment }: Progress) {
  const url = deployment?.source_config.custom_url;
  return url && SERVING.includes(outcome) ? [`${message} `, { text: url, href: url }] : message;
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** What stands nowhere else in the summary. */
function facts({ outcome, message }: Verdict, { before, deployment, revision, changes }: Progress) {
  const runs = revision?.source_revision_config ?? {};
  const known: [string, string | null | undefined][] = [
    ["Deployment", deployment === undefined ? undefined : `${deployment.name} (${deployment.id})`],
    ["Address", SERVING.includes(outcome) ? undefined : deployment?.source_config.custom_url],
    ["Revision", revision?.id],
    ["Image", runs.image_uri ?? plannedImage(changes)],
    ["Ref", runs.repo_ref],
    ["Commit", runs.repo_commit_sha],
    ["Active now", deployment?.active_revision_id],
    ["Active before", before?.active_revision_id],
  ];
  const said = new Set([
    ...(message.match(UUID) ?? []),
    ...changes.map(({ after }) => cell(after)),
  ]);
  return known.flatMap(([name, value]) => {
    if (!value || said.has(value)) return [];
    said.add(value);
    return [[name, linked(name, value, deployment?.source_config.repo_url)]];
  });
}

function plannedImage(changes: Progress["changes"]): string | undefined {
  const after = changes.find(({ path }) => path === "source_revision_config.image_uri")?.after;
  return typeof after === "string" ? after : undefined;
}

function linked(name: string, value: string, repo_url: string | null | undefined) {
  if (name === "Address") return [{ text: value, href: value }];
  return name === "Commit" ? commit(value, repo_url) : value;
}

const GITHUB_REPOSITORY = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+?(?=(\.git)?$)/;

function commit(sha: string, repo_url: string | null | undefined) {
  const repository = GITHUB_REPOSITORY.exec(repo_url ?? "")?.[0];
  const isSha = /^[0-9a-f]{40}$/.test(sha);
  return repository === undefined || !isSha
    ? sha
    : [{ text: sha, href: `${repository}/commit/${sha}` }];
}

/** The step that goes on watching. */
function reattach({ outcome }: Verdict, { deployment, revision }: Progress) {
  if (!OPEN_ENDS.includes(outcome) || deployment === undefined || revision === undefined) return [];
  const lines = [
    "- uses: deploy-agent-server/deploy-agent-server@v1",
    "  with:",
    "    base_url: ${{ vars.CONTROL_PLANE_URL }} # as in this step",
    "    api_key: ${{ secrets.CONTROL_PLANE_API_KEY }} # as in this step",
    `    deployment_id: ${deployment.id}`,
    `    revision_id: ${revision.id}`,
  ];
  return [{ yaml: lines.join("\n") }];
}
