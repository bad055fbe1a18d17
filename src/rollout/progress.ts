import { formatDuration } from "../action/duration.ts";
import type { World } from "../action/world.ts";
import type { DeploymentState, Revision } from "../contract/deployments.ts";
import type { RolloutEvent } from "./follow.ts";
import { classify } from "./status.ts";

const HEARTBEAT_MS = 60_000;

/** What is known so far. Outputs and summary are made from it whatever happens next. */
export interface Progress {
  startedMs: number;
  /** As first read, before any change. */
  before?: DeploymentState;
  /** As last read. */
  deployment?: DeploymentState;
  revision?: Revision;
  revisionCreated: boolean;
  /** What the plan changes; of secrets no values. */
  changes: readonly { path: string; before: unknown; after: unknown }[];
  /** True once a change is on its way. */
  changeSent: boolean;
  /** Each status of the revision, or of the rollback after it, with its time since the start. */
  timeline: { of: "revision" | "rollback"; status: string; atMs: number }[];
  pollCount: number;
  rollback?: { revision_id?: string; sent: boolean; done: boolean; message: string };
}

/** Turns what happens during a roll-out into progress and log lines: one a change, and a heartbeat each minute. */
export function narrator(
  world: World,
  progress: Progress,
  name: "revision" | "rollback" = "revision",
): (event: RolloutEvent) => void {
  const { clock, report } = world;
  let lastLineMs = Number.NEGATIVE_INFINITY;
  let status: string | undefined;
  let statusSinceMs = clock.now();
  let failing = false;
  let active: string | null | undefined;
  const say = (text: string) => {
    lastLineMs = clock.now();
    report.info(text);
  };
  const quiet = () => clock.now() - lastLineMs >= HEARTBEAT_MS;
  const onPoll = (revision: Revision) => {
    if (failing) say("The service answers again.");
    failing = false;
    if (revision.status === status) {
      if (quiet()) say(`still ${status}, for ${formatDuration(clock.now() - statusSinceMs)}`);
      return;
    }
    status = revision.status;
    statusSinceMs = clock.now();
    const at = clock.now() - progress.startedMs;
    progress.timeline.push({ of: name, status, atMs: at });
    const why = revision.status_message ? `: ${revision.status_message}` : "";
    say(`${formatDuration(at)}  ${name} ${status}${why}`);
  };
  /** Beside a revision that is DEPLOYED, the deployment is read only to see which one serves. */
  const onDeployment = ({ active_revision_id }: DeploymentState) => {
    const isVerifying = name === "revision" && classify(status ?? "", []) === "deployed";
    if (!isVerifying || active_revision_id === active) return;
    active = active_revision_id;
    report.group("Verify");
    const isOurs = active === progress.revision?.id;
    say(
      isOurs
        ? `The active revision is ${active}.`
        : `The active revision is still ${active ?? "none"}; waiting for the new one to serve.`,
    );
  };
  return (event) => {
    if (event.kind === "poll") {
      progress.pollCount += 1;
      onPoll(event.revision);
    }
    if (event.kind === "poll" && name === "revision") {
      const shown =
        event.revision.source_revision_config ?? progress.revision?.source_revision_config;
      progress.revision = { ...event.revision, source_revision_config: shown };
    }
    if (event.kind === "deployment") {
      progress.deployment = event.deployment;
      onDeployment(event.deployment);
    }
    if (event.kind === "newer")
      say(`A newer revision was made: ${event.revision_id}. Still following this one.`);
    if (event.kind === "failure" && (!failing || quiet())) {
      failing = true;
      say(`${event.error.message}. The roll-out goes on; still asking.`);
    }
  };
}
