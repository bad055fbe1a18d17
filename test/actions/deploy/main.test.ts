import { describe, expect, it } from "vitest";
import { itOnPosix } from "../../harness/posix.ts";
import {
  API_KEY,
  type Deployed,
  type DeployWith,
  deployWith,
  quickly,
} from "../../harness/step.ts";
import { requestsTo, transcriptOf } from "../../harness/transcript/transcript.ts";

const DIGEST = `registry.example/agent@sha256:${"a".repeat(64)}`;
const NOBODY = "99999999-9999-4999-8999-999999999999";
const AS_BUNDLE = { inProcess: false };

function seen(result: Deployed): string {
  const sent = result.patches.map((body) => JSON.stringify(body));
  const names = { [result.deploymentId]: "{deployment}" };
  const transcript = transcriptOf(result, { requests: requestsTo(result.emulator), sent }, names);
  return transcript.replace(/poll_count=\d+/, "poll_count={polls}");
}
const snapshot = (name: string) => `__snapshots__/${name}.txt`;

describe("the deploy bundle", () => {
  it("deploys an image", async () => {
    const result = await deployWith({
      script: quickly("QUEUED", "DEPLOYED"),
      inputs: { image_uri: DIGEST },
      run: AS_BUNDLE,
    });
    expect(result).toMatchObject({ exitCode: 0, conclusion: "success", droppedOutputs: [] });
    expect(result.outputs.active_revision_id).toBe(result.outputs.revision_id);
    expect(result.patches).toEqual([{ source_revision_config: { image_uri: DIGEST } }]);
    await expect(seen(result)).toMatchFileSnapshot(snapshot("deployed"));
  });

  it("ends as failed when the build fails", async () => {
    const script = [
      ...quickly("QUEUED", "BUILDING"),
      { status: "BUILD_FAILED", after_ms: 3_500, message: "exit code 1" },
    ];
    const inputs = { repo_ref: "refs/tags/v1" };
    const result = await deployWith({ source: "github", script, inputs, run: AS_BUNDLE });
    expect(result.outputs.active_revision_id).toBe(result.outputs.previous_revision_id);
    expect(result.annotations).toMatchObject([{ type: "error", title: "Failed" }]);
    await expect(seen(result)).toMatchFileSnapshot(snapshot("failed"));
  });

  it("masks the credential before it prints anything else", async () => {
    const result = await deployWith({
      inputs: { image_uri: DIGEST, secrets: "TOKEN=canary-secret-value" },
      run: AS_BUNDLE,
    });
    const lines = result.raw.split("\n").filter((line) => line !== "");
    expect(lines[0]).toBe(`::add-mask::${API_KEY}`);
    const firstOther = lines.findIndex((line) => !line.startsWith("::add-mask::"));
    expect(lines.slice(firstOther).join("\n")).not.toMatch(/canary-secret-value|canary-api-key/);
    expect(result.patches).toEqual([
      {
        source_revision_config: { image_uri: DIGEST },
        secrets: [{ name: "TOKEN", value: "canary-secret-value" }],
      },
    ]);
  });

  itOnPosix("ends by itself after a cancel, with outputs and summary", async () => {
    const result = await deployWith({
      script: quickly("DEPLOYING"),
      // So slow that nothing else is read between this line and the cancel.
      inputs: { image_uri: DIGEST, poll_interval: "1h", poll_max_interval: "1h" },
      run: { ...AS_BUNDLE, cancelWhen: (line) => line.endsWith("  DEPLOYING") },
    });
    expect(result).toMatchObject({ conclusion: "cancelled", exitCode: 1, signal: null });
    expect(result.outputs).toMatchObject({ outcome: "cancelled", revision_created: "true" });
    expect(result.annotations).toMatchObject([{ type: "error", title: "Cancelled" }]);
    expect(result.summary).toContain("cancelled while agent@sha256:aaaaaaa was DEPLOYING");
  });
});

const revision =
  (status: string): NonNullable<DeployWith["arrange"]> =>
  ({ store }, id) => ({ revision_id: store.addRevision(id, { script: quickly(status) }).id });
const SKIPPED = { script: quickly("QUEUED", "SKIPPED") };

describe("a deploy", () => {
  it.each<[outcome: string, exitCode: number, options: DeployWith, outputs?: object]>([
    ["timed_out", 1, { script: "stuck", inputs: { timeout: "3s" } }],
    ["superseded", 1, SKIPPED, { status: "SKIPPED" }],
    ["superseded", 0, { ...SKIPPED, inputs: { on_superseded: "warn" } }, { status: "SKIPPED" }],
    [
      "not_waited",
      0,
      { script: "stuck", inputs: { wait: "false" } },
      { status: "CREATING", revision_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ],
    [
      "no_revision",
      0,
      { inputs: { image_uri: "", custom_url: "https://agent.example.com" } },
      { revision_id: "", revision_created: "false", deployment_url: "https://agent.example.com" },
    ],
    [
      "rejected",
      1,
      { inputs: { deployment_id: NOBODY } },
      { deployment_id: NOBODY, error_message: expect.stringContaining("not found (404)") },
    ],
    [
      "rejected",
      1,
      { arrange: ({ store }, id) => void store.setStatus(id, "AWAITING_DELETE") },
      { deployment_status: "AWAITING_DELETE" },
    ],
  ])("that is %s exits with %i", async (outcome, exitCode, { inputs, ...options }, outputs) => {
    const result = await deployWith({ inputs: { image_uri: DIGEST, ...inputs }, ...options });
    expect(result).toMatchObject({ exitCode, outputs: { outcome, ...outputs } });
    const said = { superseded: "warning" }[outcome];
    const types = exitCode === 0 ? (said ?? []) : "error";
    expect(result.annotations.map(({ type }) => type)).toEqual([types].flat());
    if (outcome === "rejected") expect(result.patches).toEqual([]);
  });

  it.each<[outcome: string, exitCode: number, options: DeployWith, outputs?: object]>([
    ["deployed", 0, { arrange: revision("DEPLOYED") }],
    ["failed", 1, { arrange: revision("BUILD_FAILED") }],
    ["planned", 0, { arrange: revision("BUILDING"), inputs: { dry_run: "true" } }],
    ["rejected", 1, { inputs: { revision_id: NOBODY } }],
    [
      "superseded",
      1,
      {
        arrange: (emulator, id) => {
          const older = revision("DEPLOYED")(emulator, id);
          revision("DEPLOYED")(emulator, id);
          return older;
        },
      },
      { status: "DEPLOYED" },
    ],
  ])("that only watches, and is %s, exits with %i", async (outcome, exitCode, options, outputs) => {
    const result = await deployWith(options);
    const watched = { outcome, revision_created: "false", ...outputs };
    expect(result).toMatchObject({ exitCode, patches: [] });
    expect(result.outputs).toMatchObject(outcome === "rejected" ? { outcome } : watched);
    // A rollout that was not seen has no duration.
    expect(result.log).not.toMatch(/Deployed in|ended as \w+ after/);
  });

  it("folds the plan, and nothing that is new", async () => {
    const result = await deployWith({
      inputs: { resource_spec: "cpu: 2" },
      seed: { source_config: { resource_spec: { cpu: 1, memory_mb: 1_024 } } },
    });
    const lines = result.log.split("\n").slice(1);
    const groups = lines
      .filter((line) => line.startsWith("##[group]"))
      .map((line) => line.slice("##[group]".length));
    expect(groups).toEqual(["Plan: 2 changes, a new revision"]);
    const outside = result.log.replace(/^##\[group\][\s\S]*?^##\[endgroup\]$/gm, "");
    expect(outside).toContain("##[warning]resource_spec: replaces");
    expect(outside).toMatch(/^ +\d:\d\d {2}DEPLOYED$/m);
    expect(outside.trim().split("\n").at(-1)).toMatch(
      /^agent: memory_mb removed, cpu 1 → 2\. Deployed in .* It still runs agent:1\./,
    );
    expect(outside).not.toMatch(/##\[(end)?group\]/);
  });

  it("sends a tag as it is, and a branch by its bare name", async () => {
    const tag = await deployWith({ source: "github", inputs: { repo_ref: "refs/tags/v1" } });
    expect(tag.outputs).toMatchObject({ outcome: "deployed", repo_ref: "refs/tags/v1" });
    expect(tag.outputs.repo_commit_sha).toMatch(/^[0-9a-f]{40}$/);
    expect(tag.patches).toEqual([{ source_revision_config: { repo_ref: "refs/tags/v1" } }]);
    const branch = await deployWith({ source: "github", inputs: { repo_ref: "refs/heads/main" } });
    expect(branch.patches).toEqual([{ source_revision_config: { repo_ref: "main" } }]);
    expect(branch.outputs).toMatchObject({ outcome: "deployed", repo_ref: "main" });
  });

  it("lets a PATCH in flight finish after a cancel, and keeps its revision", async () => {
    const result = await deployWith({
      inputs: { image_uri: DIGEST },
      arrange: ({ faults }) =>
        void faults.add({ match: { path: "patch" }, fault: { kind: "latency", ms: 200 } }),
      run: { cancelWhen: (line) => line.endsWith("  sending the change") },
    });
    expect(result).toMatchObject({ conclusion: "cancelled", outputs: { outcome: "cancelled" } });
    expect(result.outputs.revision_id !== "").toBe(result.patches.length === 1);
  });

  it("can be cancelled while the service is unreachable", async () => {
    const result = await deployWith({
      inputs: { image_uri: DIGEST, base_url: "http://127.0.0.1:9" },
      run: { cancelWhen: (line) => line.includes("trying again") },
    });
    expect(result.outputs.outcome).toBe("cancelled");
  });

  it("reports every wrong input together, before the first request", async () => {
    const inputs = {
      api_key: "",
      base_url: "http://example.com",
      timeout: "30",
      wait: "yes",
      deployment_id: "1",
      image_uri: "a b",
      repo_ref: "main",
    };
    const result = await deployWith({ inputs });
    expect(result).toMatchObject({ exitCode: 1, requests: [], outputs: { outcome: "rejected" } });
    for (const input of Object.keys(inputs))
      expect(result.annotations[0]?.message).toContain(`${input}: `);
    await expect(seen(result)).toMatchFileSnapshot(snapshot("wrong-inputs"));
  });
});
