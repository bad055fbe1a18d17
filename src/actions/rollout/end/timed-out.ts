import { sentences, type Text } from "../../../report/blocks.ts";
import type { Words } from "../../../report/conclusion.ts";
import { reasonAlone } from "../../../report/error-ending.ts";
import { formatDuration } from "../../../report/wording.ts";
import {
  howToContinue,
  lastSeenInWords,
  mayServe,
  nameOfNew,
  subjectOf,
  theRevision,
} from "../describe.ts";
import type { Known, RolloutEnd } from "../known.ts";
import { ifAnEnd, isDeployed, wordOf } from "../status.ts";
import { comparison } from "./blocks.ts";
import { CORRECT_IT, errorIn, logOf, quotedError, whatWasSent } from "./failed.ts";
import { isReplaced, rollbackInShort, rollbackInWords, stillServing } from "./what-serves.ts";

type TimedOut = Pick<RolloutEnd, "outcome" | "failure">;

/** Whether what is deployed may be crashing again and again: its log says more than its status. */
export const isStarting = ({ revision }: Known, { outcome, failure }: TimedOut): boolean =>
  outcome === "timed_out" &&
  failure === undefined &&
  wordOf(revision?.status ?? "") === "DEPLOYING";

/** All that is said of a revision that did not end in time. */
export function timedOut(known: Known, end: TimedOut & { elapsedMs: number }): Words {
  const { failure, elapsedMs } = end;
  const { status_message: reason } = known.revision ?? {};
  return {
    headline: `${subjectOf(known)}: ${notInTime(known, failure, elapsedMs)}${rollbackInShort(known)}`,
    said: failure === undefined && reason ? [{ by: "The platform", text: reason }] : [],
    message: sentences(
      quotedError(known),
      whatWasSent(known),
      atTheTimeout(known, failure),
      rollbackInWords(known),
      known.silentSinceMs !== undefined ? mayServe(known) : "",
      servesNow(known) ? "It is serving now." : stillServing(known),
      comparison(known),
    ),
    advice: adviceOn(known, end),
  };
}

/** A longer timeout comes first only if nothing says that the revision cannot start. */
function adviceOn(known: Known, end: TimedOut): Text {
  if (errorIn(known) !== undefined) return CORRECT_IT;
  const doubt = end.failure === undefined ? ifAnEnd(known.revision?.status ?? "") : "";
  const mayCrash = isReplaced(known) || isStarting(known, end);
  const why = ` why ${nameOfNew(known)} ${isReplaced(known) ? "took" : "takes"} so long`;
  const look: Text = mayCrash
    ? ["See in the ", ...logOf(known, "deploy"), why, ", or set a longer timeout."]
    : "";
  if (isReplaced(known)) return sentences(doubt, look);
  return sentences(doubt, look, howToContinue(known, mayCrash ? "" : "Set a longer timeout"));
}

/** Whether the revision was DEPLOYED when it was last seen. */
const wasDeployed = ({ revision }: Known) => isDeployed(revision?.status ?? "");

const servesNow = ({ deployment, revision, silentSinceMs }: Known) =>
  silentSinceMs === undefined && deployment?.active_revision_id === revision?.id;

/** Behind the name of the deployment. */
function notInTime(known: Known, failure: Error | undefined, elapsedMs: number): string {
  const { lastSeen, revision } = known;
  const name = nameOfNew(known);
  if (failure !== undefined)
    return lastSeen === undefined
      ? `no contact until the timeout, ${name} was never seen`
      : `${name} was ${lastSeen.status}, then no contact for ${formatDuration(elapsedMs - lastSeen.atMs)}`;
  const elapsed = formatDuration(elapsedMs);
  return wasDeployed(known)
    ? `${name} ${isReplaced(known) ? "was" : "is"} not serving after ${elapsed}`
    : `${name} ${isReplaced(known) ? "was" : "is"} still ${revision?.status || "without a status"} after ${elapsed}`;
}

function atTheTimeout(known: Known, failure: Error | undefined): Text {
  if (failure !== undefined) return lastSeenInWords(known, reasonAlone(failure));
  const { status = "" } = known.revision ?? {};
  const revision = theRevision(known);
  if (isDeployed(status))
    return [...revision, " is DEPLOYED, but was not active yet at the timeout."];
  if (isReplaced(known)) return "";
  return [...revision, ifAnEnd(status) === "" ? " continues to roll out." : ` stays ${status}.`];
}
