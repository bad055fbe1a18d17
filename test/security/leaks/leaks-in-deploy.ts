import { directoryWith, OPEN, withHandler } from "../../harness/agents.ts";
import { deployWith, quickly } from "../../harness/step.ts";
import { CANARIES, QUOTED } from "../canaries.ts";
import {
  canaryConnection,
  canaryCredentials,
  canaryEnvironment,
  canarySecrets,
  DEPLOYMENT_ORIGINS,
} from "./canary-inputs.ts";
import type { Searched } from "./leaks.ts";

const container = (value: string) => ({
  name: "proxy",
  image: "proxy:0",
  env: [{ name: "TOKEN", value }],
});

const ANSWER = JSON.stringify({ answer: QUOTED });
const QUOTING_AGENT = directoryWith(withHandler(OPEN, `export const graph = () => (${ANSWER});`));

const ends: Searched["ends"] = {
  "a deploy": { outcome: "deployed", variation: {} },
  "a failure whose reason quotes": {
    outcome: "failed",
    variation: {
      script: [...quickly("QUEUED"), { status: "DEPLOY_FAILED", after_ms: 1_000, message: QUOTED }],
    },
  },
  "a failure that is rolled back": {
    outcome: "failed",
    variation: {
      script: [{ status: "DEPLOY_FAILED", after_ms: 0, message: QUOTED }],
      inputs: { rollback_on_failure: "true" },
    },
  },
  "a status that quotes": {
    outcome: "timed_out",
    variation: {
      script: [{ status: QUOTED, after_ms: 0, message: QUOTED }],
      inputs: { timeout: "300ms" },
    },
  },
  "a skipped revision": {
    outcome: "superseded",
    variation: { script: quickly("QUEUED", "SKIPPED") },
  },
  "a dry run": { outcome: "planned", variation: { inputs: { dry_run: "true" } } },
  "no wait": {
    outcome: "not_waited",
    variation: { inputs: { wait: "false", smoke_test_url: "", smoke_test_token: "" } },
  },
  "a smoke test whose answer quotes": {
    outcome: "unhealthy",
    variation: {
      inputs: { smoke_test_assistant: "echo", smoke_test_expect: "another answer" },
    },
  },
  "an address only": {
    outcome: "no_revision",
    variation: {
      inputs: {
        image_uri: "",
        secrets: "",
        secrets_from_env: "",
        secrets_file: "",
        resource_spec: "",
        custom_url: "https://agent.example",
      },
    },
  },
  "a spec that is refused": { outcome: "rejected", variation: { cpuLimit: 1 } },
  "a spec that is laid over another": {
    outcome: "deployed",
    variation: { inputs: { resource_spec_mode: "merge" } },
  },
  "a cancel": {
    outcome: "cancelled",
    variation: {
      script: quickly("DEPLOYING"),
      run: { cancelWhen: (line) => line.endsWith("  DEPLOYING") },
    },
  },
  "secrets that are not well-formed": {
    outcome: "rejected",
    variation: {
      inputs: { secrets: `{"TOKEN": "${CANARIES.bearer_token}", ${CANARIES.bearer_token}` },
    },
  },
  "a value in place of a name": {
    outcome: "rejected",
    variation: { inputs: { secrets_from_env: CANARIES["secrets, by its name"] } },
  },
  "secrets in place of a file": {
    outcome: "rejected",
    variation: { inputs: { secrets_file: `TOKEN=${CANARIES.secrets_file}` } },
  },
  "a credential that is no header": {
    outcome: "rejected",
    variation: { inputs: { api_key: CANARIES["secrets, by its name"] } },
  },
  "secrets in other inputs": {
    outcome: "rejected",
    variation: {
      inputs: {
        image_uri: CANARIES["secrets, by its name"],
        repo_ref: CANARIES.secrets_from_env,
        timeout: CANARIES.bearer_token,
        deployment_id: CANARIES.api_key,
        resource_spec: `cpu: "${CANARIES.bearer_token}"`,
        base_url: `https://me:${encodeURIComponent(CANARIES["secrets, by its name"])}@example.com`,
      },
    },
  },
  "a file named by a secret": {
    outcome: "rejected",
    variation: { inputs: { resource_spec_file: `${CANARIES.bearer_token}.yml` } },
  },
};

export const deploy: Searched = {
  run: ({ inputs, run, arrange, ...service }) =>
    deployWith({
      ...canaryCredentials,
      agent: { directory: QUOTING_AGENT },
      seed: {
        secrets: [{ name: "OLD", value: CANARIES["the service"] }],
        source_config: { resource_spec: { sidecars: [container(CANARIES["the service"])] } },
      },
      ...service,
      arrange: (emulator) => void arrange?.(emulator),
      inputs: {
        ...canaryConnection,
        ...canarySecrets,
        image_uri: `registry.example/agent@sha256:${"a".repeat(64)}`,
        secrets_mode: "merge",
        settle_window: "300ms",
        failure_log: "always",
        timeout: "10m",
        smoke_test_url: "auto",
        smoke_test_token: CANARIES.smoke_test_token,
        ...inputs,
      },
      run: { secrets: [], ...run, env: { ...canaryEnvironment, ...run?.env } },
    }),
  origins: [...DEPLOYMENT_ORIGINS, "smoke_test_token"],
  write: "patch",
  reads: ["get", "list", "revision"],
  ends,
};
