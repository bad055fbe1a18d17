import { commitSha } from "../../../../emulator/deployments/patch.ts";
import type { HabitName } from "../../../../emulator/habits/habits.ts";
import { OUR_IMAGE } from "../../../harness/virtual-service.ts";
import { faults, LOST_RESPONSE, lateCommit, onPatch, script } from "../../../scenarios/faults.ts";
import { type PlayResult, play } from "../../../scenarios/play.ts";
import type { DeployScenario, Service } from "../../../scenarios/scenario.ts";

const MINUTE = 60_000;
const DEPLOYED_SCRIPT = script(["DEPLOYED", 0]);
const MINUTE_SCRIPT = script(["DEPLOYING", 0], ["DEPLOYED", 60]);
const TAG = { inputs: { image_uri: "agent:v2" } };
const DIGEST = { inputs: { image_uri: OUR_IMAGE } };
const SECRETS = "TOKEN=value-of-token";
const PATH = "./agent/graph.json";
const GIT_TAG_INPUTS = { repo_ref: "refs/tags/v2", graph_config_path: PATH };
const GIT_TAG = { source: "github", inputs: GIT_TAG_INPUTS } as const;
const BRANCH = { source: "github", inputs: { repo_ref: "main" } } as const;
const REPOSITORY = "https://git.example/team/agent";
/** The workflow run of a ref of the deployment's repository. */
const runOf = (ref: string, attempt = 1) => ({
  run: { ref, commit: commitSha(REPOSITORY, ref.replace("refs/heads/", ""), 0), attempt },
});
/** An earlier attempt of the run has deployed this. */
const withRevision = (source_revision_config: object) => ({
  arrange: ({ emulator, deploymentId }: Service) =>
    emulator.store.addRevision(deploymentId, { source_revision_config, script: DEPLOYED_SCRIPT }),
});
const LOST = { arrange: faults(onPatch(LOST_RESPONSE)) };
const LATE_COMMIT = { arrange: faults(lateCommit(20)) };
const skipUnchanged = (inputs: Record<string, string>) => ({
  ...{ inputs: { ...inputs, skip_unchanged: "true" }, expected: "unchanged, 0 sent" },
});
const ROLLED_BACK = "failed, rolled back, 2 sent";

/** Adds six revisions to the first one, a minute apart; the newest one is active. */
async function addHistory({ emulator, deploymentId, clock }: Service): Promise<void> {
  const { store } = emulator;
  const { source } = store.deployment(deploymentId);
  for (let minor = 1; minor <= 6; minor++) {
    await clock.sleep(MINUTE);
    const image = { image_uri: `agent:v0.${minor}` };
    const ref = { repo_ref: `refs/tags/v0.${minor}`, graph_config_path: PATH };
    store.addRevision(deploymentId, {
      source_revision_config: source === "github" ? ref : image,
      secrets: [{ name: "OLD", value: "value-of-old" }],
      source_config: source === "github" ? {} : { resource_spec: { cpu: 1 } },
      script: DEPLOYED_SCRIPT,
    });
  }
  await clock.sleep(MINUTE);
}

interface HabitCase extends DeployScenario {
  /** The summary without any habit, by default `deployed`. */
  expected?: string;
}

/** `lost`: the response to the change is lost. `late`: the change is applied 20 s later. */
export const HABIT_CASES = {
  image: TAG,
  "image, lost": { ...TAG, ...LOST },
  "image, late": { ...TAG, ...LATE_COMMIT },
  "digest, lost": { ...DIGEST, ...LOST },
  "git tag": GIT_TAG,
  "git tag, lost": { ...GIT_TAG, ...LOST },
  "the run's git tag, lost": { ...GIT_TAG, ...runOf("refs/tags/v2"), ...LOST },
  "the run's branch, lost": { ...BRANCH, ...runOf("refs/heads/main"), ...LOST },
  "the run's git tag, rerun": {
    ...{ ...GIT_TAG, ...runOf("refs/tags/v2", 2), ...withRevision(GIT_TAG.inputs) },
    expected: "deployed, 0 sent",
  },
  "the run's branch, rerun": {
    ...{ ...BRANCH, ...runOf("refs/heads/main", 2) },
    ...withRevision({ repo_ref: "main", graph_config_path: PATH }),
  },
  "branch, lost": { ...BRANCH, ...LOST },
  "secrets of a git deployment, lost": {
    ...{ source: "github", ...LOST },
    inputs: { secrets: SECRETS, secrets_mode: "replace" },
  },
  "secrets merged": { inputs: { image_uri: "", secrets: SECRETS, secrets_mode: "merge" } },
  "secrets, lost": {
    inputs: { image_uri: "", secrets: SECRETS, secrets_mode: "replace" },
    ...LOST,
  },
  "spec, lost": { inputs: { image_uri: "", resource_spec: "cpu: 3" }, ...LOST },
  "field of a newer service": {
    inputs: { image_uri: "", resource_spec: "cpu: 3\ngpu: 1" },
    expected: "rejected",
  },
  "by name": {
    inputs: { deployment_id: "", deployment_name: "agent", ...TAG.inputs },
    arrange: ({ emulator }) => {
      for (let index = 1; index < 12; index++)
        emulator.store.addDeployment({ name: `agent-${index}`, source: "external_docker" });
    },
  },
  "promoted tag": {
    inputs: { image_uri: "", image_from: "staging" },
    arrange: ({ emulator }) =>
      emulator.store.addDeployment({ name: "staging", source: "external_docker" }),
    expected: "rejected, 0 sent",
  },
  "the same image": skipUnchanged({ image_uri: "agent:v0.6" }),
  "the same git tag": { source: "github", ...skipUnchanged({ repo_ref: "refs/tags/v0.6" }) },
  "the same path": { source: "github", ...skipUnchanged({ graph_config_path: PATH }) },
  "the same secrets": skipUnchanged({ image_uri: "", secrets: "OLD=value-of-old" }),
  "the same spec": skipUnchanged({ image_uri: "", resource_spec: "cpu: 1" }),
  "spec merged": {
    inputs: { image_uri: "", resource_spec: "cpu: 3", resource_spec_mode: "merge" },
  },
  "image that fails": {
    inputs: { image_uri: "agent:fail-deploy", rollback_on_failure: "true" },
    expected: ROLLED_BACK,
  },
  "git tag that fails": {
    source: "github",
    inputs: { repo_ref: "refs/tags/fail-build", rollback_on_failure: "true" },
    expected: ROLLED_BACK,
  },
  "after another deploy": {
    inputs: { ...TAG.inputs, wait_for_idle: "true" },
    arrange: ({ emulator, deploymentId }) =>
      emulator.store.addRevision(deploymentId, { script: MINUTE_SCRIPT }),
  },
  "interruption that ends": { ...TAG, script: "resumed" },
  "interruption for ever": { ...TAG, script: "interrupted", expected: "failed" },
  rerun: {
    ...{ ...DIGEST, run: { attempt: 2 }, ...withRevision(DIGEST.inputs) },
    expected: "deployed, 0 sent",
  },
  "watched revision": {
    inputs: ({ emulator, deploymentId }) => ({
      image_uri: "",
      revision_id: emulator.store.addRevision(deploymentId).id,
    }),
    expected: "deployed, 0 sent",
  },
} as const satisfies Record<string, HabitCase>;
export type HabitCaseName = keyof typeof HABIT_CASES;
export const HABIT_CASE_NAMES = Object.keys(HABIT_CASES) as HabitCaseName[];

/** The summary of the case without any habit. */
export function expectedSummary(name: HabitCaseName): string {
  const { expected = "deployed" }: HabitCase = HABIT_CASES[name];
  return expected;
}

/** The outcome, whether it was rolled back, and the number of PATCH requests unless it is 1. */
export function summaryOf({ outcome, outputs, requests }: PlayResult): string {
  const patchCount = requests.filter(({ method }) => method === "PATCH").length;
  const rollbackText = outputs.rolled_back === "true" ? ", rolled back" : "";
  return `${outcome}${rollbackText}${patchCount === 1 ? "" : `, ${patchCount} sent`}`;
}

export function deployTo(name: HabitCaseName, habits: HabitName[] = []): Promise<PlayResult> {
  const { expected: _, arrange, ...scenario }: HabitCase = HABIT_CASES[name];
  return play({
    action: "deploy",
    ...{ ...scenario, habits },
    arrange: async (service) => {
      await addHistory(service);
      arrange?.(service);
    },
  });
}
