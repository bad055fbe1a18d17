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
const GITHUB = { source: "github" } as const;
const withHabit = (habit: NonNullable<DeployScenario["habits"]>[number]): DeployScenario => ({
  habits: [habit],
});
const withSpec = (resource_spec: object) => ({ source_config: { resource_spec } });
const addFailedRevision = ({ emulator, deploymentId }: Service) =>
  emulator.store.addRevision(deploymentId, {
    ...withImage(NEW_IMAGE),
    script: script(["DEPLOY_FAILED", 0]),
  });

/** The body of the PATCH if one is sent, and the annotations if there are any. */
type Expected = (object | RegExp)[];
type Row = [name: string, Texts, DeployScenario, outcome: string, ...Expected];

/** The deployment has the image that is sent. */
const sameImage = (image_uri: string): [Texts, DeployScenario] => [
  { image_uri },
  { deployment: withImage(image_uri) },
];
const TAG = { repo_ref: "refs/tags/v1" };
const TAG_PATCH = { source_revision_config: TAG };
const MOVED_TAG = {
  ...{ ...GITHUB, deployment: { source_revision_config: { ...TAG, graph_config_path: "a.json" } } },
  run: { ref: TAG.repo_ref, commit: "1".repeat(40) },
};
const BRANCH = { repo_ref: "main" };
const MAIN = "registry.example/agent:main";
const UNTAGGED = "registry.example/agent";
const SKIP_UNCHANGED: Row[] = [
  ["sends nothing if nothing would change", { image_uri: CURRENT_IMAGE }, {}, "unchanged"],
  [
    "keeps the outcome of a dry run that would change nothing",
    { image_uri: CURRENT_IMAGE, dry_run: "true" },
    {},
    "planned",
  ],
  ["sends a change", { image_uri: NEW_IMAGE }, {}, "deployed", withImage(NEW_IMAGE)],
  ["never skips a branch", BRANCH, GITHUB, "deployed", { source_revision_config: BRANCH }],
  [
    "warns of a branch that also builds on push",
    { ...BRANCH, build_on_push: "true", dry_run: "true" },
    GITHUB,
    "planned",
    /^warning: .*this step creates another/,
  ],
  ["never skips an image tag that moves", ...sameImage(MAIN), "deployed", withImage(MAIN)],
  [
    "never skips an image without a tag",
    ...sameImage(UNTAGGED),
    "deployed",
    withImage(UNTAGGED),
    /no digest|neither/,
  ],
  [
    "skips an image tag of a commit",
    ...sameImage("registry.example/agent:main-0a1b2c3"),
    "unchanged",
  ],
  ["skips a git tag", TAG, { ...GITHUB, deployment: TAG_PATCH }, "unchanged"],
  ["sends the run's git tag if another commit is deployed", TAG, MOVED_TAG, "deployed", TAG_PATCH],
  [
    "does not skip a change whose last revision failed",
    { image_uri: NEW_IMAGE },
    { arrange: addFailedRevision },
    "deployed",
    withImage(NEW_IMAGE),
  ],
];

const mergeInputs = (resource_spec: string) => ({ resource_spec, resource_spec_mode: "merge" });
const withCurrentSpec = (resource_spec: object) => ({ deployment: withSpec(resource_spec) });
const SIDECARS = {
  init_containers: [{ name: "proxy", image: "proxy:1", restartPolicy: "Always" }],
};
const SPECS: Row[] = [
  [
    "and secrets are merged in one change",
    { ...mergeInputs("cpu: 2"), secrets: `NEW=${NEW_VALUE}`, secrets_mode: "merge" },
    { deployment: SEED },
    "deployed",
    { ...withSpec({ cpu: 2, memory_mb: 512 }), secrets: [...SEED.secrets, secret("NEW")] },
  ],
  [
    "is rejected, and the message names the refused field, which was merged from the current spec",
    mergeInputs("min_scale: 2"),
    { ...withCurrentSpec({ cpu: 8 }), maxCpu: 4 },
    "rejected",
    withSpec({ cpu: 8, min_scale: 2 }),
    /refused cpu \(merged from the current spec\) in resource_spec/,
  ],
  [
    "is rejected if the merged spec has a conflict",
    mergeInputs("cpu: 4"),
    withCurrentSpec({ cpu_limit: 2 }),
    "rejected",
    /resource_spec: line 1, column 1: merged with the current spec, cpu 4 is above/,
  ],
  [
    "is merged into a current spec that has a conflict",
    mergeInputs("cpu: 4"),
    withCurrentSpec({ min_scale: 5, max_scale: 3 }),
    "deployed",
    withSpec({ min_scale: 5, max_scale: 3, cpu: 4 }),
  ],
  [
    "with a native sidecar is sent, and https:// is added to custom_url",
    { resource_spec: JSON.stringify(SIDECARS), custom_url: "agent.example.com" },
    {},
    "deployed",
    { source_config: { resource_spec: SIDECARS, custom_url: "https://agent.example.com" } },
    /^warning: resource_spec: replaces/,
  ],
  [
    "is sent with fields that only newer services know: an older one refuses them",
    { resource_spec: "cpu: 1\ngpu: 2" },
    withCurrentSpec({ cpu: 2 }),
    "rejected",
    withSpec({ cpu: 1, gpu: 2 }),
    /^warning: resource_spec: gpu is not a known .* ignore it\.$/m,
    /^error: .*gpu/m,
  ],
];

const NEW = { secrets: `NEW=${NEW_VALUE}` };
const ALL_NEW = { secrets: `OLD=${NEW_VALUE}\nBOTH=${NEW_VALUE}` };
const MERGE = { ...NEW, secrets_mode: "merge" };
const REPLACE = { secrets_mode: "replace" };
const QUOTED = {
  secrets: `A="canary-in-quotes"\nC=\${{ secrets.C }} "canary"`,
  secrets_from_env: "QUOTED",
};
const QUOTES = "quotes around a value are sent as part of it:";
const WOULD_REMOVE_TWO =
  "this would remove 2 secrets. Set secrets_mode: merge to keep OLD and BOTH, or replace if that is meant";
const EMPTY_LIST =
  "secrets: is an empty list. Set secrets_mode: replace to remove all secrets, or leave the input empty";
const removalRow = (
  sentText: string,
  inputs: Texts,
  message: string,
  scenario: DeployScenario = {},
): Row => {
  const annotation = `error: agent: ${message}. Nothing was changed. Still serving: agent:1.`;
  return [
    `are not removed without replace: the step is rejected if it sends ${sentText}`,
    { image_uri: NEW_IMAGE, ...inputs },
    scenario,
    "rejected",
    new RegExp(`^${annotation.replace(/[.*?()]/g, "\\$&")}`),
  ];
};
const REMOVAL_WARNING =
  /^warning: secrets: replaces all secrets and removes OLD and BOTH\. To keep a secret, send it too\.$/;
const DEPLOYED_NEW = ["deployed", { secrets: [secret("NEW")] }] as const;
const HIDDEN_WARNING =
  /The service hides its secrets: it shows none, although some were just sent\./;
const EMPTY_WARNING = /secrets: the service shows no secrets to merge with\./;

const SECRETS: Row[] = [
  removalRow("others", NEW, WOULD_REMOVE_TWO),
  removalRow("others in a dry run", { ...NEW, dry_run: "true" }, WOULD_REMOVE_TWO),
  removalRow("one from the environment", { secrets_from_env: "NEW=GIVEN" }, WOULD_REMOVE_TWO),
  removalRow(
    "one of two",
    { secrets: `BOTH=${NEW_VALUE}` },
    "this would remove the secret OLD. Set secrets_mode: merge to keep OLD, or replace if that is meant",
  ),
  removalRow(
    "none",
    { secrets: "[]" },
    "secrets: is an empty list, which would remove OLD and BOTH. Set secrets_mode: replace to remove all secrets, or leave the input empty",
  ),
  removalRow(
    "others, and the current values are hidden",
    NEW,
    "this would remove 2 secrets. Send OLD and BOTH too, because merge cannot keep hidden values, or set secrets_mode: replace if that is meant",
    withHabit("redacted-secrets"),
  ),
  removalRow("{} if none are shown", { secrets: "{}" }, EMPTY_LIST, withHabit("null-secrets")),
  removalRow("none with merge", { secrets: "{}", secrets_mode: "merge" }, EMPTY_LIST),
  ["are sent to a deployment that has none", NEW, NO_SECRETS, ...DEPLOYED_NEW],
  [
    "are sent without a mode if they include every current name",
    ALL_NEW,
    {},
    "deployed",
    { secrets: [secret("OLD"), secret("BOTH")] },
  ],
  [
    "are sent to a service that does not show them",
    NEW,
    withHabit("null-secrets"),
    ...DEPLOYED_NEW,
    /secrets: the service does not show its present secrets:/,
  ],
  [
    "are sent to a service that shows an empty list",
    NEW,
    withHabit("empty-secrets"),
    ...DEPLOYED_NEW,
    HIDDEN_WARNING,
  ],
  [
    "are merged with an empty list",
    MERGE,
    withHabit("empty-secrets"),
    ...DEPLOYED_NEW,
    EMPTY_WARNING,
    HIDDEN_WARNING,
  ],
  ["are merged with none", MERGE, NO_SECRETS, ...DEPLOYED_NEW, EMPTY_WARNING],
  [
    "are not merged with hidden ones",
    MERGE,
    withHabit("redacted-secrets"),
    "rejected",
    /secrets_mode: merge cannot keep OLD, BOTH\. .*send them too, or set replace/,
  ],
  [
    "are not merged with a list that is not shown",
    MERGE,
    withHabit("null-secrets"),
    "rejected",
    /secrets_mode: merge needs the current secrets, which the service does not show\. .*Send all of them, and set replace/i,
  ],
  [
    "are removed with replace, and named",
    { ...NEW, ...REPLACE },
    {},
    ...DEPLOYED_NEW,
    REMOVAL_WARNING,
  ],
  [
    "are all removed with replace",
    { secrets: "[]", ...REPLACE },
    {},
    "deployed",
    { secrets: [] },
    REMOVAL_WARNING,
  ],
  [
    "are all removed if their names are hidden",
    { secrets: "[]", ...REPLACE },
    withHabit("null-secrets"),
    "deployed",
    { secrets: [] },
    /^warning: secrets: removes all secrets\.$/m,
  ],
  [
    "with an empty value are named",
    { secrets: '{"ORG": "", "B": "b"}' },
    { deployment: {} },
    "deployed",
    { secrets: [secret("ORG", ""), secret("B", "b")] },
    /^warning: secrets: an empty value is sent: ORG\. Remove the name unless that is meant\.$/,
  ],
  [
    "in quotes, or with an expression, are sent as they are, and named",
    QUOTED,
    { deployment: {} },
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

describe.each<[string, Texts, DeployScenario, Row[]]>([
  ["skip_unchanged", { skip_unchanged: "true" }, {}, SKIP_UNCHANGED],
  ["a spec", {}, {}, SPECS],
  ["secrets", {}, { deployment: SEED }, SECRETS],
])("%s", (_, usualInputs, usualScenario, rows) => {
  it.each(rows)("%s", async (_name, inputs, scenario, outcome, ...expected) => {
    const allInputs = { image_uri: "", ...usualInputs, ...inputs };
    const result = await play(
      { action: "deploy", ...usualScenario, ...scenario, inputs: allInputs },
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
    if (bodies.length === 0) expect(outputs.revision_created).not.toBe("true");
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
    { action: "deploy", maxCpu: 4, inputs: { resource_spec_file } },
    { workspace: folder },
  );
  expect(outcome).toBe("rejected");
  expect(annotations.find(({ file }) => file === resource_spec_file)).toMatchObject({
    ...{ type: "error", title: "Rejected", line: 3, column: 1 },
  });
});
