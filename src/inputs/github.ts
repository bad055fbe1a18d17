import * as z from "zod";
import { boolean } from "./field/choice.ts";
import { credential, toCredential } from "./field/credential.ts";
import { input } from "./input.ts";

/** Default in `action.yml`. GitHub replaces it by the job's token; elsewhere, it means none. */
const WORKFLOW_TOKEN = "${{ github.token }}";

const token = z
  .string()
  .transform((text) => (text === WORKFLOW_TOKEN ? undefined : text))
  .pipe(credential.optional());

/** Inputs for the GitHub Deployment and the pull request comment. */
// biome-ignore format: one input, one line
export const GithubInputs = z.object({
  github_environment: input(z.string().trim().optional(), "Record a GitHub Deployment for this environment, with its statuses. Needs the permission `deployments: write`.", { group: "GitHub", public: "if valid", aliases: "environment" }),
  comment_on_pr: input(boolean.prefault("false"), "Keep one comment on the pull request up to date. Needs the permission `pull-requests: write`."),
  github_token: input(token.prefault(WORKFLOW_TOKEN), "Token for `github_environment` and `comment_on_pr`.", { findSecrets: toCredential }),
});

/** The inputs for GitHub; none if one of them is invalid. */
export const parseGithubInputs = (texts: Readonly<Record<string, string>>) =>
  GithubInputs.partial().safeParse(texts).data ?? {};
