import { describe, expect, it } from "vitest";
import { INTEGRATION_ID } from "../../../emulator/deployments/seeds.ts";
import { type Created, createWith, quickly } from "../../harness/step.ts";
import { requestsTo, transcriptOf } from "../../harness/transcript/transcript.ts";

const IMAGE = "registry.example/agent:1";

const docker = { name: "preview-7", source: "external_docker", image_uri: IMAGE };
const github = {
  name: "preview-8",
  source: "github",
  repo_url: "https://git.example/team/agent",
  integration_id: INTEGRATION_ID,
  repo_ref: "refs/heads/main",
  graph_config_path: "graph.json",
};

function seen(result: Created): string {
  const sent = result.posts.map((body) => JSON.stringify(body));
  return transcriptOf(result, { requests: requestsTo(result.emulator), sent });
}
const AS_BUNDLE = { inProcess: false };
const snapshot = (name: string) => `__snapshots__/${name}.txt`;

describe("the create bundle", () => {
  it("creates a deployment that runs an image, and follows its first revision", async () => {
    const result = await createWith(
      { ...docker, secrets: "TOKEN=canary-secret-value", resource_spec: "cpu: 1" },
      { run: AS_BUNDLE },
    );
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: {
        outcome: "deployed",
        status: "DEPLOYED",
        image_uri: IMAGE,
        deployment_name: "preview-7",
      },
    });
    expect(result.outputs.active_revision_id).toBe(result.outputs.revision_id);
    expect(result.emulator.store.deployment(result.outputs.deployment_id ?? "").name).toBe(
      "preview-7",
    );
    expect(result.posts).toEqual([
      {
        name: "preview-7",
        source: "external_docker",
        source_config: { resource_spec: { cpu: 1 } },
        source_revision_config: { image_uri: IMAGE },
        secrets: [{ name: "TOKEN", value: "canary-secret-value" }],
      },
    ]);
    expect(result.summary).not.toContain("canary-secret-value");
    await expect(seen(result)).toMatchFileSnapshot(snapshot("deployed"));
  });

  it("creates a deployment that is built from a repository", async () => {
    const result = await createWith(github);
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: { outcome: "deployed", repo_ref: "main" },
    });
    expect(result.posts).toMatchObject([
      { source: "github", source_revision_config: { repo_ref: "main" }, secrets: [] },
    ]);
  });

  it("sets deployment_id before the first poll, and keeps it when the first revision fails", async () => {
    const script = quickly("QUEUED", "DEPLOY_FAILED");
    const result = await createWith(docker, { script, run: AS_BUNDLE });
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { outcome: "failed", status: "DEPLOY_FAILED" },
    });
    expect(result.outputs.deployment_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(result.annotations).toMatchObject([{ type: "error", title: "Failed" }]);
    await expect(seen(result)).toMatchFileSnapshot(snapshot("failed"));
  });

  it("ends as rejected when the service has a deployment of this name", async () => {
    const result = await createWith(docker, {
      arrange: ({ store }) =>
        void store.addDeployment({ name: "preview-7", source: "external_docker" }),
    });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "rejected" } });
    await expect(seen(result)).toMatchFileSnapshot(snapshot("rejected"));
  });

  it("keeps the ids in its outputs when the workflow is cancelled", async () => {
    const result = await createWith(docker, {
      script: quickly("DEPLOYING"),
      run: { cancelWhen: (line) => line.endsWith("  DEPLOYING") },
    });
    expect(result).toMatchObject({
      conclusion: "cancelled",
      exitCode: 1,
      outputs: { outcome: "cancelled" },
    });
    expect(result.outputs.deployment_id).not.toBe("");
    expect(result.outputs.revision_id).not.toBe("");
    expect(result.annotations[0]?.message).toContain(
      `root action with deployment_id: ${result.outputs.deployment_id}, revision_id: ${result.outputs.revision_id}`,
    );
  });
});
