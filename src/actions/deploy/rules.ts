import { type Problem, rulesBetween } from "../../inputs/problem.ts";
import { type checkInputs, checkProblems } from "./checks/inputs.ts";

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
  | ("rollback_on_failure" | "wait" | "allow_http");
type Inputs = Partial<Record<RuledInput, unknown>>;

/** A change, or a revision to watch, and not both. */
function changeProblems(inputs: Inputs): Problem[] {
  const changes = CHANGES.filter((name) => inputs[name] !== undefined);
  if (inputs.revision_id === undefined && changes.length === 0) {
    const message =
      "nothing to deploy: set image_uri, repo_ref, secrets, resource_spec or another change, or revision_id to watch a revision. If one is set, its value is empty (check the step id and the names in its expression), or its name is not that of an input";
    return [{ input: "inputs", message }];
  }
  if (inputs.revision_id === undefined || changes.length === 0) return [];
  const message = `only watches a revision: remove ${changes.join(", ")}, or remove revision_id to deploy`;
  return [{ input: "revision_id", message }];
}

function targetProblems({ deployment_id, deployment_name }: Inputs): Problem[] {
  if (deployment_id !== undefined || deployment_name !== undefined) return [];
  const message = "is required: write the deployment's exact name, or set deployment_id";
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

/** The rules between the inputs of a deploy, but for those of a group. */
export const deployRules = rulesBetween<Inputs>((inputs) => [
  ...targetProblems(inputs),
  ...changeProblems(inputs),
  ...sourceProblems(inputs),
  ...rollbackProblems(inputs),
  ...checkProblems(inputs),
]);
