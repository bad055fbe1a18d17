import { givenSecrets } from "../../../inputs/secrets/secrets.ts";
import type { End } from "../../../report/conclusion.ts";
import { read, readAside } from "../../../service/client/read.ts";
import {
  type DeploymentState,
  getDeploymentSecrets,
  type Secret,
} from "../../../service/contract/deployments.ts";
import { type Known, shown as shownNow } from "../../rollout/known.ts";
import { HIDDEN_VALUE } from "../../rollout/redacted-value.ts";
import { classify } from "../../rollout/status.ts";
import type { Deploy } from "../context.ts";
import { readYoung } from "../newest-revision.ts";
import { secretsReport } from "../plan/merge.ts";
import type { Plan } from "../plan/plan.ts";
import { waitForIdle } from "../wait-for-idle.ts";
import { type Baseline, newestOf } from "./baseline.ts";
import { warnOfForeignRevisions } from "./foreign.ts";
import { applyPatch, type OursApplied } from "./patch-once.ts";
import { isUnmistakable } from "./recognise.ts";
import { contradicted, showsSecrets } from "./shown.ts";

/**
 * The present secrets, to find what changes and to merge. Read only if secrets are given;
 * undefined if the service does not show them. A value that it hides becomes `HIDDEN_VALUE`.
 */
export async function presentSecrets({ world, inputs }: Deploy): Promise<Secret[] | undefined> {
  const given = givenSecrets(inputs);
  if (given === undefined) return [];
  const { secrets } = await read(world, getDeploymentSecrets, inputs);
  return secrets?.map(({ name, value }) => ({ name, value: value ?? HIDDEN_VALUE }));
}

/** What is changed, and what was there before. */
export interface Change {
  deployment: DeploymentState;
  baseline: Baseline;
  plan: Plan;
  secretsBefore: readonly Secret[] | undefined;
}

/** Makes the change once, and returns it with its revision; undefined if it needs none. */
export async function applyChange(
  deploy: Deploy,
  change: Change,
): Promise<OursApplied | undefined> {
  const { world, notebook } = deploy;
  const earlier = await madeByEarlierAttempt(deploy, change);
  const applied = earlier ?? (await send(deploy, change));
  if (applied === undefined) return undefined;
  const { revision } = applied;
  const isOurs = earlier === undefined;
  notebook.add({ revision, isOurs });
  const when = isOurs ? "" : " by an earlier attempt of this run";
  world.report.info(`Revision ${revision.id} was created${when}.`);
  world.signal.throwIfAborted();
  if (isOurs) await warnOfForeignRevisions(deploy, applied);
  const { secrets } = change.plan.patch;
  if (!secrets) return applied;
  const before = change.secretsBefore ?? [];
  return { ...applied, secrets: await tellOfSecrets(deploy, revision.id, secrets, before) };
}

/**
 * A re-run does not deploy again what its earlier attempt has deployed, if that is beyond doubt.
 */
async function madeByEarlierAttempt(
  deploy: Deploy,
  { deployment, baseline, plan: { patch } }: Change,
): Promise<OursApplied | undefined> {
  const { world, inputs, run } = deploy;
  const candidate = newestOf(deployment, baseline);
  if (run.attempt < 2 || candidate === undefined) return undefined;
  const { id } = candidate;
  const [revision, shown] = await Promise.all([
    readYoung(deploy, id),
    patch.secrets ? read(world, getDeploymentSecrets, inputs) : deployment,
  ]);
  const statusClass = classify(revision.status, inputs.failure_statuses);
  const isUsable = statusClass === "pending" || statusClass === "deployed";
  if (!isUsable || !isUnmistakable({ patch, run }, revision, deployment)) return undefined;
  const { repo_ref } = patch.source_revision_config ?? {};
  const runs = revision.source_revision_config;
  // A tag may be from before this run, or have been moved since.
  if (repo_ref && runs?.repo_ref === repo_ref && runs.repo_commit_sha !== run.commit)
    return undefined;
  // A secret may have been corrected since: one that is hidden is sent again.
  if (contradicted(patch, shown).length > 0 || !showsSecrets(patch, shown)) return undefined;
  return { patch, revision, sends: 0, baseline };
}

/** Another rollout began while the change was waiting for its turn, and lasts. */
export class NeverIdleError extends Error {
  readonly end: End<Known>;
  constructor(end: End<Known>) {
    super("another rollout was in the way until the timeout");
    this.end = end;
  }
}

async function send(
  deploy: Deploy,
  { deployment, baseline, plan: { patch } }: Change,
): Promise<OursApplied | undefined> {
  const { world, inputs, notebook, run } = deploy;
  const { clock, report } = world;
  report.tell("sending the change");
  const sentMs = clock.now();
  const whenIdle = async (now: DeploymentState) => {
    const idle = await waitForIdle(deploy, now);
    if ("end" in idle) throw new NeverIdleError(idle.end);
    return idle.deployment;
  };
  const applied = await applyPatch(world, deployment, patch, baseline, {
    ...(inputs.wait_for_idle ? { whenIdle } : {}),
    on_ambiguous: inputs.on_ambiguous,
    settleWindowMs: inputs.settle_window,
    run,
    onPhase: (phase) => notebook.add({ phase }),
  });
  const { deployment: now, revision, recovered: how } = applied;
  if (now !== undefined) notebook.add(shownNow(now));
  if (how !== undefined) notebook.add({ recovered: { how, afterMs: clock.now() - sentMs } });
  return revision && { ...applied, revision };
}

/**
 * The contract does not say whether secrets replace or merge, so what the service did is looked up.
 * Returns what it shows once that is of this change.
 */
async function tellOfSecrets(
  { world, inputs }: Deploy,
  revision_id: string,
  sent: readonly Secret[],
  before: readonly Secret[],
): Promise<OursApplied["secrets"]> {
  const shown = await readAside(world, getDeploymentSecrets, inputs);
  if (shown === undefined) {
    world.report.info("The other secrets could not be read back.");
    return undefined;
  }
  const { secrets: now, latest_revision_id } = shown;
  // A replica that lags behind, or a later change, shows nothing of ours.
  if (latest_revision_id !== revision_id) return undefined;
  const isHidden = now?.length === 0 && sent.length > 0;
  if (isHidden && before.length === 0 && inputs.secrets_mode !== "replace")
    world.report.warning(
      "The service hides its secrets: it shows none, although some were just sent. Others that it had were not sent, and may be gone. Send all of them, with secrets_mode: replace.",
    );
  const message = !now || isHidden ? "" : secretsReport(before, now, sent);
  if (message !== "") world.report.info(message);
  return now ?? null;
}
