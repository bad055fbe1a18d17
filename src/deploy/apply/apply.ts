import { read } from "../../action/read.ts";
import { call } from "../../client/call.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeploymentSecrets,
  getRevision,
  type Revision,
  type Secret,
} from "../../contract/deployments.ts";
import { givenSecrets } from "../../inputs/secrets/secrets.ts";
import { classify } from "../../rollout/status.ts";
import { secretsReport } from "../plan/merge.ts";
import type { Step } from "../step.ts";
import { matches, strengthOf } from "./fingerprint.ts";
import { applyPatch } from "./patch-once.ts";
import { newSince, type Revisions, snapshot } from "./revisions.ts";

/** Only where secrets are given: their values are needed to tell what changes, and to merge. */
export async function presentSecrets({ world, inputs }: Step): Promise<Secret[]> {
  if (givenSecrets(inputs) === undefined) return [];
  const { secrets } = await read(world, getDeploymentSecrets, inputs);
  for (const { value } of secrets) world.report.mask(value);
  return secrets;
}

/** Makes the change once, and returns its revision; undefined for a change that needs none. */
export async function applyChange(
  step: Step,
  deployment: DeploymentState,
  patch: DeploymentPatch,
  secretsBefore: readonly Secret[],
): Promise<{ revision: Revision | undefined; older: ReadonlySet<string> }> {
  const { world, progress } = step;
  const before = await snapshot(world, deployment);
  const earlier = await madeByEarlierAttempt(step, deployment, patch);
  const revision = earlier ?? (await send(step, patch, before));
  if (revision === undefined) return { revision, older: before.known };
  progress.revision = revision;
  progress.revisionCreated = earlier === undefined;
  world.report.output("revision_id", revision.id);
  world.report.output("revision_created", progress.revisionCreated);
  world.report.endGroup();
  world.report.info(
    `Revision ${revision.id}${earlier === undefined ? "" : " was made by an earlier attempt of this run"}.`,
  );
  world.signal.throwIfAborted();
  if (patch.secrets) await tellOfSecrets(step, patch.secrets, secretsBefore);
  return { revision, older: before.known };
}

/** A re-run does not deploy again what its earlier attempt has deployed, where that is beyond doubt. */
async function madeByEarlierAttempt(
  step: Step,
  deployment: DeploymentState,
  patch: DeploymentPatch,
): Promise<Revision | undefined> {
  const { world, inputs, run } = step;
  const { latest_revision_id: id } = deployment;
  if (run.attempt < 2 || id === null || patch.secrets || patch.source_config) return undefined;
  if (
    strengthOf(patch, run.marks) !== "unique" ||
    !matches(patch, deployment.source_revision_config)
  )
    return undefined;
  const latest = await read(world, getRevision, { deployment_id: deployment.id, revision_id: id });
  const usable = ["pending", "deployed"].includes(classify(latest.status, inputs.failure_statuses));
  return usable && matches(patch, latest.source_revision_config) ? latest : undefined;
}

async function send(
  step: Step,
  patch: DeploymentPatch,
  before: Revisions,
): Promise<Revision | undefined> {
  const { world, inputs, progress, run } = step;
  const options = {
    on_ambiguous: inputs.on_ambiguous,
    settleWindowMs: inputs.settle_window,
    marks: run.marks,
  };
  world.report.info("Sending the change.");
  progress.changeSent = true;
  const applied = await applyPatch(world, inputs, patch, before, options);
  if (applied.deployment !== undefined) progress.deployment = applied.deployment;
  if (applied.sends > 1 && applied.revision !== undefined)
    await warnOfDuplicates(step, applied.revision, before);
  return applied.revision;
}

/** A change that was sent again may turn out to have been applied twice, if the first came very late. */
async function warnOfDuplicates(
  { world, inputs }: Step,
  ours: Revision,
  before: Revisions,
): Promise<void> {
  const news = await newSince(world, inputs, before).catch(() => []);
  const alike = { source_revision_config: ours.source_revision_config };
  const ids = news
    .filter((revision) => matches(alike, revision.source_revision_config))
    .map(({ id }) => id);
  if (ids.length < 2) return;
  // Not in the contract: who made a revision, and with which secrets and spec.
  const doubt = "Somebody's later change of other members would look the same.";
  world.report.warning(
    `The change may have been applied more than once: revisions ${ids.join(", ")} run what it asks for. ${doubt}`,
  );
}

/** The contract does not say whether secrets replace or merge, so what the service did is looked up. */
async function tellOfSecrets(
  { world, inputs }: Step,
  sent: readonly Secret[],
  before: readonly Secret[],
): Promise<void> {
  try {
    const { secrets } = await call(world.server, getDeploymentSecrets, inputs, {
      signal: world.signal,
    });
    const message = secretsReport(before, secrets, sent);
    if (message !== "") world.report.info(message);
  } catch {
    world.signal.throwIfAborted();
    world.report.info("What became of the other secrets could not be read.");
  }
}
