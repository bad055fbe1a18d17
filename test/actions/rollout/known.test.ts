import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import type { Emulator } from "../../../emulator/server/server.ts";
import { deployAndWait } from "../../../src/actions/deploy/deploy.ts";
import { DeployInputs, outputs } from "../../../src/actions/deploy/inputs.ts";
import {
  type Known,
  type Notebook,
  polled,
  rolloutNotebook,
  unanswered,
} from "../../../src/actions/rollout/known.ts";
import { timed } from "../../../src/service/client/connect.ts";
import { OUR_IMAGE, startVirtually } from "../../harness/virtual.ts";
import { onPatch } from "../deploy/apply/patch-faults.ts";

const LABELS = { name: "agent", watchedBy: "this action", on_superseded: "fail" } as const;

/** What is known after a deploy. */
async function knownAfterDeploy(
  plans: readonly FaultPlan[],
  arrange: (emulator: Emulator, deploymentId: string) => unknown = () => undefined,
) {
  await using virtual = await startVirtually({});
  const { emulator, clock, world, connection } = virtual;
  const { store } = emulator;
  const deployment_id = store.addDeployment({ name: "agent", source: "external_docker" }).id;
  arrange(emulator, deployment_id);
  for (const plan of plans) emulator.faults.add(plan);
  const notebook = rolloutNotebook(clock.now, LABELS, outputs, () => undefined);
  const given = { ...connection, deployment_id, image_uri: OUR_IMAGE, wait_for_idle: "true" };
  const inputs = { ...(await DeployInputs.parseAsync(given)), deployment_id };
  const run = { id: "", repository: "", ref: "", commit: "", attempt: 1, workspace: "." };
  await deployAndWait({ world: timed(world, inputs.timeout), inputs, run, notebook });
  return notebook.known;
}

describe("what a deploy keeps for its summary", () => {
  it("is nothing of a recovery where every answer came, and nobody was in the way", async () => {
    const known = await knownAfterDeploy([]);
    expect(known.recovered).toBeUndefined();
    expect(known.idle?.waitedMs).toBeUndefined();
    expect(known.silentSinceMs).toBeUndefined();
    expect(known.lastSeen?.status).toBe("DEPLOYED");
  });

  it("holds that a lost change was found", async () => {
    const known = await knownAfterDeploy([onPatch({ kind: "reset", when: "after" })]);
    expect(known.recovered?.how).toBe("found");
    expect(known.recovered?.afterMs).toBeLessThan(90_000);
  });

  it("holds that a lost change was sent again, once the window had passed", async () => {
    const known = await knownAfterDeploy([onPatch({ kind: "reset" })]);
    expect(known.recovered?.how).toBe("sent again");
    expect(known.recovered?.afterMs).toBeGreaterThanOrEqual(90_000);
  });

  it("holds for how long which revision was waited for", async () => {
    let id = "";
    const known = await knownAfterDeploy([], ({ store }, deploymentId) => {
      const script = [
        { status: "BUILDING", after_ms: 0 },
        { status: "DEPLOYED", after_ms: 120_000 },
      ];
      id = store.addRevision(deploymentId, { script }).id;
    });
    expect(known.idle?.revision_id).toBe(id);
    expect(known.idle?.waitedMs).toBeGreaterThanOrEqual(120_000);
  });
});

describe("what is known of a revision", () => {
  const poll = polled("revision", { id: "1", status: "BUILDING" }, "pending");
  const silence = unanswered("revision");
  const knownAfter = (...learnt: Parameters<Notebook["add"]>[0][]): Known => {
    let nowMs = 0;
    const notebook = rolloutNotebook(
      () => nowMs,
      LABELS,
      {},
      () => undefined,
    );
    for (const one of learnt) {
      notebook.add(one);
      nowMs += 1_000;
    }
    return notebook.known;
  };

  it("keeps what was seen last, and since when nothing is answered", () => {
    expect(knownAfter(poll, silence, silence)).toMatchObject({
      lastSeen: { status: "BUILDING", atMs: 0 },
      silentSinceMs: 1_000,
    });
  });

  it("forgets a silence with the next answer", () => {
    expect(knownAfter(poll, silence, poll).silentSinceMs).toBeUndefined();
  });

  it("takes nothing that happens to a rollback for the revision's", () => {
    const theirs = polled("rollback", { id: "2", status: "QUEUED" }, "pending");
    const known = knownAfter(poll, unanswered("rollback"), theirs);
    expect(known.silentSinceMs).toBeUndefined();
    expect(known.lastSeen?.status).toBe("BUILDING");
    expect(known.revision?.id).toBe("1");
    expect(known.stays.map(({ watched }) => watched)).toEqual(["revision", "rollback"]);
  });
});

describe("rolloutNotebook", () => {
  it("sets each output once it is known, and again only when it changes", () => {
    const set: [string, unknown][] = [];
    const notebook = rolloutNotebook(
      () => 0,
      LABELS,
      { revision_id: "", status: "", outcome: "" },
      (name, value) => void set.push([name, value]),
    );
    for (const status of ["QUEUED", "QUEUED", "DEPLOYING"])
      notebook.add(polled("revision", { id: "1", status }, "pending"));
    expect(set).toEqual([
      ["revision_id", "1"],
      ["status", "QUEUED"],
      ["status", "DEPLOYING"],
    ]);
  });
});
