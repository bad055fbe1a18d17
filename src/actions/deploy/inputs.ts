import * as z from "zod";
import { connectionInputs, connectionRules } from "../../inputs/connection.ts";
import { boolean, choice } from "../../inputs/field/choice.ts";
import { imageUri } from "../../inputs/field/image-uri.ts";
import { deploymentName } from "../../inputs/field/name.ts";
import { graphConfigPath, repoRef } from "../../inputs/field/repository.ts";
import { deploymentId, revisionId } from "../../inputs/field/uuid.ts";
import { GithubInputs } from "../../inputs/github.ts";
import { input } from "../../inputs/input.ts";
import { resourceSpecInputs, resourceSpecRules } from "../../inputs/resource-spec/input.ts";
import { rulesBetween } from "../../inputs/rules.ts";
import { secretInputs, secretRules } from "../../inputs/secrets/secrets.ts";
import { sourceConfigInputs } from "../../inputs/source.ts";
import { field } from "../../inputs/text-field.ts";
import { waitingInputs, waitingRules } from "../../inputs/waiting.ts";
import { OUTCOMES } from "../../report/outcomes.ts";
import type { RolloutOutput } from "../rollout/outputs.ts";
import { SHARED_OUTPUTS } from "../rollout/shared-outputs.ts";
import { checkInputs, checkRules } from "./checks/inputs.ts";

const NAME_FIX = "write a deployment's name or id";
const nameOrId = field(NAME_FIX, (text, refuse) => text || refuse("is empty", NAME_FIX));

export const LATEST = "latest";

const ROLLBACK_OUTCOMES = Object.entries(OUTCOMES)
  .flatMap(([name, info]) => ("canRollBack" in info ? [`\`${name}\``] : []))
  .join(", ");

// biome-ignore format: one input, one line
const shape = z.object({
  ...connectionInputs,
  deployment_id: input(deploymentId.optional(), "UUID of the deployment to change. This or `deployment_name` is required.", { group: "What to deploy", public: "if valid", aliases: "id" }),
  deployment_name: input(deploymentName("write the deployment's exact name, or set deployment_id").optional(), "The deployment's exact name, instead of its id. The step is `rejected` if no deployment has it, or several have it. Beside `deployment_id` it is a guard: if that deployment has another name, the step is `rejected`, and nothing is sent.", { usual: true, public: "if valid", aliases: "deployment name service service_name app app_name agent" }),
  revision_id: input(revisionId(LATEST).optional(), "Change nothing, and follow this revision: its id, or `latest` for the latest one at the start, whoever made it. With `wait_for_idle`, one that appears within a minute is followed instead. Cannot be combined with an input that changes something."),
  image_uri: input(imageUri.optional(), "New container image (`external_docker`), best with its digest.", { changes: true, usual: true, public: "always", aliases: "image image_name image_ref image_tag docker_image container_image" }),
  image_from: input(nameOrId.optional(), "Promote the image that another deployment (its name or id) serves now. That image must have a digest.", { changes: true, public: "if valid", aliases: "promote_from" }),
  repo_ref: input(repoRef.optional(), "Branch name or `refs/tags/<tag>` (`github`). `refs/heads/<branch>` is sent as `<branch>`, so `github.ref` works for both.", { changes: true, usual: true, public: "always", aliases: "ref branch git_ref repository_ref" }),
  graph_config_path: input(graphConfigPath.optional(), "Path of the graph configuration file (`github`).", { changes: true, aliases: "config config_path langgraph_config" }),
  ...secretInputs,
  secrets_mode: input(choice("replace", "merge").optional(), "`merge` keeps the other current secrets, and is refused if the service hides their values. `replace` removes them; the empty list `[]` removes all. Without a mode, a step that would remove a secret is `rejected`, and names it.", { usual: true }),
  ...resourceSpecInputs,
  resource_spec_mode: input(choice("replace", "merge").prefault("replace"), "`replace` sends exactly this spec; a warning names the fields that this removes. `merge` keeps the other fields of the current spec."),
  ...sourceConfigInputs,
  dry_run: input(boolean.prefault("false"), "Read, validate and show the plan, but change nothing."),
  skip_unchanged: input(boolean.prefault("false"), "Send nothing if nothing would change. A branch always counts as a change, and so does an image tag that moves, such as `main` or `latest`."),
  ...waitingInputs,
  wait_for_idle: input(boolean.prefault("false"), "First wait until the rollout of the latest revision has ended."),
  ...checkInputs,
  rollback_on_failure: input(boolean.prefault("false"), `If the outcome is one of ${ROLLBACK_OUTCOMES}, deploy the previous image (or tag) again and wait for it. The step still fails.`, { usual: true, aliases: "rollback auto_rollback" }),
  ...GithubInputs.shape,
  summary: input(boolean.prefault("true"), "Write the job summary."),
});

/** Inputs that change the deployment: `revision_id` excludes them. */
const CHANGE_INPUTS = shape.keyof().options.filter((name) => shape.shape[name].meta()?.changes);

const ONE_SOURCE_FIX =
  "a deployment is either built from a repository or runs an image; remove one of the two";
const NO_CHANGE_FIX =
  "set image_uri, repo_ref, secrets, resource_spec or another change, or revision_id to watch a revision. If one is set, its value is empty (check the step id and the names in its expression; GitHub drops an output of a job that holds a secret), or its name is not that of an input";

/** The rules between the inputs of a deploy, except those of groups that actions share. */
const deployRules = rulesBetween((inputs) => {
  const { deployment_id, deployment_name, revision_id, image_uri, image_from, repo_ref } = inputs;
  const changes = CHANGE_INPUTS.filter((name) => inputs[name] !== undefined).join(", ");
  const imageInput = image_uri === undefined ? "image_from" : "image_uri";
  const rollsBack = inputs.rollback_on_failure === true;
  // biome-ignore format: one rule, one line
  return [
    [deployment_id === undefined && deployment_name === undefined, "deployment_name", "is required", "write the deployment's exact name, or set deployment_id"],
    [revision_id === undefined && changes === "", "inputs", "nothing to deploy", NO_CHANGE_FIX],
    [revision_id !== undefined && changes !== "", "revision_id", "only watches a revision", `remove ${changes}, or remove revision_id to deploy`],
    [image_uri !== undefined && image_from !== undefined, "image_from", "cannot be combined with image_uri", "remove one of the two"],
    [inputs[imageInput] !== undefined && repo_ref !== undefined, "repo_ref", `cannot be combined with ${imageInput}`, ONE_SOURCE_FIX],
    [rollsBack && inputs.wait === false, "wait", "cannot be false together with rollback_on_failure, which needs the rollout's end", "remove one of the two"],
    [rollsBack && revision_id !== undefined, "rollback_on_failure", "cannot be combined with revision_id, which changes nothing", "remove one of the two"],
    ...checkRules(inputs),
  ];
});

export const DeployInputs = shape.check(
  connectionRules,
  waitingRules,
  secretRules,
  resourceSpecRules,
  deployRules,
);
export type DeployInputs = z.output<typeof DeployInputs>;

export const outputs = {
  revision_id: "The revision created or watched.",
  status: "Its last status, as the server spelled it.",
  revision_created: "`true` or `false`.",
  previous_revision_id: "The revision that was active before.",
  previous_image_uri: "The image that served before.",
  previous_repo_ref: "The branch or tag that served before.",
  changes:
    "JSON array of `{path, before, after}`; secrets by name only. If the service shows another value at the end than was sent, also `shown`.",
  server_revision_id:
    "The revision that the agent server itself reports at `GET /info` during the smoke test; empty if it reports none.",
  rolled_back: "`true` when the rollback was deployed.",
  rollback_revision_id: "The revision created by the rollback.",
  deployment_id: "The deployment.",
  ...SHARED_OUTPUTS,
} as const satisfies Partial<Record<RolloutOutput, string>>;
