import { rulesBetween, type Wrong } from "../../inputs/problem.ts";
import { type checkInputs, checks } from "./checks/inputs.ts";

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

/** The inputs that these rules are about. */
export type RuledInput =
  | (typeof CHANGES)[number]
  | keyof typeof checkInputs
  | ("deployment_id" | "deployment_name" | "revision_id")
  | ("base_url" | "rollback_on_failure" | "wait" | "allow_http");
type Inputs = Partial<Record<RuledInput, unknown>>;

/** A change, or a revision to watch, and not both. */
function changes(inputs: Inputs, wrong: Wrong): void {
  const given = CHANGES.filter((name) => inputs[name] !== undefined).join(", ");
  if (inputs.revision_id === undefined && given === "")
    wrong(
      "inputs",
      "nothing to deploy",
      "set image_uri, repo_ref, secrets, resource_spec or another change, or revision_id to watch a revision. If one is set, its value is empty (check the step id and the names in its expression), or its name is not that of an input",
    );
  if (inputs.revision_id !== undefined && given !== "")
    wrong(
      "revision_id",
      "only watches a revision",
      `remove ${given}, or remove revision_id to deploy`,
    );
}

function target({ deployment_id, deployment_name }: Inputs, wrong: Wrong): void {
  if (deployment_id === undefined && deployment_name === undefined)
    wrong(
      "deployment_name",
      "is required",
      "write the deployment's exact name, or set deployment_id",
    );
}

function sources({ image_uri, image_from, repo_ref }: Inputs, wrong: Wrong): void {
  if (image_uri !== undefined && image_from !== undefined)
    wrong("image_from", "cannot be combined with image_uri", "remove one of the two");
  const image = image_uri === undefined ? "image_from" : "image_uri";
  if ((image_uri ?? image_from) !== undefined && repo_ref !== undefined)
    wrong(
      "repo_ref",
      `cannot be combined with ${image}`,
      "a deployment is either built from a repository or runs an image; remove one of the two",
    );
}

/** Only a step that deploys and waits knows what to take back, and whether. */
function rollback({ rollback_on_failure, wait, revision_id }: Inputs, wrong: Wrong): void {
  if (rollback_on_failure !== true) return;
  if (wait === false)
    wrong(
      "wait",
      "cannot be false together with rollback_on_failure, which needs the rollout's end",
      "remove one of the two",
    );
  if (revision_id !== undefined)
    wrong(
      "rollback_on_failure",
      "cannot be combined with revision_id, which changes nothing",
      "remove one of the two",
    );
}

/** The rules between the inputs of a deploy, but for those of a group. */
export const deployRules = rulesBetween<Inputs>(target, changes, sources, rollback, checks);
