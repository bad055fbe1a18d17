import { describe, expect, it } from "vitest";
import { INTEGRATION_ID } from "../../src/emulator/deployments/seeds.ts";
import type { Emulator } from "../../src/emulator/server/server.ts";
import { itOnPosix } from "../harness/posix.ts";
import { type Created, createWith, quickly } from "../harness/step.ts";
import { requestsTo, transcriptOf } from "../harness/transcript/transcript.ts";

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
const snapshot = (name: string) => `__snapshots__/${name}.txt`;

describe("the create bundle", () => {
  it("creates a deployment that runs an image, and follows its first revision", async () => {
    const result = await createWith({
      ...docker,
      secrets: "TOKEN=canary-secret-value",
      resource_spec: "cpu: 1",
    });
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
    const result = await createWith(docker, { script: quickly("QUEUED", "DEPLOY_FAILED") });
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { outcome: "failed", status: "DEPLOY_FAILED" },
    });
    expect(result.outputs.deployment_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(result.annotations).toMatchObject([{ type: "error", title: "failed" }]);
    await expect(seen(result)).toMatchFileSnapshot(snapshot("failed"));
  });

  it("changes a deployment of this name with if_exists: update", async () => {
    const result = await createWith(
      { ...docker, if_exists: "update" },
      {
        arrange: ({ store }) =>
          void store.addDeployment({ name: "preview-7", source: "external_docker" }),
      },
    );
    expect(result).toMatchObject({
      exitCode: 0,
      posts: [],
      outputs: { outcome: "deployed", created: "false", image_uri: IMAGE },
    });
    expect(result.outputs.previous_revision_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(result.outputs.revision_id).not.toBe(result.outputs.previous_revision_id);
  });

  it("ends as rejected when the service has a deployment of this name", async () => {
    const result = await createWith(docker, {
      arrange: ({ store }) =>
        void store.addDeployment({ name: "preview-7", source: "external_docker" }),
    });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "rejected" } });
    await expect(seen(result)).toMatchFileSnapshot(snapshot("rejected"));
  });

  itOnPosix("keeps the ids in its outputs when the workflow is cancelled", async () => {
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

  it("does not wait with wait: false", async () => {
    const result = await createWith({ ...docker, wait: "false" });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "not_waited", status: "" } });
    expect(result.outputs.revision_id).not.toBe("");
  });

  it("sends nothing in a dry run", async () => {
    const result = await createWith({ ...docker, dry_run: "true" });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "planned" } });
    expect(result.emulator.requests).toEqual([]);
    expect(result.log).toMatch(/\+ image_uri +registry/);
    expect(JSON.parse(result.outputs.changes ?? "")).toContainEqual({
      path: "name",
      before: null,
      after: "preview-7",
    });
  });

  it("reports every wrong input together, before the first request", async () => {
    const result = await createWith({
      ...github,
      name: "a\tb",
      integration_id: "1",
      graph_config_path: "agent\\graph.json",
      image_uri: IMAGE,
      timeout: "30",
    });
    expect(result.emulator.requests).toEqual([]);
    expect(result.outputs.outcome).toBe("rejected");
    for (const input of ["name", "integration_id", "graph_config_path", "image_uri", "timeout"]) {
      expect(result.annotations[0]?.message).toContain(`${input}: `);
    }
    await expect(seen(result)).toMatchFileSnapshot(snapshot("wrong-inputs"));
  });

  it("refuses a tag that builds on push, and a source that is neither", async () => {
    const tag = await createWith({ ...github, repo_ref: "refs/tags/v1", build_on_push: "true" });
    expect(tag.annotations[0]?.message).toMatch(/build_on_push: .*tag/);
    const source = await createWith({ ...docker, source: "docker" });
    expect(source.annotations[0]?.message).toMatch(/source: .*external_docker/);
  });
});

describe("a creation whose answer was lost", () => {
  const lost =
    (when: "before" | "after") =>
    ({ faults }: Emulator) =>
      void faults.add({ match: { path: "create", nth: 1 }, fault: { kind: "reset", when } });

  it("is sent once more when nothing was created", async () => {
    const result = await createWith(docker, { arrange: lost("before") });
    expect(result).toMatchObject({ exitCode: 0, made: 1, outputs: { outcome: "deployed" } });
    expect(result.posts).toHaveLength(2);
  });

  it("never makes a second deployment, and its error names the first", async () => {
    const result = await createWith(docker, { arrange: lost("after") });
    expect(result).toMatchObject({ exitCode: 1, made: 1, outputs: { outcome: "error" } });
    expect(result.annotations[0]?.message).toMatch(/preview-7 exists[\s\S]*look for preview-7/);
  });

  it("is not sent again with on_ambiguous: fail", async () => {
    const result = await createWith(
      { ...docker, on_ambiguous: "fail" },
      { arrange: lost("before") },
    );
    expect(result).toMatchObject({ exitCode: 1, made: 0, outputs: { outcome: "error" } });
    expect(result.posts).toHaveLength(1);
  });

  it("waits as long as a limiter asks, and sends again", async () => {
    const arrange = ({ faults }: Emulator) =>
      void faults.add({
        match: { path: "create", nth: 1 },
        fault: { kind: "status", status: 429, retry_after: 0 },
      });
    const result = await createWith(docker, { arrange });
    expect(result).toMatchObject({ exitCode: 0, made: 1, outputs: { outcome: "deployed" } });
  });
});
