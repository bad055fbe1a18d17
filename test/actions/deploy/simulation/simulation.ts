import { prefetchPath } from "../../../../src/actions/deploy/action.ts";
import { runDeploy } from "../../../../src/actions/deploy/deploy.ts";
import { DeployInputs } from "../../../../src/actions/deploy/inputs.ts";
import { followRevision } from "../../../../src/actions/rollout/follow.ts";
import { callOnce } from "../../../../src/service/client/call-once.ts";
import { withDeadline } from "../../../../src/service/client/client-context.ts";
import {
  ContractError,
  RefusedError,
  UnreachableError,
} from "../../../../src/service/client/errors.ts";
import { call } from "../../../../src/service/client/requests.ts";
import {
  type DeploymentState,
  getDeployment,
  patchDeployment,
} from "../../../../src/service/contract/deployments/deployment.ts";
import { startStep } from "../../../../src/step/start-step.ts";
import type { StepContext } from "../../../../src/step/step-context.ts";
import { contextAt } from "../../../harness/step-context.ts";
import { virtualClock } from "../../../harness/virtual-clock.ts";
import { OUR_IMAGE } from "../../../harness/virtual-service.ts";
import { type Mix, SECOND, SimulatedService } from "./simulated-service.ts";

/** The outcome that a policy reports, and the revision that it followed. */
interface Report {
  outcome: string;
  revision_id: string;
}

type Policy = (ctx: StepContext<string>, service: SimulatedService) => Promise<Report>;

const INPUTS = {
  base_url: "http://127.0.0.1:9",
  api_key: "demo-key",
  deployment_id: "11111111-1111-4111-8111-111111111111",
};
const RUN_ID = "17300000001";
const TAG = "registry.example/agent:latest";
/** A tag that only this run uses. */
const RUN_TAG = `registry.example/agent:run-${RUN_ID}`;

const parseInputs = (inputs: Record<string, string>) =>
  DeployInputs.parseAsync({ ...INPUTS, poll_interval: "5s", ...inputs });
const naiveInputs = await parseInputs({ image_uri: OUR_IMAGE });

/** The member of the patch for each input besides the image. */
const MEMBER_OF_INPUT = { secrets: "secrets", resource_spec: "source_config" };

/** This action with these inputs. Without an image, `TAG` is what other clients may deploy. */
async function deployPolicy(changeInputs: Record<string, string>) {
  const inputs = await parseInputs(changeInputs);
  const policy: Policy = async (ctx, { deploymentId: deployment_id }) => {
    const run = { id: RUN_ID, ref: "", commit: "", attempt: 1 };
    const target = { ...inputs, deployment_id };
    const { outputs } = await startStep(target, ctx, prefetchPath(target), (stepCtx) =>
      runDeploy(target, stepCtx, run),
    );
    return { outcome: String(outputs.outcome), revision_id: String(outputs.revision_id) };
  };
  const sentMembers = Object.entries(MEMBER_OF_INPUT).flatMap(([input, member]) =>
    changeInputs[input] === undefined ? [] : [member],
  );
  return { image: changeInputs.image_uri ?? TAG, policy, sentMembers };
}

/** Retries after each error, up to `retries` times. Then follows the revision in the reply. */
function naivePolicy(retries: number): Policy {
  const body = { source_revision_config: { image_uri: OUR_IMAGE } };
  return async (ctx, { deploymentId: deployment_id }) => {
    const previousDeployment = await call(ctx, getDeployment, { deployment_id });
    let reply: DeploymentState | undefined;
    for (let attempt = 0; attempt <= retries && reply === undefined; attempt++) {
      if (attempt > 0) await ctx.clock.sleep(SECOND * 2 ** (attempt - 1));
      reply = await callOnce(ctx.server, patchDeployment, { deployment_id }, { body }).catch(
        ignoreServiceErrors,
      );
    }
    const revision_id = reply?.latest_revision_id ?? "";
    if (revision_id === "") return { outcome: "failed", revision_id };
    const olderIds = new Set([String(previousDeployment.latest_revision_id)]);
    const target = { deployment_id, revision_id, olderIds };
    const rollout = { ...target, role: "revision", inputs: naiveInputs } as const;
    const followCtx = withDeadline(ctx, naiveInputs.timeout);
    const { outcome } = await followRevision(followCtx, rollout, OBSERVER);
    return { outcome, revision_id };
  };
}

const noop = () => undefined;
const OBSERVER = { onPoll: noop, onFailedRead: noop, onDeployment: noop, onNewerRevision: noop };

function ignoreServiceErrors(error: unknown): undefined {
  const kinds = [UnreachableError, RefusedError, ContractError];
  if (!kinds.some((kind) => error instanceof kind)) throw error;
}

const SECRETS = { secrets: "TOKEN=ours", secrets_mode: "replace" };
const SPEC = { resource_spec: '{"cpu": 3}' };
const DIGEST = { image_uri: OUR_IMAGE };

/** Policies by name, with image (others deploy only `TAG`, too) and the other members sent. */
export const POLICIES = {
  "this action": await deployPolicy(DIGEST),
  "this action, settle_window: 130s": await deployPolicy({ ...DIGEST, settle_window: "130s" }),
  "this action, reusable tag": await deployPolicy({ image_uri: TAG }),
  "this action, digest and spec": await deployPolicy({ ...DIGEST, ...SPEC }),
  "this action, tag and secrets": await deployPolicy({ image_uri: TAG, ...SECRETS }),
  "this action, secrets alone": await deployPolicy(SECRETS),
  "this action, spec alone": await deployPolicy(SPEC),
  "this action, run's tag and all": await deployPolicy({
    ...{ image_uri: RUN_TAG, ...SECRETS, ...SPEC },
  }),
  "blind retry ×3": { image: OUR_IMAGE, policy: naivePolicy(3), sentMembers: [] },
  "never retry": { image: OUR_IMAGE, policy: naivePolicy(0), sentMembers: [] },
} as const;
export type PolicyName = keyof typeof POLICIES;

/** Policies whose change other clients cannot make by chance. */
export const DISTINCT_POLICIES = [
  "this action",
  "this action, digest and spec",
  "this action, tag and secrets",
  "this action, secrets alone",
  "this action, spec alone",
  "this action, run's tag and all",
] as const satisfies PolicyName[];

interface End {
  /** Whether the report is true of a revision that the policy created. */
  right: boolean;
  duplicate: boolean;
  /** Whether there is a duplicate although every commit came within the settle window. */
  needlessDuplicate: boolean;
  /** Whether the policy follows a foreign revision, except one that keeps our change. */
  wrongAdoption: boolean;
  /** Whether the outcome (deployed, failed or superseded) is not true of the revision. */
  falseVerdict: boolean;
  failedAlthoughApplied: boolean;
  requests: number;
}

/** Whether the report is true of its revision, as the service has it. */
function isTrue(
  { outcome, revision_id }: Report,
  { store, deploymentId }: SimulatedService,
): boolean {
  const revisions = store.revisions(deploymentId);
  const status = revisions.find(({ id }) => id === revision_id)?.status;
  if (outcome === "deployed") return status === "DEPLOYED";
  if (outcome === "failed") return status === "DEPLOY_FAILED";
  return outcome === "superseded" && revisions[0]?.id !== revision_id;
}

/** Whether this foreign revision is newer than one of ours, and keeps all that we sent. */
function keepsOurChange(
  revisionId: string,
  { ownIds, foreignChanges, store, deploymentId }: SimulatedService,
  sentMembers: readonly string[],
): boolean {
  const revisions = store.revisions(deploymentId);
  const laterToOlder = revisions.slice(revisions.findIndex(({ id }) => id === revisionId));
  const ownIndex = laterToOlder.findIndex(({ id }) => ownIds.has(id));
  const imageAt = (index: number) => laterToOlder[index]?.source_revision_config?.image_uri;
  const overwrittenMembers = laterToOlder
    .slice(0, Math.max(0, ownIndex))
    .flatMap(({ id }) => foreignChanges.get(id) ?? [])
    .filter((member) => sentMembers.includes(member));
  return ownIndex >= 0 && imageAt(0) === imageAt(ownIndex) && overwrittenMembers.length === 0;
}

async function simulate(name: PolicyName, mix: Mix, seed: number): Promise<End> {
  const { image, policy, sentMembers } = POLICIES[name];
  const clock = virtualClock(seed);
  const service = new SimulatedService(clock, seed, image, mix);
  // The request timeout is in real time: the timer of each request stays in memory for that long.
  const options = { clock, dispatcher: service, requestTimeoutMs: 5_000 };
  const { ctx } = contextAt(INPUTS.base_url, options);
  // The maximum staleness passes, so that no read lacks the deployment.
  await clock.sleep(Math.max(mix.lagMs, mix.listLagMs ?? 0));
  const report = await policy(ctx, service);
  const { requests, ownIds, store, deploymentId } = service;
  // Late commits are applied.
  await clock.sleep(5 * 60 * SECOND);
  const { outcome, revision_id } = report;
  const hasVerdict = revision_id !== "" && ["deployed", "failed", "superseded"].includes(outcome);
  const right = isTrue(report, service) && ownIds.has(revision_id);
  const duplicate = ownIds.size > 1;
  const isForeign = revision_id !== "" && !ownIds.has(revision_id);
  const isApplied = store
    .revisions(deploymentId)
    .some(({ id, status }) => ownIds.has(id) && status === "DEPLOYED");
  return {
    right,
    duplicate,
    needlessDuplicate: duplicate && service.commitsBeyondWindow === 0,
    falseVerdict: hasVerdict && !isTrue(report, service),
    wrongAdoption: isForeign && !keepsOurChange(revision_id, service, sentMembers),
    failedAlthoughApplied: !right && outcome !== "deployed" && isApplied,
    requests,
  };
}

/** Counts of each event in all runs of one policy. */
export type Tally = Record<keyof End, number> & { runs: number };

export async function simulateMany(name: PolicyName, mix: Mix, runs: number): Promise<Tally> {
  const tally = {
    right: 0,
    falseVerdict: 0,
    duplicate: 0,
    needlessDuplicate: 0,
    wrongAdoption: 0,
    failedAlthoughApplied: 0,
    requests: 0,
  };
  const keys = Object.keys(tally) as (keyof End)[];
  for (let seed = 1; seed <= runs; seed++) {
    const end = await simulate(name, mix, seed);
    for (const key of keys) tally[key] += Number(end[key]);
  }
  return { ...tally, runs };
}
