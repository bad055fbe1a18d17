import { isDeepStrictEqual } from "node:util";
import type { Block, Piece, Text } from "../../../report/blocks.ts";
import type { Conclusion } from "../../../report/conclusion.ts";
import type { DeploymentState } from "../../../service/contract/deployments/deployment.ts";
import type { SourceRevisionConfig } from "../../../service/contract/deployments/settings.ts";
import { isCommit, isTag } from "../../../service/contract/deployments/source.ts";
import { changeBlocks } from "../change-text.ts";
import {
  contentLabel,
  contentOf,
  imageLabel,
  newContent,
  previousContent,
  refLabel,
  shortenCommit,
} from "../content.ts";
import { revisionUrl } from "../describe.ts";
import { outputsOf } from "../outputs.ts";
import { activeRevisionId, type State } from "../state.ts";

/** Row titles for the revision that the step watched, by outcome. */
const ROW_TITLES: Partial<Record<Conclusion["outcome"], string>> = {
  failed: "Failed",
  superseded: "Replaced",
};

/** The content of the previous, new, rollback and newer revision; the active one is last. */
export function contentTable({ outcome }: Conclusion, state: State): Block[] {
  const { initialDeployment, deployment, revision, rollback } = state;
  if (revision === undefined) return [];
  const rollbackId = rollback?.outcome === "deployed" ? rollback.revision_id : undefined;
  const activeId = rollbackId ?? activeRevisionId(state);
  const previousId = initialDeployment?.active_revision_id;
  const latestId = deployment?.latest_revision_id;
  const repository = repositoryOf(deployment);
  const cellOf = (id: string | null | undefined) => contentCell(contentOf(state, id), repository);
  const isUnchanged = activeId && isDeepStrictEqual(cellOf(previousId), cellOf(activeId));
  const titles = new Map([
    [isUnchanged ? undefined : previousId, "Before"],
    [revision.id, ROW_TITLES[outcome] ?? "New"],
    [rollback?.revision_id, "Rollback"],
    [outcome === "superseded" && latestId !== revision.id ? latestId : undefined, "Newer"],
  ]);
  titles.delete(activeId);
  titles.set(activeId, "Serving");
  const rows = [...titles].flatMap(([id, text]): Text[][] => {
    if (!id) return [];
    const href = revisionUrl(state, id);
    return [[href ? [{ text, href }] : text, cellOf(id)]];
  });
  return [{ table: { header: [], rows } }];
}

const GITHUB_REPOSITORY = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+?(?=(\.git)?$)/;

const repositoryOf = (deployment: DeploymentState | undefined) =>
  GITHUB_REPOSITORY.exec(deployment?.source_config.repo_url ?? "")?.[0];

function repositoryLink(code: string, path: string, repository: string | undefined): Piece {
  if (repository === undefined) return { code };
  return { text: code, href: `${repository}/${path}`, isCode: true };
}

/** A ref and its commit. The image is omitted if there is a ref, from which it was built. */
function contentCell(
  { repo_ref, repo_commit_sha, image_uri }: SourceRevisionConfig = {},
  repository: string | undefined,
): Text {
  // Some services show the commit as `repo_ref`.
  const isRef = !!repo_ref && !isCommit(repo_ref);
  const sha = repo_commit_sha || (isRef ? "" : repo_ref);
  const commitRepository = sha && isCommit(sha) ? repository : undefined;
  const label = refLabel(repo_ref ?? "");
  const pieces = [
    ...(isRef ? [repositoryLink(label, `tree/${encodeURIComponent(label)}`, repository)] : []),
    ...(sha ? [repositoryLink(shortenCommit(sha), `commit/${sha}`, commitRepository)] : []),
    ...(image_uri && !repo_ref ? [{ code: imageLabel(image_uri) }] : []),
  ];
  return pieces.length === 0
    ? "–"
    : pieces.flatMap((piece, index) => (index === 0 ? [piece] : [" ", piece]));
}

/** A link to the diff in the repository between the previous tag and the new one. */
export function comparisonText(state: State): Piece[] {
  const repository = repositoryOf(state.deployment);
  const [oldContent, content] = [previousContent(state), newContent(state)];
  const areTags = isTag(oldContent?.repo_ref) && isTag(content.repo_ref);
  const [oldTag, tag] = [contentLabel(oldContent), contentLabel(content)];
  if (repository === undefined || !areTags || !oldTag || !tag || oldTag === tag) return [];
  const href = `${repository}/compare/${encodeURIComponent(oldTag)}...${encodeURIComponent(tag)}`;
  return ["Changes: ", { text: `${oldTag}…${tag}`, href }, "."];
}

/** Full ids and values for copying; with the plan if `withPlan`. */
export function idBlocks(state: State, withPlan: boolean): Block[] {
  const { initialDeployment, deployment, revision, plan } = state;
  const { previous_revision_id, ...values } = outputsOf(state);
  const isLatest = deployment?.latest_revision_id === revision?.id;
  // The plan of a new deployment contains the image.
  const sentImage = initialDeployment && state.patch?.source_revision_config?.image_uri;
  const hasPlan = withPlan && plan !== undefined && plan.changes.length > 0;
  const ids = {
    deployment_id: values.deployment_id,
    revision_id: values.revision_id,
    [revision === undefined ? "active_revision_id" : "previous_revision_id"]: previous_revision_id,
    rollback_revision_id: values.rollback_revision_id,
    image_uri: values.image_uri || sentImage,
    image_version: isLatest ? deployment?.image_version : undefined,
    repo_commit_sha: values.repo_commit_sha,
  };
  const rows = Object.entries(ids).flatMap(([name, value]): Text[][] =>
    value ? [[[{ code: name }], [{ code: value }]]] : [],
  );
  const blocks = [
    ...(rows.length === 0 ? [] : [{ table: { header: [], rows } }]),
    ...(hasPlan ? changeBlocks(plan) : []),
  ];
  const title = hasPlan ? "Ids to copy, all changes" : "Ids to copy";
  return blocks.length === 0 ? [] : [{ fold: { title, blocks } }];
}
