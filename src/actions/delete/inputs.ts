import * as z from "zod";
import { connectionInputs, connectionRules } from "../../inputs/connection.ts";
import { boolean } from "../../inputs/field/choice.ts";
import { positiveDuration } from "../../inputs/field/duration.ts";
import { deploymentName } from "../../inputs/field/name.ts";
import { deploymentId } from "../../inputs/field/uuid.ts";
import { GithubInputs } from "../../inputs/github.ts";
import { input } from "../../inputs/input.ts";
import { quote } from "../../inputs/quote.ts";
import { rulesBetween } from "../../inputs/rules.ts";
import { field } from "../../inputs/text-field.ts";

const NAME_FIX = "write the whole name of one deployment, such as agent-pr-7";

const namePattern = field("write more than *", (pattern, refuse) =>
  /[^*]/.test(pattern) ? pattern : refuse("matches every name"),
);

// biome-ignore format: one input, one line
const shape = z.object({
  ...connectionInputs,
  deployment_name: input(deploymentName(NAME_FIX), "Exact name of the deployment to delete.", { group: "What to delete", required: true, public: "if valid", aliases: "deployment name service service_name app app_name agent" }),
  deployment_id: input(deploymentId.optional(), "The deployment's id, for services without a list of deployments. The deployment must still have the name `deployment_name`.", { public: "if valid" }),
  name_must_match: input(namePattern.optional(), "Guard: a pattern such as `agent-pr-*`. If `deployment_name` does not match it, nothing is requested or deleted. `*` is one character or more. Write the pattern itself: one that an expression leaves empty guards nothing.", { aliases: "pattern name_pattern" }),
  delete_tracing_project: input(boolean.prefault("true"), "Also delete the tracing project of that name. While one is left over, no new deployment can take the name."),
  dry_run: input(boolean.prefault("false"), "Find the deployment and show what would be deleted, but delete nothing."),
  wait: input(boolean.prefault("true"), "Wait until the deployment is gone.", { group: "Waiting" }),
  timeout: input(positiveDuration.prefault("10m"), "Limit for the whole step. The deletion continues on the platform after it."),
  ...GithubInputs.shape,
  github_environment: input(GithubInputs.shape.github_environment, "Once the deletion has begun, mark its GitHub Deployments in this environment as inactive. Needs the permission `deployments: write`."),
  comment_on_pr: input(GithubInputs.shape.comment_on_pr, "Say in the comment of an earlier step that the deployment is gone, or that its deletion has begun. Needs the permission `pull-requests: write`."),
  summary: input(boolean.prefault("true"), "Write the job summary."),
});

/**
 * Whether the whole name matches. `*` stands for at least one character, so that `agent-pr-*` does
 * not match `agent-pr-`, the name that an empty expression leaves.
 */
function isMatch(pattern: string, name: string): boolean {
  const [prefix = "", ...parts] = pattern.split(/\*+/);
  const suffix = parts.pop();
  if (suffix === undefined) return name === pattern;
  if (!name.startsWith(prefix) || !name.endsWith(suffix)) return false;
  let end = prefix.length;
  for (const part of parts) {
    const start = name.indexOf(part, end + 1);
    if (start < 0) return false;
    end = start + part.length;
  }
  return end < name.length - suffix.length;
}

const guardRules = rulesBetween(({ deployment_name: name, name_must_match: pattern }) => {
  if (typeof name !== "string" || typeof pattern !== "string") return [];
  const reason = `${quote(name)} does not match name_must_match, ${quote(pattern)}, so nothing is deleted`;
  const fix = /[\\^$+?]|\.\*/.test(pattern)
    ? "write a pattern whose only sign is *, not a regular expression"
    : "correct one of the two";
  return [[!isMatch(pattern, name), "deployment_name", reason, fix]];
});

export const DeleteInputs = shape.check(connectionRules, guardRules);
export type DeleteInputs = z.output<typeof DeleteInputs>;

export const outputs = {
  deployment_id: "The deployment that is deleted. Empty if there is none of that name.",
  deployment_name: "Its name.",
  outcome: "How it ended: see the table of outcomes.",
  elapsed_seconds: "Duration of the whole step.",
  error_message: "What went wrong, in one line.",
} as const;

export type Output = keyof typeof outputs;
