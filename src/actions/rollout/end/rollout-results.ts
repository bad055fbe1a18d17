import { type Piece, sentences, type Text } from "../../../report/blocks.ts";
import type { Description, End } from "../../../report/conclusion.ts";
import { formatDuration, shortId } from "../../../report/format.ts";
import { isOtherContent } from "../../../service/contract/deployments/compare.ts";
import { parseImage } from "../../../service/contract/deployments/image.ts";
import { isSameId } from "../../../service/contract/ids.ts";
import { normalizeStatus } from "../../../service/contract/status.ts";
import { mismatchesIn, nonContentChanges, settingsOnlyChanges } from "../change.ts";
import { changesLabel, changesText, MAX_IN_HEADLINE } from "../change-text.ts";
import { contentLabel, contentOf, newContent, newContentLabel, revisionLabel } from "../content.ts";
import {
  buildEnd,
  concurrencyAdvice,
  platformLink,
  revisionPiece,
  revisionSubject,
} from "../describe.ts";
import { finalStatusMs, isServing, type RolloutEnd, type State } from "../state.ts";
import { isDeployed } from "../status.ts";
import { describeFailure } from "./failed.ts";
import { describeTimeout } from "./timed-out.ts";

/** Descriptions of the ends of a rollout, without the text about the serving revision. */
const DESCRIPTIONS: Record<
  RolloutEnd["outcome"],
  (state: State, end: RolloutEnd & { elapsedMs: number }) => Description
> = {
  deployed: (state) => ({
    headline: deployedStateText(state),
    message: sentences(deployedText(state), otherChangesText(state)),
  }),

  failed: describeFailure,

  superseded(state, { newer_revision_id: newerId }) {
    const { status = "" } = state.revision ?? {};
    const ending =
      newerId === undefined
        ? [` ended as ${status}, and no newer one was seen.`]
        : [` was ${status} when revision `, revisionPiece(state, newerId), " replaced it."];
    const isAllowed = state.messageSettings.on_superseded === "warn";
    return {
      headline: `: ${replacementText(state, newerId)}`,
      message: [...revisionSubject(state), ...ending],
      advice: `Deploy from one workflow at a time (concurrency:)${isAllowed ? "" : ", or set on_superseded: warn if this is expected"}.`,
      ...(isAllowed && { severity: "warning" }),
    };
  },

  not_active(state) {
    const { status = "" } = state.revision ?? {};
    const ending = isDeployed(status)
      ? " is DEPLOYED, but did not become active."
      : ` was DEPLOYED, and is ${status} now.`;
    return {
      headline: `: ${revisionLabel(state)} was deployed, but does not serve`,
      message: [...revisionSubject(state), ending],
      advice: ["Look at the deployment's status and its deploy log ", platformLink(state), "."],
    };
  },

  timed_out: describeTimeout,
};

export const endOfRollout = (end: RolloutEnd, elapsedMs: number) =>
  buildEnd(end.outcome, (state) => DESCRIPTIONS[end.outcome](state, { ...end, elapsedMs }));

const UNEXPECTED_CONTENT_END = buildEnd("error", (state) => {
  const { image_uri, repo_ref } = state.patch?.source_revision_config ?? {};
  const content = state.revision?.source_revision_config;
  const sentPiece = { code: image_uri ?? repo_ref ?? "" };
  const shownPiece = { code: (image_uri ? content?.image_uri : content?.repo_ref) ?? "" };
  return {
    headline: `: ${newContentLabel(state)} was rolled out, which was not sent`,
    message: [...revisionSubject(state), " shows ", shownPiece, ", but ", sentPiece, " was sent."],
    advice: concurrencyAdvice(state),
  };
});

/** The end of a step whose revision shows other content than was sent. */
export const unexpectedContentEnd = ({ patch, revision }: State): End<State> | undefined =>
  isOtherContent(patch?.source_revision_config, revision?.source_revision_config)
    ? UNEXPECTED_CONTENT_END
    : undefined;

/** The rest of a headline after the deployment's name: the content, or the changed settings. */
export function currentStateText(state: State): string {
  const settings = settingsOnlyChanges(state);
  if (settings.length > 0) return `: ${changesLabel(settings)}`;
  const mismatches = changesLabel(mismatchesIn(state));
  return ` runs ${newContentLabel(state)}${sentTagNote(state)}${mismatches && `; ${mismatches}`}`;
}

/** ` (sent as 1.4.0)` if the service shows a digest instead of the tag; otherwise empty. */
function sentTagNote({ patch, revision }: State): string {
  const sentImage = parseImage(patch?.source_revision_config?.image_uri ?? "");
  const image = parseImage(revision?.source_revision_config?.image_uri ?? "");
  const isReplaced = image.digest !== undefined && (image.tag ?? sentImage.digest) === undefined;
  return isReplaced && sentImage.tag !== undefined ? ` (sent as ${sentImage.tag})` : "";
}

/** The current state. Without `verify_active`, another revision may still be active. */
export function deployedStateText(state: State): string {
  const { deployment, readFailure, revision } = state;
  const isKnown = readFailure === undefined;
  const isOther = isKnown && !isServing(state) && Boolean(deployment?.active_revision_id);
  if (isKnown && !isOther) return currentStateText(state);
  if (settingsOnlyChanges(state).length > 0)
    return `${currentStateText(state)}${isOther ? "; the new revision does not serve yet" : ""}`;
  return `: ${revisionLabel(state)} is ${revision?.status ?? ""}${isOther ? ", and does not serve yet" : ""}`;
}

/** The changes, unless the headline names them all, and the content that still runs. */
export function otherChangesText(state: State): Text {
  const settings = settingsOnlyChanges(state);
  if (settings.length === 0) {
    const mismatches = mismatchesIn(state);
    const namedChanges = mismatches.length > MAX_IN_HEADLINE ? [] : mismatches;
    const changes = nonContentChanges(state).filter((change) => !namedChanges.includes(change));
    return changes.length === 0 ? "" : ["Also changed: ", ...changesText(changes), "."];
  }
  const content = contentLabel(newContent(state));
  return sentences(
    settings.length <= MAX_IN_HEADLINE ? "" : ["Changed: ", ...changesText(settings), "."],
    // If our revision does not serve, `servingText` names what does.
    content === undefined || !isServing(state) ? "" : ["It still runs ", { code: content }, "."],
  );
}

/** Which revision was replaced, and by which content, if known. */
function replacementText(state: State, newer_revision_id: string | undefined): string {
  const newerLabel = contentLabel(contentOf(state, newer_revision_id));
  const newer = newerLabel === newContentLabel(state) ? undefined : newerLabel;
  const isSkipped = normalizeStatus(state.revision?.status ?? "") === "SKIPPED";
  if (isSkipped && newer_revision_id === undefined) return `${revisionLabel(state)} was skipped`;
  return `${revisionLabel(state)} was ${isSkipped ? "skipped for" : "replaced by"} ${newer ?? "a newer revision"}`;
}

/** The passed checks, and how long the deploy took without the wait for other rollouts. */
export function deployedText(state: State): Piece[] {
  const checks = state.checksPassed.join(" and ");
  const { id: reportedId = "" } = state.serverRevision ?? {};
  const isReported = isSameId(state.revision?.id, reportedId);
  const serverNote = isReported ? `; the agent server reports revision ${shortId(reportedId)}` : "";
  const checksNote = checks === "" ? "." : `; ${checks} passed${serverNote}.`;
  const endedMs = finalStatusMs(state);
  if (endedMs === undefined)
    return [...revisionSubject(state), ` was already ${state.revision?.status ?? ""}${checksNote}`];
  if (!state.createdByThisStep)
    return [
      "Watched revision ",
      revisionPiece(state, state.revision?.id ?? ""),
      ` for ${formatDuration(endedMs)} until it was deployed${checksNote}`,
    ];
  const { revision_id, waitedMs = 0 } = state.idleWait ?? {};
  const duration = `Deployed in ${formatDuration(endedMs - waitedMs)}`;
  if (revision_id === undefined) return [duration + checksNote];
  const withWait = `${duration}, after waiting ${formatDuration(waitedMs)} for revision `;
  return [withWait, revisionPiece(state, revision_id), checksNote];
}
