import type { Ending } from "../action/ending.ts";
import { factsOf } from "../action/outcomes.ts";
import type { Block, Text } from "../action/summary.ts";
import { counted } from "../action/wording.ts";
import type { DeploymentState } from "../contract/deployments.ts";
import type { Progress } from "./progress.ts";

const MAX_CELL_CHARACTERS = 200;

/** A whole digest would widen the table beyond the page. The facts below it show it whole. */
const DIGEST = /(@sha256:[0-9a-f]{12})[0-9a-f]{52}$/;

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

function cell(value: unknown): string {
  if (value === null || value === undefined) return "—";
  const text = typeof value === "string" ? value.replace(DIGEST, "$1…") : JSON.stringify(value);
  return text.length > MAX_CELL_CHARACTERS ? `${text.slice(0, MAX_CELL_CHARACTERS)} …` : text;
}

/** The address of a deployment's agent server, as the service shows it; empty where it does not. */
export const addressOf = (deployment: DeploymentState | undefined) =>
  deployment?.source_config.custom_url || deployment?.url || "";

/** The end of the log, folded. */
export function failureLogBlock({ failureLog }: Progress): Block[] {
  if (failureLog === undefined) return [];
  const { type, text } = failureLog;
  const lines = counted(text.split("\n").length, "line");
  return [{ folded: { title: `The last ${lines} of the ${type} log`, blocks: [{ code: text }] } }];
}

/** What the plan changes, as a table. */
export function changesTable({ changes }: Progress): Block[] {
  const rows = changes.map(({ path, before, after }) => [path, cell(before), cell(after)]);
  return rows.length === 0 ? [] : [{ table: { header: ["Change", "Before", "After"], rows } }];
}

/** Ids, image, ref and address, as far as the message and the changes do not show them. */
export function factsTable(
  { outcome, message }: Ending,
  { before, deployment, revision, changes }: Progress,
): Block[] {
  const runs = revision?.source_revision_config ?? {};
  const url = addressOf(deployment);
  const known: [string, string | null | undefined][] = [
    ["Deployment", deployment && `${deployment.name} (${deployment.id})`],
    ["Address", factsOf(outcome).serves ? undefined : url],
    ["Revision", revision?.id],
    ["Image", runs.image_uri ?? plannedImage(changes)],
    ["Ref", runs.repo_ref],
    ["Commit", runs.repo_commit_sha],
    ["Active now", deployment?.active_revision_id],
    ["Active before", before?.active_revision_id],
  ];
  const shown = new Set([
    ...(message.match(UUID) ?? []),
    ...changes.map(({ after }) => cell(after)),
  ]);
  const rows: (readonly Text[])[] = [];
  for (const [name, value] of known) {
    if (!value || shown.has(value)) continue;
    shown.add(value);
    rows.push([name, linked(name, value, deployment?.source_config.repo_url)]);
  }
  return rows.length === 0 ? [] : [{ table: { header: [], rows } }];
}

function plannedImage(changes: Progress["changes"]): string | undefined {
  const image = changes.find(({ path }) => path === "source_revision_config.image_uri")?.after;
  return typeof image === "string" ? image : undefined;
}

function linked(name: string, value: string, repo_url: string | null | undefined): Text {
  if (name === "Address") return [{ text: value, href: value }];
  return name === "Commit" ? commit(value, repo_url) : value;
}

const GITHUB_REPOSITORY = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+?(?=(\.git)?$)/;

function commit(sha: string, repo_url: string | null | undefined): Text {
  const repository = GITHUB_REPOSITORY.exec(repo_url ?? "")?.[0];
  const isSha = /^[0-9a-f]{40}$/.test(sha);
  if (repository === undefined || !isSha) return sha;
  return [{ text: sha, href: `${repository}/commit/${sha}` }];
}

/** A step to copy that continues to watch, where the rollout may not be over. */
export function howToWatchAgain({ outcome }: Ending, { deployment, revision }: Progress): Block[] {
  const isOver = factsOf(outcome).continues === undefined;
  if (isOver || deployment === undefined || revision === undefined) return [];
  const inputs = [
    "base_url: ${{ vars.CONTROL_PLANE_URL }} # as in this step",
    "api_key: ${{ secrets.CONTROL_PLANE_API_KEY }} # as in this step",
    `deployment_id: ${deployment.id}`,
    `revision_id: ${revision.id}`,
  ];
  return [{ step: { directory: "", inputs } }];
}
