import * as z from "zod";
import { connectionInputs, connectionRules } from "../inputs/connection.ts";
import { boolean } from "../inputs/field/boolean.ts";
import { positiveDuration } from "../inputs/field/duration.ts";
import { deploymentId } from "../inputs/field/uuid.ts";
import { GithubInputs } from "../inputs/github.ts";
import { quoted, rulesBetween } from "../inputs/problem.ts";
import { isMatch } from "./name-pattern.ts";

const NAME_FORM = "write the whole name of one deployment, such as agent-pr-7";

const shape = z.object({
  ...connectionInputs,
  deployment_name: z
    .string(`is required: ${NAME_FORM}`)
    .trim()
    .min(1, `is required: ${NAME_FORM}`)
    .refine((name) => !name.includes("*"), `is no pattern: ${NAME_FORM}`)
    .meta({
      group: "What to delete",
      description: "Exact name of the deployment that is to be deleted.",
      required: true,
    }),
  deployment_id: deploymentId.optional().meta({
    description:
      "Its id, where the service has no list of deployments. Its name has to be `deployment_name`, too.",
  }),
  name_must_match: z
    .string()
    .trim()
    .refine((pattern) => /[^*]/.test(pattern), "matches every name: write more than *")
    .optional()
    .meta({
      description:
        "A guard: a pattern that the name has to match, such as `agent-pr-*`, or else nothing is asked or deleted. `*` stands for at least one character.",
    }),
  delete_tracing_project: boolean.prefault("true").meta({
    description:
      "Delete the tracing project of that name, too: one that is left over keeps a new deployment from getting the name.",
  }),
  dry_run: boolean
    .prefault("false")
    .meta({ description: "Find the deployment and say what would be deleted; send no DELETE." }),
  wait: boolean
    .prefault("true")
    .meta({ group: "Waiting", description: "Wait until the deployment is gone." }),
  timeout: positiveDuration
    .prefault("10m")
    .meta({ description: "For the whole step. The deletion continues after it." }),
  ...GithubInputs.shape,
  github_environment: GithubInputs.shape.github_environment.meta({
    description:
      "Once it is gone, make its GitHub Deployments for this environment inactive. Needs `deployments: write`.",
  }),
  comment_on_pr: GithubInputs.shape.comment_on_pr.meta({
    description:
      "Once it is gone, say so in the comment that an earlier step has kept. Needs `pull-requests: write`.",
  }),
  summary: boolean.prefault("true").meta({ description: "Write the job summary." }),
});

const guard = rulesBetween(({ deployment_name: name, name_must_match: pattern }) => {
  if (typeof name !== "string" || typeof pattern !== "string" || isMatch(pattern, name)) return [];
  const message = `${quoted(name)} does not match name_must_match, ${quoted(pattern)}, so that nothing is deleted`;
  return [{ input: "deployment_name", message }];
});

export const DeleteInputs = shape.check(connectionRules(process.env), guard);
export type DeleteInputs = z.output<typeof DeleteInputs>;
