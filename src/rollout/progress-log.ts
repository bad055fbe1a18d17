import { forMinutes, timeoutIn, withAsides } from "../action/log/lines.ts";
import { roughly, shortened, shortId } from "../action/wording.ts";
import type { World } from "../action/world.ts";
import type { DeploymentState, Revision } from "../contract/deployments.ts";
import { type Progress, type Watched, watchedForMs } from "./progress.ts";
import type { RolloutEvent } from "./rollout.ts";
import type { StatusClass } from "./status.ts";
import { leftInWords, usualInWords } from "./timing/usual.ts";

const MINUTE_MS = 60_000;
const MOST_REASON_CHARACTERS = 200;

export interface ProgressLog {
  on(event: RolloutEvent): void;
  /** The line for a minute without a change; undefined before the first answer. */
  words(): string | undefined;
}

interface Stay {
  revision: Revision;
  statusClass: StatusClass;
  sinceMs: number;
  /** Whether the status began when it was first seen, as far as pauses between reads let it. */
  isFromStart: boolean;
}

/** Logs a rollout: one line for each change, and what to say in each minute without one. */
export function progressLog(
  { clock, deadline, report }: World,
  progress: Progress,
  watched: Watched,
): ProgressLog {
  const usual = watched === "revision" ? progress.usual : undefined;
  let last: Stay | undefined;
  let active: string | null | undefined;
  let isUnread = false;
  let compared: string | undefined;

  /** The words change once, when the rollout becomes slower than usual. */
  function compare() {
    if (usual === undefined) return;
    const words = usualInWords(usual, watchedForMs(progress));
    if (words !== compared) report.tell(`${words}.`);
    compared = words;
  }

  /** How old a revision is that was there before is not known. */
  function left(): string {
    if (usual === undefined || !progress.revisionCreated) return "";
    const sinceMs = progress.startedMs + (progress.timeline[0]?.atMs ?? 0);
    return leftInWords(usual, clock.now() - sinceMs);
  }

  /** How long the last status took, where that is worth a thought. */
  function tookInWords({ revision, sinceMs, isFromStart }: Stay): string[] {
    const tookMs = clock.now() - sinceMs;
    return isFromStart && tookMs >= MINUTE_MS
      ? [`${revision.status} took about ${roughly(tookMs)}`]
      : [];
  }

  function onPoll(revision: Revision, statusClass: StatusClass) {
    const { status } = revision;
    if (status !== last?.revision.status) {
      tellStatus(revision, statusClass);
      const isFromStart = last !== undefined || progress.revisionCreated || watched === "rollback";
      last = { revision, statusClass, sinceMs: clock.now(), isFromStart };
    }
    if (statusClass === "pending") compare();
  }

  function tellStatus({ status, status_message: reason }: Revision, statusClass: StatusClass) {
    const word = watched === "rollback" ? `rollback ${status}` : status;
    // The end of the step says why its revision failed.
    const isToldLater = watched === "revision" && statusClass === "failed";
    const [first = ""] = isToldLater ? [] : (reason?.split("\n") ?? []);
    const why = first === "" ? "" : `: ${shortened(first, MOST_REASON_CHARACTERS)}`;
    report.tell(withAsides(word + why, last === undefined ? [] : tookInWords(last)));
  }

  /** Once the revision is DEPLOYED, the deployment is read only to see which one serves. */
  function onDeployment({ active_revision_id }: DeploymentState) {
    const isVerifying = watched === "revision" && last?.statusClass === "deployed";
    if (!isVerifying || active_revision_id === active) return;
    active = active_revision_id;
    const isOurs = active === last?.revision.id;
    report.tell(isOurs ? "serving" : `waiting until it serves: ${servingNow()}`);
  }

  const servingNow = () => (active ? `revision ${shortId(active)} does` : "no revision does");

  function words(): string | undefined {
    if (last === undefined) return undefined;
    const { revision, statusClass, sinceMs, isFromStart } = last;
    const timeout = timeoutIn(deadline.leftMs);
    if (statusClass === "deployed")
      return withAsides(`still waiting until it serves: ${servingNow()}`, [timeout]);
    const present = isFromStart
      ? forMinutes(revision.status, clock.now() - sinceMs)
      : `still ${revision.status}`;
    return withAsides(present, [left(), timeout].filter(Boolean));
  }

  return {
    words,
    on: (event) => {
      if (event.kind === "poll") onPoll(event.revision, event.statusClass);
      if (event.kind === "deployment") onDeployment(event.deployment);
      if (event.kind === "newer")
        report.tell(
          `A newer revision was created: ${event.revision_id}. Still following this one.`,
        );
      if (event.kind === "unread" && !isUnread) {
        isUnread = true;
        report.tell(
          `${event.error.message}; whether a newer revision serves is not known for now.`,
        );
      }
    },
  };
}
