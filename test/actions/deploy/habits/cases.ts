import { commitSha } from "../../../../emulator/deployments/patch.ts";
import type { HabitName } from "../../../../emulator/habits/habits.ts";
import { OUR_IMAGE } from "../../../harness/virtual-service.ts";
import { faults, onPatch } from "../../../scenarios/faults.ts";
import { type PlayResult, play } from "../../../scenarios/play.ts";
import type { DeployScenario, Service } from "../../../scenarios/scenario.ts";

const DEPLOYED = [{ status: "DEPLOYED", after_ms: 0 }];
const FOR_A_MINUTE = [
  { status: "DEPLOYING", after_ms: 0 },
  { status: "DEPLOYED", after_ms: 60_000 },
];
const TAG = "agent:v2";
const SECRETS = "TOKEN=value-of-token";
const PATH = "./agent/graph.json";
const GIT_TAG = { repo_ref: "refs/tags/v2", graph_config_path: PATH };
const REPOSITORY = "https://git.example/team/agent";
/** The step deploys the ref of its own run. */
const ownRun = (ref: string) => ({
  ref,
  commit: commitSha(REPOSITORY, ref.replace("refs/heads/", ""), 0),
});
const OWN_TAG = { source: "github", inputs: GIT_TAG, run: ownRun("refs/tags/v2") } as const;
const OWN_BRANCH = {
  source: "github",
  inputs: { repo_ref: "main" },
  run: ownRun("refs/heads/main"),
} as const;
/** What an earlier attempt of the run has deployed. */
const deployedBefore =
  (repo_ref: string) =>
  ({ emulator, deploymentId }: Service) =>
    emulator.store.addRevision(deploymentId, {
      source_revision_config: { repo_ref, graph_config_path: PATH },
      script: DEPLOYED,
    });
const LOST = onPatch({ kind: "reset", when: "after" });
const LATE = onPatch({ kind: "late_commit", after_ms: 20_000 });

const MINUTE = 60_000;

/** A deployment with a history: seven revisions, a minute each, the newest one active. */
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
      script: DEPLOYED,
    });
  }
  await clock.sleep(MINUTE);
}

interface HabitCase extends Omit<DeployScenario, "arrange"> {
  /** The result without any habit. */
  expected: string;
  arrange?: DeployScenario["arrange"];
}

export const HABIT_CASES = {
  image: { inputs: { image_uri: TAG }, expected: "deployed" },
  "image, lost": {
    inputs: { image_uri: TAG },
    arrange: faults(LOST),
    expected: "deployed",
  },
  "image, late": {
    inputs: { image_uri: TAG },
    arrange: faults(LATE),
    expected: "deployed",
  },
  "digest, lost": {
    inputs: { image_uri: OUR_IMAGE },
    arrange: faults(LOST),
    expected: "deployed",
  },
  "git tag": { source: "github", inputs: GIT_TAG, expected: "deployed" },
  "git tag, lost": {
    source: "github",
    inputs: GIT_TAG,
    arrange: faults(LOST),
    expected: "deployed",
  },
  "own git tag, lost": { ...OWN_TAG, arrange: faults(LOST), expected: "deployed" },
  "own branch, lost": { ...OWN_BRANCH, arrange: faults(LOST), expected: "deployed" },
  "own git tag, rerun": {
    ...OWN_TAG,
    run: { ...OWN_TAG.run, attempt: 2 },
    arrange: deployedBefore("refs/tags/v2"),
    expected: "deployed, 0 sent",
  },
  "own branch, rerun": {
    ...OWN_BRANCH,
    run: { ...OWN_BRANCH.run, attempt: 2 },
    arrange: deployedBefore("main"),
    expected: "deployed",
  },
  "branch, lost": {
    source: "github",
    inputs: { repo_ref: "main" },
    arrange: faults(LOST),
    expected: "deployed",
  },
  "repository's secrets, lost": {
    source: "github",
    inputs: { secrets: SECRETS, secrets_mode: "replace" },
    arrange: faults(LOST),
    expected: "deployed",
  },
  "secrets merged": {
    inputs: { image_uri: "", secrets: SECRETS, secrets_mode: "merge" },
    expected: "deployed",
  },
  "secrets, lost": {
    inputs: { image_uri: "", secrets: SECRETS, secrets_mode: "replace" },
    arrange: faults(LOST),
    expected: "deployed",
  },
  "spec, lost": {
    inputs: { image_uri: "", resource_spec: "cpu: 3" },
    arrange: faults(LOST),
    expected: "deployed",
  },
  "field of a newer service": {
    inputs: { image_uri: "", resource_spec: "cpu: 3\ngpu: 1" },
    expected: "rejected",
  },
  "by name": {
    inputs: { deployment_id: "", deployment_name: "agent", image_uri: TAG },
    arrange: ({ emulator }) => {
      for (let index = 1; index < 12; index++)
        emulator.store.addDeployment({ name: `agent-${index}`, source: "external_docker" });
    },
    expected: "deployed",
  },
  "promoted tag": {
    inputs: { image_uri: "", image_from: "staging" },
    arrange: ({ emulator }) =>
      emulator.store.addDeployment({ name: "staging", source: "external_docker" }),
    expected: "rejected, 0 sent",
  },
  "the same image": {
    inputs: { image_uri: "agent:v0.6", skip_unchanged: "true" },
    expected: "unchanged, 0 sent",
  },
  "the same git tag": {
    source: "github",
    inputs: { repo_ref: "refs/tags/v0.6", skip_unchanged: "true" },
    expected: "unchanged, 0 sent",
  },
  "the same path": {
    source: "github",
    inputs: { graph_config_path: PATH, skip_unchanged: "true" },
    expected: "unchanged, 0 sent",
  },
  "the same secrets": {
    inputs: { image_uri: "", secrets: "OLD=value-of-old", skip_unchanged: "true" },
    expected: "unchanged, 0 sent",
  },
  "the same spec": {
    inputs: { image_uri: "", resource_spec: "cpu: 1", skip_unchanged: "true" },
    expected: "unchanged, 0 sent",
  },
  "spec merged": {
    inputs: { image_uri: "", resource_spec: "cpu: 3", resource_spec_mode: "merge" },
    expected: "deployed",
  },
  "image that fails": {
    inputs: { image_uri: "agent:fail-deploy", rollback_on_failure: "true" },
    expected: "failed, rolled back, 2 sent",
  },
  "git tag that fails": {
    source: "github",
    inputs: { repo_ref: "refs/tags/fail-build", rollback_on_failure: "true" },
    expected: "failed, rolled back, 2 sent",
  },
  "after another deploy": {
    inputs: { image_uri: TAG, wait_for_idle: "true" },
    arrange: ({ emulator, deploymentId }) =>
      void emulator.store.addRevision(deploymentId, { script: FOR_A_MINUTE }),
    expected: "deployed",
  },
  "interruption that ends": {
    inputs: { image_uri: TAG },
    script: "resumed",
    expected: "deployed",
  },
  "interruption for ever": {
    inputs: { image_uri: TAG },
    script: "interrupted",
    expected: "failed",
  },
  rerun: {
    inputs: { image_uri: OUR_IMAGE },
    run: { attempt: 2 },
    arrange: ({ emulator, deploymentId }) =>
      void emulator.store.addRevision(deploymentId, {
        source_revision_config: { image_uri: OUR_IMAGE },
        script: DEPLOYED,
      }),
    expected: "deployed, 0 sent",
  },
  attached: {
    inputs: ({ emulator, deploymentId }) => ({
      image_uri: "",
      revision_id: emulator.store.addRevision(deploymentId).id,
    }),
    expected: "deployed, 0 sent",
  },
} as const satisfies Record<string, HabitCase>;
export type HabitCaseName = keyof typeof HABIT_CASES;

/** The outcome, and what differs from one change without a rollback. */
export function summaryOf({ outcome, outputs, requests }: PlayResult): string {
  const sent = requests.filter(({ method }) => method === "PATCH").length;
  const rolledBack = outputs.rolled_back === "true" ? ", rolled back" : "";
  return `${outcome}${rolledBack}${sent === 1 ? "" : `, ${sent} sent`}`;
}

export function deployTo(
  name: HabitCaseName,
  habits: HabitName[] = [],
  others: Pick<DeployScenario, "without"> = {},
): Promise<PlayResult> {
  const { expected: _, arrange, ...options }: HabitCase = HABIT_CASES[name];
  return play({
    action: "deploy",
    ...{ ...options, ...others, habits },
    arrange: async (service) => {
      await addHistory(service);
      arrange?.(service);
    },
  });
}
