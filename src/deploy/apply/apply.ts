import { read } from "../../action/read.ts";
import { call } from "../../client/call.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeploymentSecrets,
  type Revision,
  type Secret,
} from "../../contract/deployments.ts";
import { givenSecrets } from "../../inputs/secrets/secrets.ts";
import { isSecretOf } from "../../rollout/held-secrets.ts";
import { classify } from "../../rollout/status.ts";
import { secretsReport } from "../plan/merge.ts";
import { HIDDEN_VALUE } from "../plan/redacted-value.ts";
import type { Step } from "../step.ts";
import { warnOfOthers } from "./others.ts";
import { type Applied, applyPatch } from "./patch-once.ts";
import { readYoung } from "./read-young.ts";
import { contradicted, isUnmistakable, showsSecrets } from "./recognise.ts";
import { newestOf, type Revisions, snapshot } from "./revisions.ts";

/**
 * The present secrets, to find what changes and to merge. Read only where secrets are given;
 * undefined where the service does not show them. A value that it hides becomes `HIDDEN_VALUE`.
 */
export async function presentSecrets({ world, inputs }: Step): Promise<Secret[] | undefined> {
  const given = givenSecrets(inputs);
  if (given === undefined) return [];
  const { secrets, ...deployment } = await read(world, getDeploymentSecrets, inputs);
  for (const { name, value } of secrets ?? [])
    if (value && isSecretOf(deployment, { name, value })) world.report.hide(value);
  return secrets?.map(({ name, value }) => ({ name, value: value ?? HIDDEN_VALUE }));
}

/** Makes the change once, and returns its revision; undefined for a change that needs none. */
export async function applyChange(
  step: Step,
  deployment: DeploymentState,
  patch: DeploymentPatch,
  secretsBefore: readonly Secret[] | undefined,
): Promise<Revision | undefined> {
  const { world, progress } = step;
  const before = await snapshot(world, deployment);
  const earlier = await madeByEarlierAttempt(step, deployment, patch, before);
  const applied = earlier ?? (await send(step, deployment, patch, before));
  const { revision } = applied;
  if (revision === undefined) return undefined;
  step.applied = { ...applied, revision };
  progress.revision = revision;
  progress.revisionCreated = earlier === undefined;
  world.report.output("revision_id", revision.id);
  world.report.output("revision_created", progress.revisionCreated);
  const when = earlier === undefined ? "" : " by an earlier attempt of this run";
  world.report.info(`Revision ${revision.id} was created${when}.`);
  world.signal.throwIfAborted();
  if (earlier === undefined) await warnOfOthers(step);
  if (patch.secrets) await tellOfSecrets(step, patch.secrets, secretsBefore ?? []);
  return revision;
}

/**
 * A re-run does not deploy again what its earlier attempt has deployed, where that is beyond doubt.
 */
async function madeByEarlierAttempt(
  step: Step,
  deployment: DeploymentState,
  patch: DeploymentPatch,
  before: Revisions,
): Promise<Applied | undefined> {
  const { world, inputs, run } = step;
  const candidate = newestOf(deployment, before);
  if (run.attempt < 2 || candidate === undefined) return undefined;
  const sent = { patch, marks: run.marks };
  if (!isUnmistakable(sent, candidate, deployment)) return undefined;
  const { id } = candidate;
  const [latest, shown] = await Promise.all([
    readYoung(step, id),
    patch.secrets ? read(world, getDeploymentSecrets, inputs) : deployment,
  ]);
  const usable = ["pending", "deployed"].includes(classify(latest.status, inputs.failure_statuses));
  if (!usable || !isUnmistakable(sent, latest, deployment)) return undefined;
  if (contradicted(patch, shown).length > 0) return undefined;
  // A secret may have been corrected since: one that is hidden is sent again.
  if (!showsSecrets(patch, shown)) return undefined;
  const known = new Set([...before.known].filter((one) => one !== id));
  return { revision: latest, sends: 0, before: { ...before, known } };
}

async function send(
  step: Step,
  deployment: DeploymentState,
  patch: DeploymentPatch,
  before: Revisions,
): Promise<Applied> {
  const { world, inputs, progress, run } = step;
  const options = {
    on_ambiguous: inputs.on_ambiguous,
    settleWindowMs: inputs.settle_window,
    marks: run.marks,
    onSent: (mayBeApplied: boolean) => {
      progress.changeSent = mayBeApplied;
    },
  };
  world.report.tell("sending the change");
  const sentMs = world.clock.now();
  const applied = await applyPatch(world, deployment, patch, before, options);
  if (applied.deployment !== undefined) progress.deployment = applied.deployment;
  if (applied.recovered !== undefined) {
    progress.recovered = applied.recovered;
    progress.recoveredAfterMs = world.clock.now() - sentMs;
  }
  return applied;
}

/**
 * The contract does not say whether secrets replace or merge, so what the service did is looked up.
 */
async function tellOfSecrets(
  { world, inputs, applied }: Step,
  sent: readonly Secret[],
  before: readonly Secret[],
): Promise<void> {
  try {
    const { secrets, latest_revision_id } = await call(world.server, getDeploymentSecrets, inputs, {
      signal: world.signal,
    });
    // A replica that lags behind, or a later change, shows nothing of ours.
    if (!secrets?.length || latest_revision_id !== applied?.revision.id) return;
    const message = secretsReport(before, secrets, sent);
    if (message !== "") world.report.info(message);
  } catch {
    world.signal.throwIfAborted();
    world.report.info("The other secrets could not be read back.");
  }
}
