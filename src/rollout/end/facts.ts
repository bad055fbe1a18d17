import type { Ending } from "../../action/ending.ts";
import { factsOf } from "../../action/outcomes.ts";
import type { Block, Piece, Text } from "../../action/summary.ts";
import { counted } from "../../action/wording.ts";
import type { DeploymentState, SourceRevisionConfig } from "../../contract/deployments.ts";
import { isTag } from "../../contract/source.ts";
import { changeLines } from "../changes.ts";
import type { Progress } from "../progress.ts";
import { revisionPiece, whatRuns } from "../words.ts";

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

/** A revision and what it runs, as one column of the table. */
interface Column {
  title: string;
  revision_id: string | null | undefined;
  runs: SourceRevisionConfig;
}

/** What ran before, where that is known. A deployment shows the values of its latest revision. */
export function formerRuns({ before }: Progress): SourceRevisionConfig | undefined {
  const { latest_revision_id: latest, active_revision_id: active } = before ?? {};
  return active && active === latest ? before?.source_revision_config : undefined;
}

function columnsOf({ outcome }: Ending, progress: Progress): Column[] {
  const { before, deployment, revision } = progress;
  const active = deployment?.active_revision_id;
  const former = before?.active_revision_id;
  const columns: Column[] = [];
  if (former && former !== revision?.id)
    columns.push({
      title: former === active ? "Serving" : "Before",
      revision_id: former,
      runs: formerRuns(progress) ?? {},
    });
  if (revision !== undefined)
    columns.push({
      title: revision.id === active ? "Now" : outcome === "failed" ? "Failed" : "New",
      revision_id: revision.id,
      runs: revision.source_revision_config ?? {},
    });
  return columns;
}

/** What ran before and what was deployed, side by side. */
export function runsTable(ending: Ending, progress: Progress): Block[] {
  const columns = columnsOf(ending, progress);
  const repository = repositoryOf(progress.deployment);
  const refs = columns.map(({ runs }) => refOf(runs.repo_ref, repository));
  const given = columns.flatMap(({ runs }) => runs.repo_ref ?? []);
  const kind = given.every(isTag) ? "Tag" : given.some(isTag) ? "Ref" : "Branch";
  const rows: [string, Piece[]][] = [
    [kind, refs],
    ["Commit", columns.map(({ runs }) => commitOf(runs.repo_commit_sha, repository))],
    ["Image", columns.map(({ runs }) => imageOf(runs))],
    [
      "Revision",
      columns.map(({ revision_id }) => (revision_id ? revisionPiece(progress, revision_id) : "")),
    ],
  ];
  const shown = rows
    .filter(([, cells]) => cells.some((cell) => cell !== ""))
    .map(([name, cells]): Text[] => [name, ...cells.map((cell) => [cell])]);
  if (shown.length === 0) return [];
  return [{ table: { header: ["", ...columns.map(({ title }) => title)], rows: shown } }];
}

const PATH = /^.*\//;
const DIGEST = /(@sha256:[0-9a-f]{7})[0-9a-f]{57}$/;

/**
 * Without its registry, so that both columns fit on a phone. An image that was built of a ref says
 * nothing that the ref does not.
 */
function imageOf({ image_uri, repo_ref }: SourceRevisionConfig): Piece {
  if (!image_uri || repo_ref) return "";
  return { code: image_uri.replace(PATH, "").replace(DIGEST, "$1…") };
}

const GITHUB_REPOSITORY = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+?(?=(\.git)?$)/;

const repositoryOf = (deployment: DeploymentState | undefined) =>
  GITHUB_REPOSITORY.exec(deployment?.source_config.repo_url ?? "")?.[0];

function refOf(ref: string | null | undefined, repository: string | undefined): Piece {
  if (!ref) return "";
  const code = whatRuns({ repo_ref: ref }) ?? ref;
  if (repository === undefined) return { code };
  return { text: code, href: `${repository}/tree/${encodeURIComponent(code)}`, isCode: true };
}

const COMMIT = /^[0-9a-f]{40}$/;

function commitOf(sha: string | null | undefined, repository: string | undefined): Piece {
  if (!sha) return "";
  if (!COMMIT.test(sha)) return { code: sha };
  const code = sha.slice(0, 7);
  if (repository === undefined) return { code };
  return { text: code, href: `${repository}/commit/${sha}`, isCode: true };
}

/** What changed in the repository since the revision that served before. */
export function comparison(progress: Progress): Piece[] {
  const { deployment, revision } = progress;
  const repository = repositoryOf(deployment);
  const [from, to] = [formerRuns(progress), revision?.source_revision_config];
  const areTags = isTag(from?.repo_ref) && isTag(to?.repo_ref);
  const [a, b] = [whatRuns(from), whatRuns(to)];
  if (repository === undefined || !areTags || !a || !b || a === b) return [];
  const href = `${repository}/compare/${encodeURIComponent(a)}...${encodeURIComponent(b)}`;
  return [" Changes: ", { text: `${a}…${b}`, href }, "."];
}

/** Ids and whole values to copy, by the names of the outputs, and the plan. */
export function toCopy(
  { outcome }: Ending,
  { before, deployment, revision, rollback, changes }: Progress,
): Block[] {
  const runs = revision?.source_revision_config ?? {};
  // A plan that is all there is stands above.
  const hasPlan = changes.length > 0 && outcome !== "planned";
  const known: [string, string | null | undefined][] = [
    ["deployment_id", deployment?.id],
    ["revision_id", revision?.id],
    ["previous_revision_id", before?.active_revision_id],
    ["rollback_revision_id", rollback?.revision_id],
    ["image_uri", runs.image_uri ?? plannedImage(changes)],
    ["repo_commit_sha", runs.repo_commit_sha],
  ];
  const rows = known.flatMap(([name, value]): Text[][] =>
    value ? [[name, [{ code: value }]]] : [],
  );
  const blocks = [
    ...(rows.length === 0 ? [] : [{ table: { header: [], rows } }]),
    ...(hasPlan ? planDiff(changes) : []),
  ];
  const title = hasPlan ? "Ids to copy, all changes" : "Ids to copy";
  return blocks.length === 0 ? [] : [{ folded: { title, blocks } }];
}

export const planDiff = (changes: Progress["changes"]): Block[] =>
  changes.length === 0 ? [] : [{ diff: changeLines(changes) }];

function plannedImage(changes: Progress["changes"]): string | undefined {
  const image = changes.find(({ path }) => path === "source_revision_config.image_uri")?.after;
  return typeof image === "string" ? image : undefined;
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
