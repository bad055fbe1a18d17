import { describe, expect, it } from "vitest";
import { timed } from "../../src/client/connect.ts";
import { deployAndWait } from "../../src/deploy/deploy.ts";
import { DeployInputs } from "../../src/deploy/inputs.ts";
import type { FaultPlan } from "../../src/emulator/faults/plans.ts";
import type { Emulator } from "../../src/emulator/server/server.ts";
import { newProgress, type Progress, record } from "../../src/rollout/progress.ts";
import { onPatch } from "../deploy/apply/patch-faults.ts";
import { OUR_IMAGE, startVirtually } from "../harness/virtual.ts";

/** What is known after a deploy. */
async function progressOf(
  plans: readonly FaultPlan[],
  arrange: (emulator: Emulator, deploymentId: string) => unknown = () => undefined,
) {
  await using virtual = await startVirtually({});
  const { emulator, clock, world, connection } = virtual;
  const { store } = emulator;
  const deployment_id = store.addDeployment({ name: "agent", source: "external_docker" }).id;
  arrange(emulator, deployment_id);
  for (const plan of plans) emulator.faults.add(plan);
  const progress = newProgress(clock.now(), { name: "agent" });
  const given = { ...connection, deployment_id, image_uri: OUR_IMAGE, wait_for_idle: "true" };
  const inputs = { ...(await DeployInputs.parseAsync(given)), deployment_id };
  const run = { marks: [], attempt: 1, workspace: "." };
  await deployAndWait({ world: timed(world, inputs.timeout), inputs, run, progress });
  return progress;
}

describe("what a deploy keeps for its summary", () => {
  it("is nothing of a recovery where every answer came, and nobody was in the way", async () => {
    const progress = await progressOf([]);
    expect(progress.recovered).toBeUndefined();
    expect(progress.idleWaitedMs).toBeUndefined();
    expect(progress.unansweredSinceMs).toBeUndefined();
    expect(progress.lastSeen?.status).toBe("DEPLOYED");
  });

  it("holds that a lost change was found", async () => {
    const progress = await progressOf([onPatch({ kind: "reset", when: "after" })]);
    expect(progress.recovered).toBe("found");
    expect(progress.recoveredAfterMs).toBeLessThan(90_000);
  });

  it("holds that a lost change was sent again, once the window had passed", async () => {
    const progress = await progressOf([onPatch({ kind: "reset" })]);
    expect(progress.recovered).toBe("sent again");
    expect(progress.recoveredAfterMs).toBeGreaterThanOrEqual(90_000);
  });

  it("holds for how long which revision was waited for", async () => {
    let id = "";
    const progress = await progressOf([], ({ store }, deploymentId) => {
      const script = [
        { status: "BUILDING", after_ms: 0 },
        { status: "DEPLOYED", after_ms: 120_000 },
      ];
      id = store.addRevision(deploymentId, { script }).id;
    });
    expect(progress.idleRevisionId).toBe(id);
    expect(progress.idleWaitedMs).toBeGreaterThanOrEqual(120_000);
  });
});

describe("record", () => {
  const revision = { id: "1", status: "BUILDING" };
  const poll = { kind: "poll", revision, statusClass: "pending" } as const;
  const failure = { kind: "failure", error: new Error(), isLast: false, untilMs: 0 } as const;
  const knownAfter = (...events: Parameters<typeof record>[2][]): Progress => {
    const progress = newProgress(500, { name: "agent" });
    for (const [index, event] of events.entries())
      record(progress, "revision", event, 500 + index * 1_000);
    return progress;
  };

  it("keeps what was seen last, and since when nothing is answered", () => {
    expect(knownAfter(poll, failure, failure)).toMatchObject({
      lastSeen: { status: "BUILDING", atMs: 0 },
      unansweredSinceMs: 1_000,
    });
  });

  it("forgets a failure with the next answer", () => {
    expect(knownAfter(poll, failure, poll).unansweredSinceMs).toBeUndefined();
  });

  it("takes nothing that happens to a rollback for the revision's", () => {
    const progress = knownAfter(poll);
    record(progress, "rollback", failure, 9_000);
    expect(progress.unansweredSinceMs).toBeUndefined();
    record(progress, "rollback", { ...poll, revision: { id: "2", status: "QUEUED" } }, 9_000);
    expect(progress.lastSeen?.status).toBe("BUILDING");
  });
});
