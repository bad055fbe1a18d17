import { describe, expect, it } from "vitest";
import { createRandom } from "../../../emulator/traces/traces.ts";
import { rewritingDispatcher } from "../../harness/rewriting-dispatcher.ts";
import { play } from "../../scenarios/play.ts";
import { countCreations } from "../../scenarios/results.ts";
import type { DeployScenario } from "../../scenarios/scenario.ts";
import { mutate } from "./mutate.ts";

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The text of a missing or unexpected value in a message. */
const MISSING_VALUE = /undefined|\[object |NaN|Invalid Date/;

const mutatingService = (seed: number) => {
  const random = createRandom("odd replies", seed);
  return { dispatcher: rewritingDispatcher((body) => mutate(body, random)), seed_number: seed };
};

describe.each<[string, DeployScenario]>([
  ["an image", {}],
  ["an image to a named deployment", { inputs: { deployment_id: "", deployment_name: "agent" } }],
  ["a merged spec", { inputs: { resource_spec: "cpu: 2", resource_spec_mode: "merge" } }],
  ["merged secrets", { inputs: { secrets: "NEW=a-long-value", secrets_mode: "merge" } }],
  ["an image after a wait", { inputs: { wait_for_idle: "true" } }],
])("a deploy of %s with mutated replies", (_, options) => {
  it.each(SEEDS)("has at most one revision, active if it reports deployed (%i)", async (seed) => {
    const { outcome, ownRevisions, activeId, failure } = await play({
      action: "deploy",
      ...options,
      ...mutatingService(seed),
    });
    expect(ownRevisions.length).toBeLessThanOrEqual(1);
    if (outcome === "deployed") expect(activeId).toBe(ownRevisions[0]?.id);
    expect(failure).not.toMatch(MISSING_VALUE);
  });
});

describe("with mutated replies", () => {
  it.each(SEEDS)("create/ creates at most one deployment (%i)", async (seed) => {
    const result = await play({ action: "create", ...mutatingService(seed) });
    const { createdCount } = countCreations(result, "create");
    expect(createdCount).toBeLessThanOrEqual(1);
    if (result.outcome === "deployed") expect(createdCount).toBe(1);
    expect(result.failure).not.toMatch(MISSING_VALUE);
  });

  it.each(SEEDS)("delete/ keeps agent-pr-42, and says if agent-pr-4 is gone (%i)", async (seed) => {
    const result = await play({ action: "delete", ...mutatingService(seed) });
    const remaining = result.deployments.map(({ name }) => name);
    expect(remaining).toContain("agent-pr-42");
    expect(result.outcome === "deleted").toBe(!remaining.includes("agent-pr-4"));
    expect(result.failure).not.toMatch(MISSING_VALUE);
  });

  it.each(SEEDS)("export/ creates at most one export (%i)", async (seed) => {
    const result = await play({ action: "export", ...mutatingService(seed) }, { skipsPost: true });
    expect(countCreations(result, "export").createdCount).toBeLessThanOrEqual(1);
    expect(result.failure).not.toMatch(MISSING_VALUE);
  });
});

it("mutates replies in different ways", () => {
  const members = Array.from({ length: 30 }, (_, index) => [`member_${index}`, "a value"]);
  const reply = Object.fromEntries(members);
  const replies = new Set(
    SEEDS.map((seed) => JSON.stringify(mutate(reply, createRandom("odd replies", seed)))),
  );
  replies.delete(JSON.stringify(reply));
  expect(replies.size).toBeGreaterThan(SEEDS.length / 2);
});
