import { imageOf } from "../../harness/virtual-service.ts";
import { requestsFrom, status, withFault, withImage } from "../faults.ts";
import type { DeployScenario, Service } from "../scenario.ts";
import { ROLLOUT, rolloutEndingWith } from "./deploy.ts";

const FORMER_REVISION = withImage("registry.example/agent:1.3.2");
const NEW_IMAGE = "registry.example/agent:1.4.0";

const SECRETS = [
  { name: "MODEL_KEY", value: "the-first-value-of-it-1" },
  { name: "DATABASE_URL", value: "postgres://user:word@db.example/1" },
];

const NEW_IMAGE_DEPLOY = { deployment: FORMER_REVISION, inputs: { image_uri: NEW_IMAGE } };

/** A deploy in a private repository, whose revision does not start. */
const FAILED_START: DeployScenario = {
  ...NEW_IMAGE_DEPLOY,
  isPublic: false,
  script: rolloutEndingWith({
    status: "DEPLOY_FAILED",
    message: "CrashLoopBackOff: back-off 40s restarting failed container=api",
  }),
};

const addFailedRevision = ({ emulator, deploymentId }: Service) =>
  emulator.store.addRevision(deploymentId, {
    script: [{ status: "DEPLOY_FAILED", after_ms: 0 }],
    ...withImage("registry.example/agent:1.3.9"),
  });

/** Deploys with the same outcomes as those of `deploy.ts`, but with other messages. */
export const MESSAGES: Record<string, DeployScenario> = {
  "secrets rotated": {
    script: ROLLOUT,
    deployment: { ...FORMER_REVISION, secrets: SECRETS },
    inputs: {
      image_uri: "",
      secrets:
        "MODEL_KEY=the-second-value-of-it-2\nDATABASE_URL=postgres://user:other@db.example/1",
    },
  },
  "a new image, and a removed secret": {
    script: ROLLOUT,
    deployment: { ...FORMER_REVISION, secrets: SECRETS },
    inputs: {
      image_uri: NEW_IMAGE,
      secrets: "MODEL_KEY=the-second-value-of-it-2",
      secrets_mode: "replace",
    },
  },
  "resources, and the same image by its digest": {
    script: ROLLOUT,
    deployment: {
      // Equal to `OUR_IMAGE`, the default of the input `image_uri` (`arrangement.ts`).
      ...withImage(imageOf("ours")),
      source_config: { resource_spec: { memory_mb: 1_024, cpu: 1 } },
    },
    inputs: { resource_spec: "memory_mb: 2048\ncpu: 2" },
  },
  "a branch": {
    source: "github",
    habits: ["commits"],
    script: ROLLOUT,
    inputs: { repo_ref: "main" },
  },
  "a failure with a cause from the platform, and a log": {
    script: "fail-memory",
    deployment: FORMER_REVISION,
    inputs: { image_uri: NEW_IMAGE, failure_log: "always" },
  },
  "a failed start, with a log": FAILED_START,
  "a failed start in a public repository": { ...FAILED_START, isPublic: true },
  "a successful deploy after a failed one": {
    script: ROLLOUT,
    ...NEW_IMAGE_DEPLOY,
    arrange: addFailedRevision,
  },
  "a plan after a failed deploy": {
    deployment: FORMER_REVISION,
    inputs: { image_uri: "registry.example/agent:1.3.9", dry_run: "true" },
    arrange: addFailedRevision,
  },
  "a timeout, rolled back": {
    script: ROLLOUT,
    deployment: FORMER_REVISION,
    inputs: { image_uri: NEW_IMAGE, timeout: "5m", rollback_on_failure: "true" },
    arrange: ({ emulator }) =>
      emulator.store.nextScripts.push([{ status: "DEPLOYING", after_ms: 0 }]),
  },
  "an image replaced by another deploy that serves": {
    script: ROLLOUT,
    ...NEW_IMAGE_DEPLOY,
    arrange: ({ emulator, deploymentId, clock }) =>
      clock.at(10_000, () =>
        emulator.store.addRevision(deploymentId, {
          script: [{ status: "DEPLOYED", after_ms: 1_000 }],
          ...withImage("registry.example/agent:1.5.0"),
        }),
      ),
  },
  "a resource change replaced by another deploy": {
    deployment: FORMER_REVISION,
    inputs: { image_uri: "", resource_spec: "memory_mb: 2048" },
    script: ROLLOUT,
    arrange: ({ emulator, deploymentId, clock }) =>
      clock.at(10_000, () => emulator.store.addRevision(deploymentId, {})),
  },
  "the latest revision, which someone else has started": {
    script: ROLLOUT,
    deployment: FORMER_REVISION,
    inputs: { image_uri: "", revision_id: "latest" },
    arrange: ({ emulator, deploymentId }) =>
      emulator.store.addRevision(deploymentId, {
        script: ROLLOUT,
        ...withImage(NEW_IMAGE),
      }),
  },
  "a revision that was interrupted": {
    script: rolloutEndingWith({ status: "INTERRUPTED" }),
    ...NEW_IMAGE_DEPLOY,
  },
  "a credential that expires": {
    script: "stuck",
    ...NEW_IMAGE_DEPLOY,
    ...withFault("revision", status(401, "the key has expired"), requestsFrom(3)),
  },
  "an unprotected agent server, rolled back": {
    script: ROLLOUT,
    deployment: FORMER_REVISION,
    inputs: ({ emulator }) => ({
      image_uri: NEW_IMAGE,
      auth_check_url: `${emulator.url}/openapi.json`,
      rollback_on_failure: "true",
    }),
  },
  "a changed secret, and a failed start": {
    ...FAILED_START,
    deployment: { ...FORMER_REVISION, secrets: SECRETS },
    inputs: {
      image_uri: "",
      secrets: "MODEL_KEY=the-second-value-of-it-2",
      secrets_mode: "replace",
    },
  },
  "a crash loop until the timeout, with a log": {
    isPublic: false,
    deployment: FORMER_REVISION,
    script: [
      { status: "DEPLOYING", after_ms: 0, log: ["ModuleNotFoundError: No module named 'tools'"] },
    ],
    inputs: { image_uri: NEW_IMAGE, timeout: "4m" },
  },
  "a timeout with a cause from the platform": {
    deployment: FORMER_REVISION,
    script: [{ status: "ERROR", after_ms: 0, message: "no nodes match the selector" }],
    inputs: { image_uri: NEW_IMAGE, timeout: "4m" },
  },
  "another rollout that does not end": {
    deployment: FORMER_REVISION,
    inputs: { image_uri: NEW_IMAGE, wait_for_idle: "true", timeout: "3m" },
    arrange: ({ emulator, deploymentId }) =>
      emulator.store.addRevision(deploymentId, {
        script: "stuck",
        ...withImage("registry.example/agent:1.3.9"),
      }),
  },
  "a wrong auth_check_url": {
    deployment: FORMER_REVISION,
    script: ROLLOUT,
    inputs: ({ emulator }) => ({
      image_uri: NEW_IMAGE,
      auth_check_url: `${emulator.url}/agents/another/treads`,
      rollback_on_failure: "true",
    }),
  },
  "a secret that would be removed": {
    deployment: { ...FORMER_REVISION, secrets: SECRETS },
    inputs: { image_uri: NEW_IMAGE, secrets: "MODEL_KEY=the-second-value-of-it-2" },
  },
  "a refused spec that would have removed a field": {
    deployment: { ...FORMER_REVISION, source_config: { resource_spec: { cpu: 1, min_scale: 1 } } },
    inputs: { image_uri: "", resource_spec: "cpu: 99" },
    maxCpu: 4,
  },
  "a plan of a branch": { source: "github", inputs: { repo_ref: "main", dry_run: "true" } },
  "the image that already serves": {
    deployment: FORMER_REVISION,
    script: ROLLOUT,
    inputs: { image_uri: "registry.example/agent:1.3.2" },
  },
};
