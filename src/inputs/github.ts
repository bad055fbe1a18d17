import * as z from "zod";
import { boolean } from "./field/boolean.ts";
import { credential, wholeText } from "./field/credential.ts";

/** The default in `action.yml`: the runner replaces this expression by the workflow's token. */
const WORKFLOW_TOKEN = "${{ github.token }}";

/** The inputs for the GitHub Deployment and the comment of an action that deploys. */
export const GithubInputs = z.object({
  github_environment: z.string().trim().optional().meta({
    group: "GitHub",
    description:
      "Record a GitHub Deployment for this environment, with its statuses. Needs the permission `deployments: write`.",
  }),
  comment_on_pr: boolean.prefault("false").meta({
    description:
      "Keep one comment on the pull request up to date. Needs the permission `pull-requests: write`.",
  }),
  github_token: z
    .string()
    .transform((text) => (text === WORKFLOW_TOKEN ? undefined : text))
    .pipe(credential.optional())
    .prefault(WORKFLOW_TOKEN)
    .meta({
      description: "Token for `github_environment` and `comment_on_pr`.",
      secret: wholeText,
    }),
});

/** The inputs for GitHub among those that are given, if they are right. */
export const githubInputsIn = (texts: Readonly<Record<string, string>>) =>
  GithubInputs.partial().safeParse(texts).data ?? {};
