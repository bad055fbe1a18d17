import * as z from "zod";
import { connectionInputs, connectionRules } from "../../inputs/connection.ts";
import { isPage } from "../../inputs/field/address.ts";
import { boolean, choice, openChoice } from "../../inputs/field/choice.ts";
import { imageUri } from "../../inputs/field/image-uri.ts";
import { deploymentName } from "../../inputs/field/name.ts";
import { graphConfigPath, repoRef } from "../../inputs/field/repository.ts";
import { uuid } from "../../inputs/field/uuid.ts";
import { GithubInputs } from "../../inputs/github.ts";
import { input } from "../../inputs/input.ts";
import type { Problem } from "../../inputs/problem.ts";
import { resourceSpecInputs, resourceSpecRules } from "../../inputs/resource-spec/input.ts";
import { type Rule, rulesBetween } from "../../inputs/rules.ts";
import { secretInputs, secretRules } from "../../inputs/secrets/secrets.ts";
import { sourceConfigInputs, sourceOfInput } from "../../inputs/source.ts";
import { field } from "../../inputs/text-field.ts";
import { waitingInputs, waitingRules } from "../../inputs/waiting.ts";
import {
  DEPLOYMENT_TYPES,
  isTagBuiltOnPush,
  Source,
} from "../../service/contract/deployments/source.ts";
import type { RolloutOutput } from "../rollout/outputs.ts";
import { SHARED_OUTPUTS } from "../rollout/shared-outputs.ts";

const NAME_FIX = "write one such as agent-pr-7";

const REPO_URL_FIX = "write that of the repository, such as https://github.com/team/agent";

// Credentials are refused: the log shows the URL, and the integration provides access.
const repoUrl = field(REPO_URL_FIX, (url, refuse) => {
  if (/^https?:\/\/[^/]*@/i.test(url))
    return refuse("contains a user name or password", "remove everything between // and @");
  if (isPage(url)) return refuse("is the address of a page");
  if (/[?#]/.test(url)) return refuse("contains a query or a fragment");
  const isAddress = /^((https?|ssh):\/\/|[\w.-]+@[\w.-]+:)/i.test(url);
  return isAddress ? url : refuse("is not an https address");
});

const INTEGRATION_ID_FIX =
  "write the id of the GitHub integration, as GET /v1/integrations/github/install lists it";
const listenerId = uuid("write the id of the listener, as GET /v2/listeners lists it");

// biome-ignore format: one input, one line
const shape = z.object({
  ...connectionInputs,
  name: input(deploymentName(NAME_FIX), "Name of the deployment, and of the tracing project that comes with it. Cannot be changed later.", { group: "What to create", required: true, public: "if valid", aliases: "deployment_name deployment service service_name app app_name agent" }),
  if_exists: input(choice("fail", "update").prefault("fail"), "`update` changes the deployment of exactly this name as the root action would, and creates it if there is none. The service must have a list of deployments.", { aliases: "upsert update_if_exists" }),
  source: input(choice(...Source.options), "`github` (built from a repository, in the cloud) or `external_docker` (runs an image, hybrid or self-hosted). Cannot be changed later.", { required: true }),
  image_uri: input(imageUri.optional(), "Container image (`external_docker`).", { public: "always", aliases: "image image_name image_ref image_tag docker_image container_image" }),
  repo_ref: input(repoRef.optional(), "Branch name or `refs/tags/<tag>` (`github`).", { public: "always", aliases: "ref branch git_ref repository_ref" }),
  graph_config_path: input(graphConfigPath.optional(), "Path of the graph configuration file (`github`).", { aliases: "config config_path langgraph_config" }),
  repo_url: input(repoUrl.optional(), "Address of the repository (`github`).", { public: "if valid", aliases: "repo repository git_url" }),
  integration_id: input(uuid(INTEGRATION_ID_FIX).optional(), "Id of the installed GitHub integration (`github`)."),
  deployment_type: input(openChoice(DEPLOYMENT_TYPES).optional(), "`dev_free`, `dev` (the default), `prod`, or another type that the service has (`github`)."),
  listener_id: input(listenerId.optional(), "Id of the listener that runs the deployment (`external_docker`)."),
  k8s_namespace: input(z.string().trim().optional(), "Namespace to deploy into, for listeners of compute type k8s.", { aliases: "namespace", member: "listener_config" }),
  ...sourceConfigInputs,
  ...secretInputs,
  ...resourceSpecInputs,
  dry_run: input(boolean.prefault("false"), "Validate the inputs and show what would be created, but create nothing."),
  ...waitingInputs,
  ...GithubInputs.shape,
  summary: input(boolean.prefault("true"), "Write the job summary."),
});

/** What a creation from git needs, and a change does not. Beyond the contract: creation-body. */
const REQUIRED_FOR_GITHUB = [
  ["repo_url", "write the address of the repository"],
  ["integration_id", INTEGRATION_ID_FIX],
  ["repo_ref", "write the branch, or refs/tags/<tag>"],
  ["graph_config_path", "write the path of the graph configuration file in the repository"],
] as const;

export function findMissingInputs(inputs: CreateInputs): Problem[] {
  if (inputs.source !== "github") return [];
  const rows = REQUIRED_FOR_GITHUB.filter(([input]) => inputs[input] === undefined);
  return rows.map(([input, fix]) => ({ input, reason: "is required for source github", fix }));
}

/** Refuses inputs of the other source, and `build_on_push: true` if `repo_ref` is a tag. */
const sourceRules = rulesBetween((inputs) => {
  const source = Source.safeParse(inputs.source).data;
  if (source === undefined) return [];
  // biome-ignore format: one rule, one line
  return [
    ...Object.entries(inputs).map(([input, value]): Rule => {
      const inputSource = sourceOfInput(shape, input) ?? source;
      return [value !== undefined && inputSource !== source, input, `applies to source ${inputSource} only`, "remove it, or correct source"];
    }),
    [isTagBuiltOnPush(inputs), "build_on_push", "cannot be true while repo_ref is a tag", "remove it, or set repo_ref to a branch"],
  ];
});

export const CreateInputs = shape.check(
  connectionRules,
  waitingRules,
  secretRules,
  resourceSpecRules,
  sourceRules,
);
export type CreateInputs = z.output<typeof CreateInputs>;

export const outputs = {
  created: "`true` if the deployment was created, `false` if it was changed (`if_exists`).",
  deployment_id: "The deployment. Set before its revision is followed.",
  revision_id: "Its first revision, or the one that the change created.",
  revision_created: "`true` once that revision is known.",
  previous_revision_id: "If it was changed: the revision that was active before.",
  status: "The revision's last status, as the server spelled it.",
  changes:
    "JSON array of `{path, before, after}`: what is created or changed; secrets and resource fields by name only. If the service shows another value at the end than was sent, also `shown`.",
  ...SHARED_OUTPUTS,
} as const satisfies Partial<Record<RolloutOutput, string>>;

export type Output = keyof typeof outputs;
