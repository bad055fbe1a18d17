import { describe, expect, it } from "vitest";
import { imageOf } from "../../harness/virtual-service.ts";
import { SECOND, withImage } from "../../scenarios/faults.ts";
import { play } from "../../scenarios/play.ts";
import type { DeployScenario, Service } from "../../scenarios/scenario.ts";

const BUILDING = { status: "BUILDING", after_ms: 0 };
const buildThen = (status: string) => [BUILDING, { status, after_ms: 20 * SECOND }];
const FOREIGN_REVISION = withImage(imageOf("theirs"));

/** Watches the latest revision. */
const watchLatest = (
  arrange: (service: Service) => unknown,
  inputs: Record<string, string> = {},
  scenario: DeployScenario = {},
) =>
  play({
    action: "deploy",
    ...scenario,
    arrange,
    inputs: { image_uri: "", revision_id: "latest", ...inputs },
  });

const deployForeignAt =
  (script: { status: string; after_ms: number }[], atMs = 0) =>
  ({ emulator: { store }, deploymentId, clock }: Service) =>
    clock.at(atMs, () => void store.addRevision(deploymentId, { ...FOREIGN_REVISION, script }));

describe("revision_id: latest", () => {
  it.each([
    ["deployed", "DEPLOYED"],
    ["failed", "BUILD_FAILED"],
  ])("follows the revision of another client until it has %s", async (outcome, status) => {
    const result = await watchLatest(({ emulator, deploymentId }) =>
      emulator.store.addRevision(deploymentId, { ...FOREIGN_REVISION, script: buildThen(status) }),
    );
    expect(result.outputs).toMatchObject({ outcome, status, revision_created: "false" });
    expect(result.requests.filter(({ method }) => method !== "GET")).toEqual([]);
    expect(result.messages[0]).toMatch(/^Watching revision \S+ until /);
  });

  it("does not switch to a newer revision", async () => {
    let watchedId = "";
    const result = await watchLatest((service) => {
      const { emulator, deploymentId } = service;
      const script = buildThen("DEPLOYED");
      watchedId = emulator.store.addRevision(deploymentId, { ...FOREIGN_REVISION, script }).id;
      deployForeignAt(buildThen("DEPLOYED"), 5 * SECOND)(service);
    });
    expect(result.outputs).toMatchObject({ outcome: "superseded", revision_id: watchedId });
  });

  it("checks a revision that is already active", async () => {
    const deployment = withImage("registry.example/a:answers-never");
    const inputs = { smoke_test_url: "auto" };
    const result = await watchLatest(() => undefined, inputs, { deployment });
    expect(result.outputs).toMatchObject({ outcome: "unhealthy", revision_created: "false" });
    expect(result.outputs.revision_id).toBe(result.activeId);
  });

  it("with wait_for_idle, watches a revision that appears within a minute", async () => {
    const arrange = deployForeignAt(buildThen("DEPLOYED"), 40 * SECOND);
    const result = await watchLatest(arrange, { wait_for_idle: "true" });
    expect(result.outputs).toMatchObject({ outcome: "deployed", image_uri: imageOf("theirs") });
    const text = "waiting a minute for a new revision (the latest is ";
    expect(result.messages.join("\n")).toContain(text);
  });

  it("with wait_for_idle, watches the current revision if no other appears", async () => {
    const result = await watchLatest(() => undefined, { wait_for_idle: "true" });
    expect(result.outputs).toMatchObject({ outcome: "deployed", revision_id: result.activeId });
    expect(result.elapsedMs).toBeLessThan(70 * SECOND);
  });

  it("cannot be combined with a change", async () => {
    const result = await watchLatest(() => undefined, { image_uri: imageOf("ours") });
    expect(result.outcome).toBe("rejected");
    expect(result.failure).toContain("only watches a revision. Remove image_uri");
  });
});
