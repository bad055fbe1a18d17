import type { Piece, Text } from "../../report/blocks.ts";
import { createEndBuilder } from "../../report/conclusion.ts";
import { formatDuration, shortId } from "../../report/format.ts";
import { periodsOf, type State } from "./state.ts";

/** The subject of a message: the deployment's name, with its GitHub environment if one is set. */
export function subjectOf({ deployment, messageSettings }: State): string {
  const { github_environment: environment } = messageSettings;
  const name = deployment?.name ?? messageSettings.name;
  return environment === undefined ? name : `${name} (${environment})`;
}

export const buildEnd = createEndBuilder<State>(subjectOf);

/** URL of a revision on the platform, if the input `revision_link` is set. */
export function revisionUrl(state: State, revision_id: string | undefined) {
  const { deployment_id, messageSettings } = state;
  if (deployment_id === undefined || revision_id === undefined) return undefined;
  return messageSettings.revision_link
    ?.replaceAll("{deployment_id}", encodeURIComponent(deployment_id))
    .replaceAll("{revision_id}", encodeURIComponent(revision_id));
}

export const ownRevisionUrl = (state: State) => revisionUrl(state, state.revision?.id);

/** `on the platform`, linked to the revision if its URL is known. */
export function platformLink(state: State, revision_id = state.revision?.id): Piece {
  const href = revisionUrl(state, revision_id);
  return href === undefined ? "on the platform" : { text: "on the platform", href };
}

/** The short id of a revision, linked if its URL is known. */
export function revisionPiece(state: State, revision_id: string): Piece {
  const href = revisionUrl(state, revision_id);
  const code = shortId(revision_id);
  return href === undefined ? { code } : { text: code, href, isCode: true };
}

/** `Revision 1a2b3c4d`, at the beginning of a sentence. */
export const revisionSubject = (state: State): Piece[] =>
  state.revision === undefined
    ? ["The revision"]
    : ["Revision ", revisionPiece(state, state.revision.id)];

/** Why the last read failed, as the end of a sentence; empty if it succeeded. */
export const failureClause = (reason: string | undefined): string =>
  reason === undefined ? "" : `; the last read failed (${reason})`;

/** The last status that was read, and the reason why the last read failed. */
export function lastSeenText(state: State, reason?: string): string {
  const period = periodsOf(state, "revision").at(-1);
  const time = period === undefined ? "" : ` after ${formatDuration(period.untilMs)}`;
  const text =
    state.revision?.status === undefined
      ? "The revision was created, and its status was never seen"
      : `Last seen ${state.revision.status}${time}`;
  return `${text}${failureClause(reason)}.`;
}

/** Advice if our revision, or that of the rollback, is not known. */
export const READ_REVISIONS_ADVICE =
  "Read the deployment's revisions on the platform before you deploy again.";

/** How to resume watching the last revision of the step, or else where to look. */
export function resumeAdvice(state: State): Text {
  const { messageSettings, deployment_id, revision, rollback } = state;
  if (rollback?.outcome !== undefined) return ["Look at the deployment ", platformLink(state), "."];
  const isDeploy = messageSettings.action === "deploy";
  const id = rollback?.revision_id ?? revision?.id;
  const isUnknown = id === undefined && (isDeploy || deployment_id === undefined);
  if (isUnknown || rollback?.phase === "sent") return READ_REVISIONS_ADVICE;
  const code = `revision_id: ${id ?? "latest"}`;
  return isDeploy
    ? ["To keep watching, run this step with ", { code }, " in place of what it changes."]
    : `To keep watching, use the root action with deployment_id: ${deployment_id}, ${code}.`;
}

/** Advice if the revision, or its deployment, no longer exists. */
export const goneAdvice = (state: State): Text => [
  "The revision or its deployment was deleted meanwhile, or the credential may not see it any more. Look at the deployment ",
  platformLink(state),
  ".",
];

export const concurrencyAdvice = (state: State): Text => [
  "See ",
  platformLink(state),
  ` who else deploys, or what rewrites the ${state.patch?.source_revision_config?.repo_ref ? "ref" : "image"}.`,
];
