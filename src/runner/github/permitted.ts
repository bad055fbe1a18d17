import { variables } from "../../inputs/variables.ts";
import { cut } from "../../report/wording.ts";
import type { Shell } from "../shell.ts";
import { connect, type Github, isForbidden, isPermission } from "./client.ts";
import { pullRequestOfEvent } from "./event.ts";

/** Which notifications the inputs ask for. */
export interface Notifications {
  github_environment?: string | undefined;
  comment_on_pr?: boolean | undefined;
  github_token?: string | undefined;
}

const PERMISSIONS = {
  github_environment: "deployments: write",
  comment_on_pr: "pull-requests: write",
};

/** A step that notifies GitHub, as long as `limit` lets it. */
export interface Notifying {
  inputs: Notifications;
  shell: Shell;
  limit: AbortSignal;
}

/**
 * Runs a task with GitHub's API, if the input asks for it. It may fail, and ends with the limit.
 * Returns whether another attempt would be useless.
 */
export async function withGithub(
  { inputs, shell, limit }: Notifying,
  input: keyof typeof PERMISSIONS,
  task: (github: Github) => Promise<void>,
): Promise<boolean> {
  if (!inputs[input]) return true;
  const { github_token, github_environment: environment = "" } = inputs;
  if (github_token === undefined) {
    const isHere = variables().GITHUB_ACTIONS === "true";
    const why = isHere ? "github_token is empty" : "it works in GitHub Actions only";
    shell.warning(`${input}: nothing was sent to GitHub, because ${why}.`);
    return true;
  }
  try {
    await task({ ...(await connect(github_token, limit)), environment });
    return true;
  } catch (error) {
    await explain(error, shell, input);
    return isForbidden(error);
  }
}

const MOST_REASON_CHARACTERS = 300;

/** GitHub's own words, on one line; some answers have none. */
function reasonOf(error: unknown, { clean }: Shell): string {
  const message = error instanceof Error ? clean(error.message).trim() : "";
  // A gateway answers with a whole page.
  if (message !== "" && !message.startsWith("<"))
    return cut(message.replace(/\s+/g, " "), MOST_REASON_CHARACTERS);
  const status = error instanceof Error && "status" in error ? `status ${error.status}` : "";
  return status || "for an unknown reason";
}

async function explain(
  error: unknown,
  shell: Shell,
  input: keyof typeof PERMISSIONS,
): Promise<void> {
  const reason = reasonOf(error, shell);
  // Its sentence may have a full stop of its own.
  const sentence = `${reason.replace(/\.$/, "")}. This does not affect the result of the step.`;
  if (!isForbidden(error)) {
    return shell.warning(`${input}: could not update GitHub: ${sentence}`);
  }
  const { GITHUB_EVENT_NAME } = variables();
  if (GITHUB_EVENT_NAME !== "pull_request_target" && (await pullRequestOfEvent())?.isFromFork) {
    return shell.notice(
      `${input}: nothing was sent to GitHub, because the pull request is from a fork, and its token may only read.`,
    );
  }
  if (!isPermission(error)) return shell.warning(`${input}: GitHub refused this: ${sentence}`);
  shell.warning(
    `${input}: the token is not allowed to do this. Give the job permissions: { ${PERMISSIONS[input]} }. GitHub said: ${reason}`,
  );
}
