import { timeoutIn, withAsides } from "../../report/log/lines.ts";
import { shortened, shortId } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { FOR_A_MINUTE } from "../../service/client/wait.ts";
import type { DeploymentState, Revision } from "../../service/contract/deployments.ts";
import type { Rollout, RolloutEvent } from "./follow.ts";
import { deploymentRead, polled, type StateStore, unanswered } from "./known.ts";
import { classify, evidenceFor, ifAnEnd } from "./status.ts";
import { usualInWords } from "./timing/usual.ts";

const CONTINUES = "waiting a minute: some continue by themselves";
const MOST_REASON_CHARACTERS = 200;

/**
 * Records and logs a rollout: one line for each change, and a heartbeat for each minute without
 * one.
 */
export function rolloutLog(world: World, rollout: Rollout, store: StateStore) {
  const { deadline, report } = world;
  const { watched, inputs, revision_id } = rollout;
  const whose = watched === "rollback" ? "rollback " : "";
  let active: string | null | undefined;

  const lastPeriod = () =>
    store.known.statusPeriods.findLast((period) => period.watched === watched);

  function onPoll(revision: Revision): void {
    const { statusPeriods, usual } = store.known;
    const isFirst = watched === "revision" && lastPeriod() === undefined;
    const statusClass = classify(revision.status, inputs.failure_statuses);
    store.add(polled(watched, revision, statusClass));
    if (store.known.statusPeriods === statusPeriods) return;
    // The result of the step explains the failure.
    const isToldLater = watched === "revision" && statusClass === "failed";
    tellStatus(revision.status, isToldLater ? "" : (revision.status_message ?? ""));
    if (isFirst && statusClass === "pending" && usual !== undefined)
      report.tell(usualInWords(usual));
  }

  function tellStatus(status: string, reason: string): void {
    const [first = ""] = report.clean(reason).split("\n");
    const why = first === "" ? "" : `: ${shortened(first, MOST_REASON_CHARACTERS)}`;
    const evidence = evidenceFor(status, inputs.failure_statuses);
    report.tell(withAsides(whose + status + why, evidence === FOR_A_MINUTE ? [CONTINUES] : []));
    if (ifAnEnd(status) !== "") report.tell(ifAnEnd(status));
  }

  /** Once the revision is DEPLOYED, the deployment is read only to see which one serves. */
  function onDeployment(deployment: DeploymentState): void {
    store.add(deploymentRead(deployment));
    const isVerifying = watched === "revision" && lastPeriod()?.statusClass === "deployed";
    if (!isVerifying || deployment.active_revision_id === active) return;
    active = deployment.active_revision_id;
    report.tell(active === revision_id ? "serving" : `waiting for it to take over${fromNow()}`);
  }

  const fromNow = () => (active ? ` from revision ${shortId(active)}` : "");

  function words(): string | undefined {
    const last = lastPeriod();
    if (last === undefined) return undefined;
    const timeout = timeoutIn(deadline.leftMs);
    if (last.statusClass === "deployed")
      return withAsides(`still waiting for it to take over${fromNow()}`, [timeout]);
    return withAsides(`${whose}still ${last.status}`, [timeout]);
  }

  function on(event: RolloutEvent): void {
    if (event.kind === "poll") onPoll(event.revision);
    if (event.kind === "silence") store.add(unanswered(watched));
    if (event.kind === "deployment") onDeployment(event.deployment);
    if (event.kind === "newer") {
      const still = lastPeriod()?.statusClass === "skipped" ? "" : " Still following this one.";
      report.tell(`A newer revision was created: ${event.revision_id}.${still}`);
    }
  }

  return { on, words };
}
