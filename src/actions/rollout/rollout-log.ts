import { timeoutIn, withAsides } from "../../report/log/lines.ts";
import { shortened, shortId } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { FOR_A_MINUTE } from "../../service/client/wait.ts";
import type { DeploymentState, Revision } from "../../service/contract/deployments.ts";
import type { Rollout, RolloutEvent } from "./follow.ts";
import type { Known, Notebook } from "./known.ts";
import { evidenceFor, ifAnEnd, type StatusClass } from "./status.ts";
import { usualInWords } from "./timing/usual.ts";

const CONTINUES = "waiting a minute: some continue by themselves";
const MOST_REASON_CHARACTERS = 200;

/** Logs a rollout: one line for each change, and what to say in each minute without one. */
export function rolloutLog(world: World, rollout: Rollout, notebook: Pick<Notebook, "known">) {
  const { deadline, report } = world;
  const { watched, inputs, revision_id } = rollout;
  const whose = watched === "rollback" ? "rollback " : "";
  let active: string | null | undefined;

  const lastIn = ({ stays }: Known) => stays.findLast((stay) => stay.watched === watched);

  function onPoll(revision: Revision, statusClass: StatusClass, before: Known): void {
    const { stays, usual } = notebook.known;
    if (stays === before.stays) return;
    tellStatus(revision, statusClass);
    const isFirst = watched === "revision" && lastIn(before) === undefined;
    if (isFirst && statusClass === "pending" && usual !== undefined)
      report.tell(usualInWords(usual));
  }

  function tellStatus({ status, status_message: reason }: Revision, statusClass: StatusClass) {
    // The end of the step says why its revision failed.
    const isToldLater = watched === "revision" && statusClass === "failed";
    const [first = ""] = isToldLater ? [] : report.clean(reason ?? "").split("\n");
    const why = first === "" ? "" : `: ${shortened(first, MOST_REASON_CHARACTERS)}`;
    const evidence = evidenceFor(status, inputs.failure_statuses);
    report.tell(withAsides(whose + status + why, evidence === FOR_A_MINUTE ? [CONTINUES] : []));
    if (ifAnEnd(status) !== "") report.tell(ifAnEnd(status));
  }

  /** Once the revision is DEPLOYED, the deployment is read only to see which one serves. */
  function onDeployment({ active_revision_id }: DeploymentState): void {
    const isVerifying =
      watched === "revision" && lastIn(notebook.known)?.statusClass === "deployed";
    if (!isVerifying || active_revision_id === active) return;
    active = active_revision_id;
    report.tell(active === revision_id ? "serving" : `waiting for it to take over${fromNow()}`);
  }

  const fromNow = () => (active ? ` from revision ${shortId(active)}` : "");

  function words(): string | undefined {
    const last = lastIn(notebook.known);
    if (last === undefined) return undefined;
    const timeout = timeoutIn(deadline.leftMs);
    if (last.statusClass === "deployed")
      return withAsides(`still waiting for it to take over${fromNow()}`, [timeout]);
    return withAsides(`${whose}still ${last.status}`, [timeout]);
  }

  /** `before` is what was known until this was seen. */
  function on(event: RolloutEvent, before: Known): void {
    if (event.kind === "poll") onPoll(event.revision, event.statusClass, before);
    if (event.kind === "deployment") onDeployment(event.deployment);
    if (event.kind === "newer") {
      const isOver = lastIn(before)?.statusClass === "skipped";
      const still = isOver ? "" : " Still following this one.";
      report.tell(`A newer revision was created: ${event.revision_id}.${still}`);
    }
  }

  return { on, words };
}
