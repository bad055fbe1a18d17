import { describe, expect, it } from "vitest";
import { deployInVirtualTime, imageOf, type Service } from "../../harness/virtual.ts";

const SECOND = 1_000;
const BUILDING = { status: "BUILDING", after_ms: 0 };
const endingAs = (status: string) => [BUILDING, { status, after_ms: 20 * SECOND }];
const THEIRS = { source_revision_config: { image_uri: imageOf("theirs") } };

/** A step that waits for what another client has started. */
const watchLatest = (
  arrange: (service: Service) => unknown,
  inputs: Record<string, string> = {},
  options: Parameters<typeof deployInVirtualTime>[0] = {},
) =>
  deployInVirtualTime({
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
    const story = await watchLatest(({ emulator, deploymentId }) =>
      emulator.store.addRevision(deploymentId, { ...THEIRS, script: endingAs(status) }),
    );
    expect(story.outputs).toMatchObject({ outcome, status, revision_created: false });
    expect(story.requests.filter(({ method }) => method !== "GET")).toEqual([]);
    expect(story.log[0]).toMatch(/^Watching revision \S+ until /);
  });

  it("stays with that revision when a newer one takes its place", async () => {
    let first = "";
    const story = await watchLatest((service) => {
      const { emulator, deploymentId } = service;
      const script = endingAs("DEPLOYED");
      first = emulator.store.addRevision(deploymentId, { ...THEIRS, script }).id;
      deployedBy(endingAs("DEPLOYED"), 5 * SECOND)(service);
    });
    expect(story.outputs).toMatchObject({ outcome: "superseded", revision_id: first });
  });

  it("checks one that serves already", async () => {
    const inputs = { smoke_test_url: "auto" };
    const story = await watchLatest(() => undefined, inputs, {
      deployment: { source_revision_config: { image_uri: "registry.example/a:answers-never" } },
    });
    expect(story.outputs).toMatchObject({ outcome: "unhealthy", revision_created: false });
    expect(story.outputs.revision_id).toBe(story.activeId);
  });

  it("takes a revision that appears within a minute, with wait_for_idle", async () => {
    const arrange = deployedBy(endingAs("DEPLOYED"), 40 * SECOND);
    const story = await watchLatest(arrange, { wait_for_idle: "true" });
    expect(story.outputs).toMatchObject({ outcome: "deployed", image_uri: imageOf("theirs") });
    expect(story.log.join("\n")).toMatch(/waiting a minute for a new revision \(the latest is /);
  });

  it("takes the present one if none appears", async () => {
    const story = await watchLatest(() => undefined, { wait_for_idle: "true" });
    expect(story.outputs).toMatchObject({ outcome: "deployed", revision_id: story.activeId });
    expect(story.elapsedMs).toBeLessThan(70 * SECOND);
  });

  it("is refused beside a change", async () => {
    await expect(watchLatest(() => undefined, { image_uri: imageOf("ours") })).rejects.toThrow(
      "only watches a revision: remove image_uri",
    );
  });
});
