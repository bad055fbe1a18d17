import * as z from "zod";
import { buildsTagOnPush, SOURCE_MEMBERS, Source } from "../contract/source.ts";
import { connectionInputs, connectionRules } from "../inputs/connection.ts";
import { boolean } from "../inputs/field/boolean.ts";
import { repoRef } from "../inputs/field/git-ref.ts";
import { imageUri } from "../inputs/field/image-uri.ts";
import { uuid } from "../inputs/field/uuid.ts";
import { GithubInputs } from "../inputs/github.ts";
import { type Problem, quoted, rulesBetween } from "../inputs/problem.ts";
import { resourceSpecInputs, resourceSpecRules } from "../inputs/resource-spec/input.ts";
import { secretInputs, secretRules } from "../inputs/secrets/secrets.ts";
import { sourceConfigInputs, sourceOfInput } from "../inputs/source.ts";
import { waitingInputs, waitingRules } from "../inputs/waiting.ts";

const text = z.string().trim();
const NAME_FORM = "write letters, digits, '.', '_' or '-', such as agent-pr-7";
const SOURCE_FORM = "write github (built from a repository) or external_docker (runs an image)";
/** The log shows the address, and the integration gives access. */
const CREDENTIALS = /^https?:\/\/[^/]*@/i;

const shape = z.object({
  ...connectionInputs,
  name: z
    .string(`is required: ${NAME_FORM}`)
    .trim()
    // Not in the contract: which names there can be. These are safe in an address, and in a log.
    .regex(/^[A-Za-z0-9][\w.-]{0,127}$/, {
      error: ({ input }) =>
        `${quoted(String(input))} is not a name of at most 128 characters: ${NAME_FORM}`,
    })
    .meta({
      group: "What to create",
      description:
        "Name of the deployment, and of the tracing project that comes with it. Cannot be changed.",
      required: true,
    }),
  if_exists: z.enum(["fail", "update"], "must be fail or update").prefault("fail").meta({
    description:
      "`update` changes a deployment of exactly this name as the root action would, and creates one that is not there. It needs the service's list of deployments.",
  }),
  source: z
    .enum(Source.options, {
      error: ({ input }) =>
        input === undefined
          ? `is required: ${SOURCE_FORM}`
          : `${quoted(String(input))} is not a source: ${SOURCE_FORM}`,
    })
    .meta({ description: "`github` or `external_docker`. Cannot be changed.", required: true }),
  image_uri: imageUri
    .optional()
    .meta({ description: "Container image. Required for `external_docker`." }),
  repo_ref: repoRef
    .optional()
    .meta({ description: "Branch name or `refs/tags/<tag>`. Required for `github`." }),
  graph_config_path: text
    .optional()
    .meta({ description: "Path of the graph configuration file. Required for `github`." }),
  repo_url: text
    .refine(
      (url) => !CREDENTIALS.test(url),
      "contains a user name or password: remove all between // and @",
    )
    .optional()
    .meta({ description: "Address of the repository. Required for `github`." }),
  integration_id: uuid("write the id of the installed GitHub integration")
    .optional()
    .meta({ description: "Installed GitHub integration. Required for `github`." }),
  deployment_type: z
    .enum(["dev_free", "dev", "prod"], "must be dev_free, dev or prod")
    .optional()
    .meta({ description: "`dev_free`, `dev` (when it is not given) or `prod` (`github`)." }),
  listener_id: uuid("write the id of the listener that is to run the deployment")
    .optional()
    .meta({ description: "Listener that runs the deployment (`external_docker`)." }),
  k8s_namespace: text
    .optional()
    .meta({ description: "Namespace to deploy into, for listeners of compute type k8s." }),
  ...sourceConfigInputs,
  ...secretInputs(process.env),
  ...resourceSpecInputs(process.env),
  dry_run: boolean
    .prefault("false")
    .meta({ description: "Validate and show what would be created; send no POST." }),
  ...waitingInputs,
  ...GithubInputs.shape,
  summary: boolean.prefault("true").meta({ description: "Write the job summary." }),
});

/** Which inputs the source requires, and which it cannot have. */
const sourceRules = rulesBetween((inputs) => {
  const source = Source.safeParse(inputs.source).data;
  if (source === undefined) return [];
  const problems: Problem[] = [];
  for (const [input, member] of Object.entries(SOURCE_MEMBERS)) {
    if (member.source === source && member.isRequired && inputs[input] === undefined)
      problems.push({ input, message: `is required for source ${source}: give it` });
  }
  for (const [input, value] of Object.entries(inputs)) {
    const itsSource = sourceOfInput(input);
    if (value === undefined || itsSource === undefined || itsSource === source) continue;
    const message = `applies to source ${itsSource} only: leave it out, or correct source`;
    problems.push({ input, message });
  }
  if (buildsTagOnPush(inputs)) {
    const message = "cannot be true while repo_ref is a tag: leave it out, or give a branch";
    problems.push({ input: "build_on_push", message });
  }
  return problems;
});

export const CreateInputs = shape.check(
  connectionRules(process.env),
  waitingRules,
  secretRules,
  resourceSpecRules,
  sourceRules,
);
export type CreateInputs = z.output<typeof CreateInputs>;
