import { deployStep } from "../../../../src/actions/deploy/action.ts";
import { DeployInputs } from "../../../../src/actions/deploy/inputs.ts";
import { followRevision } from "../../../../src/actions/rollout/follow.ts";
import { callOnce } from "../../../../src/service/client/call-once.ts";
import { Deadline } from "../../../../src/service/client/clock.ts";
import { withDeadline } from "../../../../src/service/client/connect.ts";
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
import { withProgressLog } from "../../../../src/step/progress-log.ts";
import { startStep } from "../../../../src/step/start-step.ts";
import type { StepContext } from "../../../../src/step/step-context.ts";
import { recordingReport } from "../../../harness/step-context.ts";
import { virtualClock } from "../../../harness/virtual-clock.ts";
import { OUR_IMAGE } from "../../../harness/virtual-service.ts";
import { type Mix, SECOND, SimulatedService } from "./simulated-service.ts";

/** What a policy reports, and the revision that it followed. */
interface Report {
  outcome: string;
  revision_id: string;
}

export type Policy = (ctx: StepContext<string>, service: SimulatedService) => Promise<Report>;

const INPUTS = {
  base_url: "http://127.0.0.1:9",
  api_key: "demo-key",
  deployment_id: "11111111-1111-4111-8111-111111111111",
};
const RUN_ID = "17300000001";
const TAG = "registry.example/agent:latest";
/** A tag that only this run uses. */
const RUN_TAG = `registry.example/agent:run-${RUN_ID}`;

const inputsOf = (inputs: Record<string, string>) =>
  DeployInputs.parseAsync({ ...INPUTS, poll_interval: "5s", ...inputs });
const parsed = await inputsOf({ image_uri: OUR_IMAGE });

/** The members of the patch for these inputs. */
function membersSentFor(inputs: Record<string, string>): string[] {
  const members = {
    image_uri: "source_revision_config",
    secrets: "secrets",
    resource_spec: "source_config",
  };
  return Object.entries(members).flatMap(([input, member]) =>
    inputs[input] === undefined ? [] : [member],
  );
}

/** Deploys with these inputs; others may deploy the same `image`. */
async function deployPolicy(image: string, inputs: Record<string, string> = {}) {
  const inputsWithImage = await inputsOf({ image_uri: image, ...inputs });
  const policy: Policy = async (ctx, { deploymentId: deployment_id }) => {
    const run = { id: RUN_ID, repository: "", ref: "", commit: "", attempt: 1 };
    const { outputs } = await startStep(
      deployStep(run),
      { ...inputsWithImage, deployment_id },
      ctx,
    );
    return { outcome: String(outputs.outcome), revision_id: String(outputs.revision_id) };
  };
  return { image, policy, sends: membersSentFor({ image_uri: image, ...inputs }) };
}

/** A change without an image. */
async function patchPolicy(inputs: Record<string, string>) {
  const { image_uri: _, ...inputsWithoutImage } = await inputsOf({
    image_uri: OUR_IMAGE,
    ...inputs,
  });
  const policy: Policy = async (ctx, { deploymentId: deployment_id }) => {
    const run = { id: RUN_ID, repository: "", ref: "", commit: "", attempt: 1 };
    const { outputs } = await startStep(
      deployStep(run),
      { ...inputsWithoutImage, deployment_id },
      ctx,
    );
    return { outcome: String(outputs.outcome), revision_id: String(outputs.revision_id) };
  };
  return { image: TAG, policy, sends: membersSentFor(inputs) };
}

/** Retries after each error up to `retries` times; then follows what the reply names. */
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
    const rollout = { ...target, role: "revision", inputs: parsed } as const;
    const { outcome } = await followRevision(
      withDeadline(ctx, parsed.timeout),
      rollout,
      () => undefined,
    );
    return { outcome, revision_id };
  };
}

function ignoreServiceErrors(error: unknown): undefined {
  const isOfService = [UnreachableError, RefusedError, ContractError].some(
    (kind) => error instanceof kind,
  );
  if (!isOfService) throw error;
}

const SECRETS = { secrets: "TOKEN=ours", secrets_mode: "replace" };
const SPEC = '{"cpu": 3}';

/** Policies by name, with the image that each deploys. */
export const POLICIES = {
  "this action": await deployPolicy(OUR_IMAGE),
  "this action, settle_window: 130s": await deployPolicy(OUR_IMAGE, { settle_window: "130s" }),
  "this action, reusable tag": await deployPolicy(TAG),
  "this action, digest and spec": await deployPolicy(OUR_IMAGE, { resource_spec: SPEC }),
  "this action, tag and secrets": await deployPolicy(TAG, SECRETS),
  "this action, secrets alone": await patchPolicy(SECRETS),
  "this action, spec alone": await patchPolicy({ resource_spec: SPEC }),
  "this action, run's tag and all": await deployPolicy(RUN_TAG, {
    ...SECRETS,
    resource_spec: SPEC,
  }),
  "blind retry ×3": { image: OUR_IMAGE, policy: naivePolicy(3), sends: [] },
  "never retry": { image: OUR_IMAGE, policy: naivePolicy(0), sends: [] },
} as const satisfies Record<string, { image: string; policy: Policy; sends: readonly string[] }>;
export type PolicyName = keyof typeof POLICIES;

/** Changes that a revision of others cannot have by chance. */
export const CHANGES = [
  "this action",
  "this action, digest and spec",
  "this action, tag and secrets",
  "this action, secrets alone",
  "this action, spec alone",
  "this action, run's tag and all",
] as const satisfies PolicyName[];

interface End {
  /** The report is true of a revision that the policy itself created. */
  right: boolean;
  duplicate: boolean;
  /** Although every commit came within the window. */
  needlessDuplicate: boolean;
  /** Follows someone else's revision, except one that replaced ours and has all that we sent. */
  wrongAdoption: boolean;
  /** A verdict (deployed, failed or superseded) that is not true of the revision. */
  falseVerdict: boolean;
  failedAlthoughApplied: boolean;
  requests: number;
}

/** Whether the report is true of that revision in the service. */
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

/** Whether others created this revision over ours with the same content. */
function isMadeOverOurs(
  adopted: string,
  { own, foreign, store, deploymentId }: SimulatedService,
  sends: readonly string[],
): boolean {
  const revisions = store.revisions(deploymentId);
  const newer = revisions.slice(revisions.findIndex(({ id }) => id === adopted));
  const place = newer.findIndex(({ id }) => own.has(id));
  const isKept = (id: string) =>
    !foreign.get(id)?.some((one) => one !== "source_revision_config" && sends.includes(one));
  const images = [newer[0], newer[place]].map((one) => one?.source_revision_config?.image_uri);
  return (
    place >= 0 && images[0] === images[1] && newer.slice(0, place).every(({ id }) => isKept(id))
  );
}

async function simulate(name: PolicyName, mix: Mix, seed: number): Promise<End> {
  const { image, policy, sends } = POLICIES[name];
  const clock = virtualClock(seed);
  const service = new SimulatedService(clock, seed, image, mix);
  const deadline = new Deadline(clock);
  const ctx: StepContext<string> = withProgressLog({
    // In real time: each request's timer stays in memory for that long.
    server: {
      name: "control plane",
      base_url: INPUTS.base_url,
      headers: { "x-api-key": "demo-key" },
      requestTimeoutMs: 5_000,
      redact: (text: string) => text,
      addSecret: () => undefined,
      deadline,
      dispatcher: service,
    },
    clock,
    deadline,
    signal: new AbortController().signal,
    report: recordingReport().report,
  });
  // Older than the maximum staleness.
  await clock.sleep(Math.max(mix.lagMs, mix.listLagMs ?? 0));
  const report = await policy(ctx, service);
  const { requests } = service;
  // Late commits are applied.
  await clock.sleep(5 * 60 * SECOND);
  const isVerdict =
    report.revision_id !== "" && ["deployed", "failed", "superseded"].includes(report.outcome);
  const right = isTrue(report, service) && service.own.has(report.revision_id);
  const ownEnds = service.store
    .revisions(service.deploymentId)
    .filter(({ id }) => service.own.has(id));
  const duplicate = service.own.size > 1;
  const isForeign = report.revision_id !== "" && !service.own.has(report.revision_id);
  return {
    right,
    duplicate,
    needlessDuplicate: duplicate && service.commitsBeyondWindow === 0,
    falseVerdict: isVerdict && !isTrue(report, service),
    wrongAdoption: isForeign && !isMadeOverOurs(report.revision_id, service, sends),
    failedAlthoughApplied:
      !right &&
      report.outcome !== "deployed" &&
      ownEnds.some(({ status }) => status === "DEPLOYED"),
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

const percent = (count: number, { runs }: Tally) => ((100 * count) / runs).toFixed(3);

/** The figures as a Markdown table. */
export function tableOf(tallies: [PolicyName, Tally][]): string {
  const rows = tallies.map(([name, tally]) => [
    name,
    String(tally.runs),
    percent(tally.right, tally),
    percent(tally.duplicate, tally),
    percent(tally.wrongAdoption, tally),
    percent(tally.failedAlthoughApplied, tally),
    (tally.requests / tally.runs).toFixed(1),
  ]);
  const header = [
    "Policy",
    "deploys",
    "right end %",
    "duplicates %",
    "wrong revision %",
    "failed although applied %",
    "requests",
  ];
  return [header, header.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
