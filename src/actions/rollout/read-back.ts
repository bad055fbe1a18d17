import { isDeepStrictEqual } from "node:util";
import type { Outcome } from "../../report/outcomes.ts";
import { readBestEffort, readUntil } from "../../service/client/requests.ts";
import {
  type Comparison,
  compare,
  type DeploymentWithSecrets,
} from "../../service/contract/deployments/compare.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeploymentSecrets,
} from "../../service/contract/deployments/deployment.ts";
import { getRevision, type NamedRevision } from "../../service/contract/deployments/revision.ts";
import type { StepContext } from "../../step/step-context.ts";
import { type Change, hideVariables, SECRET_PREFIX } from "./change.ts";
import { deploymentUpdate, isUpToDate, type StateStore } from "./state.ts";

/** Compares a patch with a response. The content is that of `revision`, not of the latest one. */
const compareChange = (
  patch: DeploymentPatch,
  deployment: DeploymentWithSecrets,
  revision: NamedRevision | undefined,
) => compare(patch, { ...deployment, source_revision_config: revision?.source_revision_config });

const isMismatch = ({ similarity }: Comparison) => ["other", "absent"].includes(similarity);

/** Whether the service shows everything that was sent; undefined if it cannot be determined. */
function isAsSent(comparisons: readonly Comparison[], changes: readonly Change[]) {
  const isOther = changes.some(({ shown }) => shown !== undefined);
  if (isOther || comparisons.some(isMismatch)) return false;
  return comparisons.length > 0 && comparisons.every(({ similarity }) => similarity === "same")
    ? true
    : undefined;
}

/** Adds what the service shows instead: for a removal from `present`, else from `mismatch`. */
function addResult(
  change: Change,
  mismatch: Comparison | undefined,
  present: Comparison | undefined,
  areSecretsHidden: boolean,
): Change {
  if (!("kind" in change)) {
    const isRemoval = change.after === null;
    const shown = hideVariables(isRemoval ? present?.expected : mismatch?.actual);
    // After a removal, only the old value is a mismatch: another one is the service's default.
    const isOther = isRemoval ? isDeepStrictEqual(shown, change.before) : mismatch !== undefined;
    return isOther ? { ...change, shown } : change;
  }
  if (change.kind === "removed")
    return present === undefined ? change : { ...change, shown: "still set" };
  if (mismatch !== undefined)
    return { ...change, shown: mismatch.similarity === "absent" ? "not there" : "another value" };
  const isHidden = areSecretsHidden && change.path.startsWith(SECRET_PREFIX);
  return isHidden ? { ...change, kind: "sent" } : change;
}

const toMap = <Item extends { path: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((one) => [one.path, one]));

/** The planned changes with their results, and other sent values that differ in the response. */
function addResults(
  changes: readonly Change[],
  comparisons: readonly Comparison[],
  deployment: DeploymentWithSecrets,
): Change[] {
  const mismatches = toMap(comparisons.filter((one) => isMismatch(one) && one.path !== "secrets"));
  // Compared with {}, each member that the deployment has differs; `expected` is its value.
  const present = toMap(compare(deployment, {}).filter(({ similarity }) => similarity !== "same"));
  const plannedChanges = toMap(changes);
  const unplanned = [...mismatches.values()].filter(({ path }) => !plannedChanges.has(path));
  const unplannedChanges = unplanned.map(({ path, expected }): Change => {
    const value = hideVariables(expected);
    return path.startsWith(SECRET_PREFIX)
      ? { path, kind: "sent" }
      : { path, before: value, after: value };
  });
  // If no secret is shown, it is unknown whether those that were sent are new.
  const areSecretsHidden = !deployment.secrets?.length;
  return [...changes, ...unplannedChanges].map((change) =>
    addResult(change, mismatches.get(change.path), present.get(change.path), areSecretsHidden),
  );
}

/**
 * Compares what was sent with the deployment at the end. Reads it again if the last read differs or
 * is of another revision, or if secrets were sent. `mayLoseSecrets`: whether the write may have
 * removed secrets that it did not send. A cancellation ends the reads, not the step.
 */
export async function readBack(
  ctx: StepContext,
  store: StateStore,
  outcome: Outcome,
  mayLoseSecrets = false,
): Promise<void> {
  if (outcome === "superseded") return;
  if (outcome === "not_waited") await readStatus(ctx, store);
  const { deployment_id, plan, patch, revision, deployment } = store.state;
  if (deployment_id === undefined || plan === undefined || patch === undefined) return;
  const isOfOwnRevision = (one: DeploymentState) =>
    revision === undefined || one.latest_revision_id === revision.id;
  let current: DeploymentWithSecrets | undefined =
    deployment && isOfOwnRevision(deployment) ? deployment : undefined;
  if (!current || patch.secrets || compareChange(patch, current, revision).some(isMismatch)) {
    const read = () => readBestEffort(ctx, getDeploymentSecrets, { deployment_id });
    const rereads = readUntil(ctx, read, (reply) => isUpToDate(store.state, reply));
    const reread = await rereads.catch(() => undefined);
    if (reread !== undefined && isOfOwnRevision(reread)) {
      const { secrets: _, ...withoutSecrets } = reread;
      store.update(deploymentUpdate(withoutSecrets));
      current = reread;
    }
  }
  if (current === undefined) return;
  if (mayLoseSecrets && patch.secrets?.length && current.secrets?.length === 0)
    ctx.report.warning(
      "The service hides its secrets: it shows none, although some were just sent. Others that it had were not sent, and may be gone. Send all of them, with secrets_mode: replace.",
    );
  const comparisons = compareChange(patch, current, revision);
  const changes = addResults(plan.changes, comparisons, current);
  store.update({ plan: { ...plan, changes }, isAsSent: isAsSent(comparisons, changes) });
}

/** Reads the status of the revision, which the reply to a change does not contain. */
async function readStatus(ctx: StepContext, store: StateStore): Promise<void> {
  const { deployment_id, revision: { id: revision_id, status } = { id: "" } } = store.state;
  if (deployment_id === undefined || revision_id === "" || status !== undefined) return;
  const read = readBestEffort(ctx, getRevision, { deployment_id, revision_id });
  const revision = await read.catch(() => undefined);
  if (revision !== undefined) store.update({ revision });
}
