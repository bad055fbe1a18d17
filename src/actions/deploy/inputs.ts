import * as z from "zod";
import { connectionInputs, connectionRules } from "../../inputs/connection.ts";
import { boolean } from "../../inputs/field/boolean.ts";
import { choice } from "../../inputs/field/choice.ts";
import { repoRef } from "../../inputs/field/git-ref.ts";
import { imageUri } from "../../inputs/field/image-uri.ts";
import { deploymentId, revisionId } from "../../inputs/field/uuid.ts";
import { GithubInputs } from "../../inputs/github.ts";
import { type Problem, rulesBetween } from "../../inputs/problem.ts";
import { resourceSpecInputs, resourceSpecRules } from "../../inputs/resource-spec/input.ts";
import { secretInputs, secretRules } from "../../inputs/secrets/secrets.ts";
import { graphConfigPath, sourceConfigInputs } from "../../inputs/source.ts";
import { waitingInputs, waitingRules } from "../../inputs/waiting.ts";
import { checkInputs, checkProblems } from "./checks/inputs.ts";

const text = z.string().trim();

/** The value of `revision_id` that stands for the latest revision. */
export const LATEST = "latest";

/** Inputs that change the deployment: `revision_id` excludes them. */
const CHANGES = [
  "image_uri",
  "image_from",
  "repo_ref",
  "graph_config_path",
  "secrets",
  "secrets_from_env",
  "secrets_file",
  "resource_spec",
  "resource_spec_file",
  "build_on_push",
  "custom_url",
  "install_command",
  "build_command",
] as const;

const shape = z.object({
  ...connectionInputs,
  deployment_id: deploymentId.optional().meta({
    group: "What to deploy",
    description: "UUID of the deployment to change. Either this or `deployment_name` is required.",
  }),
  deployment_name: text.min(1, "is empty: write the name").optional().meta({
    description:
      "The deployment's exact name, instead of its id. The step is `rejected` if no deployment has it, or several have it.",
  }),
  revision_id: revisionId(LATEST).optional().meta({
    description:
      "Change nothing, and watch this revision, or `latest`: the latest one at the start, whoever made it. With `wait_for_idle`, a revision that appears within a minute is taken instead. Cannot be combined with an input that changes something.",
  }),
  image_uri: imageUri
    .optional()
    .meta({ description: "New container image (`external_docker`), best with its digest." }),
  image_from: text.min(1, "is empty: write a deployment's name or id").optional().meta({
    description:
      "Promote the image that another deployment (its name or id) serves now. That image must have a digest.",
  }),
  repo_ref: repoRef.optional().meta({
    description:
      "Branch name or `refs/tags/<tag>` (`github`). `refs/heads/<branch>` is sent as `<branch>`, so `github.ref` works for both.",
  }),
  graph_config_path: graphConfigPath
    .optional()
    .meta({ description: "Path of the graph configuration file (`github`)." }),
  ...secretInputs,
  secrets_mode: choice("replace", "merge").prefault("replace").meta({
    description:
      "`replace` sends exactly these secrets, and warns with the names of those that it removes. `merge` keeps the current ones too, and is refused if the service hides their values.",
  }),
  ...resourceSpecInputs,
  resource_spec_mode: choice("replace", "merge").prefault("replace").meta({
    description:
      "`replace` sends exactly this spec, and warns with the names of the fields that it removes. `merge` keeps the other fields of the current spec; a conflict that was there before is only a warning.",
  }),
  ...sourceConfigInputs,
  dry_run: boolean
    .prefault("false")
    .meta({ description: "Read, validate and show the plan, but change nothing." }),
  skip_unchanged: boolean.prefault("false").meta({
    description:
      "Send nothing when nothing would change. A branch in `repo_ref` always counts as a change.",
  }),
  ...waitingInputs,
  wait_for_idle: boolean
    .prefault("false")
    .meta({ description: "First wait until the latest revision has settled." }),
  ...checkInputs,
  rollback_on_failure: boolean.prefault("false").meta({
    description:
      "When the revision fails, times out, or is `unhealthy` or `unprotected`, deploy the previous image (or tag) again and wait for it. The step still fails.",
  }),
  ...GithubInputs.shape,
  summary: boolean.prefault("true").meta({ description: "Write the job summary." }),
});

type Inputs = Partial<Record<keyof z.output<typeof shape>, unknown>>;

/** A change, or a revision to watch, and not both. */
function changeProblems(inputs: Inputs): Problem[] {
  const changes = CHANGES.filter((name) => inputs[name] !== undefined);
  if (inputs.revision_id === undefined && changes.length === 0) {
    const message =
      "nothing to deploy: set image_uri, repo_ref, secrets, resource_spec or another change, or revision_id to watch a revision. If one is set, its value is empty (check the step id and the names in its expression), or its name is misspelt (the runner's warning on unexpected inputs names it)";
    return [{ input: "inputs", message }];
  }
  if (inputs.revision_id === undefined || changes.length === 0) return [];
  const message = `only watches a revision: remove ${changes.join(", ")}, or remove revision_id to deploy`;
  return [{ input: "revision_id", message }];
}

/** One deployment, by its id or its name. */
function targetProblems({ deployment_id, deployment_name }: Inputs): Problem[] {
  if (deployment_id === undefined && deployment_name === undefined) {
    const message = "is required: write the deployment's exact name, or set deployment_id";
    return [{ input: "deployment_name", message }];
  }
  if (deployment_id === undefined || deployment_name === undefined) return [];
  const message = "cannot be combined with deployment_id: remove one of the two";
  return [{ input: "deployment_name", message }];
}

function sourceProblems(inputs: Inputs): Problem[] {
  const { image_uri, image_from, repo_ref } = inputs;
  const problems: Problem[] = [];
  if (image_uri !== undefined && image_from !== undefined) {
    const message = "cannot be combined with image_uri: remove one of the two";
    problems.push({ input: "image_from", message });
  }
  const image = (["image_uri", "image_from"] as const).find((name) => inputs[name] !== undefined);
  if (image !== undefined && repo_ref !== undefined) {
    const message = `cannot be combined with ${image}: a deployment is either built from a repository or runs an image; remove one of the two`;
    problems.push({ input: "repo_ref", message });
  }
  return problems;
}

/** Only a step that deploys and waits knows what to take back, and whether. */
function rollbackProblems({ rollback_on_failure, wait, revision_id }: Inputs): Problem[] {
  if (rollback_on_failure !== true) return [];
  const problems: Problem[] = [];
  if (wait === false) {
    const message =
      "cannot be false together with rollback_on_failure, which needs the rollout's end: remove one of the two";
    problems.push({ input: "wait", message });
  }
  if (revision_id !== undefined) {
    const message =
      "cannot be combined with revision_id, which changes nothing: remove one of the two";
    problems.push({ input: "rollback_on_failure", message });
  }
  return problems;
}

const deployRules = rulesBetween<Inputs>((inputs) => [
  ...targetProblems(inputs),
  ...changeProblems(inputs),
  ...sourceProblems(inputs),
  ...rollbackProblems(inputs),
  ...checkProblems(inputs),
]);

export const DeployInputs = shape.check(
  connectionRules,
  waitingRules,
  secretRules,
  resourceSpecRules,
  deployRules,
);
export type DeployInputs = z.output<typeof DeployInputs>;

/** Every output and its meaning. Absent means empty. Each is set as soon as it is known. */
export const outputs = {
  revision_id: "The revision created or watched.",
  status: "Its last status, as the server spelled it.",
  outcome: "How it ended: see the table of outcomes.",
  revision_created: "`true` or `false`.",
  previous_revision_id: "The revision that was active before.",
  active_revision_id: "The revision that is active at the end.",
  deployment_id: "The deployment.",
  deployment_name: "Its name.",
  deployment_status: "Its status.",
  deployment_url: "Its `custom_url`, or the address that the service shows.",
  image_uri: "The image that the revision runs.",
  repo_ref: "The branch or tag that the revision runs.",
  repo_commit_sha: "The commit that the revision runs.",
  changes: "JSON array of `{path, before, after}`; secrets by name only.",
  elapsed_seconds: "Duration of the whole step.",
  poll_count: "How often the revision was read.",
  rolled_back: "`true` when the rollback was deployed.",
  rollback_revision_id: "The revision created by the rollback.",
  error_message: "What went wrong, in one line.",
} as const;

export type Output = keyof typeof outputs;
