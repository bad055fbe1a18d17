import { rulesBetween } from "../../inputs/problem.ts";
import { checks } from "./checks/inputs.ts";

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
];

type Row = [isBroken: boolean, input: string, what: string, todo: string];

const EITHER =
  "a deployment is either built from a repository or runs an image; remove one of the two";
const NOTHING_GIVEN =
  "set image_uri, repo_ref, secrets, resource_spec or another change, or revision_id to watch a revision. If one is set, its value is empty (check the step id and the names in its expression), or its name is not that of an input";

function rowsOf(inputs: Record<string, unknown>): Row[] {
  const { deployment_id, deployment_name, revision_id, image_uri, image_from, repo_ref } = inputs;
  const changes = CHANGES.filter((name) => inputs[name] !== undefined).join(", ");
  const image = image_uri === undefined ? "image_from" : "image_uri";
  const rollsBack = inputs.rollback_on_failure === true;
  // biome-ignore format: one rule, one line
  return [
    [deployment_id === undefined && deployment_name === undefined, "deployment_name", "is required", "write the deployment's exact name, or set deployment_id"],
    [revision_id === undefined && changes === "", "inputs", "nothing to deploy", NOTHING_GIVEN],
    [revision_id !== undefined && changes !== "", "revision_id", "only watches a revision", `remove ${changes}, or remove revision_id to deploy`],
    [image_uri !== undefined && image_from !== undefined, "image_from", "cannot be combined with image_uri", "remove one of the two"],
    [inputs[image] !== undefined && repo_ref !== undefined, "repo_ref", `cannot be combined with ${image}`, EITHER],
    [rollsBack && inputs.wait === false, "wait", "cannot be false together with rollback_on_failure, which needs the rollout's end", "remove one of the two"],
    [rollsBack && revision_id !== undefined, "rollback_on_failure", "cannot be combined with revision_id, which changes nothing", "remove one of the two"],
  ];
}

/** The rules between the inputs of a deploy, but for those of a group. */
export const deployRules = rulesBetween((inputs, wrong) => {
  for (const [isBroken, ...said] of rowsOf(inputs)) if (isBroken) wrong(...said);
}, checks);
