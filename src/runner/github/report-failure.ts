import { variables } from "../../inputs/variables.ts";
import { truncate } from "../../report/format.ts";
import type { StepRuntime } from "../step-runtime.ts";
import { isPermissionMissing, statusOf, UNREADABLE_RESPONSE } from "./client.ts";
import { pullRequestOfEvent } from "./event.ts";

/** The inputs that notify GitHub, with the permission that each needs. */
const PERMISSIONS = {
  github_environment: "deployments: write",
  comment_on_pr: "pull-requests: write",
};

export type GithubInput = keyof typeof PERMISSIONS;

const NO_EFFECT = "This does not affect the result of the step.";
const MAX_REASON_CHARACTERS = 300;
/** Redacting a longer message takes too long, and nobody would read it. */
const MAX_MESSAGE_CHARACTERS = 10_000;

/** GitHub's message on one line, or the status if there is none that can be shown. */
function reasonOf(error: unknown, { redact }: Pick<StepRuntime, "redact">): string {
  const status = statusOf(error);
  // A bug in Octokit or in this module, on an unexpected response.
  if (status === undefined || !(error instanceof Error)) return UNREADABLE_RESPONSE.message;
  const message = error.message.trim();
  // A gateway returns an HTML page.
  if (message === "" || message.startsWith("<") || message.length > MAX_MESSAGE_CHARACTERS)
    return `status ${status}`;
  return truncate(redact(message).replace(/\s+/g, " "), MAX_REASON_CHARACTERS).replace(/\.$/, "");
}

export async function reportGithubFailure(
  error: unknown,
  input: GithubInput,
  runtime: StepRuntime,
): Promise<void> {
  const reason = reasonOf(error, runtime);
  if (!isPermissionMissing(error))
    return runtime.warning(`${input}: could not update GitHub: ${reason}. ${NO_EFFECT}`);
  const { GITHUB_EVENT_NAME } = variables();
  if (GITHUB_EVENT_NAME !== "pull_request_target" && (await pullRequestOfEvent())?.isFromFork)
    return runtime.notice(
      `${input}: nothing was sent to GitHub, because the pull request is from a fork, and its token may only read.`,
    );
  runtime.warning(
    `${input}: the token is not allowed to do this. Give the job permissions: { ${PERMISSIONS[input]} }. GitHub said: ${reason}`,
  );
}
