import * as z from "zod";
import { connectionInputs, connectionRules } from "../../inputs/connection.ts";
import { boolean } from "../../inputs/field/boolean.ts";
import { choice } from "../../inputs/field/choice.ts";
import { repoRef } from "../../inputs/field/git-ref.ts";
import { imageUri } from "../../inputs/field/image-uri.ts";
import { uuid } from "../../inputs/field/uuid.ts";
import { GithubInputs } from "../../inputs/github.ts";
import { type Problem, quoted, rulesBetween } from "../../inputs/problem.ts";
import { resourceSpecInputs, resourceSpecRules } from "../../inputs/resource-spec/input.ts";
import { secretInputs, secretRules } from "../../inputs/secrets/secrets.ts";
import { graphConfigPath, sourceConfigInputs, sourceOfInput } from "../../inputs/source.ts";
import { waitingInputs, waitingRules } from "../../inputs/waiting.ts";
import { buildsTagOnPush, Source } from "../../service/contract/source.ts";

const text = z.string().trim();
const NAME_FORM = "write one such as agent-pr-7";
const INTEGRATION_FORM =
  "write the id of the GitHub integration, as GET /v1/integrations/github/install lists it";
/** The log shows the address, and the integration gives access. */
const CREDENTIALS = /^https?:\/\/[^/]*@/i;

const shape = z.object({
  ...connectionInputs,
  name: z
    .string(`is required: ${NAME_FORM}`)
    .trim()
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, {
      error: ({ input }) =>
        input === ""
          ? `is required: ${NAME_FORM}`
          : `${quoted(String(input))} contains control characters: ${NAME_FORM}`,
    })
    .meta({
      group: "What to create",
      description:
        "Name of the deployment, and of the tracing project that comes with it. Cannot be changed later.",
      required: true,
    }),
  if_exists: choice("fail", "update").prefault("fail").meta({
    description:
      "`update` changes the deployment of exactly this name as the root action would, and creates it if there is none. The service must have a list of deployments.",
  }),
  source: choice(...Source.options).meta({
    description:
      "`github` (built from a repository, in the cloud) or `external_docker` (runs an image, self-hosted). Cannot be changed later.",
    required: true,
  }),
  image_uri: imageUri.optional().meta({ description: "Container image (`external_docker`)." }),
  repo_ref: repoRef
    .optional()
    .meta({ description: "Branch name or `refs/tags/<tag>` (`github`)." }),
  graph_config_path: graphConfigPath
    .optional()
    .meta({ description: "Path of the graph configuration file (`github`)." }),
  repo_url: text
    .refine(
      (url) => !CREDENTIALS.test(url),
      "contains a user name or password: remove everything between // and @",
    )
    .optional()
    .meta({ description: "Address of the repository (`github`)." }),
  integration_id: uuid(INTEGRATION_FORM)
    .optional()
    .meta({ description: "Id of the installed GitHub integration (`github`)." }),
  deployment_type: text.optional().meta({
    description:
      "`dev_free`, `dev` (the default), `prod`, or another type that the service has (`github`).",
  }),
  listener_id: uuid("write the id of the listener, as GET /v2/listeners lists it")
    .optional()
    .meta({ description: "Id of the listener that runs the deployment (`external_docker`)." }),
  k8s_namespace: text
    .optional()
    .meta({ description: "Namespace to deploy into, for listeners of compute type k8s." }),
  ...sourceConfigInputs,
  ...secretInputs,
  ...resourceSpecInputs,
  dry_run: boolean.prefault("false").meta({
    description: "Validate the inputs and show what would be created, but create nothing.",
  }),
  ...waitingInputs,
  ...GithubInputs.shape,
  summary: boolean.prefault("true").meta({ description: "Write the job summary." }),
});

/** Which inputs the source cannot have. Which it needs, the service says. */
const sourceRules = rulesBetween((inputs) => {
  const source = Source.safeParse(inputs.source).data;
  if (source === undefined) return [];
  const problems: Problem[] = [];
  for (const [input, value] of Object.entries(inputs)) {
    const itsSource = sourceOfInput(input);
    if (value === undefined || itsSource === undefined || itsSource === source) continue;
    const message = `applies to source ${itsSource} only: remove it, or correct source`;
    problems.push({ input, message });
  }
  if (buildsTagOnPush(inputs)) {
    const message =
      "cannot be true while repo_ref is a tag: remove it, or set repo_ref to a branch";
    problems.push({ input: "build_on_push", message });
  }
  return problems;
});

export const CreateInputs = shape.check(
  connectionRules,
  waitingRules,
  secretRules,
  resourceSpecRules,
  sourceRules,
);
export type CreateInputs = z.output<typeof CreateInputs>;

/** Every output and its meaning. Absent means empty. Each is set as soon as it is known. */
export const outputs = {
  created: "`true` or `false`: whether the deployment was created, or changed (`if_exists`).",
  deployment_id: "The deployment. Set before its revision is followed.",
  deployment_name: "Its name.",
  deployment_status: "Its status.",
  deployment_url: "Its `custom_url`, or the address that the service shows.",
  revision_id: "Its first revision, or the one that the change created.",
  revision_created: "`true` once that revision is known.",
  previous_revision_id: "If it was changed: the revision that was active before.",
  status: "The revision's last status, as the server spelled it.",
  outcome: "How it ended: see the table of outcomes.",
  active_revision_id: "The revision that is active at the end.",
  image_uri: "The image that the revision runs.",
  repo_ref: "The branch or tag that the revision runs.",
  repo_commit_sha: "The commit that the revision runs.",
  changes:
    "JSON array of `{path, before, after}`: what is created or changed; secrets and resource fields by name only.",
  elapsed_seconds: "Duration of the whole step.",
  poll_count: "How often the revision was read.",
  error_message: "What went wrong, in one line.",
} as const;

export type Output = keyof typeof outputs;
