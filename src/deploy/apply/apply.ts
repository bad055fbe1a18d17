import { read, readAside } from "../../client/read.ts";
import type { Phase } from "../../client/write/write.ts";
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
import { type Baseline, newestOf } from "./baseline.ts";
import { warnOfForeignRevisions } from "./foreign.ts";
import { type Applied, applyPatch } from "./patch-once.ts";
import { readYoung } from "./read-young.ts";
import { contradicted, isUnmistakable, showsSecrets } from "./recognise.ts";

/**
 * The present secrets, to find what changes and to merge. Read only where secrets are given;
 * undefined where the service does not show them. A value that it hides becomes `HIDDEN_VALUE`.
 */
export async function presentSecrets({ world, inputs }: Step): Promise<Secret[] | undefined> {
  const given = givenSecrets(inputs);
  if (given === undefined) return [];
  const { secrets, ...deployment } = await read(world, getDeploymentSecrets, inputs);
  const isGiven = (name: string) => given.some((secret) => secret.name === name);
  for (const { name, value } of secrets ?? []) {
    if (!value || !isSecretOf(deployment, value)) continue;
    const isSentBack = inputs.secrets_mode === "merge" && !isGiven(name);
    if (isSentBack) world.report.mask(value, name);
    else world.report.hide(value);
  }
  return secrets?.map(({ name, value }) => ({ name, value: value ?? HIDDEN_VALUE }));
}

/** Makes the change once, and returns its revision; undefined for a change that needs none. */
export async function applyChange(
  step: Step,
  baseline: Baseline,
  deployment: DeploymentState,
  patch: DeploymentPatch,
  secretsBefore: readonly Secret[] | undefined,
): Promise<Revision | undefined> {
  const { world, progress } = step;
  const earlier = await madeByEarlierAttempt(step, deployment, patch, baseline);
  const applied = earlier ?? (await send(step, deployment, patch, baseline));
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
  if (earlier === undefined) await warnOfForeignRevisions(step);
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
  baseline: Baseline,
): Promise<Applied | undefined> {
  const { world, inputs, run } = step;
  const candidate = newestOf(deployment, baseline);
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
  const ids = new Set([...baseline.ids].filter((one) => one !== id));
  return { revision: latest, sends: 0, baseline: { ...baseline, ids } };
}

async function send(
  step: Step,
  deployment: DeploymentState,
  patch: DeploymentPatch,
  baseline: Baseline,
): Promise<Applied> {
  const { world, inputs, progress, run } = step;
  const options = {
    on_ambiguous: inputs.on_ambiguous,
    settleWindowMs: inputs.settle_window,
    marks: run.marks,
    onPhase: (phase: Phase) => {
      progress.phase = phase;
    },
    onNamed: (revision_id: string) => world.report.output("revision_id", revision_id),
  };
  world.report.tell("sending the change");
  const sentMs = world.clock.now();
  const applied = await applyPatch(world, deployment, patch, baseline, options);
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
  const shown = await readAside(world, getDeploymentSecrets, inputs);
  if (shown === undefined) return world.report.info("The other secrets could not be read back.");
  // A replica that lags behind, or a later change, shows nothing of ours.
  if (!shown.secrets?.length || shown.latest_revision_id !== applied?.revision.id) return;
  const message = secretsReport(before, shown.secrets, sent);
  if (message !== "") world.report.info(message);
}
