import { variables } from "../../inputs/variables.ts";
import type { Shell } from "../shell.ts";
import { connect, type Github, isForbidden, timeLimit } from "./client.ts";
import { pullRequestOfEvent } from "./event.ts";

/** Which notifications the inputs ask for. */
export interface Notifications {
  github_environment?: string | undefined;
  comment_on_pr: boolean;
  github_token?: string | undefined;
}

const PERMISSIONS = {
  github_environment: "deployments: write",
  comment_on_pr: "pull-requests: write",
};

/**
 * Runs a task with GitHub's API. It may fail, and may take a few seconds at most. Returns whether
 * another attempt would be useless.
 */
export async function withGithub(
  { github_token }: Notifications,
  shell: Shell,
  input: keyof typeof PERMISSIONS,
  task: (github: Github) => Promise<void>,
): Promise<boolean> {
  if (github_token === undefined) {
    const isHere = variables().GITHUB_ACTIONS === "true";
    const why = isHere ? "github_token is empty" : "it works in GitHub Actions only";
    shell.warning(`${input}: nothing was sent to GitHub, because ${why}.`);
    return true;
  }
  try {
    await task(await connect(github_token, timeLimit(shell.signal)));
    return true;
  } catch (error) {
    await explain(error, shell, input);
    return isForbidden(error);
  }
}

/** GitHub's own words; some answers have none. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message.trim() : "";
  if (message !== "") return message;
  const status = error instanceof Error && "status" in error ? `status ${error.status}` : "";
  return status || "for an unknown reason";
}

async function explain(
  error: unknown,
  shell: Shell,
  input: keyof typeof PERMISSIONS,
): Promise<void> {
  const reason = reasonOf(error);
  if (!isForbidden(error)) {
    return shell.warning(
      `${input}: could not update GitHub: ${reason}. This does not affect the result of the step.`,
    );
  }
  const { GITHUB_EVENT_NAME } = variables();
  if (GITHUB_EVENT_NAME !== "pull_request_target" && (await pullRequestOfEvent())?.isFromFork) {
    return shell.notice(
      `${input}: nothing was sent to GitHub, because the pull request is from a fork, and its token may only read.`,
    );
  }
  shell.warning(
    `${input}: the token is not allowed to do this. Give the job permissions: { ${PERMISSIONS[input]} }. GitHub said: ${reason}`,
  );
}
