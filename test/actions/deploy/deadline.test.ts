import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { deployInVirtualTime, imageOf, type VirtualDeploy } from "../../harness/virtual.ts";

type Fault = FaultPlan["fault"];
type Arrange = NonNullable<VirtualDeploy["arrange"]>;

const SECOND = 1_000;
const TIMEOUT = { timeout: "10s" };
const LIFE = [
  { status: "QUEUED", after_ms: 0 },
  { status: "DEPLOYED", after_ms: 5 * SECOND },
];
const AWAY: Fault = { kind: "status", status: 503 };
const LATER: Fault = { kind: "status", status: 503, retry_after: 3_600 };

const faults =
  (...plans: FaultPlan[]): Arrange =>
  ({ emulator }) =>
    emulator.faults.add(...plans);
const from = (first: number) => Array.from({ length: 99 }, (_, index) => first + index);

function deploying({ inputs, ...options }: VirtualDeploy & { inputs?: Record<string, string> }) {
  return deployInVirtualTime({ script: LIFE, inputs: { ...TIMEOUT, ...inputs }, ...options });
}

describe("a deploy is over by its timeout", () => {
  it.each<[string, FaultPlan, string, number]>([
    ["nothing is answered", { fault: AWAY }, "error", 0],
    [
      "the PATCH is put off for ever",
      { match: { path: "patch" }, fault: { ...AWAY, status: 429 } },
      "error",
      0,
    ],
    [
      "the PATCH is put off for longer",
      { match: { path: "patch" }, fault: { ...LATER, status: 429 } },
      "error",
      0,
    ],
    ["no poll is answered", { match: { path: "revision" }, fault: AWAY }, "timed_out", 1],
    ["polls are put off for longer", { match: { path: "revision" }, fault: LATER }, "timed_out", 1],
    [
      "nobody can see which revision serves",
      { match: { path: "get", nth: from(3) }, fault: AWAY },
      "error",
      1,
    ],
  ])("where %s", async (_, plan, outcome, own) => {
    const story = await deploying({ arrange: faults(plan) });
    expect({ outcome: story.outcome, own: story.own.length }).toEqual({ outcome, own });
    expect(story.elapsedMs).toBeLessThanOrEqual(10 * SECOND);
  });

  it("says in a timeout why the last read failed", async () => {
    const { failure } = await deploying({
      arrange: faults({ match: { path: "revision", nth: from(2) }, fault: LATER }),
    });
    expect(failure?.message).toMatch(
      /Last seen QUEUED .*; every read since then failed \(status 503, asks to wait 3600 s\)\./,
    );
  });

  it("does not call a revision that is DEPLOYED still rolling out", async () => {
    const { failure } = await deploying({
      arrange: faults({ match: { path: "get", nth: from(3) }, fault: AWAY }),
    });
    expect(failure?.message).toMatch(/Last seen DEPLOYED .* may serve, or still agent:1\./);
  });

  it("sends nothing once the timeout has come", async () => {
    const always = Array.from({ length: 60 }, (_, index) => index + 1);
    const lastRead = (await deploying({ arrange: faults({ fault: AWAY }) })).requests.length;
    const before = always.slice(0, lastRead - 1);
    const story = await deploying({ arrange: faults({ match: { nth: before }, fault: AWAY }) });
    expect(story).toMatchObject({ outcome: "timed_out", own: [] });
    expect(story.failure?.message).toContain("The timeout came before the change was sent.");
    expect(story.requests.filter(({ method }) => method === "PATCH")).toEqual([]);
  });
});

describe("a Retry-After beyond the timeout", () => {
  it("makes the last read one at the deadline", async () => {
    const story = await deploying({
      arrange: faults({ match: { path: "revision", nth: 1 }, fault: LATER }),
    });
    expect(story.outcome).toBe("deployed");
    const polls = story.requests.filter(({ operation }) => operation === "revision");
    expect(polls.map(({ atMs }) => atMs)).toEqual([0, 10 * SECOND]);
  });

  it("does so in wait_for_idle, too", async () => {
    const story = await deploying({
      inputs: { wait_for_idle: "true" },
      arrange: (service) => {
        service.emulator.store.addRevision(service.deploymentId, {
          source_revision_config: { image_uri: imageOf("before") },
        });
        faults({ match: { path: "revision", nth: 1 }, fault: LATER })(service);
      },
    });
    expect(story).toMatchObject({ outcome: "timed_out", own: [] });
    expect(story.elapsedMs).toBe(10 * SECOND);
  });
});

describe("the search for a change whose answer was lost", () => {
  const lost = (fault: Fault): Arrange => faults({ match: { path: "patch", nth: 1 }, fault });

  it("may outlive the timeout, by its window at most", async () => {
    const story = await deploying({ arrange: lost({ kind: "reset" }) });
    expect(story).toMatchObject({ outcome: "error", own: [] });
    expect(story.elapsedMs).toBeLessThanOrEqual(100 * SECOND);
    expect(story.requests.filter(({ method }) => method === "PATCH")).toHaveLength(1);
  });

  it("is over then also where nothing is answered", async () => {
    const unread: FaultPlan = { match: { method: "GET", nth: from(3) }, fault: AWAY };
    const arrange: Arrange = (service) => {
      lost({ kind: "reset" })(service);
      faults(unread)(service);
    };
    const story = await deploying({ arrange });
    expect(story).toMatchObject({ outcome: "error", own: [] });
    expect(story.elapsedMs).toBeLessThanOrEqual(100 * SECOND);
  });

  it("finds what was made meanwhile, whose end has one last read", async () => {
    const story = await deploying({
      arrange: lost({ kind: "late_commit", after_ms: 40 * SECOND }),
    });
    expect(story.outputs.revision_id).toBe(story.own[0]?.id);
    expect(story).toMatchObject({ outcome: "timed_out", outputs: { status: "QUEUED" } });
  });
});

describe("a rollback", () => {
  it("has as much time again", async () => {
    const story = await deploying({
      inputs: { rollback_on_failure: "true" },
      script: "stuck",
      arrange: ({ emulator, deploymentId, clock }) => {
        const quick = [{ status: "DEPLOYED", after_ms: 0 }];
        const image_uri = imageOf("before");
        emulator.store.addRevision(deploymentId, {
          script: quick,
          source_revision_config: { image_uri },
        });
        clock.at(9 * SECOND, () => emulator.faults.add({ match: { path: "patch" }, fault: AWAY }));
      },
    });
    expect(story.outcome).toBe("timed_out");
    expect(story.failure?.message).toContain("It is not known whether the rollback was applied");
    expect(story.elapsedMs).toBeGreaterThan(10 * SECOND);
    expect(story.elapsedMs).toBeLessThanOrEqual(20 * SECOND + 90 * SECOND);
  });
});
