import { isDeepStrictEqual } from "node:util";
import { type Block, type Piece, piecesOf, plain, type Text } from "../../../report/blocks.ts";
import type { Ending } from "../../../report/conclusion.ts";
import { pluralize } from "../../../report/wording.ts";
import type {
  DeploymentState,
  SourceRevisionConfig,
} from "../../../service/contract/deployments.ts";
import { isTag } from "../../../service/contract/source.ts";
import { changeBlocks } from "../changes.ts";
import { changesOfSettings, newRuns, previousRuns, revisionPiece, runsOf } from "../describe.ts";
import type { Known } from "../known.ts";
import { isCommit, plainRef, runsInShort, shortRef, wholeImage } from "../runs.ts";

/** The end of the log, folded. */
export function failureLogBlock({ failureLog }: Known): Block[] {
  if (failureLog === undefined) return [];
  const { type, text } = failureLog;
  const lines = pluralize(text.split("\n").length, "line");
  return [{ folded: { title: `The last ${lines} of the ${type} log`, blocks: [{ code: text }] } }];
}

/** A revision and what it runs, as one column of the table. */
interface Column {
  title: string;
  revision_id: string | null | undefined;
  runs: SourceRevisionConfig;
}

function columnsOf({ outcome }: Ending, known: Known): Column[] {
  const { before, deployment, revision, rollback, silentSinceMs } = known;
  const active = silentSinceMs === undefined ? deployment?.active_revision_id : undefined;
  const own = revision === undefined ? [] : [ownColumn(outcome, known, active)];
  const previous = before?.active_revision_id;
  if (rollback?.end === "deployed") {
    const runs = rollback.previous?.source_revision_config ?? {};
    return [{ title: "Serving", revision_id: rollback.revision_id, runs }, ...own];
  }
  if (!previous || previous === revision?.id) return own;
  const title = previous === active ? "Serving" : "Before";
  const former = { title, revision_id: previous, runs: previousRuns(known) ?? {} };
  return [former, ...own, ...newerColumn(outcome, known, active)];
}

/** What was deployed after this one, and serves in its place, or will. */
function newerColumn(
  outcome: Ending["outcome"],
  known: Known,
  active: string | null | undefined,
): Column[] {
  const { before, deployment, revision, rollback } = known;
  const others = [undefined, null, before?.active_revision_id, revision?.id, rollback?.revision_id];
  const newest = outcome === "superseded" ? deployment?.latest_revision_id : undefined;
  const newer = [active, newest].find((id) => !others.includes(id));
  const runs = newer ? runsOf(known, newer) : undefined;
  const title = newer === active ? "Serving now" : "Rolling out";
  return runs === undefined ? [] : [{ title, revision_id: newer, runs }];
}

const TITLES: Partial<Record<Ending["outcome"], string>> = {
  failed: "Failed",
  superseded: "Replaced",
};

function ownColumn(
  outcome: Ending["outcome"],
  known: Known,
  active: string | null | undefined,
): Column {
  const { revision } = known;
  const isActive = revision?.id === active;
  const title = isActive ? "Now" : (TITLES[outcome] ?? "New");
  return { title, revision_id: revision?.id, runs: newRuns(known) };
}

const NONE = "–";

/** What ran before and what was deployed, side by side, unless that is the same. */
export function runsTable(ending: Ending, known: Known): Block[] {
  const isSame = changesOfSettings(known).length > 0;
  if (known.revision === undefined || isSame) return [];
  const columns = columnsOf(ending, known);
  const [one, other, ...more] = columns;
  // The same was deployed again, and serves.
  if (other && more.length === 0 && other.title === "Now")
    if (isDeepStrictEqual(one?.runs, other.runs)) return [];
  const repository = repositoryOf(known.deployment);
  const refs = columns.flatMap(({ runs: { repo_ref } }) =>
    !repo_ref || isCommit(repo_ref) ? [] : [repo_ref],
  );
  const kind = refs.every(isTag) ? "Tag" : refs.some(isTag) ? "Ref" : "Branch";
  const all = columns.map(({ runs }) => runs);
  const rows: [string, Text[]][] = [
    [kind, all.map(({ repo_ref }) => [refOf(repo_ref, repository)])],
    ["Commit", all.map((runs) => [commitOf(runs, repository)])],
    ["Image", all.map(imageCell)],
    ["Revision", columns.map(({ revision_id }) => [idOf(revision_id, known)])],
  ];
  const isEmpty = (cell: Text | undefined) => plain(cell ?? "") === "";
  const shown = rows.filter(([, cells]) => !cells.every(isEmpty));
  // A column of dashes says nothing.
  const kept = [...columns.keys()].filter((at) => !shown.every(([, cells]) => isEmpty(cells[at])));
  if (kept.length === 0) return [];
  const header = ["", ...kept.map((at) => columns[at]?.title ?? "")];
  const cellAt = (cells: readonly Text[], at: number) =>
    isEmpty(cells[at]) ? NONE : (cells[at] ?? NONE);
  const lines = shown.map(([name, cells]) => [name, ...kept.map((at) => cellAt(cells, at))]);
  return [{ table: { header, rows: lines } }];
}

/** An id is worth a row if it leads to a page, or if there are more than the two. */
function idOf(revision_id: string | null | undefined, known: Known): Piece {
  const isWorthIt = known.labels.revision_link ?? known.rollback?.revision_id;
  return isWorthIt && revision_id ? revisionPiece(known, revision_id) : "";
}

/** An image that was built of a ref says nothing that the ref does not. */
const imageCell = ({ repo_ref, image_uri }: SourceRevisionConfig): Text =>
  repo_ref || !image_uri ? "" : [{ code: wholeImage(image_uri) }];

const GITHUB_REPOSITORY = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+?(?=(\.git)?$)/;

const repositoryOf = (deployment: DeploymentState | undefined) =>
  GITHUB_REPOSITORY.exec(deployment?.source_config.repo_url ?? "")?.[0];

function linked(code: string, path: string, repository: string | undefined): Piece {
  return repository === undefined
    ? { code }
    : { text: code, href: `${repository}/${path}`, isCode: true };
}

function refOf(ref: string | null | undefined, repository: string | undefined): Piece {
  if (!ref || isCommit(ref)) return "";
  const short = shortRef(ref);
  return linked(short, `tree/${encodeURIComponent(short)}`, repository);
}

/** Services also show the commit in the place of the ref. */
function commitOf(
  { repo_commit_sha, repo_ref }: SourceRevisionConfig,
  repository: string | undefined,
): Piece {
  const sha = repo_commit_sha || (isCommit(repo_ref ?? "") ? repo_ref : undefined);
  if (!sha) return "";
  return isCommit(sha) ? linked(plainRef(sha), `commit/${sha}`, repository) : { code: sha };
}

/** What changed in the repository since the revision that served before. */
export function comparison(known: Known): Piece[] {
  const repository = repositoryOf(known.deployment);
  const [from, to] = [previousRuns(known), newRuns(known)];
  const areTags = isTag(from?.repo_ref) && isTag(to.repo_ref);
  const [a, b] = [runsInShort(from), runsInShort(to)];
  if (repository === undefined || !areTags || !a || !b || a === b) return [];
  const href = `${repository}/compare/${encodeURIComponent(a)}...${encodeURIComponent(b)}`;
  return ["Changes: ", { text: `${a}…${b}`, href }, "."];
}

/** Ids and whole values to copy, by the names of the outputs, and the plan if it is not above. */
export function toCopy(known: Known, withPlan: boolean): Block[] {
  const { before, deployment, deployment_id, revision, rollback, plan } = known;
  const runs = revision?.source_revision_config ?? {};
  const isLatest = deployment?.latest_revision_id === revision?.id;
  // The plan of a new deployment names it whole.
  const planned = before && known.patch?.source_revision_config?.image_uri;
  const hasPlan = withPlan && plan !== undefined && plan.changes.length > 0;
  const serving = revision === undefined ? "active_revision_id" : "previous_revision_id";
  const ids: [string, string | null | undefined][] = [
    ["deployment_id", deployment_id],
    ["revision_id", revision?.id],
    [serving, before?.active_revision_id],
    ["rollback_revision_id", rollback?.revision_id],
    ["image_uri", runs.image_uri ?? planned],
    ["image_version", isLatest ? deployment?.image_version : undefined],
    ["repo_commit_sha", runs.repo_commit_sha],
  ];
  const rows = ids.flatMap(([name, value]): Text[][] => (value ? [[name, [{ code: value }]]] : []));
  const blocks = [
    ...(rows.length === 0 ? [] : [{ table: { header: [], rows } }]),
    ...(hasPlan ? changeBlocks(plan) : []),
  ];
  const title = hasPlan ? "Ids to copy, all changes" : "Ids to copy";
  return blocks.length === 0 ? [] : [{ folded: { title, blocks } }];
}

/** The step to copy that the advice speaks of. */
export function howToWatchAgain(
  { advice = "" }: Ending,
  { deployment_id, labels, revision }: Known,
): Block[] {
  const isMeant = piecesOf(advice).some((piece) => typeof piece !== "string" && "byStep" in piece);
  if (!isMeant || deployment_id === undefined || revision === undefined) return [];
  const { credential = "api_key", tenant_id } = labels;
  const inputs = [
    "base_url: ${{ vars.CONTROL_PLANE_URL }} # as in this step",
    `${credential}: \${{ secrets.CONTROL_PLANE_${credential.toUpperCase()} }} # as in this step`,
    ...(tenant_id === undefined ? [] : ["tenant_id: ${{ vars.TENANT_ID }} # as in this step"]),
    `deployment_id: ${deployment_id}`,
    `revision_id: ${revision.id}`,
  ];
  const step = { directory: "" as const, inputs };
  return [{ folded: { title: "The step that keeps watching", blocks: [{ step }] } }];
}
