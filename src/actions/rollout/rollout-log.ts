import { shorten, shortId } from "../../report/format.ts";
import { isGone, type ServiceError } from "../../service/client/errors.ts";
import { MINUTE_OF_READS } from "../../service/client/poll.ts";
import type { DeploymentState } from "../../service/contract/deployments/deployment.ts";
import type { Revision } from "../../service/contract/deployments/revision.ts";
import { timeoutNote, withNotes } from "../../step/status-log.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { Rollout } from "./follow.ts";
import { deploymentUpdate, periodsOf, pollUpdate, type StateStore } from "./state.ts";
import { classify, evidenceFor, hintForFinalSoundingStatus } from "./status.ts";

const INTERRUPTION_NOTE = "waiting a minute: some continue by themselves";
const MAX_REASON_CHARACTERS = 200;

/** Updates the state, and logs each new status; `heartbeat` returns the current one. */
export function createRolloutLog(ctx: StepContext, rollout: Rollout, store: StateStore) {
  const { deadline, report } = ctx;
  const { role, inputs, revision_id } = rollout;
  const prefix = role === "rollback" ? "rollback " : "";
  let activeId: string | null | undefined;

  const lastPeriod = () => periodsOf(store.state, role).at(-1);

  function onPoll(revision: Revision): void {
    const { status } = revision;
    const { length } = store.state.statusPeriods;
    const statusClass = classify(status, inputs.failure_statuses);
    store.update(pollUpdate(role, revision, statusClass));
    if (store.state.statusPeriods.length === length) return;
    // The result of the step contains the reason.
    const isInResult = role === "revision" && statusClass === "failed";
    const reason = isInResult ? "" : (revision.status_message ?? "");
    const [firstLine = ""] = report.redact(reason).split("\n");
    const suffix = firstLine === "" ? "" : `: ${shorten(firstLine, MAX_REASON_CHARACTERS)}`;
    const evidence = evidenceFor(status, inputs.failure_statuses);
    const notes = evidence === MINUTE_OF_READS ? [INTERRUPTION_NOTE] : [];
    report.progress(withNotes(prefix + status + suffix, notes));
    const hint = evidence === undefined ? hintForFinalSoundingStatus(status) : "";
    if (hint !== "") report.progress(hint);
  }

  /** Logs changes of the active revision, but not before our own is DEPLOYED, nor in a rollback. */
  function onDeployment(deployment: DeploymentState): void {
    store.update(deploymentUpdate(deployment));
    const isVerifying = role === "revision" && lastPeriod()?.statusClass === "deployed";
    if (!isVerifying || deployment.active_revision_id === activeId) return;
    activeId = deployment.active_revision_id;
    report.progress(activeId === revision_id ? "serving" : takeoverText());
  }

  const takeoverText = () =>
    `waiting for it to take over${activeId ? ` from revision ${shortId(activeId)}` : ""}`;

  function heartbeat(): string | undefined {
    const period = lastPeriod();
    if (period === undefined) return undefined;
    const text = period.statusClass === "deployed" ? takeoverText() : period.status;
    return withNotes(`${prefix}still ${text}`, [timeoutNote(deadline.leftMs)]);
  }

  function onNewerRevision(newerId: string): void {
    const suffix = lastPeriod()?.statusClass === "skipped" ? "" : " Still following this one.";
    report.progress(`A newer revision was created: ${newerId}.${suffix}`);
  }

  function onFailedRead(error: ServiceError): void {
    if (role === "revision") store.update({ readFailure: isGone(error) ? "gone" : "other" });
  }

  return { onPoll, onFailedRead, onDeployment, onNewerRevision, heartbeat };
}
