import { formatDuration, LAST_READ } from "../action/wording.ts";
import type { World } from "../action/world.ts";
import type { DeploymentState, Revision } from "../contract/deployments.ts";
import { type Progress, type Watched, watchedForMs } from "./progress.ts";
import type { RolloutEvent } from "./rollout.ts";
import type { StatusClass } from "./status.ts";
import { leftInWords, usualInWords } from "./timing/usual.ts";

const HEARTBEAT_MS = 60_000;

/**
 * Logs a rollout: one line for each change, and a heartbeat every minute; for the revision of the
 * step also what is usual, and once that it is slower.
 */
export function progressLog(
  { clock, report }: World,
  progress: Progress,
  watched: Watched,
): (event: RolloutEvent) => void {
  let lastLineMs = Number.NEGATIVE_INFINITY;
  let last: { revision: Revision; statusClass: StatusClass; sinceMs: number } | undefined;
  let isFailing = false;
  let active: string | null | undefined;
  const usual = watched === "revision" ? progress.usual : undefined;
  let compared: string | undefined;

  const log = (text: string) => {
    lastLineMs = clock.now();
    report.info(text);
  };
  const isQuiet = () => clock.now() - lastLineMs >= HEARTBEAT_MS;

  /** The words change once, when the rollout becomes slower than usual. */
  function compare() {
    if (usual === undefined) return;
    const words = usualInWords(usual, watchedForMs(progress));
    if (words !== compared) log(`${words}.`);
    compared = words;
  }

  /** How old a revision is that was there before is not known. */
  function left(): string {
    if (usual === undefined || !progress.revisionCreated) return "";
    return leftInWords(usual, watchedForMs(progress));
  }

  function onPoll(revision: Revision, statusClass: StatusClass) {
    if (isFailing) log("The service answers again.");
    isFailing = false;
    const { status, status_message: reason } = revision;
    if (status === last?.revision.status) {
      if (isQuiet())
        log(`still ${status}, for ${formatDuration(clock.now() - last.sinceMs)}${left()}`);
    } else {
      last = { revision, statusClass, sinceMs: clock.now() };
      const at = formatDuration(clock.now() - progress.startedMs);
      log(`${at}  ${watched} ${status}${reason ? `: ${reason}` : ""}`);
    }
    if (statusClass === "pending") compare();
  }

  /** Once the revision is DEPLOYED, the deployment is read only to see which one serves. */
  function onDeployment({ active_revision_id }: DeploymentState) {
    const isVerifying = watched === "revision" && last?.statusClass === "deployed";
    if (!isVerifying || active_revision_id === active) return;
    active = active_revision_id;
    report.group("Verify");
    log(
      active === last?.revision.id
        ? `The active revision is ${active}.`
        : `The active revision is still ${active ?? "none"}; waiting for the new one to serve.`,
    );
  }

  return (event) => {
    if (event.kind === "poll") onPoll(event.revision, event.statusClass);
    if (event.kind === "deployment") onDeployment(event.deployment);
    if (event.kind === "newer")
      log(`A newer revision was made: ${event.revision_id}. Still following this one.`);
    if (event.kind === "failure" && (event.isLast || !isFailing || isQuiet())) {
      isFailing = true;
      const next = event.isLast ? LAST_READ : "still asking";
      log(`${event.error.message}. The rollout continues; ${next}.`);
    }
  };
}
