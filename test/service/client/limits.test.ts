import { MockAgent } from "undici";
import { afterEach, expect, it, vi } from "vitest";
import { prefetchPath } from "../../../src/actions/deploy/action.ts";
import { readNewRevisions } from "../../../src/actions/deploy/apply/baseline.ts";
import { runDeploy } from "../../../src/actions/deploy/deploy.ts";
import { DeployInputs } from "../../../src/actions/deploy/inputs.ts";
import { cancelAfter } from "../../../src/actions/export/cancel/cancel.ts";
import { post } from "../../../src/actions/export/cancel/post.ts";
import { ExportInputs } from "../../../src/actions/export/inputs.ts";
import { beginStep } from "../../../src/actions/export/step.ts";
import { followExport, recordExport } from "../../../src/actions/export/watch/follow.ts";
import { readRuns } from "../../../src/actions/export/watch/runs.ts";
import { followRevision } from "../../../src/actions/rollout/follow.ts";
import { readUsage } from "../../../src/actions/usage/read-usage.ts";
import { withDeadline } from "../../../src/service/client/client-context.ts";
import { Deadline } from "../../../src/service/client/clock.ts";
import { UnreachableError } from "../../../src/service/client/errors.ts";
import { readIdsByName } from "../../../src/service/client/find-deployment.ts";
import { LIMITS } from "../../../src/service/client/limits.ts";
import {
  type Evidence,
  MINUTE_OF_READS,
  ONE_READ,
  poll,
  TWO_READS,
} from "../../../src/service/client/poll.ts";
import {
  call,
  readBestEffort,
  readUntil,
  withRetries,
} from "../../../src/service/client/requests.ts";
import { searchUntilFound } from "../../../src/service/client/write/search.ts";
import { attemptWrite, writeUntilProcessed } from "../../../src/service/client/write/write.ts";
import { getDeployment } from "../../../src/service/contract/deployments/deployment.ts";
import { exportId } from "../../../src/step/saved-state.ts";
import { startStep } from "../../../src/step/start-step.ts";
import { contextAt } from "../../harness/step-context.ts";
import { virtualClock } from "../../harness/virtual-clock.ts";

const ADDRESS = "http://127.0.0.1:1";
const ID = "11111111-1111-4111-8111-111111111111";
const NEW_ID = "22222222-1111-4111-8111-111111111111";
const OLD_ID = "33333333-1111-4111-8111-111111111111";
const IDS = { deployment_id: ID };
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

type Respond = (path: string, nowMs: number, method: string) => [status: number, body: unknown];
type FakeService = ReturnType<typeof fakeService>;
type StepContext = FakeService["ctx"];
type Work = (ctx: StepContext) => Promise<unknown>;

/** A context with a fake service, and its requests, each with its time and time limit. */
function fakeService(respond: Respond = () => [503, {}]) {
  const clock = virtualClock();
  const requests: { path: string; method: string; atMs: number; limitMs: number }[] = [];
  const agent = new MockAgent();
  agent.disableNetConnect();
  agent
    .get(/./)
    .intercept({ path: () => true, method: () => true })
    .reply(({ path, method }) => {
      const [statusCode, body] = respond(path, clock.now(), method);
      return { statusCode, data: JSON.stringify(body) };
    })
    .persist();
  const dispatcher = agent.compose((dispatch) => (request, handler) => {
    const { path, method, headersTimeout } = request;
    requests.push({ path, method, atMs: clock.now(), limitMs: headersTimeout ?? 0 });
    return dispatch(request, handler);
  });
  const { ctx } = contextAt(ADDRESS, { clock, dispatcher });
  ctx.deadline.markRequestSent();
  return { ctx, clock, requests };
}

/** Runs `work`, and returns the virtual time at its end. */
async function runToEndMs(fake: FakeService, work: Work) {
  await work(fake.ctx).catch(() => undefined);
  return fake.clock.now();
}

/** Measures the virtual time until `work` ends. Each request gets a 503. */
const measureDuration = (work: Work) => () => runToEndMs(fakeService(), work);

/** The time limit of the first request. */
const firstTimeoutOf = (work: Work) => async () => {
  const fake = fakeService();
  await runToEndMs(fake, work);
  return Number(fake.requests[0]?.limitMs);
};

/** How many requests are sent. */
const requestCountOf = (work: Work) => async () => {
  const fake = fakeService();
  await runToEndMs(fake, work);
  return fake.requests.length;
};

async function countReads() {
  const read = vi.fn(resolveX);
  await readUntil(fakeService().ctx, read, returnFalse);
  return read.mock.calls.length;
}

/** The longest timer in real time that is shorter than the timeout of a request. */
const longestTimerOf =
  (work: () => Promise<unknown>, belowMs = 15_000) =>
  async () => {
    const spy = vi.spyOn(globalThis, "setTimeout");
    await work().catch(() => undefined);
    return Math.max(...spy.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms < belowMs));
  };
afterEach(() => vi.restoreAllMocks());

/** The pauses between the requests whose path matches. */
function pausesOf({ requests }: Pick<FakeService, "requests">, pattern: RegExp): number[] {
  const times = requests.filter(({ path }) => pattern.test(path)).map(({ atMs }) => atMs);
  return times.slice(1).map((ms, index) => ms - (times[index] ?? 0));
}

const UNAVAILABLE = new UnreachableError({ title: "away", sent: true });
const run = { id: "", repository: "", ref: "", commit: "", attempt: 1 };
const rejectUnavailable = () => Promise.reject(UNAVAILABLE);
const resolveX = async () => "x";
const returnFalse = () => false;
const noop = () => undefined;
const OBSERVER = { onPoll: noop, onFailedRead: noop, onDeployment: noop, onNewerRevision: noop };

const rateLimitedFor = (retryAfterMs: number) =>
  new UnreachableError({ title: "429", sent: true, status: 429, retryAfterMs });

const pollEvery =
  (read: () => Promise<string>, ms: number, evidence: Evidence) => (ctx: StepContext) =>
    poll(ctx, {
      read,
      stateOf: String,
      neededEvidence: () => evidence,
      interval: [ms, ms],
    });

const deployment = (active?: string, latest = active) => ({
  ...{ id: ID, name: "agent", source: "external_docker", status: "READY" },
  ...{ source_config: {}, created_at: "", updated_at: "" },
  source_revision_config: { image_uri: "registry.example/agent:1" },
  ...{ latest_revision_id: latest ?? null, active_revision_id: active ?? null, secrets: [] },
});
const isRevision = (path: string) => path.includes("/revisions/");
const ourRevision = (status: string) => ({ id: NEW_ID, status, created_at: "" });

/** A service whose newest revision is ours, in this status. */
const serviceWith =
  (status: string, active = NEW_ID): Respond =>
  (path) => [200, isRevision(path) ? ourRevision(status) : deployment(active, NEW_ID)];
const unknownRevision: Respond = (path) =>
  isRevision(path) ? [404, { detail: "Revision not found" }] : [200, deployment(OLD_ID)];

const ROLLOUT = {
  ...{ deployment_id: ID, revision_id: NEW_ID, role: "revision" as const },
  olderIds: new Set([OLD_ID]),
  inputs: {
    ...{ poll_interval: 3_000, poll_max_interval: 30_000, failure_statuses: [] },
    ...{ verify_active: true, failure_log: "never" as const },
  },
};
const connection = { base_url: ADDRESS, api_key: "key" };
const IMAGE = { image_uri: "registry.example/agent:1" };

async function deployStep(inputs: Record<string, string>, respond: Respond) {
  const fake = fakeService(respond);
  const parsed = await DeployInputs.parseAsync({ ...connection, ...IDS, ...inputs });
  const ms = await runToEndMs(fake, (ctx) =>
    startStep(parsed, { ...ctx, isPublic: async () => true }, prefetchPath(parsed), (stepCtx) =>
      runDeploy(parsed, stepCtx, run),
    ),
  );
  return { ...fake, ms };
}

/** A step of an export. PATCH gets a 503 if `status` is "away", a read of runs if `runs` is null. */
async function exportStep(status: string, runs: unknown = []) {
  const inputs = await ExportInputs.parseAsync({ ...connection, tenant_id: ID, operation: "list" });
  const fake = fakeService((path, _, method) => {
    if (path.endsWith("/runs")) return runs === null ? [503, {}] : [200, runs];
    return status === "away" && method === "PATCH" ? [503, {}] : [200, { id: ID, status }];
  });
  const step = beginStep(inputs, fake.ctx);
  step.store.update({ id: ID });
  return { ...fake, step };
}

/** The pauses between reads of the runs of an export that never ends. */
async function pausesOfRuns() {
  const fake = await exportStep("Running", [{ id: NEW_ID, status: "Running" }]);
  await followExport({ ...fake.step, ctx: withDeadline(fake.step.ctx, 4 * HOUR) });
  return pausesOf(fake, /\/runs$/);
}

async function timeoutOfCancelAtInterrupt() {
  const { step, requests } = await exportStep("away");
  step.store.update({ request: {} as never });
  recordExport(step, { id: ID, status: "Running" });
  await cancelAfter(step, "interrupt");
  return Number(requests.find(({ method }) => method === "PATCH")?.limitMs);
}

async function timeoutOfPostCancel() {
  const { step, ctx, requests } = await exportStep("Canceled");
  const { clock, signal, server, report } = ctx;
  const savedState = (name: string) => (name === exportId.name ? JSON.stringify(ID) : "");
  const runtime = { ...report, ...server, clock, signal, savedState };
  await post.start({ ...step.inputs, cancel_on_interrupt: true }, runtime as never);
  return Number(requests.find(({ method }) => method === "PATCH")?.limitMs);
}

async function cleanUpAfterAbort() {
  const { step } = await exportStep("Running");
  const workflow = new AbortController();
  beginStep(step.inputs, { ...step.ctx, signal: workflow.signal });
  workflow.abort();
}

async function followCompletedExport(runs: unknown) {
  const { step, clock } = await exportStep("Completed", runs);
  await followExport(step).catch(noop);
  return clock.now();
}

/** The requests for the pages of an endless list. */
async function requestsOfPages() {
  let id = 0;
  const fake = fakeService(() => {
    id += 1;
    const entry = { ...deployment(), id: ID.slice(0, -6) + String(id).padStart(6, "0") };
    return [200, { resources: [entry] }];
  });
  await runToEndMs(fake, (ctx) => readIdsByName(ctx, "agent-x"));
  return fake.requests;
}
const pageSizeOf = (paths: { path: string }[]) =>
  Number(/limit=(\d+)/.exec(paths[0]?.path ?? "")?.[1]);

async function pageSizeOfRevisions() {
  const { ctx, requests } = fakeService();
  const baseline = { deployment: deployment(), ids: new Set<string>(), revisions: [] };
  await readNewRevisions(ctx, baseline as never).catch(noop);
  return pageSizeOf(requests);
}

/** If a revision never serves: when its deployment is last read, and the time until the end. */
async function activationReads() {
  let isDeployed = false;
  const fake = fakeService((path) => {
    if (!isRevision(path)) return [200, deployment(OLD_ID, NEW_ID)];
    if (isDeployed) return [503, {}];
    isDeployed = true;
    return [200, ourRevision("DEPLOYED")];
  });
  const endMs = await runToEndMs(fake, (ctx) => followRevision(ctx, ROLLOUT, OBSERVER));
  const atMs = fake.requests.findLast(({ path }) => !isRevision(path))?.atMs ?? 0;
  return { atMs, lastMs: endMs - atMs };
}

async function pausesOfDeployment() {
  const fake = fakeService(serviceWith("BUILDING", OLD_ID));
  await followRevision(withDeadline(fake.ctx, 5 * MINUTE), ROLLOUT, OBSERVER);
  return pausesOf(fake, DEPLOYMENT);
}

/** The mean pause between eleven reads. */
async function searchPauseMs() {
  const { ctx, clock } = fakeService();
  const times: number[] = [];
  await searchUntilFound(ctx, "it", HOUR, async () => {
    times.push(clock.now());
    return { kind: "nothing" };
  });
  return (times[10] ?? 0) / 10;
}

async function cancelDuringWrite() {
  const cancel = new AbortController();
  await attemptWrite(cancel.signal, async () => cancel.abort(), noop);
}

const AGENT = "http://127.0.0.1:2";
const SMOKE = { smoke_test_url: AGENT };
const AUTH_CHECK = { auth_check_url: `${AGENT}/closed` };
/** The pauses of a check whose agent server responds with this status. */
async function pausesOfCheck(inputs: Record<string, string>, status: number) {
  const service = serviceWith("DEPLOYED");
  const fake = await deployStep(
    { revision_id: NEW_ID, poll_interval: "10s", ...inputs },
    (path, ...rest) => (path.includes("/v2/") ? service(path, ...rest) : [status, {}]),
  );
  return pausesOf(fake, /^\/(ok|closed)$/);
}
type Pauses = () => Promise<readonly number[]>;
const pauseAt = (index: number, pauses: Pauses) => async () => Number((await pauses()).at(index));
const shortest = (pauses: Pauses) => async () => Math.min(...(await pauses()));
const longest = (pauses: Pauses) => async () => Math.max(...(await pauses()));
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const collectUsage = (ctx: StepContext) =>
  readUsage(ctx, { workspace_ids: [ID], group_by: "workspace" }, [{ startMs: 0, endMs: HOUR }]);
const NO_USAGE: Respond = () => [200, { usage: [], stride: { days: 0, hours: 1 } }];

const DEPLOYMENT = /\/v2\/deployments\/[^/]+$/;
const SKIP_UNCHANGED = { ...IMAGE, skip_unchanged: "true" };
const pausesOfUnchanged = async () =>
  pausesOf(await deployStep(SKIP_UNCHANGED, deployedService), DEPLOYMENT);
const OUR_REVISION = { revision_id: NEW_ID };
const deployedService = serviceWith("DEPLOYED");
const LATEST_PUSHED = { revision_id: "latest", wait_for_idle: "true" };
const retryUnreached = (ctx: StepContext) =>
  withRetries({ ...ctx, deadline: new Deadline(ctx.clock) }, rejectUnavailable);
const rateLimitedWrite = (ctx: StepContext) =>
  writeUntilProcessed(ctx, () => Promise.reject(rateLimitedFor(30_000)), noop);
const readRunsOnce = async () => readRuns((await exportStep("Running")).ctx, ID);

const requestCountOfRuns = async () => {
  const fake = await exportStep("Running", null);
  await runToEndMs(fake, (ctx) => readRuns(ctx, ID));
  return fake.requests.length;
};

/** The value of a limit, and its measurement: virtual time or a time limit in ms, or a count. */
const ROWS: [limit: string, documented: number, measure: () => number | Promise<number>][] = [
  ["firstContact", 30_000, measureDuration(retryUnreached)],
  ["once", 1, requestCountOf((ctx) => call(ctx, getDeployment, IDS, LIMITS.once))],
  ["bestEffort", 5_000, firstTimeoutOf((ctx) => readBestEffort(ctx, getDeployment, IDS))],
  ["bestEffort, attempts", 1, requestCountOf((ctx) => readBestEffort(ctx, getDeployment, IDS))],
  ["outage", 600_000, measureDuration(pollEvery(rejectUnavailable, SECOND, ONE_READ))],
  ["responseAfterDeadline", 5_000, () => new Deadline(virtualClock(), HOUR).requestMs - HOUR],
  ["requestAfterDeadline", 1_000, () => new Deadline(virtualClock(), -HOUR).requestMs],
  ["reread, reads", 3, countReads],
  ["reread, the pauses", 4_000, measureDuration((ctx) => readUntil(ctx, resolveX, returnFalse))],
  ["twice", 1_000, measureDuration(pollEvery(resolveX, SECOND, TWO_READS))],
  ["twice, without a minimum time", 100, measureDuration(pollEvery(resolveX, 100, TWO_READS))],
  ["refusal, pauses", 240_000, measureDuration(pollEvery(resolveX, 2 * MINUTE, MINUTE_OF_READS))],
  ["secondRead", 1_000, longest(pausesOfUnchanged)],
  ["newRevision", 9_000, async () => (await deployStep(OUR_REVISION, unknownRevision)).ms],
  ["pushedRevision", 60_000, async () => (await deployStep(LATEST_PUSHED, deployedService)).ms],
  ["search", 8_000, searchPauseMs],
  ["rateLimited", 600_000, measureDuration(rateLimitedWrite)],
  ["writeAfterCancel", 3_000, longestTimerOf(cancelDuringWrite)],
  ["revisions", 20, pageSizeOfRevisions],
  ["deployments, members of a page", 100, async () => pageSizeOf(await requestsOfPages())],
  ["deployments, pages", 100, async () => (await requestsOfPages()).length],
  ["activation", 60_000, async () => (await activationReads()).atMs],
  ["lastPolls", 10_000, async () => (await activationReads()).lastMs],
  ["deploymentPoll", 30_000, shortest(pausesOfDeployment)],
  ["runs", 10_000, longestTimerOf(readRunsOnce)],
  ["runs, attempts", 1, requestCountOfRuns],
  ["lastRuns", 10_000, () => followCompletedExport(null)],
  [
    "lastRuns, the whole reply",
    10_000,
    longestTimerOf(() => followCompletedExport([{ id: NEW_ID, status: "Completed" }])),
  ],
  ["runsPauses, the longest", 600_000, pauseAt(-2, pausesOfRuns)],
  ["cancelAtInterrupt", 1_500, timeoutOfCancelAtInterrupt],
  ["cancelInPost", 3_000, timeoutOfPostCancel],
  ["cleanUp", 3_800, longestTimerOf(cleanUpAfterAbort)],
  ["usage", 600_000, measureDuration(collectUsage)],
  [
    "usage, the whole reply",
    3_600_000,
    longestTimerOf(() => collectUsage(fakeService(NO_USAGE).ctx), Infinity),
  ],
  ["smokeTest", 60_000, async () => sum(await pausesOfCheck(SMOKE, 503))],
  ["checkPause", 5_000, pauseAt(0, () => pausesOfCheck(SMOKE, 503))],
  ["noRoute", 10_000, async () => sum(await pausesOfCheck(AUTH_CHECK, 404))],
];

it.each(ROWS)("the limit %s has its documented effect: %d", async (_, documented, measure) => {
  const value = await measure();
  // Pauses have jitter.
  expect(value / documented).toBeGreaterThan(0.75);
  expect(value / documented).toBeLessThan(1.3);
});
