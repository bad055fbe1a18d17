import { describe, expect, it } from "vitest";
import type { Script, ScriptWord } from "../../../emulator/deployments/life-cycle.ts";
import type { Fault } from "../../../emulator/faults/kinds.ts";
import type { Emulator } from "../../../emulator/server/server.ts";
import {
  follow,
  type Rollout,
  type RolloutEvent,
  type WaitingInputs,
} from "../../../src/actions/rollout/follow.ts";
import { timed } from "../../../src/service/client/connect.ts";
import { startVirtually } from "../../harness/virtual.ts";
import type { virtualClock } from "../../harness/virtual-clock.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const script = (...steps: [status: string, after_s: number][]): Script =>
  steps.map(([status, after_s]) => ({ status, after_ms: after_s * SECOND }));
const SLOW = script(["CREATING", 0], ["AWAITING_DEPLOY", 10], ["DEPLOYED", 100]);

interface Scene {
  emulator: Emulator;
  deploymentId: string;
  revisionId: string;
  clock: ReturnType<typeof virtualClock>;
  controller: AbortController;
  /** The nth requests of this kind meet it, or all. */
  fault: (path: "revision" | "get", fault: Fault, nth?: number | number[]) => void;
  /** Each request meets it during these seconds. */
  during: (from_s: number, to_s: number, fault: Fault) => void;
}

/** Follows a fresh revision of a service in virtual time. */
async function following(
  life: Script | ScriptWord,
  {
    timeoutMs = 30 * MINUTE,
    older,
    ...overrides
  }: Partial<WaitingInputs> & { timeoutMs?: number; older?: ReadonlySet<string> } = {},
  arrange: (scene: Scene) => void = () => undefined,
) {
  const controller = new AbortController();
  const answeredMs: number[] = [];
  const deploymentReadMs: number[] = [];
  await using virtual = await startVirtually({
    signal: controller.signal,
    onRequest: ({ operation }) => {
      if (operation === "revision") answeredMs.push(clock.now());
      if (operation === "get") deploymentReadMs.push(clock.now());
    },
  });
  const { emulator, clock, world } = virtual;
  const { id: deployment_id, latest_revision_id } = emulator.store.addDeployment({
    name: "agent",
    source: "external_docker",
  });
  const { id: revision_id } = emulator.store.addRevision(deployment_id, { script: life });
  arrange({
    emulator,
    clock,
    controller,
    deploymentId: deployment_id,
    revisionId: revision_id,
    fault: (path, fault, nth) =>
      emulator.faults.add({ match: { path, ...(nth === undefined ? {} : { nth }) }, fault }),
    during: (from_s, to_s, fault) => {
      clock.at(from_s * SECOND, () => emulator.faults.add({ fault }));
      clock.at(to_s * SECOND, () => emulator.faults.clear());
    },
  });
  const rollout: Rollout = {
    deployment_id,
    revision_id,
    older: older ?? new Set(latest_revision_id === null ? [] : [latest_revision_id]),
    watched: "revision",
    inputs: {
      poll_interval: 3 * SECOND,
      poll_max_interval: 30 * SECOND,
      failure_statuses: [],
      verify_active: true,
      failure_log: "never",
      ...overrides,
    },
  };
  const events: RolloutEvent[] = [];
  const end = await follow(timed(world, timeoutMs), rollout, (event) => events.push(event)).catch(
    (error: unknown) => ({ error }),
  );
  const statuses = events.flatMap((event) =>
    event.kind === "poll" ? [event.revision.status] : [],
  );
  const lastStatus = statuses.at(-1);
  const elapsedMs = clock.now();
  const times = { answeredMs, deploymentReadMs, elapsedMs };
  return { end, lastStatus, events, statuses, ...times, revisionId: revision_id };
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const status = (code: number): Fault => ({ kind: "status", status: code, when: "before" });
const refusedWith = (code: number) => ({ error: { name: "RefusedError", status: code } });

describe("follow", () => {
  it("ends as deployed once the revision is DEPLOYED and the active one", async () => {
    const { end, statuses } = await following(SLOW);
    expect(end).toMatchObject({ outcome: "deployed" });
    expect(new Set(statuses)).toEqual(new Set(["CREATING", "AWAITING_DEPLOY", "DEPLOYED"]));
  });

  it("reads a failure twice before it believes it", async () => {
    const { end, lastStatus, statuses } = await following("fail-build");
    expect(end).toEqual({ outcome: "failed" });
    expect(lastStatus).toBe("BUILD_FAILED");
    expect(statuses.slice(-2)).toEqual(["BUILD_FAILED", "BUILD_FAILED"]);
    expect(statuses.filter((word) => word === "BUILD_FAILED")).toHaveLength(2);
  });

  it.each(["regress", "odd-status"] as const)("waits through %s", async (life) => {
    expect((await following(life)).end).toMatchObject({ outcome: "deployed" });
  });

  it("takes the user's words for failures", async () => {
    const { end } = await following("odd-status", { failure_statuses: ["hibernating"] });
    expect(end).toMatchObject({ outcome: "deployed" });
    const longer = script(["QUEUED", 0], ["HIBERNATING", 10], ["DEPLOYED", 60]);
    expect((await following(longer, { failure_statuses: ["hibernating"] })).end).toEqual({
      outcome: "failed",
    });
  });

  it("asks rarely: at most once in 3 s at first, and every 30 s in the end", async () => {
    const { answeredMs } = await following("stuck");
    expect(answeredMs.length).toBeLessThan(105);
    const pauses = answeredMs.slice(1).map((at, index) => at - (answeredMs[index] ?? 0));
    expect(Math.min(...pauses.slice(0, -1))).toBeGreaterThanOrEqual(2_700);
  });

  it("reads the deployment beside the revision every 30 s at most, and every minute at least", async () => {
    const { deploymentReadMs } = await following("stuck");
    const pauses = deploymentReadMs.map((at, index) => at - (deploymentReadMs[index - 1] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(30 * SECOND);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(2 * 33 * SECOND);
  });
});

describe("follow, at the deadline", () => {
  it.each(["BUILD_FAILED", "INTERRUPTED"])("calls %s, first read then, a failure", async (word) => {
    const life = script(["DEPLOYING", 0], [word, 599.9]);
    const { end, statuses } = await following(life, { timeoutMs: 10 * MINUTE });
    expect(end).toEqual({ outcome: "failed" });
    expect(statuses.slice(-2)).toEqual([word, word]);
  });

  it("calls SKIPPED, first read then, superseded", async () => {
    const life = script(["DEPLOYING", 0], ["SKIPPED", 599.9]);
    expect((await following(life, { timeoutMs: 10 * MINUTE })).end).toEqual({
      outcome: "superseded",
    });
  });

  it("holds to a failure where the next read is not answered", async () => {
    const life = script(["DEPLOYING", 0], ["BUILD_FAILED", 599.9]);
    const { end } = await following(life, { timeoutMs: 10 * MINUTE }, ({ clock, fault }) => {
      clock.at(600 * SECOND - 1, () => fault("revision", status(503), 2));
    });
    expect(end).toEqual({ outcome: "failed" });
  });
});

describe("follow, at INTERRUPTED", () => {
  it("continues where the service continues within a minute", async () => {
    const life = script(["BUILDING", 0], ["INTERRUPTED", 20], ["BUILDING", 70], ["DEPLOYED", 120]);
    expect((await following(life)).end).toMatchObject({ outcome: "deployed" });
  });

  it("ends as failed after three reads over a minute", async () => {
    const { end, elapsedMs, statuses } = await following(
      script(["BUILDING", 0], ["INTERRUPTED", 20]),
    );
    expect(end).toEqual({ outcome: "failed" });
    expect(elapsedMs).toBeGreaterThanOrEqual(80 * SECOND);
    expect(statuses.filter((word) => word === "INTERRUPTED").length).toBeGreaterThanOrEqual(3);
  });

  it("ends at the second read where failure_statuses names it", async () => {
    const life = script(["BUILDING", 0], ["INTERRUPTED", 20]);
    const { end, elapsedMs } = await following(life, { failure_statuses: ["interrupted"] });
    expect(end).toEqual({ outcome: "failed" });
    expect(elapsedMs).toBeLessThan(40 * SECOND);
  });
});

describe("follow, when the service fails", () => {
  it("stops when the service is away for more than ten minutes", async () => {
    const { end, elapsedMs } = await following("stuck", {}, ({ during }) =>
      during(20, 9_999, status(503)),
    );
    expect(end).toMatchObject({ error: { name: "UnreachableError", status: 503 } });
    expect(elapsedMs).toBeLessThan(12 * MINUTE);
  });

  it("never asks earlier than the service wants", async () => {
    const limited: Fault = { kind: "status", status: 429, when: "before", retry_after: 45 };
    const { end, answeredMs } = await following(SLOW, {}, ({ fault }) =>
      fault("revision", limited, 3),
    );
    expect(end).toMatchObject({ outcome: "deployed" });
    expect((answeredMs[3] ?? 0) - (answeredMs[2] ?? 0)).toBeGreaterThanOrEqual(45 * SECOND);
  });

  it("stops at a 401 that lasts for a minute", async () => {
    const { end, elapsedMs, statuses } = await following(SLOW, {}, ({ fault }) =>
      fault("revision", { kind: "expired_credential" }, 3),
    );
    expect(end).toMatchObject(refusedWith(401));
    expect(statuses).toHaveLength(2);
    expect(elapsedMs).toBeGreaterThan(60 * SECOND);
    expect(elapsedMs).toBeLessThan(75 * SECOND);
  });

  it.each<[string, Fault]>([
    ["a 400", status(400)],
    ["a 401", status(401)],
    ["a redirect", { kind: "redirect", to: "http://127.0.0.1:9", status: 307, when: "before" }],
    ["headers that are too large", { kind: "huge_headers", kb: 64 }],
    ["an answer that is too large", { kind: "huge", mb: 40 }],
    ["an answer that is compressed", { kind: "bomb", mb: 1 }],
  ])("continues after two bad answers in a row: %s", async (_, bad) => {
    const { end } = await following(SLOW, {}, ({ fault }) => fault("revision", bad, [3, 4]));
    expect(end).toMatchObject({ outcome: "deployed" });
  });

  it("knows that a young revision may be missing for a minute", async () => {
    const { end, elapsedMs } = await following(SLOW, {}, ({ fault }) => {
      fault("revision", status(404), numbers(1, 19));
    });
    expect(end).toMatchObject({ outcome: "deployed" });
    expect(elapsedMs).toBeGreaterThan(55 * SECOND);
  });

  it("stops when it is cancelled, with the signal's reason", async () => {
    const { end, elapsedMs } = await following("stuck", {}, ({ clock, controller }) => {
      clock.at(5 * MINUTE, () => controller.abort(new Error("cancelled")));
    });
    expect(end).toMatchObject({ error: { message: "cancelled" } });
    expect(elapsedMs).toBeLessThan(6 * MINUTE);
  });
});

describe("follow, beside other revisions", () => {
  it("ends as superseded at SKIPPED, and names the newer one", async () => {
    let newer = "";
    const { end } = await following(SLOW, {}, ({ clock, emulator, deploymentId }) => {
      clock.at(5 * SECOND, () => {
        newer = emulator.store.addRevision(deploymentId).id;
      });
    });
    expect(end).toEqual({ outcome: "superseded", newer_revision_id: newer });
  });

  it("keeps to its own revision while a newer one is on its way", async () => {
    const { end, events } = await following(SLOW, {}, ({ clock, emulator, deploymentId }) => {
      clock.at(20 * SECOND, () => emulator.store.addRevision(deploymentId, { script: "stuck" }));
    });
    expect(end).toMatchObject({ outcome: "deployed" });
    expect(events.filter(({ kind }) => kind === "newer")).toHaveLength(1);
  });

  it("does not take a revision that was there before for a newer one", async () => {
    const stale: Fault = { kind: "stale_read", commits: 1 };
    const { end, events } = await following(SLOW, {}, ({ fault }) => fault("get", stale, [1, 2]));
    expect(end).toMatchObject({ outcome: "deployed" });
    expect(events.filter(({ kind }) => kind === "newer")).toEqual([]);
  });

  it("is not superseded by a former one that a stale read names the latest", async () => {
    const stale: Fault = { kind: "stale_read", commits: 1 };
    const slow = script(["QUEUED", 0], ["DEPLOYING", 300], ["DEPLOYED", 400]);
    const { end } = await following(slow, { older: new Set() }, ({ fault }) =>
      fault("get", stale, 2),
    );
    expect(end).toMatchObject({ outcome: "deployed" });
  });

  it("ends as superseded when a newer one is active although its own is DEPLOYED", async () => {
    const life = script(["DEPLOYING", 0], ["DEPLOYED", 60]);
    const quick = script(["DEPLOYING", 0], ["DEPLOYED", 5]);
    const { end, events } = await following(life, {}, ({ clock, emulator, deploymentId }) => {
      clock.at(50 * SECOND, () => emulator.store.addRevision(deploymentId, { script: quick }));
    });
    expect(end).toMatchObject({ outcome: "superseded" });
    const active = events.flatMap((event) =>
      event.kind === "deployment" ? [event.deployment.active_revision_id] : [],
    );
    const newer = "newer_revision_id" in end && end.newer_revision_id;
    expect(active.slice(-2), "two reads that agree").toEqual([newer, newer]);
  });

  it("ends as not_active when DEPLOYED did not make it active within a minute", async () => {
    const { end, elapsedMs } = await following("never-active");
    expect(end).toEqual({ outcome: "not_active" });
    expect(elapsedMs).toBeGreaterThanOrEqual(60 * SECOND);
    expect((await following("never-active", { verify_active: false })).end).toEqual({
      outcome: "deployed",
    });
  });

  it("ends as timed_out where the deadline comes before the minute is over", async () => {
    const { end, elapsedMs } = await following("never-active", { timeoutMs: 40 * SECOND });
    expect(end).toEqual({ outcome: "timed_out" });
    expect(elapsedMs).toBe(40 * SECOND);
  });

  it("does not guess which revision serves where nothing answers until the deadline", async () => {
    const life = script(["DEPLOYED", 0]);
    const options = { timeoutMs: 40 * SECOND };
    const { end } = await following(life, options, ({ fault }) => fault("get", status(503)));
    expect(end).toMatchObject({ error: { name: "UnreachableError" } });
  });

  it("survives an outage between DEPLOYED and active", async () => {
    const life = script(["DEPLOYING", 0], ["DEPLOYED", 20]);
    const { end } = await following(life, {}, ({ fault }) =>
      fault("get", status(503), numbers(2, 21)),
    );
    expect(end).toMatchObject({ outcome: "deployed" });
  });

  it("attaches to a revision that is at its end", async () => {
    const life = script(["DEPLOYED", 0]);
    const { end, statuses } = await following(life, { older: new Set() });
    expect(end).toMatchObject({ outcome: "deployed" });
    expect(statuses).toEqual(["DEPLOYED"]);
  });
});
