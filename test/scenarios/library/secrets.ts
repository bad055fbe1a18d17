import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ACTIONS } from "../../../scripts/docs.ts";
import { directoryWith, OPEN_HANDLER, withHandler } from "../../harness/agent/agents.ts";
import { rewritingDispatcher } from "../../harness/rewriting-dispatcher.ts";
import { projectRecord } from "../../harness/usage-service.ts";
import { CANARIES, type Origin, quotesOf } from "../../security/canaries.ts";
import { resolveInputs } from "../arrangement.ts";
import { LOST_RESPONSE, status, withFault } from "../faults.ts";
import type { Service as DeployService, Scenario, StepService } from "../scenario.ts";
import { DESTINATION, destinationInputs, watchInputs } from "./export.ts";

type Texts = Record<string, string>;

const FILE = "agent.env";
const workspace = mkdtempSync(join(tmpdir(), "canaries-"));
writeFileSync(join(workspace, FILE), `FILE_TOKEN="${CANARIES.secrets_file}"\n`);

/** The environment of a step with secrets, with debug logging. */
export const SECRET_RUN = {
  credentials: { api_key: CANARIES.api_key, bearer_token: CANARIES.bearer_token },
  env: { RUNNER_DEBUG: "1", ENV_TOKEN: CANARIES.secrets_from_env, GITHUB_WORKSPACE: workspace },
};

const specWithSecret = (value: string) => ({
  sidecars: [{ name: "proxy", image: "proxy:1", env: [{ name: "TOKEN", value }] }],
});

/** Inputs for the secrets and the spec of a deployment, each with secrets. */
const SECRET_INPUTS = {
  secrets: [
    `NAMED_TOKEN=${CANARIES["secrets: name"]}`,
    `KEY<<END\n${CANARIES["secrets: key"]}\nEND`,
    `LOGIN_CREDENTIALS<<END\n${CANARIES["secrets: short lines"]}\nEND`,
    `STAGE=${CANARIES["secrets: form"]}`,
    `DB_PW=${CANARIES["secrets: short"]}`,
    `STORE=${CANARIES["secrets: address"]}`,
    "LEVEL=info",
  ].join("\n"),
  secrets_from_env: "ENV_TOKEN",
  secrets_file: FILE,
  resource_spec: JSON.stringify({ cpu: 2, ...specWithSecret(CANARIES.resource_spec) }),
};
const STORED_SECRETS = [{ name: "OLD", value: CANARIES.deployment }];
const BUCKET = {
  access_key_id: CANARIES.access_key_id,
  secret_access_key: CANARIES.secret_access_key,
  session_token: CANARIES.session_token,
};

/** The origins that are inputs for secrets, unlike `resource_spec`. */
const INPUT_ORIGINS: Origin[] = [
  ...(["api_key", "bearer_token", "smoke_test_token", "secrets: name"] as const),
  ...(["secrets: key", "secrets: short lines", "secrets: form"] as const),
  ...(["secrets: short", "secrets: address", "secrets_from_env", "secrets_file"] as const),
  ...(["access_key_id", "secret_access_key", "session_token"] as const),
];

/** Quotations of the secrets of `INPUT_ORIGINS` in these inputs, as from a malicious service. */
export function inputQuotesOf(inputs: Texts): readonly string[] {
  const sources = {
    ...inputs,
    from_env: inputs.secrets_from_env === "ENV_TOKEN" ? CANARIES.secrets_from_env : "",
    file: inputs.secrets_file === FILE ? CANARIES.secrets_file : "",
  };
  const texts = Object.values(sources);
  return quotesOf(
    INPUT_ORIGINS.filter((origin) => texts.some((text) => text.includes(CANARIES[origin]))),
  );
}

/** Quotations of the two credentials, which every step has. */
export const QUOTES = inputQuotesOf(SECRET_RUN.credentials);
const QUOTED_TEXT = QUOTES.join("\n");
const PASSWORD = encodeURIComponent(CANARIES.bearer_token);

/** Adds secrets to a creation, and to a deploy that does not depend on its exact change. */
export function withSecrets(scenario: Scenario): Scenario {
  if (scenario.action === "create")
    return {
      ...scenario,
      inputs: async (service: StepService) =>
        withSecretInputs(await resolveInputs(scenario.inputs, service)),
    };
  if (scenario.action !== "deploy") return scenario;
  const { deployment = {}, inputs = {}, source } = scenario;
  const dependsOnChange =
    "skip_unchanged" in inputs || ("image_uri" in inputs && inputs.image_uri === "");
  if (dependsOnChange) return scenario;
  return {
    ...scenario,
    deployment: {
      ...deployment,
      secrets: [...STORED_SECRETS, ...(deployment.secrets ?? [])],
      source_config: {
        ...(source === "github" ? {} : { resource_spec: specWithSecret(CANARIES.deployment) }),
        ...deployment.source_config,
      },
    },
    inputs: async (service: DeployService) => ({
      ...{ secrets_mode: "merge", failure_log: "always" },
      ...withSecretInputs(await resolveInputs(inputs, service), source),
    }),
  };
}

/** Deployments that are built from git have no spec. */
const withSecretInputs = (inputs: Texts = {}, source = inputs.source): Texts => ({
  ...SECRET_INPUTS,
  ...(source === "github" ? { resource_spec: "" } : {}),
  ...inputs,
  secrets: `${SECRET_INPUTS.secrets}\n${inputs.secrets ?? ""}`,
});

/** Appends the next of `QUOTES` to each text of these members in responses at these paths. */
function quotingDispatcher(members: RegExp, paths = /./) {
  let turn = 0;
  const nextQuote = () => QUOTES[turn++ % QUOTES.length];
  return rewritingDispatcher((body, { path }) =>
    JSON.parse(JSON.stringify(body), (name, value) =>
      members.test(name) && paths.test(path) && typeof value === "string"
        ? `${value} ${nextQuote()}`
        : value,
    ),
  );
}

const SMOKE_QUOTES = quotesOf(["smoke_test_token", "api_key", "secrets: key", "secrets_file"]);
const QUOTING_AGENT = withHandler(
  OPEN_HANDLER,
  `export const graph = () => (${JSON.stringify({ answer: SMOKE_QUOTES.join("\n") })});`,
);
const DAY = { start_time: "2026-02-01T00:00:00Z", end_time: "2026-02-02T00:00:00Z" };
const destination = (inputs: Texts = {}) => destinationInputs({ ...BUCKET, ...inputs });
const usageGroupedBy = (group_by: string, inputs: Texts = {}): Scenario<"usage"> => ({
  action: "usage",
  inputs: { ...DAY, group_by, format: "both", top: "100", ...inputs },
  records: QUOTES.map((quote) => ({
    time_bucket: DAY.start_time,
    dimensions: {
      ...{ workspace_id: quote, workspace_name: quote, project_id: quote, project_name: quote },
      ...{ user_id: `${quote}.`, user_email: quote, api_key_short_key: quote },
    },
    traces: 1,
  })),
});

/** Scenarios with secrets in responses or inputs, by action and outcome. */
const QUOTING_SCENARIOS: Record<string, Scenario> = {
  "deploy: timed_out: a status that quotes": {
    action: "deploy",
    script: [{ status: QUOTED_TEXT, after_ms: 0, message: QUOTED_TEXT }],
    inputs: { timeout: "1m" },
  },
  "deploy: unhealthy: an agent response that quotes": {
    action: "deploy",
    agent: { directory: directoryWith(QUOTING_AGENT) },
    inputs: {
      ...{ smoke_test_url: "auto", smoke_test_token: CANARIES.smoke_test_token },
      ...{ smoke_test_assistant: "echo", smoke_test_expect: "another answer" },
    },
  },
  "deploy: rejected: a spec above the limit": { action: "deploy", maxCpu: 1 },
  "deploy: deployed: a merged spec": { action: "deploy", inputs: { resource_spec_mode: "merge" } },
  "deploy: rejected: secrets in place of a file": {
    action: "deploy",
    inputs: { secrets_file: `TOKEN=${CANARIES.secrets_file}` },
  },
  "create: timed_out: a status that quotes": {
    action: "create",
    script: [{ status: QUOTED_TEXT, after_ms: 0, message: QUOTED_TEXT }],
    inputs: { timeout: "1m" },
  },
  "create: rejected: a spec above the limit": { action: "create", maxCpu: 1 },
  "delete: absent: a similar name that quotes": {
    action: "delete",
    names: [`agent-pr-4 ${QUOTED_TEXT}`],
  },
  "delete: deleted: a status that quotes": {
    action: "delete",
    dispatcher: quotingDispatcher(/^status$/),
  },
  "export: completed: runs and files that quote": {
    action: "export",
    inputs: watchInputs({}, { timeout: "5m" }),
    dispatcher: quotingDispatcher(
      /^(status|created_at|errors|start_time|end_time|prefix|latest_cursor|\d+)$/,
      /runs/,
    ),
  },
  "export: completed: a list that quotes": {
    action: "export",
    inputs: async ({ createExport }) => {
      for (const _ of QUOTES) await createExport();
      return { operation: "list" };
    },
    dispatcher: quotingDispatcher(
      /^(status|created_at|start_time|end_time|source_bulk_export_id)$/,
    ),
  },
  "usage: ok: workspaces that quote": usageGroupedBy("workspace"),
  "usage: ok: projects that quote": usageGroupedBy("project"),
  "usage: ok: users that quote": usageGroupedBy("user"),
  "usage: ok: pseudonyms of users that quote": usageGroupedBy("user", { redact_users: "true" }),
  "usage: ok: keys that quote": usageGroupedBy("api_key"),
  "usage: ok: times and members that quote": {
    action: "usage",
    inputs: { ...DAY, format: "json", group_by: "project", top: "100" },
    records: QUOTES.map((quote, index) => {
      // Some of the texts are so long that they are truncated within the quotation.
      const text = `${"x".repeat((index % 2) * (180 + (index % 20)))} ${quote}`;
      return { time_bucket: text, dimensions: { [text]: text, project_name: text }, traces: 1 };
    }),
  },
  "usage: ok: a comparison that is refused": {
    action: "usage",
    inputs: { compare_previous: "true" },
    records: [projectRecord("large", 1)],
    respond: (_, response, index) => {
      if (index === 0) return false;
      response.writeHead(403).end(JSON.stringify({ detail: "no" }));
      return true;
    },
  },
  "usage: ok: a directory named by a secret": {
    action: "usage",
    inputs: { output_dir: `reports/${CANARIES.bearer_token}`, format: "csv" },
    records: [projectRecord("large", 1)],
  },
  "export: completed: a destination": { action: "export", inputs: destination() },
  "export: completed: a destination named by secrets": {
    action: "export",
    inputs: destination({ display_name: BUCKET.session_token, prefix: BUCKET.secret_access_key }),
  },
  "export: rejected: a destination whose refusal quotes": {
    action: "export",
    inputs: destination(),
    ...withFault(
      "destination",
      status(400, quotesOf(["access_key_id", "secret_access_key"]).join("\n")),
    ),
  },
  "export: error: a destination whose response is lost": {
    action: "export",
    inputs: destination({ display_name: BUCKET.session_token }),
    ...withFault("destination", LOST_RESPONSE),
  },
  "export: rejected: a bucket that cannot be reached": {
    action: "export",
    inputs: destination({ endpoint_url: `http://127.0.0.1:9/${BUCKET.access_key_id}` }),
  },
};

/** A secret in place of each input of each action; and in all inputs, as an address or a header. */
const misplacedSecrets = ACTIONS.flatMap(
  ({ actionName: action, action: { inputs } }): [string, Scenario][] => {
    const names = Object.keys(inputs.shape);
    const scenario = (texts: Texts): Scenario => ({ action, inputs: texts });
    const inEveryInput = (value: string) =>
      scenario(Object.fromEntries(names.map((name) => [name, value])));
    return [
      ...names.map((name): [string, Scenario] => [
        `${action}: a secret in place of ${name}`,
        scenario({ [name]: CANARIES.bearer_token }),
      ]),
      [`${action}: addresses in every input`, inEveryInput(`https://me:${PASSWORD}@127.0.0.1:9`)],
      [`${action}: headers in every input`, inEveryInput(`Bearer ${CANARIES.bearer_token}`)],
    ];
  },
);

/** A secret in place of each input of a destination. */
const misplacedInDestination = [
  ...Object.keys({ ...DESTINATION, ...BUCKET }),
  "region",
  "prefix",
  "endpoint_url",
].map((name): [string, Scenario] => [
  `export: a secret in place of ${name} of a destination`,
  { action: "export", inputs: destination({ [name]: BUCKET.session_token }) },
]);

export const SECRET_SCENARIOS: readonly (readonly [string, Scenario])[] = [
  ...Object.entries(QUOTING_SCENARIOS),
  ...misplacedSecrets,
  ...misplacedInDestination,
];
