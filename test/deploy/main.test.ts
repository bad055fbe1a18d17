import { describe, expect, it } from "vitest";
import { itOnPosix } from "../harness/posix.ts";
import { API_KEY, type Deployed, type DeployWith, deployWith, quickly } from "../harness/step.ts";
import { requestsTo, transcriptOf } from "../harness/transcript/transcript.ts";

const DIGEST = `registry.example/agent@sha256:${"a".repeat(64)}`;
const NOBODY = "99999999-9999-4999-8999-999999999999";

function seen(result: Deployed): string {
  const sent = result.patches.map((body) => JSON.stringify(body));
  const names = { [result.deploymentId]: "{deployment}" };
  return transcriptOf(result, { requests: requestsTo(result.emulator), sent }, names);
}
const snapshot = (name: string) => `__snapshots__/${name}.txt`;

describe("the deploy bundle", () => {
  it("deploys an image", async () => {
    const result = await deployWith({
      script: quickly("QUEUED", "DEPLOYED"),
      inputs: { image_uri: DIGEST },
    });
    expect(result).toMatchObject({ exitCode: 0, conclusion: "success", droppedOutputs: [] });
    expect(result.outputs).toMatchObject({
      outcome: "deployed",
      status: "DEPLOYED",
      revision_created: "true",
      image_uri: DIGEST,
      error_message: "",
    });
    expect(result.outputs.active_revision_id).toBe(result.outputs.revision_id);
    expect(result.patches).toEqual([{ source_revision_config: { image_uri: DIGEST } }]);
    await expect(seen(result)).toMatchFileSnapshot(snapshot("deployed"));
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
    expect(groups).toEqual(["Plan: 2 changes, with a new revision"]);
    const outside = result.log.replace(/^##\[group\][\s\S]*?^##\[endgroup\]$/gm, "");
    expect(outside).toContain("##[warning]resource_spec: replaces");
    expect(outside).toMatch(/^ +\d:\d\d {2}DEPLOYED$/m);
    expect(outside.trim().split("\n").at(-1)).toMatch(/^agent runs agent:1\. Deployed in /);
    expect(outside).not.toMatch(/##\[(end)?group\]/);
  });

  it("masks the credential before it prints anything else", async () => {
    const result = await deployWith({
      inputs: { image_uri: DIGEST, secrets: "TOKEN=canary-secret-value" },
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

  it("deploys a tag of a git repository, and sends a branch by its bare name", async () => {
    const tag = await deployWith({ source: "github", inputs: { repo_ref: "refs/tags/v1" } });
    expect(tag.outputs).toMatchObject({ outcome: "deployed", repo_ref: "refs/tags/v1" });
    expect(tag.outputs.repo_commit_sha).toMatch(/^[0-9a-f]{40}$/);
    expect(tag.patches).toEqual([{ source_revision_config: { repo_ref: "refs/tags/v1" } }]);
    const branch = await deployWith({ source: "github", inputs: { repo_ref: "refs/heads/main" } });
    expect(branch.patches).toEqual([{ source_revision_config: { repo_ref: "main" } }]);
    expect(branch.outputs).toMatchObject({ outcome: "deployed", repo_ref: "main" });
  });

  it("ends as failed when the build fails", async () => {
    const script = [
      ...quickly("QUEUED", "BUILDING"),
      { status: "BUILD_FAILED", after_ms: 2_000, message: "exit code 1" },
    ];
    const result = await deployWith({
      source: "github",
      script,
      inputs: { repo_ref: "refs/tags/v1" },
    });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ outcome: "failed", status: "BUILD_FAILED" });
    expect(result.outputs.active_revision_id).toBe(result.outputs.previous_revision_id);
    expect(result.annotations).toMatchObject([{ type: "error", title: "failed" }]);
    await expect(seen(result)).toMatchFileSnapshot(snapshot("failed"));
  });

  it("ends as timed_out, and names the input for watching on", async () => {
    const result = await deployWith({
      script: "stuck",
      inputs: { image_uri: DIGEST, timeout: "3s" },
    });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe("timed_out");
    expect(result.annotations).toMatchObject([{ type: "error", title: "timed_out" }]);
    expect(result.annotations[0]?.message).toContain(`revision_id: ${result.outputs.revision_id}`);
  });

  itOnPosix("ends by itself after a cancel, with outputs and summary", async () => {
    const result = await deployWith({
      script: quickly("DEPLOYING"),
      // So slow that nothing else is read between this line and the cancel.
      inputs: { image_uri: DIGEST, poll_interval: "1h", poll_max_interval: "1h" },
      run: { cancelWhen: (line) => line.endsWith("  DEPLOYING") },
    });
    expect(result).toMatchObject({ conclusion: "cancelled", exitCode: 1, signal: null });
    expect(result.outputs).toMatchObject({ outcome: "cancelled", revision_created: "true" });
    expect(result.annotations).toMatchObject([{ type: "error", title: "cancelled" }]);
    await expect(seen(result)).toMatchFileSnapshot(snapshot("cancelled"));
  });

  itOnPosix("lets a PATCH in flight finish after a cancel, and keeps its revision", async () => {
    const result = await deployWith({
      inputs: { image_uri: DIGEST },
      arrange: ({ faults }) =>
        void faults.add({ match: { path: "patch" }, fault: { kind: "latency", ms: 800 } }),
      run: { cancelWhen: (line) => line.endsWith("  sending the change") },
    });
    expect(result.conclusion).toBe("cancelled");
    expect(result.outputs.outcome).toBe("cancelled");
    expect(result.outputs.revision_id !== "").toBe(result.patches.length === 1);
  });

  it("names the deployment that does not exist", async () => {
    const result = await deployWith({ inputs: { image_uri: DIGEST, deployment_id: NOBODY } });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ outcome: "rejected", deployment_id: NOBODY });
    expect(result.annotations).toMatchObject([{ type: "error", title: "rejected" }]);
    expect(result.annotations[0]?.message).toMatch(
      /: not found \(status 404\)\. deployment_id is wrong[\s\S]*said: .*not found/,
    );
    expect(result.patches).toEqual([]);
  });

  it.each([
    [
      401,
      "Invalid key",
      /\(status 401\)\. api_key is not valid at base_url[\s\S]*said: Invalid key/,
    ],
    [
      403,
      "requires workspace specification",
      /\(status 403\)\. .*none was chosen\.\n.*set tenant_id/,
    ],
    [404, "Not Found", /: no control plane at base_url \(status 404\)\.\n.*correct base_url/],
  ])("explains a %i %s of its first request by its inputs", async (status, detail, told) => {
    const result = await deployWith({
      inputs: { image_uri: DIGEST },
      arrange: ({ faults }) =>
        void faults.add({
          match: { path: "get" },
          fault: { kind: "status", status, body: { detail } },
        }),
    });
    expect(result).toMatchObject({ exitCode: 1, patches: [], outputs: { outcome: "rejected" } });
    expect(result.annotations[0]?.message).toMatch(told);
  });

  it("reports both problems of a 422", async () => {
    const detail = [
      { loc: ["body", "secrets", 0, "name"], msg: "must be upper case", type: "value_error" },
      {
        loc: ["body", "source_revision_config", "image_uri"],
        msg: "unknown registry",
        type: "value_error",
      },
    ];
    const result = await deployWith({
      inputs: { image_uri: DIGEST, secrets: "token=canary-secret-value" },
      run: { secrets: [API_KEY, "canary-secret-value"] },
      arrange: ({ faults }) =>
        void faults.add({
          match: { path: "patch" },
          fault: { kind: "status", status: 422, body: { detail } },
        }),
    });
    expect(result.outputs.outcome).toBe("rejected");
    expect(result.annotations).toHaveLength(1);
    expect(result.annotations[0]?.message).toContain("must be upper case");
    expect(result.annotations[0]?.message).toContain("unknown registry");
    expect(result.log).not.toContain("canary-secret-value");
  });

  it("refuses a bad resource_spec before the first request", async () => {
    const result = await deployWith({ inputs: { resource_spec: "cpu: many\nmemoryMb: 5\n" } });
    expect(result.outputs.outcome).toBe("rejected");
    expect(result.requests).toEqual([]);
    expect(result.annotations[0]?.message).toMatch(/resource_spec: .*line 1.*cpu/);
    expect(result.annotations[0]?.message).toMatch(/line 2.*memory_mb/);
  });

  it("reports every wrong input together, before the first request", async () => {
    const result = await deployWith({
      inputs: {
        api_key: "",
        base_url: "http://example.com",
        timeout: "30",
        wait: "yes",
        deployment_id: "1",
        image_uri: "a b",
        repo_ref: "main",
      },
    });
    expect(result.requests).toEqual([]);
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe("rejected");
    const message = result.annotations[0]?.message ?? "";
    for (const input of [
      "api_key",
      "base_url",
      "timeout",
      "wait",
      "deployment_id",
      "image_uri",
      "repo_ref",
    ]) {
      expect(message).toContain(`${input}: `);
    }
    expect(message).toMatch(/30s.*30m/);
    await expect(seen(result)).toMatchFileSnapshot(snapshot("wrong-inputs"));
  });

  it("refuses an image for a github deployment, and a branch for an external_docker one", async () => {
    const image = await deployWith({ source: "github", inputs: { image_uri: DIGEST } });
    expect(image.outputs.outcome).toBe("rejected");
    expect(image.annotations[0]?.message).toMatch(/image_uri: .*external_docker.*github/);
    expect(image.patches).toEqual([]);
    const branch = await deployWith({ inputs: { repo_ref: "main" } });
    expect(branch.annotations[0]?.message).toMatch(/repo_ref: .*github.*external_docker/);
    expect(branch.patches).toEqual([]);
  });

  it("changes nothing on a deployment that is about to be deleted", async () => {
    const arrange = ({ store }: Deployed["emulator"], id: string) =>
      void store.setStatus(id, "AWAITING_DELETE");
    const result = await deployWith({ arrange, inputs: { image_uri: DIGEST } });
    expect(result).toMatchObject({
      exitCode: 1,
      patches: [],
      outputs: { outcome: "rejected", deployment_status: "AWAITING_DELETE" },
    });
    expect(result.annotations[0]?.message).toMatch(/deployment_id: .*deleted/);
  });

  it("refuses a tag while the deployment builds on push, with the fix", async () => {
    const arrange = (emulator: Deployed["emulator"], id: string) =>
      void emulator.store.addRevision(id, {
        source_config: { build_on_push: true },
        script: "stuck",
      });
    const stays = await deployWith({
      source: "github",
      arrange,
      inputs: { repo_ref: "refs/tags/v1" },
    });
    expect(stays.outputs.outcome).toBe("rejected");
    expect(stays.annotations[0]?.message).toContain("build_on_push: false");
    expect(stays.patches).toEqual([]);
    const asked = await deployWith({
      source: "github",
      inputs: { repo_ref: "refs/tags/v1", build_on_push: "true" },
    });
    expect(asked.annotations[0]?.message).toMatch(/build_on_push: .*tag/);
    const fixed = await deployWith({
      source: "github",
      arrange,
      inputs: { repo_ref: "refs/tags/v1", build_on_push: "false" },
    });
    expect(fixed.outputs.outcome).toBe("deployed");
  });

  it("ends as no_revision after a change that makes none", async () => {
    const result = await deployWith({ inputs: { custom_url: "https://agent.example.com" } });
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({
      outcome: "no_revision",
      revision_created: "false",
      revision_id: "",
    });
    expect(result.outputs.deployment_url).toBe("https://agent.example.com");
  });

  it("does not wait with wait: false", async () => {
    const result = await deployWith({
      script: "stuck",
      inputs: { image_uri: DIGEST, wait: "false" },
    });
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ outcome: "not_waited", status: "CREATING" });
    expect(result.outputs.revision_id).not.toBe("");
    expect(result.summary).toContain(`revision_id: ${result.outputs.revision_id}`);
  });

  it("watches the revision of revision_id and changes nothing", async () => {
    const result = await deployWith({
      arrange: ({ store }, id) => ({
        revision_id: store.addRevision(id, { source_revision_config: { image_uri: DIGEST } }).id,
      }),
    });
    expect(result).toMatchObject({
      exitCode: 0,
      patches: [],
      outputs: { outcome: "deployed", revision_created: "false", image_uri: DIGEST },
    });
  });

  it("ends as superseded when the watched revision is older than the one that serves", async () => {
    const result = await deployWith({
      arrange: ({ store }, id) => {
        const revision_id = store.addRevision(id, {
          script: [{ status: "DEPLOYED", after_ms: 0 }],
        }).id;
        store.addRevision(id, { script: [{ status: "DEPLOYED", after_ms: 0 }] });
        return { revision_id };
      },
    });
    expect(result).toMatchObject({
      exitCode: 1,
      patches: [],
      outputs: { outcome: "superseded", status: "DEPLOYED" },
    });
  });

  it.each([
    ["DEPLOYED", /Revision \S+ was already DEPLOYED\.$/m],
    ["BUILD_FAILED", /Revision \S+ had already ended as BUILD_FAILED\./],
  ])("shows no duration for a revision that was %s before it was watched", async (status, told) => {
    const arrange: DeployWith["arrange"] = ({ store }, id) => ({
      revision_id: store.addRevision(id, { script: [{ status, after_ms: 0 }] }).id,
    });
    expect((await deployWith({ arrange })).log).toMatch(told);
  });

  it("plans no change, and does not wait, with dry_run and revision_id", async () => {
    const result = await deployWith({
      inputs: { dry_run: "true" },
      arrange: ({ store }, id) => ({
        revision_id: store.addRevision(id, { script: [{ status: "BUILDING", after_ms: 0 }] }).id,
      }),
    });
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: { outcome: "planned", revision_created: "false" },
      patches: [],
    });
    expect(result.requests).toHaveLength(2);
  });

  it("refuses a revision_id that does not exist, and one beside a change", async () => {
    const missing = await deployWith({ inputs: { revision_id: NOBODY } });
    expect(missing).toMatchObject({ exitCode: 1, outputs: { outcome: "rejected" } });
    expect(missing.annotations[0]?.message).toMatch(
      /no revision has this revision_id \(status 404\)\. .*\n.*check revision_id/,
    );
    const both = await deployWith({
      inputs: { revision_id: NOBODY, image_uri: DIGEST, secrets: "A=canary-secret-value" },
    });
    expect(both.annotations[0]?.message).toMatch(/revision_id: .*remove image_uri, secrets,/);
    expect(both.requests).toEqual([]);
  });

  it("ends as superseded at SKIPPED, and passes then with on_superseded: warn", async () => {
    const skipped = await deployWith({
      script: quickly("QUEUED", "SKIPPED"),
      inputs: { image_uri: DIGEST },
    });
    expect(skipped).toMatchObject({
      exitCode: 1,
      outputs: { outcome: "superseded", status: "SKIPPED" },
    });
    const warned = await deployWith({
      script: quickly("QUEUED", "SKIPPED"),
      inputs: { image_uri: DIGEST, on_superseded: "warn" },
    });
    expect(warned).toMatchObject({
      exitCode: 0,
      outputs: { outcome: "superseded" },
      annotations: [{ type: "warning" }],
    });
  });

  itOnPosix(
    "ends as error at an answer that it cannot read, and can be cancelled while the service is unreachable",
    async () => {
      const result = await deployWith({
        inputs: { image_uri: DIGEST, base_url: "https://nobody.invalid" },
        run: { cancelWhen: (line) => line.includes("trying again") },
      });
      expect(result.outputs.outcome).toBe("cancelled");
      const wrong = await deployWith({
        inputs: { image_uri: DIGEST },
        arrange: ({ faults }) =>
          void faults.add({ match: { path: "get" }, fault: { kind: "huge_headers" } }),
      });
      expect(wrong).toMatchObject({
        exitCode: 1,
        outputs: { outcome: "error" },
        annotations: [{ type: "error", title: "error" }],
      });
    },
  );

  itOnPosix("deploys, with a warning, when the summary cannot be written", async () => {
    const result = await deployWith({
      inputs: { image_uri: DIGEST },
      run: { summaryFile: "/dev/full" },
    });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "deployed" } });
    expect(result.annotations).toMatchObject([{ type: "warning" }]);
  });

  it("writes no summary with summary: false", async () => {
    const result = await deployWith({
      inputs: { image_uri: DIGEST, summary: "false\n", on_superseded: "warn\n" },
    });
    expect(result.summary).toBe("");
  });
});
