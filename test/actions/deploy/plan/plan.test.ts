import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { API_KEY, type DeployWith, deployWith, quickly } from "../../../harness/step.ts";
import { deployInVirtualTime } from "../../../harness/virtual.ts";

const PRESENT = "registry.example/agent:1";
const IMAGE = "registry.example/agent:2";
const CANARY = "canary-value-of-a-secret";

function workspaceWith(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "workspace-"));
  writeFileSync(join(folder, name), text);
  return folder;
}

/** A deployment with resources and secrets of its own. */
const seeded = {
  source_config: { resource_spec: { cpu: 1, memory_mb: 512 } },
  secrets: [
    { name: "OLD", value: CANARY },
    { name: "BOTH", value: "same-value-as-before" },
  ],
};

describe("dry_run", () => {
  it("shows the plan and sends nothing", async () => {
    const result = await deployWith({ inputs: { image_uri: IMAGE, dry_run: "true" } });
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: { outcome: "planned", revision_created: "false" },
    });
    expect(result.requests.every((line) => line.startsWith("GET "))).toBe(true);
    expect(JSON.parse(result.outputs.changes ?? "")).toEqual([
      { path: "source_revision_config.image_uri", before: PRESENT, after: IMAGE },
    ]);
    expect(result.log).toContain(
      "~ image_uri  registry.example/agent:1 → registry.example/agent:2",
    );
    expect(result.log).not.toContain("will be");
  });

  const latest =
    (...statuses: string[]): NonNullable<DeployWith["arrange"]> =>
    ({ store }, id) =>
      void store.addRevision(id, {
        source_revision_config: { image_uri: IMAGE },
        script: quickly(...statuses),
      });

  it.each<[what: string, NonNullable<DeployWith["arrange"]>, notices: unknown[]]>([
    ["that has failed", latest("DEPLOY_FAILED"), []],
    [
      "that rolls out, and is named",
      latest("DEPLOYING"),
      [
        {
          type: "notice",
          message: expect.stringMatching(
            /^Revision \w{8} \(agent:2\) is DEPLOYING: another rollout is in progress\.$/,
          ),
        },
      ],
    ],
  ])("compares with what serves, not with a revision %s", async (_, arrange, notices) => {
    const inputs = { image_uri: IMAGE, dry_run: "true" };
    const { annotations, outputs } = await deployWith({ inputs, arrange });
    expect(JSON.parse(outputs.changes ?? "")).toEqual([
      { path: "source_revision_config.image_uri", before: PRESENT, after: IMAGE },
    ]);
    expect(outputs.previous_image_uri).toBe(PRESENT);
    expect(annotations).toMatchObject(notices);
  });

  it("says of a branch that its newest commit is built again", async () => {
    const inputs = { repo_ref: "main", dry_run: "true" };
    const { summary } = await deployWith({ source: "github", inputs });
    expect(summary).toContain("A new revision of the newest commit of main would be created");
  });

  it("refuses a change that cannot work, as a deploy would", async () => {
    const result = await deployWith({
      source: "github",
      inputs: { image_uri: IMAGE, dry_run: "true" },
    });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "rejected" } });
  });

  it("warns of a branch that also builds on push", async () => {
    const result = await deployWith({
      source: "github",
      inputs: { repo_ref: "main", build_on_push: "true", dry_run: "true" },
    });
    expect(result.annotations).toMatchObject([
      { type: "warning", message: expect.stringContaining("this step creates another") },
    ]);
  });
});

describe("skip_unchanged", () => {
  const failed: DeployWith["arrange"] = ({ store }, id) =>
    void store.addRevision(id, {
      source_revision_config: { image_uri: IMAGE },
      script: quickly("DEPLOY_FAILED"),
    });
  const github = { source: "github", inputs: { image_uri: "", repo_ref: "main" } } as const;
  const moving = (image_uri: string): DeployWith => ({
    seed: { source_revision_config: { image_uri } },
    inputs: { image_uri },
  });
  const movedTag: DeployWith = {
    source: "github",
    inputs: { image_uri: "", repo_ref: "refs/tags/v1" },
    seed: { source_revision_config: { repo_ref: "refs/tags/v1", graph_config_path: "a.json" } },
    run: { env: { GITHUB_REF: "refs/tags/v1", GITHUB_SHA: "1".repeat(40) } },
  };

  it.each<[what: string, patches: number, outcome: string, options: DeployWith]>([
    ["sends nothing where nothing would change", 0, "unchanged", {}],
    ["says so in a dry run", 0, "planned", { inputs: { dry_run: "true" } }],
    ["sends what changes", 1, "deployed", { inputs: { image_uri: IMAGE } }],
    ["never skips a branch", 1, "deployed", github],
    ["never skips a tag that moves", 1, "deployed", moving("registry.example/agent:main")],
    ["never skips an image without a tag", 1, "deployed", moving("registry.example/agent")],
    ["skips what names a commit", 0, "unchanged", moving("registry.example/agent:main-0a1b2c3")],
    ["never skips the run's own tag that was moved", 1, "deployed", movedTag],
    [
      "does not skip a change whose last revision failed",
      1,
      "deployed",
      { inputs: { image_uri: IMAGE }, arrange: failed },
    ],
  ])("%s", async (_, patches, outcome, { inputs, ...options }) => {
    const usual = { image_uri: PRESENT, skip_unchanged: "true" };
    const result = await deployWith({ inputs: { ...usual, ...inputs }, ...options });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome } });
    expect(result.patches).toHaveLength(patches);
    if (patches > 0) return;
    expect(result.outputs.changes).toBe("[]");
    expect(result.log).toContain("The deployment already matches the inputs (skip_unchanged).");
    expect(result.log).not.toContain("A new revision");
  });
});

describe("merge", () => {
  it("overlays the present spec, and keeps the other secrets", async () => {
    const result = await deployWith({
      seed: seeded,
      inputs: {
        resource_spec: "cpu: 2",
        resource_spec_mode: "merge",
        secrets: "NEW=another-canary-value",
        secrets_mode: "merge",
      },
      run: { secrets: [API_KEY, "another-canary-value"] },
    });
    expect(result.outputs.outcome).toBe("deployed");
    expect(result.patches).toEqual([
      {
        source_config: { resource_spec: { cpu: 2, memory_mb: 512 } },
        secrets: [...seeded.secrets, { name: "NEW", value: "another-canary-value" }],
      },
    ]);
    expect(result.log + result.summary + JSON.stringify(result.outputs)).not.toContain(CANARY);
  });

  it("refuses where a present secret comes back hidden", async () => {
    const result = await deployWith({
      seed: seeded,
      habits: ["redacted-secrets"],
      inputs: { secrets: "NEW=another-canary-value", secrets_mode: "merge" },
    });
    expect(result).toMatchObject({ exitCode: 1, patches: [], outputs: { outcome: "rejected" } });
    expect(result.annotations[0]?.message).toMatch(/secrets_mode: .*OLD, BOTH/);
  });

  it("tells a field of the present spec that the service refuses to take back", async () => {
    const { outcome, failure } = await deployInVirtualTime({
      inputs: { resource_spec: "min_scale: 2", resource_spec_mode: "merge", image_uri: "" },
      deployment: { source_config: { resource_spec: { cpu: 8 } } },
      cpuLimit: 4,
    });
    expect(outcome).toBe("rejected");
    expect(failure?.message).toMatch(
      /the control plane refused cpu \(merged from the current spec\) in resource_spec/,
    );
  });

  it("refuses a merged spec that contradicts itself", async () => {
    const result = await deployWith({
      seed: { source_config: { resource_spec: { cpu_limit: 2 } } },
      inputs: { resource_spec: "cpu: 4", resource_spec_mode: "merge" },
    });
    expect(result).toMatchObject({ exitCode: 1, patches: [], outputs: { outcome: "rejected" } });
    expect(result.annotations[0]?.message).toMatch(
      /resource_spec: line 1, column 1: merged with the current spec, cpu 4 is above/,
    );
  });
});

describe("a spec that others of its kind accept", () => {
  it("is merged into a present one that contradicts itself, with a warning", async () => {
    const result = await deployWith({
      seed: { source_config: { resource_spec: { min_scale: 5, max_scale: 3 } } },
      inputs: { resource_spec: "cpu: 4", resource_spec_mode: "merge" },
    });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "deployed" } });
    expect(result.patches).toEqual([
      { source_config: { resource_spec: { min_scale: 5, max_scale: 3, cpu: 4 } } },
    ]);
    expect(result.annotations).toMatchObject([
      {
        type: "warning",
        message: expect.stringMatching(
          /^resource_spec: the current spec, which is kept, has a conflict: min_scale/,
        ),
      },
    ]);
  });

  it("may have a native sidecar, and an address without a scheme beside it", async () => {
    const sidecar = { name: "proxy", image: "proxy:1", restartPolicy: "Always" };
    const resource_spec = { init_containers: [sidecar] };
    const result = await deployWith({
      inputs: { resource_spec: JSON.stringify(resource_spec), custom_url: "agent.example.com" },
    });
    expect(result.outputs.outcome).toBe("deployed");
    const source_config = { resource_spec, custom_url: "https://agent.example.com" };
    expect(result.patches).toEqual([{ source_config }]);
  });

  it("may have fields that only newer services know: an older one refuses them", async () => {
    const result = await deployWith({
      seed: { source_config: { resource_spec: { cpu: 2 } } },
      inputs: { resource_spec: "cpu: 1\ngpu: 2" },
    });
    expect(result.patches).toEqual([{ source_config: { resource_spec: { cpu: 1, gpu: 2 } } }]);
    expect(result.outputs.outcome).toBe("rejected");
    expect(result.annotations).toMatchObject([
      {
        type: "warning",
        message: expect.stringMatching(/^resource_spec: gpu is not a known .* ignore it\.$/),
      },
      { type: "error", message: expect.stringContaining("gpu") },
    ]);
  });
});

const NEW = { secrets: "NEW=another-canary-value" };
const MERGE_OR = "Set secrets_mode: merge to keep OLD and BOTH, or replace to remove them";
const TOO = "Send OLD and BOTH too, or set secrets_mode: replace to remove them";

describe("a deploy that would remove secrets", () => {
  it.each<[what: string, DeployWith, message: string]>([
    ["secrets", { inputs: NEW }, `agent: this would remove 2 secrets. ${MERGE_OR}`],
    [
      "secrets from the environment",
      { inputs: { secrets_from_env: "NEW=GIVEN" } },
      `agent: this would remove 2 secrets. ${MERGE_OR}`,
    ],
    [
      "one of two",
      { inputs: { secrets: "BOTH=another-canary-value" } },
      "agent: this would remove the secret OLD. Set secrets_mode: merge to keep OLD, or replace to remove it",
    ],
    [
      "none",
      { inputs: { secrets: "[]" } },
      "secrets: is an empty list, which would remove OLD and BOTH. Set secrets_mode: replace to remove all secrets, or leave the input empty",
    ],
    [
      "secrets, where their values are hidden",
      { inputs: NEW, habits: ["redacted-secrets"] },
      `agent: this would remove 2 secrets. Merge cannot keep them, because the service hides values. ${TOO}`,
    ],
    [
      "none, where it shows none",
      { inputs: { secrets: "{}" }, seed: { secrets: [] } },
      "secrets: is an empty list. Set secrets_mode: replace to remove all secrets, or leave the input empty",
    ],
    [
      "none, where they are hidden",
      { inputs: { secrets: "{}" }, habits: ["null-secrets"] },
      "secrets: is an empty list. Set secrets_mode: replace to remove all secrets, or leave the input empty",
    ],
    [
      "none, and merges them",
      { inputs: { secrets: "{}", secrets_mode: "merge" } },
      "secrets: is an empty list. Set secrets_mode: replace to remove all secrets, or leave the input empty",
    ],
  ])(
    "is rejected without a mode, in a dry run too, if it sends %s",
    async (_, options, message) => {
      for (const dry_run of ["false", "true"]) {
        const inputs = { ...options.inputs, image_uri: IMAGE, dry_run };
        const run = { env: { GIVEN: "another-canary-value" } };
        const result = await deployWith({ seed: seeded, ...options, inputs, run });
        expect(result).toMatchObject({
          exitCode: 1,
          patches: [],
          outputs: { outcome: "rejected" },
        });
        const where = message.startsWith("agent") ? "" : " for agent";
        expect(result.annotations).toMatchObject([
          {
            type: "error",
            message: `${message}. Nothing was changed${where}. Still serving: agent:1.`,
          },
        ]);
      }
    },
  );

  it.each<[what: string, DeployWith]>([
    ["it shows none", { seed: { secrets: [] } }],
    ["every name is sent", { inputs: { secrets: "OLD=canary-1-value\nBOTH=canary-2-value" } }],
  ])("sends them without a mode and a warning if %s", async (_, options) => {
    const result = await deployWith({ seed: seeded, inputs: NEW, ...options });
    expect(result).toMatchObject({ exitCode: 0, annotations: [] });
    expect(result.patches).toHaveLength(1);
  });

  const HIDES = "The service hides its secrets: it shows none, although some were just sent.";
  const NONE = "secrets: the service shows no secrets to merge with.";
  const DOES_NOT_SHOW = "secrets: the service does not show its present secrets:";
  it.each<[string, DeployWith, string[]]>([
    ["does not show them", { habits: ["null-secrets"] }, [DOES_NOT_SHOW]],
    ["shows an empty list", { habits: ["empty-secrets"] }, [HIDES]],
    [
      "shows an empty list to merge with",
      { habits: ["empty-secrets"], inputs: { ...NEW, secrets_mode: "merge" } },
      [NONE, HIDES],
    ],
    [
      "has none to merge with",
      { seed: { secrets: [] }, inputs: { ...NEW, secrets_mode: "merge" } },
      [NONE],
    ],
  ])("warns of those that nobody can see, if the service %s", async (_, options, warnings) => {
    const result = await deployWith({ seed: seeded, inputs: NEW, ...options });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "deployed" } });
    const said = warnings.map((message) => ({
      type: "warning",
      message: expect.stringContaining(message),
    }));
    expect(result.annotations).toMatchObject(said);
  });

  it.each([
    [
      "NEW=another-canary-value",
      "secrets: replaces all secrets and removes OLD and BOTH. To keep them, send them too.",
    ],
    ["[]", "secrets: replaces all secrets and removes OLD and BOTH. To keep them, send them too."],
  ])("removes them with replace, and names them, if it sends %s", async (secrets, message) => {
    const inputs = { secrets, secrets_mode: "replace" };
    const result = await deployWith({ seed: seeded, inputs });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "deployed" } });
    expect(result.annotations).toMatchObject([{ type: "warning", message }]);
    expect(result.log).toContain("- secret OLD   removed");
    expect(result.patches).toEqual([{ secrets: secrets === "[]" ? [] : [expect.anything()] }]);
  });

  it("says that an empty list removes all where their names are hidden", async () => {
    const inputs = { secrets: "[]", secrets_mode: "replace" };
    const result = await deployWith({ seed: seeded, inputs, habits: ["null-secrets"] });
    expect(result).toMatchObject({ exitCode: 0, patches: [{ secrets: [] }] });
    expect(result.annotations).toMatchObject([{ message: "secrets: removes all secrets." }]);
  });
});

describe("an empty value", () => {
  it.each([
    [{ secrets: '{"ORG": "", "B": "b"}' }, "secrets"],
    [{ secrets_file: "agent.env" }, "secrets_file"],
  ])("is sent with a warning that names it: %j", async (inputs, input) => {
    const workspace = workspaceWith("agent.env", "ORG=\nB=b\n");
    const result = await deployWith({ inputs, run: { workspace } });
    expect(result.patches).toEqual([
      {
        secrets: [
          { name: "ORG", value: "" },
          { name: "B", value: "b" },
        ],
      },
    ]);
    const message = `${input}: an empty value is sent: ORG. Remove the name unless that is meant.`;
    expect(result.annotations).toMatchObject([{ type: "warning", message }]);
  });
});

describe("secrets in quotes, or with an expression", () => {
  it("are sent as they are, with a warning that names them", async () => {
    const result = await deployWith({
      inputs: {
        secrets: `A="canary-in-quotes"\nB='canary-in-quotes'\nC=\${{ secrets.C }} "canary"`,
        secrets_from_env: "GIVEN",
      },
      run: { env: { GIVEN: '"canary-in-quotes"' } },
    });
    const WARNING = "quotes around a value are sent as part of it:";
    expect(result.annotations).toMatchObject([
      { message: expect.stringMatching(/^secrets: an expression is sent as it stands.*: C\./) },
      { message: `secrets: ${WARNING} A, B. Remove them unless they are meant.` },
      { message: `secrets_from_env: ${WARNING} GIVEN. Remove them unless they are meant.` },
    ]);
    expect(result.patches).toMatchObject([
      { secrets: [{ name: "A", value: '"canary-in-quotes"' }, { name: "B" }, {}, {}] },
    ]);
  });
});

describe("a refusal", () => {
  it("is annotated at the line of resource_spec_file that caused it", async () => {
    const workspace = workspaceWith("spec.yml", "# resources\nmemory_mb: 512\ncpu: 99\n");
    const result = await deployWith({
      cpuLimit: 4,
      inputs: { resource_spec_file: "spec.yml" },
      run: { workspace },
    });
    expect(result.outputs.outcome).toBe("rejected");
    expect(result.annotations.find(({ file }) => file === "spec.yml")).toMatchObject({
      type: "error",
      title: "Rejected",
      line: 3,
      column: 1,
    });
  });
});
