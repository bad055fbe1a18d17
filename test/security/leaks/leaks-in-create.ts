import { createWith, quickly } from "../../harness/step.ts";
import { CANARIES, QUOTED } from "../canaries.ts";
import {
  canaryConnection,
  canaryCredentials,
  canaryEnvironment,
  canarySecrets,
  DEPLOYMENT_ORIGINS,
} from "./canary-inputs.ts";
import type { Searched } from "./leaks.ts";

const ends: Searched["ends"] = {
  "a creation": { outcome: "deployed", variation: {} },
  "a failure whose reason quotes": {
    outcome: "failed",
    variation: { script: [{ status: "DEPLOY_FAILED", after_ms: 0, message: QUOTED }] },
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
  "no wait": { outcome: "not_waited", variation: { inputs: { wait: "false" } } },
  "a cancel": {
    outcome: "cancelled",
    variation: {
      script: quickly("DEPLOYING"),
      run: { cancelWhen: (line) => line.endsWith("  DEPLOYING") },
    },
  },
  "a name that is taken": {
    outcome: "rejected",
    variation: {
      arrange: ({ store }) =>
        void store.addDeployment({ name: "preview-7", source: "external_docker" }),
    },
  },
  "a change of what exists": {
    outcome: "deployed",
    variation: {
      inputs: { if_exists: "update" },
      arrange: ({ store }) =>
        void store.addDeployment({
          name: "preview-7",
          source: "external_docker",
          secrets: [{ name: "OLD", value: CANARIES["the service"] }],
        }),
    },
  },
  "a spec that is refused": { outcome: "rejected", variation: { cpuLimit: 1 } },
  "a lost answer": {
    outcome: "deployed",
    variation: {
      arrange: ({ faults }) =>
        void faults.add({
          match: { path: "create", nth: 1 },
          fault: { kind: "reset", when: "after" },
        }),
    },
  },
  "secrets that are not well-formed": {
    outcome: "rejected",
    variation: {
      inputs: { secrets: `{"TOKEN": "${CANARIES.bearer_token}", ${CANARIES.bearer_token}` },
    },
  },
  "secrets in other inputs": {
    outcome: "rejected",
    variation: {
      inputs: {
        name: CANARIES.bearer_token,
        source: CANARIES.bearer_token,
        image_uri: CANARIES["secrets, by its name"],
        integration_id: CANARIES.api_key,
        listener_id: CANARIES.bearer_token,
        k8s_namespace: CANARIES.bearer_token,
        repo_url: `https://me:${encodeURIComponent(CANARIES["secrets, by its name"])}@example.com`,
        custom_url: `https://me:${encodeURIComponent(CANARIES["secrets, by its name"])}@example.com`,
        resource_spec: `cpu: "${CANARIES.bearer_token}"`,
      },
    },
  },
  "secrets in what is created": {
    outcome: "deployed",
    variation: {
      inputs: {
        build_command: CANARIES["secrets, by its name"],
        install_command: CANARIES.bearer_token,
      },
    },
  },
  "a file named by a secret": {
    outcome: "rejected",
    variation: { inputs: { resource_spec_file: `${CANARIES.bearer_token}.yml` } },
  },
};

export const create: Searched = {
  run: ({ inputs, run, ...variation }) =>
    createWith(
      {
        ...canaryConnection,
        ...canarySecrets,
        name: "preview-7",
        source: "external_docker",
        image_uri: "registry.example/agent:1",
        settle_window: "300ms",
        timeout: "10m",
        ...inputs,
      },
      {
        ...canaryCredentials,
        ...variation,
        run: { secrets: [], ...run, env: { ...canaryEnvironment, ...run?.env } },
      },
    ),
  origins: DEPLOYMENT_ORIGINS,
  write: "create",
  reads: ["get", "revision"],
  ends,
};
