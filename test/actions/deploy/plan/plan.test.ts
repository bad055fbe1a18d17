import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { script, withImage } from "../../../scenarios/faults.ts";
import { type PlayResult, play } from "../../../scenarios/play.ts";
import { patchesOf } from "../../../scenarios/results.ts";
import type { DeployScenario, Service } from "../../../scenarios/scenario.ts";

const CURRENT_IMAGE = "registry.example/agent:1";
const NEW_IMAGE = "registry.example/agent:2";
const CANARY = "canary-value-of-a-secret";
const NEW_VALUE = "another-canary-value";

type Texts = Record<string, string>;

const secret = (name: string, value = NEW_VALUE) => ({ name, value });
/** A deployment with resources and secrets of its own. */
const SEED = {
  source_config: { resource_spec: { cpu: 1, memory_mb: 512 } },
  secrets: [secret("OLD", CANARY), secret("BOTH", "same-value-as-before")],
};
const NO_SECRETS = { deployment: { secrets: [] } };
const withSpec = (resource_spec: object) => ({ source_config: { resource_spec } });
const withLatest =
  (...steps: Parameters<typeof script>) =>
  ({ emulator, deploymentId }: Service) =>
    emulator.store.addRevision(deploymentId, { ...withImage(NEW_IMAGE), script: script(...steps) });
const withInputs = (inputs: Texts, scenario: DeployScenario = {}): DeployScenario => ({
  ...{ inputs: { image_uri: "", ...inputs }, ...scenario },
});

/** The body of the PATCH if one is sent, and the annotations if there are any. */
type Row = [name: string, scenario: DeployScenario, end: string, ...expected: (object | RegExp)[]];

const DRY_RUN: Row[] = [
  [
    "warns of a branch that also builds on push",
    withInputs({ repo_ref: "main", build_on_push: "true" }, { source: "github" }),
    "planned",
    /^warning: .*this step creates another/,
  ],
];

const moving = (image_uri: string) =>
  withInputs({ image_uri }, { deployment: withImage(image_uri) });
const TAG = { repo_ref: "refs/tags/v1" };
const SKIP_UNCHANGED: Row[] = [
  ["sends nothing if nothing would change", withInputs({ image_uri: CURRENT_IMAGE }), "unchanged"],
  [
    "is planned without changes in a dry run",
    withInputs({ image_uri: CURRENT_IMAGE, dry_run: "true" }),
    "planned",
  ],
  ["sends a change", withInputs({ image_uri: NEW_IMAGE }), "deployed", withImage(NEW_IMAGE)],
  [
    "never skips a branch",
    withInputs({ repo_ref: "main" }, { source: "github" }),
    "deployed",
    { source_revision_config: { repo_ref: "main" } },
  ],
  ...["registry.example/agent:main", "registry.example/agent"].map(
    (image): Row => [
      `never skips ${image}`,
      moving(image),
      "deployed",
      withImage(image),
      /^$|no digest|neither/,
    ],
  ),
  ["skips an image tag of a commit", moving("registry.example/agent:main-0a1b2c3"), "unchanged"],
  [
    "skips a git tag",
    withInputs(TAG, { source: "github", deployment: { source_revision_config: TAG } }),
    "unchanged",
  ],
  [
    "never skips the run's own tag that was moved",
    withInputs(TAG, {
      source: "github",
      deployment: { source_revision_config: { ...TAG, graph_config_path: "a.json" } },
      run: { ref: TAG.repo_ref, commit: "1".repeat(40) },
    }),
    "deployed",
    { source_revision_config: TAG },
  ],
  [
    "does not skip a change whose last revision failed",
    withInputs({ image_uri: NEW_IMAGE }, { arrange: withLatest(["DEPLOY_FAILED", 0]) }),
    "deployed",
    withImage(NEW_IMAGE),
  ],
];

const merging = (resource_spec: string, present: object): DeployScenario =>
  withInputs({ resource_spec, resource_spec_mode: "merge" }, { deployment: withSpec(present) });
const SIDECARS = {
  init_containers: [{ name: "proxy", image: "proxy:1", restartPolicy: "Always" }],
};
const SPECS: Row[] = [
  [
    "overlays the current spec, and keeps the other secrets",
    withInputs(
      {
        ...{ resource_spec: "cpu: 2", resource_spec_mode: "merge" },
        ...{ secrets: `NEW=${NEW_VALUE}`, secrets_mode: "merge" },
      },
      { deployment: SEED },
    ),
    "deployed",
    { ...withSpec({ cpu: 2, memory_mb: 512 }), secrets: [...SEED.secrets, secret("NEW")] },
  ],
  [
    "names a field of the current spec that the service refuses",
    { ...merging("min_scale: 2", { cpu: 8 }), cpuLimit: 4 },
    "rejected",
    withSpec({ cpu: 8, min_scale: 2 }),
    /refused cpu \(merged from the current spec\) in resource_spec/,
  ],
  [
    "is rejected if the merged spec has a conflict",
    merging("cpu: 4", { cpu_limit: 2 }),
    "rejected",
    /resource_spec: line 1, column 1: merged with the current spec, cpu 4 is above/,
  ],
  [
    "is merged into a current spec that has a conflict",
    merging("cpu: 4", { min_scale: 5, max_scale: 3 }),
    "deployed",
    withSpec({ min_scale: 5, max_scale: 3, cpu: 4 }),
  ],
  [
    "may have a native sidecar, beside an address without a scheme",
    withInputs({ resource_spec: JSON.stringify(SIDECARS), custom_url: "agent.example.com" }),
    "deployed",
    { source_config: { resource_spec: SIDECARS, custom_url: "https://agent.example.com" } },
    /^warning: resource_spec: replaces/,
  ],
  [
    "sends fields that only newer services know: an older one refuses them",
    withInputs({ resource_spec: "cpu: 1\ngpu: 2" }, { deployment: withSpec({ cpu: 2 }) }),
    "rejected",
    withSpec({ cpu: 1, gpu: 2 }),
    /^warning: resource_spec: gpu is not a known .* ignore it\.$/m,
    /^error: .*gpu/m,
  ],
];

const NEW_SECRET = `NEW=${NEW_VALUE}`;
const WOULD_REMOVE_TWO =
  "this would remove 2 secrets. Set secrets_mode: merge to keep OLD and BOTH, or replace if that is meant";
const NO_LIST =
  "secrets: is an empty list. Set secrets_mode: replace to remove all secrets, or leave the input empty";
const QUOTES = "quotes around a value are sent as part of it:";
const removing = (
  secretsName: string,
  inputs: Texts,
  message: string,
  scenario: DeployScenario = {},
): Row => {
  const annotation = `error: agent: ${message}. Nothing was changed. Still serving: agent:1.`;
  return [
    `are not removed without a mode, by ${secretsName}`,
    withInputs({ image_uri: NEW_IMAGE, ...inputs }, { deployment: SEED, ...scenario }),
    "rejected",
    new RegExp(`^${annotation.replace(/[.*?()]/g, "\\$&")}`),
  ];
};
const sending = (
  name: string,
  secrets: string,
  scenario: DeployScenario,
  ...rest: [string, ...(object | RegExp)[]]
): Row => [name, withInputs({ secrets }, { deployment: SEED, ...scenario }), ...rest];
const replacing = (secrets: string) =>
  withInputs({ secrets, secrets_mode: "replace" }, { deployment: SEED });
const REMOVAL_WARNING =
  /^warning: secrets: replaces all secrets and removes OLD and BOTH\. To keep a secret, send it too\.$/;
const DEPLOYED_NEW = ["deployed", { secrets: [secret("NEW")] }] as const;
const HIDDEN_WARNING =
  /The service hides its secrets: it shows none, although some were just sent\./;
const EMPTY_WARNING = /secrets: the service shows no secrets to merge with\./;
const mergingSecrets = (scenario: DeployScenario) =>
  withInputs({ secrets: NEW_SECRET, secrets_mode: "merge" }, { deployment: SEED, ...scenario });

const SECRETS: Row[] = [
  removing("others", { secrets: NEW_SECRET }, WOULD_REMOVE_TWO),
  removing("others in a dry run", { secrets: NEW_SECRET, dry_run: "true" }, WOULD_REMOVE_TWO),
  removing("those of the environment", { secrets_from_env: "NEW=GIVEN" }, WOULD_REMOVE_TWO),
  removing(
    "one of two",
    { secrets: `BOTH=${NEW_VALUE}` },
    "this would remove the secret OLD. Set secrets_mode: merge to keep OLD, or replace if that is meant",
  ),
  removing(
    "none",
    { secrets: "[]" },
    "secrets: is an empty list, which would remove OLD and BOTH. Set secrets_mode: replace to remove all secrets, or leave the input empty",
  ),
  removing(
    "others whose values are hidden",
    { secrets: NEW_SECRET },
    "this would remove 2 secrets. Send OLD and BOTH too, because merge cannot keep hidden values, or set secrets_mode: replace if that is meant",
    { habits: ["redacted-secrets"] },
  ),
  removing("none, of hidden ones", { secrets: "{}" }, NO_LIST, { habits: ["null-secrets"] }),
  removing("none, merged", { secrets: "{}", secrets_mode: "merge" }, NO_LIST),
  sending("are sent if there are none", NEW_SECRET, NO_SECRETS, ...DEPLOYED_NEW),
  sending(
    "are sent without a mode if every name is",
    `OLD=${NEW_VALUE}\nBOTH=${NEW_VALUE}`,
    {},
    "deployed",
    { secrets: [secret("OLD"), secret("BOTH")] },
  ),
  sending(
    "are sent to a service that does not show them",
    NEW_SECRET,
    { habits: ["null-secrets"] },
    ...DEPLOYED_NEW,
    /secrets: the service does not show its present secrets:/,
  ),
  sending(
    "are sent to a service that shows an empty list",
    NEW_SECRET,
    { habits: ["empty-secrets"] },
    ...DEPLOYED_NEW,
    HIDDEN_WARNING,
  ),
  [
    "are merged with an empty list",
    mergingSecrets({ habits: ["empty-secrets"] }),
    ...DEPLOYED_NEW,
    EMPTY_WARNING,
    HIDDEN_WARNING,
  ],
  ["are merged with none", mergingSecrets(NO_SECRETS), ...DEPLOYED_NEW, EMPTY_WARNING],
  [
    "are not merged with hidden ones",
    mergingSecrets({ habits: ["redacted-secrets"] }),
    "rejected",
    /secrets_mode: merge cannot keep OLD, BOTH\. .*send them too, or set replace/,
  ],
  ["are removed with replace, and named", replacing(NEW_SECRET), ...DEPLOYED_NEW, REMOVAL_WARNING],
  ["are all removed with replace", replacing("[]"), "deployed", { secrets: [] }, REMOVAL_WARNING],
  [
    "are all removed if their names are hidden",
    { ...replacing("[]"), habits: ["null-secrets"] },
    "deployed",
    { secrets: [] },
    /^warning: secrets: removes all secrets\.$/m,
  ],
  [
    "with an empty value are named",
    withInputs({ secrets: '{"ORG": "", "B": "b"}' }),
    "deployed",
    { secrets: [secret("ORG", ""), secret("B", "b")] },
    /^warning: secrets: an empty value is sent: ORG\. Remove the name unless that is meant\.$/,
  ],
  [
    "in quotes, or with an expression, are sent as they are, and named",
    withInputs({
      secrets: `A="canary-in-quotes"\nC=\${{ secrets.C }} "canary"`,
      secrets_from_env: "QUOTED",
    }),
    "deployed",
    {
      secrets: [
        secret("A", '"canary-in-quotes"'),
        secret("C", '${{ secrets.C }} "canary"'),
        secret("QUOTED", '"canary-in-quotes"'),
      ],
    },
    /^warning: secrets: an expression is sent as it stands.*: C\./m,
    new RegExp(`^warning: secrets: ${QUOTES} A\\. Remove them unless they are meant\\.$`, "m"),
    new RegExp(`^warning: secrets_from_env: ${QUOTES} QUOTED\\. Remove`, "m"),
  ],
];

const env = { GIVEN: NEW_VALUE, QUOTED: '"canary-in-quotes"' };
const annotationsIn = ({ annotations }: PlayResult) =>
  annotations.map(({ type, message }) => `${type}: ${message}`);

describe.each<[string, Texts, Row[]]>([
  ["dry_run", { dry_run: "true" }, DRY_RUN],
  ["skip_unchanged", { skip_unchanged: "true" }, SKIP_UNCHANGED],
  ["a spec", {}, SPECS],
  ["secrets", {}, SECRETS],
])("%s", (_, usualInputs, rows) => {
  it.each(rows)("%s", async (_name, { inputs, ...scenario }, outcome, ...expected) => {
    const result = await play(
      { action: "deploy", ...scenario, inputs: { ...usualInputs, ...Object(inputs) } },
      { env },
    );
    expect(result.outcome).toBe(outcome);
    const annotations = expected.filter((one) => one instanceof RegExp);
    const bodies = expected.filter((one) => !(one instanceof RegExp));
    expect(patchesOf(result).map(({ body }) => body)).toEqual(bodies);
    const messages = annotationsIn(result).join("\n");
    if (annotations.length === 0) expect(messages).toBe("");
    for (const pattern of annotations) expect(messages).toMatch(pattern);
    const { lines, page, outputs } = result;
    const output = [...lines.map(({ text }) => text), page, ...Object.values(outputs)].join("\n");
    expect(output).not.toMatch(/canary-value/);
    if (outcome === "unchanged" || usualInputs.dry_run)
      expect(outputs.revision_created).not.toBe("true");
    if (outputs.changes === "[]") expect(page).not.toContain("new revision is needed");
    if (outcome !== "unchanged") return;
    const { active_revision_id: revision_id } = outputs;
    expect(outputs).toMatchObject({ changes: "[]", status: "DEPLOYED", revision_id });
  });
});

it("a refusal is annotated at the line of resource_spec_file that caused it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "workspace-"));
  writeFileSync(join(folder, "spec.yml"), "# resources\nmemory_mb: 512\ncpu: 99\n");
  const resource_spec_file = "spec.yml";
  const { outcome, annotations } = await play(
    { action: "deploy", cpuLimit: 4, inputs: { resource_spec_file } },
    { workspace: folder },
  );
  expect(outcome).toBe("rejected");
  expect(annotations.find(({ file }) => file === resource_spec_file)).toMatchObject({
    ...{ type: "error", title: "Rejected", line: 3, column: 1 },
  });
});
