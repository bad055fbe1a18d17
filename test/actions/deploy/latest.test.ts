import { describe, expect, it } from "vitest";
import { imageOf } from "../../harness/virtual-service.ts";
import { play } from "../../scenarios/play.ts";
import type { DeployScenario, Service } from "../../scenarios/scenario.ts";

const SECOND = 1_000;
const BUILDING = { status: "BUILDING", after_ms: 0 };
const endingAs = (status: string) => [BUILDING, { status, after_ms: 20 * SECOND }];
const THEIRS = { source_revision_config: { image_uri: imageOf("theirs") } };

/** A step that waits for what another client has started. */
const watchLatest = (
  arrange: (service: Service) => unknown,
  inputs: Record<string, string> = {},
  options: DeployScenario = {},
) =>
  play({
    action: "deploy",
    ...options,
    arrange,
    inputs: { image_uri: "", revision_id: "latest", ...inputs },
  });

const deployedBy =
  (script: { status: string; after_ms: number }[], atMs = 0) =>
  ({ emulator, deploymentId, clock }: Service) =>
    clock.at(atMs, () => void emulator.store.addRevision(deploymentId, { ...THEIRS, script }));

describe("revision_id: latest", () => {
  it.each([
    ["deployed", "DEPLOYED"],
    ["failed", "BUILD_FAILED"],
  ])("follows what another client has started until it has %s", async (outcome, status) => {
    const result = await watchLatest(({ emulator, deploymentId }) =>
      emulator.store.addRevision(deploymentId, { ...THEIRS, script: endingAs(status) }),
    );
    expect(result.outputs).toMatchObject({ outcome, status, revision_created: "false" });
    expect(result.requests.filter(({ method }) => method !== "GET")).toEqual([]);
    expect(result.messages[0]).toMatch(/^Watching revision \S+ until /);
  });

  it("follows that revision even if a newer one replaces it", async () => {
    let first = "";
    const result = await watchLatest((service) => {
      const { emulator, deploymentId } = service;
      const script = endingAs("DEPLOYED");
      first = emulator.store.addRevision(deploymentId, { ...THEIRS, script }).id;
      deployedBy(endingAs("DEPLOYED"), 5 * SECOND)(service);
    });
    expect(result.outputs).toMatchObject({ outcome: "superseded", revision_id: first });
  });

  it("checks a revision that is already active", async () => {
    const inputs = { smoke_test_url: "auto" };
    const result = await watchLatest(() => undefined, inputs, {
      deployment: { source_revision_config: { image_uri: "registry.example/a:answers-never" } },
    });
    expect(result.outputs).toMatchObject({ outcome: "unhealthy", revision_created: "false" });
    expect(result.outputs.revision_id).toBe(result.activeId);
  });

  it("uses a revision that appears within a minute, with wait_for_idle", async () => {
    const arrange = deployedBy(endingAs("DEPLOYED"), 40 * SECOND);
    const result = await watchLatest(arrange, { wait_for_idle: "true" });
    expect(result.outputs).toMatchObject({ outcome: "deployed", image_uri: imageOf("theirs") });
    expect(result.messages.join("\n")).toMatch(
      /waiting a minute for a new revision \(the latest is /,
    );
  });

  it("uses the current one if none appears", async () => {
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
