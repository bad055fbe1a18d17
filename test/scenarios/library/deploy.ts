import type { ScriptStep } from "../../../emulator/deployments/life-cycle.ts";
import { imageOf } from "../../harness/virtual-service.ts";
import {
  LOST_REQUEST,
  LOST_RESPONSE,
  onPatch,
  requestsFrom,
  status,
  UNAVAILABLE,
  withFault,
  withFaults,
} from "../faults.ts";
import type { DeployScenario } from "../scenario.ts";

const MINUTE_MS = 60_000;
const FORMER_CONTENT = { image_uri: imageOf("former") };

/** A rollout of a realistic duration. */
export const rolloutEndingWith = (...finalSteps: Omit<ScriptStep, "after_ms">[]): ScriptStep[] => [
  { status: "QUEUED", after_ms: 0 },
  { status: "DEPLOYING", after_ms: 20_000 },
  ...finalSteps.map((step, index) => ({ ...step, after_ms: (index + 2) * 40_000 })),
];
export const ROLLOUT = rolloutEndingWith({ status: "DEPLOYED" });

const trace = [
  "Traceback (most recent call last):",
  ...Array.from(
    { length: 68 },
    (_, index) => `  File "/app/agent/step_${index}.py", line ${index}`,
  ),
  "ImportError: no module named agent_tools",
].join("\n");

const OOM = "Container 'agent-server' terminated with exit code 137 (OOMKilled). Restart count: 5.";
/** Scenarios for each outcome but `cancelled`, which is below; `deploy-messages.ts` has more. */
export const SCENARIOS: Record<string, DeployScenario> = {
  deployed: {
    script: ROLLOUT,
    deployment: { source_config: { custom_url: "https://agent.example" } },
  },
  "deployed: tag": {
    source: "github",
    script: ROLLOUT,
    deployment: {
      source_config: {
        repo_url: "https://github.com/acme/agent",
        custom_url: "https://agent.example",
      },
      source_revision_config: { repo_ref: "refs/tags/v1.3.2" },
    },
    inputs: { repo_ref: "refs/tags/v1.4.0", github_environment: "staging" },
  },
  "deployed: after another rollout": {
    script: ROLLOUT,
    inputs: { wait_for_idle: "true" },
    arrange: ({ emulator, deploymentId }) =>
      emulator.store.addRevision(deploymentId, { script: ROLLOUT }),
  },
  "deployed: response lost": { script: ROLLOUT, ...withFaults(onPatch(LOST_RESPONSE)) },
  unchanged: {
    deployment: { source_revision_config: FORMER_CONTENT },
    inputs: { image_uri: FORMER_CONTENT.image_uri, skip_unchanged: "true" },
  },
  no_revision: { inputs: { image_uri: "", custom_url: "https://agent.example" } },
  planned: {
    inputs: {
      dry_run: "true",
      resource_spec: "cpu: 2\nmemory_mb: 4096\nmax_scale: 3",
      secrets: "MODEL_KEY=value-of-the-key",
    },
    // A plan names a rollout that is in progress.
    arrange: ({ emulator, deploymentId }) =>
      emulator.store.addRevision(deploymentId, { script: ROLLOUT }),
  },
  not_waited: { inputs: { wait: "false" } },
  "failed: out of memory": {
    script: rolloutEndingWith({ status: "DEPLOY_FAILED", message: OOM }),
    inputs: { revision_link: "https://platform.example/d/{deployment_id}/r/{revision_id}" },
  },
  "failed: long message": {
    script: rolloutEndingWith({ status: "DEPLOY_FAILED", message: trace }),
  },
  "failed: rolled back": {
    script: ROLLOUT,
    inputs: { rollback_on_failure: "true" },
    arrange: ({ emulator }) =>
      emulator.store.nextScripts.push(
        rolloutEndingWith({ status: "DEPLOY_FAILED", message: "exit code 1" }),
      ),
  },
  superseded: {
    script: ROLLOUT,
    arrange: ({ emulator, deploymentId, clock }) =>
      clock.at(10_000, () => emulator.store.addRevision(deploymentId, {})),
  },
  not_active: { script: rolloutEndingWith({ status: "DEPLOYED", inactive: true }) },
  unprotected: {
    script: ROLLOUT,
    inputs: ({ emulator }) => ({ auth_check_url: `${emulator.url}/openapi.json` }),
  },
  unhealthy: { script: ROLLOUT, inputs: { smoke_test_url: "http://127.0.0.1:9" } },
  timed_out: { script: "stuck", inputs: { timeout: "10m" } },
  "rejected: invalid credential": withFault("get", status(401)),
  "rejected: invalid change": withFault("patch", status(422)),
  "rejected: invalid input": { inputs: { image_uri: "", repo_ref: "refs/tags/v1" } },
  "deployed: tag resolved to a commit": {
    source: "github",
    habits: ["commits"],
    script: ROLLOUT,
    deployment: { source_revision_config: { repo_ref: "refs/tags/v1.3.2" } },
    inputs: { repo_ref: "refs/tags/v1.4.0" },
  },
  "deployed: long build in a private repository": {
    source: "github",
    isPublic: false,
    script: [
      { status: "BUILDING", after_ms: 0, log: ["Collecting torch==2.9.1 (from agent)"] },
      { status: "DEPLOYED", after_ms: 150_000 },
    ],
    inputs: { repo_ref: "refs/tags/v1.4.0" },
  },
  "unhealthy: rollback unhealthy too": {
    script: ROLLOUT,
    inputs: { smoke_test_url: "http://127.0.0.1:9", rollback_on_failure: "true" },
  },
  "timed_out: reads fail until the timeout": {
    script: "stuck",
    inputs: { timeout: "5m" },
    ...withFault("revision", UNAVAILABLE, requestsFrom(3)),
  },
  "error: web page at base_url": withFault("get", { kind: "html", status: 200 }),
  "deployed: after a five-minute outage": {
    script: [...ROLLOUT.slice(0, -1), { status: "DEPLOYED", after_ms: 9 * MINUTE_MS }],
    arrange: ({ emulator, clock }) => {
      clock.at(100_000, () => emulator.faults.add({ fault: LOST_REQUEST }));
      clock.at(400_000, () => emulator.faults.clear());
    },
  },
  "error: service unavailable": withFault("get", UNAVAILABLE),
  "error: reads fail during the rollout": {
    script: "stuck",
    ...withFault("revision", UNAVAILABLE, requestsFrom(3)),
  },
};

/** A scenario whose workflow is cancelled while it waits. */
export function cancelledDeploy(): DeployScenario {
  const controller = new AbortController();
  return {
    script: "stuck",
    signal: controller.signal,
    arrange: ({ clock }) =>
      clock.at(2 * MINUTE_MS, () =>
        controller.abort(new DOMException("The workflow was cancelled.", "AbortError")),
      ),
  };
}
