import { MockAgent } from "undici";
import { afterEach, describe, expect, it, vi } from "vitest";
import { create } from "../../../src/actions/create/create.ts";
import { CreateInputs } from "../../../src/actions/create/inputs.ts";
import { waitUntilGone } from "../../../src/actions/delete/deletion.ts";
import { readNewRevisions } from "../../../src/actions/deploy/apply/baseline.ts";
import { DeployInputs } from "../../../src/actions/deploy/inputs.ts";
import { deploy } from "../../../src/actions/deploy/start.ts";
import { cancelAfter, cancelOne } from "../../../src/actions/export/cancel/cancel.ts";
import { post } from "../../../src/actions/export/cancel/post.ts";
import { ExportInputs } from "../../../src/actions/export/inputs.ts";
import { readRuns } from "../../../src/actions/export/list-exports.ts";
import { beginStep } from "../../../src/actions/export/step.ts";
import { follow as followExport, noteExport } from "../../../src/actions/export/watch/follow.ts";
import { readIntervals, SPAWN_DELAY_MS } from "../../../src/actions/export/watch/schedule.ts";
import { follow } from "../../../src/actions/rollout/follow.ts";
import { collect } from "../../../src/actions/usage/files/collect.ts";
import { idsNamed } from "../../../src/report/look-up-by-name.ts";
import { exportId } from "../../../src/report/saved-state.ts";
import { ask, askAside, readUntil, repeat } from "../../../src/service/client/ask.ts";
import { Deadline } from "../../../src/service/client/clock.ts";
import { timed } from "../../../src/service/client/connect.ts";
import { ContractError, UnreachableError } from "../../../src/service/client/errors.ts";
import { backoffMs, readDelayMs } from "../../../src/service/client/retry.ts";
import { FOR_A_MINUTE, ONCE, TWICE, waitFor } from "../../../src/service/client/wait.ts";
import { searchUntilFound } from "../../../src/service/client/write/search.ts";
import { attemptWrite, writeThrough } from "../../../src/service/client/write/write.ts";
import { getDeployment } from "../../../src/service/contract/deployments.ts";
import { virtualClock } from "../../harness/virtual-clock.ts";
import { worldAt } from "../../harness/world.ts";

const ADDRESS = "http://127.0.0.1:1";
const [ID, OURS, FORMER] = [1, 2, 3].map((digit) =>
  `${digit}`.repeat(8).concat("-1111-4111-8111-111111111111"),
);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The time limit of a request in a test. */
const REQUEST_MS = 15_000;

const away = new UnreachableError({ why: "away", sent: true });
const limited = new UnreachableError({ why: "429", sent: true, status: 429, retryAfterMs: HOUR });

/** A world whose service answers so, with what it was asked, when, and with which time limit. */
function serving(answer: (path: string, nowMs: number, method: string) => [number, unknown]) {
  const clock = virtualClock();
  const seen: { path: string; method: string; atMs: number; limitMs: number }[] = [];
  const agent = new MockAgent();
  agent.disableNetConnect();
  agent
    .get(/./)
    .intercept({ path: () => true, method: () => true })
    .reply(({ path, method }) => {
      const [statusCode, body] = answer(path, clock.now(), method);
      return { statusCode, data: JSON.stringify(body) };
    })
    .persist();
  const dispatcher = agent.compose((dispatch) => (request, handler) => {
    const { path, method, headersTimeout } = request;
    seen.push({ path, method, atMs: clock.now(), limitMs: headersTimeout ?? 0 });
    return dispatch(request, handler);
  });
  const { world } = worldAt(ADDRESS, { clock, dispatcher });
  world.deadline.reached();
  return { world, clock, seen };
}

type Served = ReturnType<typeof serving>;

/** When it ends, however it does. */
async function endOf(scene: Served, work: (world: Served["world"]) => Promise<unknown>) {
  await work(scene.world).catch(() => undefined);
  return scene.clock.now();
}

/** A world without a service. */
const alone = () => serving(() => [503, {}]);

/** How often something is asked that always ends so. */
async function countOf(
  work: (world: Served["world"], asked: () => Promise<never>) => Promise<unknown>,
  error: Error,
) {
  let count = 0;
  const asked = async () => {
    count += 1;
    throw error;
  };
  await endOf(alone(), (world) => work(world, asked));
  return count;
}

/** The pauses between the requests whose path is like that. */
function pausesOf({ seen }: Served, pattern: RegExp): number[] {
  const times = seen.filter(({ path }) => pattern.test(path)).map(({ atMs }) => atMs);
  return times.slice(1).map((ms, index) => ms - (times[index] ?? 0));
}

const waiting = (reads: () => Promise<string>, paceMs: number) => ({
  pace: { minMs: paceMs, maxMs: paceMs },
  read: reads,
  state: String,
});

/** The limits of real time that a scene sets. */
async function timersOf(work: () => Promise<unknown>): Promise<number[]> {
  const spy = vi.spyOn(globalThis, "setTimeout");
  await work().catch(() => undefined);
  return spy.mock.calls.map(([, ms]) => ms ?? 0);
}
afterEach(() => vi.restoreAllMocks());

const deployment = (active: string | undefined, latest = active) => ({
  ...{ id: ID, name: "agent", source: "external_docker", status: "READY" },
  ...{ source_config: {}, created_at: "", updated_at: "" },
  source_revision_config: { image_uri: "registry.example/agent:1" },
  ...{ latest_revision_id: latest ?? null, active_revision_id: active ?? null, secrets: [] },
});
const revision = (id: string | undefined, status: string) => ({ id, status, created_at: "" });
const ROLLOUT = {
  ...{ deployment_id: String(ID), revision_id: String(OURS), watched: "revision" as const },
  older: new Set([String(FORMER)]),
  inputs: {
    ...{ poll_interval: 3_000, poll_max_interval: 30_000, failure_statuses: [] },
    ...{ verify_active: true, failure_log: "never" as const },
  },
};
const run = { id: "", repository: "", ref: "", commit: "", attempt: 1 };
const connection = { base_url: ADDRESS, api_key: "key" };
const isRevision = (path: string) => path.includes("/revisions/");

async function deploying(inputs: Record<string, string>, answer: Parameters<typeof serving>[0]) {
  const scene = serving(answer);
  const given = { ...connection, deployment_id: String(ID), ...inputs };
  const parsed = await DeployInputs.parseAsync(given);
  const ms = await endOf(scene, (world) =>
    deploy(parsed, { ...world, isPublic: async () => true }, run),
  );
  return { ...scene, ms };
}

/** A step of the export action whose export shows this. */
async function exporting(status: (nowMs: number) => string, runs: unknown = []) {
  const inputs = await ExportInputs.parseAsync({
    ...{ ...connection, tenant_id: String(ID), operation: "list" },
  });
  const scene = serving((path, nowMs, method) => {
    if (method === "PATCH")
      return status(nowMs) === "away" ? [503, {}] : [200, { id: ID, status: status(nowMs) }];
    return path.endsWith("/runs") ? [200, runs] : [200, { id: ID, status: status(nowMs) }];
  });
  return { ...scene, step: beginStep(inputs, { ...scene.world, state() {} }) };
}

const throttled = (retryAfterMs: number) => async () => {
  throw new UnreachableError({ why: "429", sent: true, status: 429, retryAfterMs });
};

/** The pages of a list without an end. */
async function listing() {
  let id = 0;
  const scene = serving(() => {
    id += 1;
    const one = deployment(undefined);
    return [
      200,
      { resources: [{ ...one, id: `${ID}`.slice(0, -6) + String(id).padStart(6, "0") }] },
    ];
  });
  await endOf(scene, (world) => idsNamed(world, "agent-x"));
  return scene.seen;
}

/** A revision that is DEPLOYED and never serves, and cannot be read any more after that. */
async function activating() {
  let isDeployed = false;
  const scene = serving((path) => {
    if (!isRevision(path)) return [200, deployment(FORMER, OURS)];
    if (isDeployed) return [503, {}];
    isDeployed = true;
    return [200, revision(OURS, "DEPLOYED")];
  });
  const endMs = await endOf(scene, (world) => follow(world, ROLLOUT, () => undefined));
  const atMs = scene.seen.findLast(({ path }) => !isRevision(path))?.atMs ?? 0;
  return { atMs, lastMs: endMs - atMs };
}

async function creating(scene: Served) {
  const runs = { source: "external_docker", image_uri: "registry.example/agent:1" };
  const inputs = await CreateInputs.parseAsync({ ...connection, name: "agent", ...runs });
  return endOf(scene, (world) => create(inputs, world, () => Promise.reject(away)));
}

async function deleting(answer: Parameters<typeof serving>[0]) {
  const scene = serving(answer);
  await waitUntilGone(timed(scene.world, HOUR), String(ID));
  return scene;
}
const still = (): [number, unknown] => [200, deployment(undefined)];

/** The pauses between the reads of the runs of an export, of which one is never done. */
async function following(limitMs: number, status: string) {
  const scene = await exporting(() => status, [{ id: OURS, status: "Running" }]);
  await followExport({ ...scene.step, world: timed(scene.step.world, limitMs) }, String(ID));
  return pausesOf(scene, /\/runs$/);
}

/** A cancellation that is never answered. */
async function cancelling(why: "timeout" | "interrupt") {
  const scene = await exporting(() => "away");
  const shown = { id: String(ID), status: "Running" };
  scene.step.notebook.add({ id: String(ID), request: {} as never });
  noteExport(scene.step, shown);
  await cancelAfter(scene.step, why);
  const { limitMs } = scene.seen.find(({ method }) => method === "PATCH") ?? {};
  return { limitMs, ms: scene.clock.now() };
}

const AGENT = "http://127.0.0.1:2";
/** The requests of a check of an agent server that answers so. */
async function checking(inputs: Record<string, string>, status: number) {
  const scene = await deploying(
    { revision_id: String(OURS), poll_interval: "10s", ...inputs },
    (path) => {
      if (path.includes("/v2/"))
        return [200, isRevision(path) ? revision(OURS, "DEPLOYED") : deployment(OURS)];
      return [status, {}];
    },
  );
  return pausesOf(scene, /^\/(ok|closed)$/);
}
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

const QUERY = {
  workspace_ids: [String(ID)],
  group_by: "workspace",
  redact: (row: never) => row,
} as never;

type Measure = () => number | Promise<number>;

/** What each rule comes to: milliseconds of virtual time or of a time limit, or how often. */
const ROWS: [rule: string, measured: number, scene: Measure][] = [
  [
    "firstContact",
    30_000,
    () => {
      const scene = alone();
      const deadline = new Deadline(scene.clock);
      return endOf(scene, (world) => repeat({ ...world, deadline }, () => Promise.reject(away)));
    },
  ],
  [
    "read",
    120_000,
    () => endOf(alone(), (world) => ask(world, getDeployment, { deployment_id: String(ID) })),
  ],
  [
    "aside",
    5_000,
    async () => {
      const { world, seen } = alone();
      await askAside(world, getDeployment, { deployment_id: String(ID) });
      return Number(seen[0]?.limitMs);
    },
  ],
  ["pauses, the first", 1_000, () => backoffMs(1, () => 1)],
  ["pauses, the last", 30_000, () => backoffMs(99, () => 1)],
  ["retryAfter", 60_000, () => readDelayMs(limited, 1, () => 1)],
  ["unreadable", 3, () => countOf(repeat, new ContractError({ why: "html" }))],
  [
    "outage",
    600_000,
    () =>
      endOf(alone(), (world) =>
        waitFor(world, { ...waiting(() => Promise.reject(away), SECOND), end: () => ONCE }),
      ),
  ],
  ["lastAnswer", 5_000, () => new Deadline(virtualClock(), HOUR).requestMs - HOUR],
  ["lastRequest", 1_000, () => new Deadline(virtualClock(), -HOUR).requestMs],
  [
    "reread, how often",
    3,
    async () => {
      let reads = 0;
      await readUntil(
        alone().world,
        async () => (reads += 1),
        () => false,
      );
      return reads;
    },
  ],
  [
    "reread, the pauses",
    4_000,
    () =>
      endOf(alone(), (world) =>
        readUntil(
          world,
          async () => 1,
          () => false,
        ),
      ),
  ],
  [
    "twice",
    1_000,
    () =>
      endOf(alone(), (world) =>
        waitFor(world, { ...waiting(async () => "x", SECOND), end: () => TWICE }),
      ),
  ],
  [
    "refusal, for how long",
    60_000,
    () =>
      endOf(alone(), (world) =>
        waitFor(world, { ...waiting(async () => "x", SECOND), end: () => FOR_A_MINUTE }),
      ),
  ],
  [
    "refusal, how often",
    240_000,
    () =>
      endOf(alone(), (world) =>
        waitFor(world, { ...waiting(async () => "x", 2 * MINUTE), end: () => FOR_A_MINUTE }),
      ),
  ],
  [
    "secondRead",
    1_000,
    async () => {
      const inputs = { image_uri: "registry.example/agent:1", skip_unchanged: "true" };
      const scene = await deploying(inputs, (path) =>
        isRevision(path) ? [200, revision(OURS, "DEPLOYED")] : [200, deployment(OURS)],
      );
      return Math.max(...pausesOf(scene, /\/v2\/deployments\/[^/]+$/));
    },
  ],
  [
    "youngRevision",
    9_000,
    async () => {
      const scene = await deploying({ revision_id: String(OURS) }, (path) =>
        isRevision(path) ? [404, { detail: "Revision not found" }] : [200, deployment(FORMER)],
      );
      return scene.ms;
    },
  ],
  [
    "pushedRevision",
    60_000,
    async () => {
      const inputs = { revision_id: "latest", wait_for_idle: "true" };
      const scene = await deploying(inputs, (path) =>
        isRevision(path) ? [200, revision(OURS, "DEPLOYED")] : [200, deployment(OURS)],
      );
      return scene.ms;
    },
  ],
  [
    "search",
    8_000,
    async () => {
      const { world, clock } = alone();
      const times: number[] = [];
      const look = async () => times.push(clock.now());
      await searchUntilFound(world, { what: "it", windowMs: HOUR, look, isFound: () => false });
      return (times[10] ?? 0) / 10;
    },
  ],
  [
    "throttled",
    600_000,
    () => endOf(alone(), (world) => writeThrough(world, throttled(30_000), () => undefined)),
  ],
  [
    "cancelledWrite",
    3_000,
    async () => {
      const cancel = new AbortController();
      const send = async () => cancel.abort();
      return Math.max(
        ...(await timersOf(() => attemptWrite(cancel.signal, send, () => undefined))),
      );
    },
  ],
  [
    "revisions",
    20,
    async () => {
      const { world, seen } = alone();
      const baseline = { ids: new Set<string>(), revisions: [] };
      await readNewRevisions(world, { deployment_id: String(ID) }, baseline as never).catch(String);
      return Number(/limit=(\d+)/.exec(seen.map(({ path }) => path).join())?.[1]);
    },
  ],
  [
    "deployments, to a page",
    100,
    async () => Number(/limit=(\d+)/.exec((await listing())[0]?.path ?? "")?.[1]),
  ],
  ["deployments, pages", 100, async () => (await listing()).length],
  ["activation", 60_000, async () => (await activating()).atMs],
  ["lastPolls", 10_000, async () => (await activating()).lastMs],
  [
    "deploymentLook",
    30_000,
    async () => {
      const scene = serving((path) =>
        isRevision(path) ? [200, revision(OURS, "BUILDING")] : [200, deployment(FORMER, OURS)],
      );
      await follow(timed(scene.world, 5 * MINUTE), ROLLOUT, () => undefined);
      return Math.min(...pausesOf(scene, /deployments\/[^/]+$/));
    },
  ],
  [
    "firstRevision",
    60_000,
    async () => {
      const scene = serving((path, _, method) =>
        method === "POST"
          ? [201, deployment(undefined)]
          : path.includes(String(ID))
            ? [200, deployment(undefined)]
            : [404, {}],
      );
      return creating(scene);
    },
  ],
  ["deletion, how often", 3, async () => (await deleting(() => [404, {}])).seen.length],
  [
    "deletion, the first pause",
    2_000,
    async () => Math.min(...pausesOf(await deleting(still), /./)),
  ],
  [
    "deletion, the last pause",
    15_000,
    async () => Math.max(...pausesOf(await deleting(still), /./)),
  ],
  [
    "runs",
    10_000,
    async () =>
      Math.max(
        ...(
          await timersOf(async () => readRuns((await exporting(() => "Running")).world, String(ID)))
        ).filter((ms) => ms < REQUEST_MS),
      ),
  ],
  ["runsPauses, the first", 30_000, async () => Number((await following(4 * HOUR, "Running"))[0])],
  [
    "runsPauses, the last",
    600_000,
    async () => Number((await following(4 * HOUR, "Running")).at(-2)),
  ],
  ...[1_000, 2_000, 4_000, 8_000].map((ms, index): (typeof ROWS)[number] => [
    `runsBehind, pause ${index + 1}`,
    ms,
    async () => Number((await following(HOUR, "Completed"))[index]),
  ]),
  [
    "cancelledExport",
    120_000,
    async () => {
      const scene = await exporting(() => "Running");
      return endOf(scene, (world) =>
        cancelOne({ ...world, clock: { ...world.clock, random: () => 0 } }, String(ID)),
      );
    },
  ],
  ["cancelAtTimeout", 30_000, async () => (await cancelling("timeout")).ms],
  ["cancelAtCancel", 1_500, async () => Number((await cancelling("interrupt")).limitMs)],
  [
    "cleanUp",
    3_800,
    async () => {
      const cancel = new AbortController();
      const { step } = await exporting(() => "Running");
      cancel.abort();
      return Math.max(
        ...(await timersOf(async () =>
          beginStep(step.inputs, { ...step.world, signal: cancel.signal }),
        )),
      );
    },
  ],
  [
    "usage",
    600_000,
    () => endOf(alone(), (world) => collect(world, QUERY, [{ startMs: 0, endMs: HOUR }])),
  ],
  [
    "usage, for an answer",
    3_600_000,
    async () => {
      const { world } = serving(() => [200, { usage: [], stride: { days: 0, hours: 1 } }]);
      return Math.max(
        ...(await timersOf(() => collect(world, QUERY, [{ startMs: 0, endMs: HOUR }]))),
      );
    },
  ],
  [
    "changes",
    3,
    async () => {
      const inputs = { image_uri: "registry.example/agent:2" };
      const { seen } = await deploying(inputs, (path, _, method) => {
        if (method === "PATCH") return [500, {}];
        if (path.includes("/revisions?")) return [200, { resources: [revision(OURS, "DEPLOYED")] }];
        return [200, isRevision(path) ? revision(OURS, "DEPLOYED") : deployment(OURS)];
      });
      return seen.filter(({ method }) => method === "PATCH").length;
    },
  ],
  [
    "creations",
    2,
    async () => {
      const scene = serving((_, __, method) => (method === "POST" ? [500, {}] : [404, {}]));
      await creating(scene);
      return scene.seen.filter(({ method }) => method === "POST").length;
    },
  ],
  [
    "lastRuns",
    10_000,
    async () => {
      const scene = await exporting(() => "Completed", "no list");
      const runsRead = serving((path) =>
        path.endsWith("/runs") ? [503, {}] : [200, { id: ID, status: "Completed" }],
      );
      return endOf(scene, () =>
        followExport({ ...scene.step, world: { ...runsRead.world, state() {} } }, String(ID)),
      ).then(() => runsRead.clock.now());
    },
  ],
  [
    "lastRuns, for an answer",
    10_000,
    async () => {
      const { step } = await exporting(() => "Completed", [{ id: OURS, status: "Completed" }]);
      const limits = await timersOf(() => followExport(step, String(ID)));
      return Math.max(...limits.filter((ms) => ms < REQUEST_MS));
    },
  ],
  [
    "lateExport",
    300_000,
    async () => {
      const { world, clock } = serving(() => [200, []]);
      const start_time = new Date(clock.utcMs() - HOUR).toISOString();
      const schedule = { id: String(ID), status: "Running", interval_hours: 1, start_time };
      while ((await readIntervals(world, schedule)).length === 0) await clock.sleep(SECOND);
      return clock.now() - SPAWN_DELAY_MS;
    },
  ],
  [
    "cancelInPost",
    3_000,
    async () => {
      const { step, world, seen } = await exporting(() => "Canceled");
      const { clock, signal, server, report } = world;
      const saved = (name: string) => (name === exportId.name ? String(ID) : "");
      const shell = { ...report, ...server, clock, signal, saved, state() {} };
      await post.start({ ...step.inputs, cancel_on_interrupt: true }, shell as never);
      return Number(seen.find(({ method }) => method === "PATCH")?.limitMs);
    },
  ],
  ["smokeTest", 60_000, async () => sum(await checking({ smoke_test_url: AGENT }, 503))],
  ["checkPause", 5_000, async () => Number((await checking({ smoke_test_url: AGENT }, 503))[0])],
  [
    "protection",
    120_000,
    async () => sum(await checking({ auth_check_url: `${AGENT}/closed` }, 503)),
  ],
  ["noRoute", 10_000, async () => sum(await checking({ auth_check_url: `${AGENT}/closed` }, 404))],
];

describe("a rule of PATIENCE comes to its number", () => {
  it.each(ROWS)("%s: %d", async (_, measured, scene) => {
    const found = await scene();
    // A pause has some jitter. Half or double of the number is far from it.
    expect(found / measured).toBeGreaterThan(0.75);
    expect(found / measured).toBeLessThan(1.3);
  });
});
