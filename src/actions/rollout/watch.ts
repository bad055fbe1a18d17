import type { End } from "../../report/conclusion.ts";
import { timeoutIn, withAsides } from "../../report/log/lines.ts";
import { roundDuration, shortened, shortId } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { askAside } from "../../service/client/ask.ts";
import { FOR_A_MINUTE } from "../../service/client/wait.ts";
import {
  type DeploymentState,
  getDeployment,
  type Revision,
} from "../../service/contract/deployments.ts";
import { plainStatus } from "../../service/contract/status.ts";
import { pageOfRevision } from "./describe.ts";
import { newestLineOf, showFailureLog } from "./failure/log.ts";
import { follow, type Rollout, type RolloutEvent } from "./follow.ts";
import { type Known, type Notebook, polled, type RolloutEnd, shown, unanswered } from "./known.ts";
import { evidenceFor, ifAnEnd, type StatusClass } from "./status.ts";
import { usualInWords } from "./timing/usual.ts";

const MINUTE_MS = 60_000;
const NEWEST_AFTER_MS = 50_000;
const CONTINUES = "waiting a minute: some continue by themselves";
const MOST_REASON_CHARACTERS = 200;

/** Follows a revision to its end, logs what happens, and adds it to what is known. */
export function watch(world: World, rollout: Rollout, notebook: Notebook): Promise<RolloutEnd> {
  const known = () => notebook.known;
  const newestLine = newestLineOf(world, rollout, rollout.inputs.failure_log);
  const log = rolloutLog(world, known, rollout, newestLine);
  const on = (event: RolloutEvent) => {
    if (event.kind === "poll")
      notebook.add(polled(event.watched, event.revision, event.statusClass));
    if (event.kind === "silence") notebook.add(unanswered(event.watched));
    if (event.kind === "deployment") notebook.add(shown(event.deployment));
    log.on(event);
  };
  return world.report.during(log.words, () => follow(world, rollout, on, log.aside));
}

/** The same of the revision that the step is about. Then reads what a reader wants to know. */
export async function watchToEnd(
  world: World,
  target: Omit<Rollout, "watched">,
  notebook: Notebook,
): Promise<RolloutEnd> {
  const rollout = { ...target, watched: "revision" } as const;
  const { verify_active, failure_log } = target.inputs;
  announceWait(world, notebook.known);
  const end = await watch(world, rollout, notebook);
  if (end.outcome !== "deployed" || !verify_active) await refresh(world, rollout, notebook);
  // What is deployed may be crashing again and again: its log says more than its status.
  const isStarting =
    end.outcome === "timed_out" &&
    end.failure === undefined &&
    plainStatus(notebook.known.revision?.status ?? "") === "DEPLOYING";
  if (end.outcome === "failed" || isStarting)
    await showFailureLog(world, rollout, notebook, failure_log);
  return end;
}

/** Reads which revision serves now, if that can be had. */
export async function refresh(
  world: World,
  target: Pick<Rollout, "deployment_id">,
  notebook: Notebook,
): Promise<void> {
  const deployment = await askAside(world, getDeployment, target).catch(() => undefined);
  if (deployment !== undefined) notebook.add(shown(deployment));
}

/**
 * After an error, reads once more which revision serves, if there is time. What served before is
 * not told as if it still did.
 */
export async function refreshAfter(
  { outcome }: End<Known>,
  world: World,
  notebook: Notebook,
): Promise<void> {
  const { deployment_id, deployment } = notebook.known;
  if (outcome !== "error" || deployment_id === undefined || deployment === undefined) return;
  if (world.deadline.leftMs > 0) await refresh(world, { deployment_id }, notebook);
  if (notebook.known.deployment === deployment) notebook.add(unanswered("revision"));
}

/** Logs until when the revision is watched that was named last. */
function announceWait({ clock, deadline, report }: World, known: Known): void {
  const leftMs = Math.max(0, deadline.leftMs);
  const end = new Date(clock.utcMs() + leftMs).toISOString().slice(11, 16);
  const page = pageOfRevision(known);
  const where = page === undefined ? "." : `: ${page}`;
  const what = known.isOurs ? "it" : `revision ${known.revision?.id}`;
  report.info(`Watching ${what} until ${end} UTC (${roundDuration(leftMs)})${where}`);
}

/** Logs a rollout: one line for each change, and what to say in each minute without one. */
function rolloutLog(
  { clock, deadline, report }: World,
  known: () => Known,
  { watched, inputs: { failure_statuses: failureStatuses } }: Rollout,
  newestLine: () => Promise<string>,
) {
  const whose = watched === "rollback" ? "rollback " : "";
  let last: { revision: Revision; statusClass: StatusClass } | undefined;
  let active: string | null | undefined;
  let isUnread = false;
  let newest = "";
  let newestDueMs = Number.POSITIVE_INFINITY;

  function onPoll(revision: Revision, statusClass: StatusClass) {
    if (revision.status !== last?.revision.status) {
      tellStatus(revision, statusClass);
      const isBuild = statusClass === "pending" && /BUILD/i.test(revision.status);
      newestDueMs = isBuild ? clock.now() + NEWEST_AFTER_MS : Number.POSITIVE_INFINITY;
      newest = "";
    }
    const usual = watched === "revision" && statusClass === "pending" ? known().usual : undefined;
    if (last === undefined && usual !== undefined) report.tell(usualInWords(usual));
    last = { revision, statusClass };
  }

  function tellStatus({ status, status_message: reason }: Revision, statusClass: StatusClass) {
    // The end of the step says why its revision failed.
    const isToldLater = watched === "revision" && statusClass === "failed";
    const [first = ""] = isToldLater ? [] : report.clean(reason ?? "").split("\n");
    const why = first === "" ? "" : `: ${shortened(first, MOST_REASON_CHARACTERS)}`;
    const isFor = evidenceFor(status, failureStatuses) === FOR_A_MINUTE ? [CONTINUES] : [];
    report.tell(withAsides(whose + status + why, isFor));
    if (ifAnEnd(status) !== "") report.tell(ifAnEnd(status));
  }

  /** Once the revision is DEPLOYED, the deployment is read only to see which one serves. */
  function onDeployment({ active_revision_id }: DeploymentState) {
    const isVerifying = watched === "revision" && last?.statusClass === "deployed";
    if (!isVerifying || active_revision_id === active) return;
    active = active_revision_id;
    const isOurs = active === last?.revision.id;
    report.tell(isOurs ? "serving" : `waiting for it to take over${fromNow()}`);
  }

  const fromNow = () => (active ? ` from revision ${shortId(active)}` : "");

  /** What the build does, shortly before each line of a minute without news. */
  async function aside(): Promise<void> {
    if (clock.now() < newestDueMs) return;
    newestDueMs = clock.now() + MINUTE_MS;
    newest = await newestLine();
  }

  function words(): string | undefined {
    if (last === undefined) return undefined;
    const timeout = timeoutIn(deadline.leftMs);
    if (last.statusClass === "deployed")
      return withAsides(`still waiting for it to take over${fromNow()}`, [timeout]);
    const doing = newest === "" ? "" : `: ${newest}`;
    const still = `${whose}still ${last.revision.status}${doing}`;
    return withAsides(still, [timeout]);
  }

  function on(event: RolloutEvent): void {
    if (event.kind === "poll") onPoll(event.revision, event.statusClass);
    if (event.kind === "deployment") onDeployment(event.deployment);
    if (event.kind === "newer") {
      const still = last?.statusClass === "skipped" ? "" : " Still following this one.";
      report.tell(`A newer revision was created: ${event.revision_id}.${still}`);
    }
    if (event.kind === "unread" && !isUnread) {
      isUnread = true;
      report.tell(`${event.error.message}; whether a newer revision serves is not known for now.`);
    }
  }

  return { on, words, aside };
}
