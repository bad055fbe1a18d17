import { type Piece, sentences, type Text } from "../../../report/blocks.ts";
import type { End, Words } from "../../../report/conclusion.ts";
import { reasonAlone, whyNothing } from "../../../report/unanswered.ts";
import { formatDuration } from "../../../report/wording.ts";
import { isGone, RefusedError, type ServiceError } from "../../../service/client/errors.ts";
import { parseImage } from "../../../service/contract/image.ts";
import { plainStatus } from "../../../service/contract/status.ts";
import {
  besidesRuns,
  changesInShort,
  changesInWords,
  MOST_IN_HEADLINE,
  otherwiseIn,
} from "../changes.ts";
import {
  changesOfSettings,
  concurrencyAdvice,
  endedAfterMs,
  lastSeenInWords,
  nameOfNew,
  newRuns,
  onThePlatform,
  resumeAdvice,
  revisionPiece,
  revisionSubject,
  rolledOut,
  runsOf,
  subjectOf,
} from "../describe.ts";
import type { Known, RolloutEnd } from "../known.ts";
import { runsInShort } from "../runs.ts";
import { ifAnEnd, isDeployed } from "../status.ts";
import { correct, failed, quotedError, whatWasSent } from "./failed.ts";

const CONCURRENCY = "Deploy from one workflow at a time (concurrency:)";
/** How a followed revision can end, and its message beside what serves then. */
const ENDS: Record<
  RolloutEnd["outcome"],
  (known: Known, end: RolloutEnd & { elapsedMs: number }) => Words
> = {
  deployed: (known, { isServing }) => ({
    headline: `${subjectOf(known)}${isServing ? currentState(known) : lastKnownState(known)}`,
    message: sentences(deployedIn(known), whatElseChanged(known)),
  }),

  failed,

  superseded(known, { newer_revision_id: by }) {
    const newer = by === undefined ? ["another"] : ["revision ", revisionPiece(known, by)];
    const { status } = known.revision ?? {};
    const took = [` was ${status} when `, ...newer, " replaced it."];
    const isAccepted = known.labels.on_superseded === "warn";
    return {
      headline: `${subjectOf(known)}: ${replacedBy(known, by)}`,
      message: sentences([...revisionSubject(known), ...took], whatWasSent(known)),
      ...(isAccepted
        ? { severity: "warning", advice: `${CONCURRENCY}.` }
        : { advice: `${CONCURRENCY}, or set on_superseded: warn if this is expected.` }),
    };
  },

  not_active(known) {
    const { status = "" } = known.revision ?? {};
    const difference = isDeployed(status)
      ? " is DEPLOYED, but did not become active."
      : ` was DEPLOYED, and is ${status} now.`;
    return {
      headline: `${subjectOf(known)}: ${nameOfNew(known)} was deployed, but does not serve`,
      message: [...revisionSubject(known), difference],
      advice: ["Look at the deployment's status and its deploy log ", onThePlatform(known), "."],
    };
  },

  timed_out: (known, { failure, elapsedMs }) =>
    failure === undefined ? stillOpen(known, elapsedMs) : noContact(known, failure),
};

function stillOpen(known: Known, elapsedMs: number): Words {
  const { status = "", status_message: reason } = known.revision ?? {};
  const isUp = isDeployed(status);
  const is = isUp ? "not serving" : `still ${status || "without a status"}`;
  const error = quotedError(known);
  return {
    headline: `${subjectOf(known)}: ${nameOfNew(known)} was ${is} after ${formatDuration(elapsedMs)}`,
    said: reason ? [{ by: "The platform", text: reason }] : [],
    message: sentences(
      error,
      whatWasSent(known),
      isUp ? [...revisionSubject(known), ` was ${status} at the timeout.`] : "",
    ),
    advice: error === "" ? sentences(ifAnEnd(status), lookOrWait(known)) : correct(error),
  };
}

const noContact = (known: Known, failure: ServiceError): Words => ({
  headline: `${subjectOf(known)}: ${nameOfNew(known)} was ${known.lastSeen?.status ?? "never seen"}, then ${failure.status === undefined ? "no contact" : whyNothing(failure, "control plane")} until the timeout`,
  message: sentences(whatWasSent(known), lastSeenInWords(known, reasonAlone(failure))),
  advice: sentences(
    failure instanceof RefusedError && !isGone(failure) ? "Correct the credential." : "",
    known.rollback?.revision_id === undefined
      ? resumeAdvice(known)
      : ["Look at the deployment ", onThePlatform(known), "."],
  ),
});

const lookOrWait = (known: Known): Text =>
  sentences(
    ["See ", onThePlatform(known), " why it takes so long, or set a longer timeout."],
    resumeAdvice(known),
  );

/** The end of a revision that was followed, after so many milliseconds of the step. */
export const endOfRollout = (end: RolloutEnd, elapsedMs: number): End<Known> => ({
  outcome: end.outcome,
  words: (known) => ENDS[end.outcome](known, { ...end, elapsedMs }),
});

/** A revision that contradicts what was sent, wherever its id came from. */
export const unexpectedContent: End<Known> = {
  outcome: "error",
  words: (known) => {
    const { image_uri, repo_ref } = known.patch?.source_revision_config ?? {};
    const runs = known.revision?.source_revision_config;
    const [sent, now] = image_uri ? [image_uri, runs?.image_uri] : [repo_ref, runs?.repo_ref];
    const difference = [
      " shows ",
      { code: now ?? "" },
      ", but ",
      { code: sent ?? "" },
      " was sent.",
    ];
    return {
      headline: `${subjectOf(known)}: ${rolledOut(known)} was rolled out, which was not sent`,
      message: [...revisionSubject(known), ...difference],
      advice: concurrencyAdvice(known),
    };
  },
};

/** The current state, following the deployment's name: the content, or the changed settings. */
export function currentState(known: Known): string {
  const settings = changesOfSettings(known);
  if (settings.length > 0) return `: ${changesInShort(settings)}`;
  const otherwise = changesInShort(otherwiseIn(known));
  return ` runs ${rolledOut(known)}${sentAs(known)}${otherwise && `; ${otherwise}`}`;
}

/** The tag that was sent, if the service shows its digest instead. */
function sentAs({ patch, revision }: Known): string {
  const sent = parseImage(patch?.source_revision_config?.image_uri ?? "");
  const shown = parseImage(revision?.source_revision_config?.image_uri ?? "");
  const isReplaced = shown.digest !== undefined && (shown.tag ?? sent.digest) === undefined;
  return isReplaced && sent.tag !== undefined ? ` (sent as ${sent.tag})` : "";
}

/** The same for a revision that was not awaited until it served: another one may. */
function lastKnownState(known: Known): string {
  const { deployment, revision } = known;
  const active = deployment?.active_revision_id;
  if (!active || active === revision?.id) return currentState(known);
  if (changesOfSettings(known).length > 0)
    return `${currentState(known)}; the new revision does not serve yet`;
  return `: ${nameOfNew(known)} is ${revision?.status}, and does not serve yet`;
}

/** Changes that the headline does not name. */
export function whatElseChanged(known: Known): Text {
  const settings = changesOfSettings(known);
  if (settings.length === 0) {
    const otherwise = otherwiseIn(known);
    const named = otherwise.length > MOST_IN_HEADLINE ? [] : otherwise;
    const others = besidesRuns(known).filter((change) => !named.includes(change));
    return others.length === 0 ? "" : ["Also changed: ", ...changesInWords(others), "."];
  }
  const runs = runsInShort(newRuns(known));
  return sentences(
    settings.length <= MOST_IN_HEADLINE ? "" : ["Changed: ", ...changesInWords(settings), "."],
    runs === undefined ? "" : ["It still runs ", { code: runs }, "."],
  );
}

/** What was replaced, and by what, if known. */
function replacedBy(known: Known, newer_revision_id: string | undefined): string {
  const theirs = runsInShort(runsOf(known, newer_revision_id));
  const newer = theirs === rolledOut(known) ? undefined : theirs;
  const verb =
    plainStatus(known.revision?.status ?? "") === "SKIPPED" ? "skipped for" : "replaced by";
  return `${nameOfNew(known)} was ${verb} ${newer ?? "a newer revision"}`;
}

/** Without the time spent waiting for others. */
export function deployedIn(known: Known): Piece[] {
  const checks = known.checksPassed.join(" and ");
  const end = checks === "" ? "." : `; ${checks} passed.`;
  const endedMs = endedAfterMs(known);
  if (endedMs === undefined)
    return [...revisionSubject(known), ` was already ${known.revision?.status}${end}`];
  if (!known.createdByThisStep)
    return [
      "Watched revision ",
      revisionPiece(known, known.revision?.id ?? ""),
      ` for ${formatDuration(endedMs)} until it was deployed${end}`,
    ];
  const { revision_id, waitedMs = 0 } = known.idle ?? {};
  const own = `Deployed in ${formatDuration(endedMs - waitedMs)}`;
  if (revision_id === undefined) return [own + end];
  const waited = `${own}, after waiting ${formatDuration(waitedMs)} for revision `;
  return [waited, revisionPiece(known, revision_id), end];
}
