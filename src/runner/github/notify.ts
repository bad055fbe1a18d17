import type { Result } from "../../action/conclusion.ts";
import { factsOf, wordsOf } from "../../action/outcomes.ts";
import type { Shell } from "../shell.ts";
import { wholeLine } from "../text.ts";
import { connect, type Github, isForbidden, timeLimit } from "./client.ts";
import { commentBody, keepComment, openPullRequests } from "./comment.ts";
import {
  createDeployment,
  type Recorded,
  retireAll,
  retirePrevious,
  State,
  setStatus,
} from "./deployment.ts";
import { pullRequestOfEvent } from "./event.ts";

/** Which notifications the inputs ask for. */
interface Notifications {
  github_environment?: string | undefined;
  comment_on_pr: boolean;
  github_token?: string | undefined;
}

const PERMISSIONS = {
  github_environment: "deployments: write",
  comment_on_pr: "pull-requests: write",
};

/** State for the post step: the GitHub Deployment, and the status that it still needs. */
const ID = "github_deployment_id";
const DUE = "github_deployment_due";

/**
 * Runs an action and notifies GitHub of it, as far as the inputs ask for that. Whatever GitHub
 * answers, the result of the action stays the same. `subject` tells the comment on this deployment
 * from others.
 */
export async function notifyGithub(
  inputs: Notifications & { subject: string },
  shell: Shell,
  act: (report: Shell, onStart: () => void) => Promise<Result>,
): Promise<Result> {
  const known = new Map<string, Result["outputs"][string]>();
  const output: Shell["output"] = (name, value) => {
    known.set(name, value);
    shell.output(name, value);
  };
  let started: Promise<Recorded | undefined> | undefined;
  const result = await act({ ...shell, output }, () => {
    // Not awaited: the rollout must not wait for GitHub.
    started = startDeployment(inputs, shell);
  });
  const whole = { ...result, outputs: { ...Object.fromEntries(known), ...result.outputs } };
  await Promise.all([
    endDeployment(inputs, shell, await started, whole),
    commentOnPullRequest(inputs, shell, whole, { mayCreate: true }),
  ]);
  return result;
}

/** Notifies GitHub of a deployment that is gone: its GitHub Deployments, and a comment if any. */
export async function notifyGithubOfRemoval(
  inputs: Notifications & { subject: string },
  shell: Shell,
  result: Result,
): Promise<Result> {
  if (factsOf(result.outcome).github === "inactive")
    await Promise.all([
      retireDeployments(inputs, shell),
      commentOnPullRequest(inputs, shell, result, { mayCreate: false }),
    ]);
  return result;
}

async function retireDeployments(
  inputs: Notifications & { subject: string },
  shell: Shell,
): Promise<void> {
  const { github_environment: environment, subject } = inputs;
  if (environment === undefined) return;
  await withGithub(inputs, shell, "github_environment", (github) =>
    retireAll(github, environment, subject),
  );
}

/** Runs a task with GitHub's API. It may fail, and may take a few seconds at most. */
async function withGithub(
  { github_token }: Notifications,
  shell: Shell,
  input: keyof typeof PERMISSIONS,
  task: (github: Github) => Promise<void>,
): Promise<void> {
  if (github_token === undefined)
    return shell.warning(`${input}: GitHub is told nothing, because github_token is empty.`);
  try {
    await task(await connect(github_token, timeLimit(shell.signal)));
  } catch (error) {
    await explain(error, shell, input);
  }
}

async function explain(
  error: unknown,
  shell: Shell,
  input: keyof typeof PERMISSIONS,
): Promise<void> {
  if (!isForbidden(error)) {
    const reason = error instanceof Error ? error.message : "for an unknown reason";
    return shell.warning(
      `${input}: GitHub could not be told: ${reason}. That does not change how the step ends.`,
    );
  }
  const { GITHUB_EVENT_NAME } = process.env;
  if (GITHUB_EVENT_NAME === "pull_request" && (await pullRequestOfEvent())?.isFromFork) {
    return shell.notice(
      `${input}: nothing was told to GitHub, because the token may only read: the pull request is from a fork.`,
    );
  }
  shell.warning(
    `${input}: GitHub does not let this token do it. Give the job permissions: { ${PERMISSIONS[input]} }.`,
  );
}

async function startDeployment(
  inputs: Notifications & { subject: string },
  shell: Shell,
): Promise<Recorded | undefined> {
  const { github_environment: environment, subject } = inputs;
  let recorded: Recorded | undefined;
  if (environment === undefined) return recorded;
  await withGithub(inputs, shell, "github_environment", async (github) => {
    recorded = await createDeployment(github, environment, subject);
    shell.state(ID, String(recorded.id));
    shell.state(DUE, "error");
    await setStatus(github, recorded.id, { state: "in_progress", description: "rolling out" });
  });
  return recorded;
}

async function endDeployment(
  inputs: Notifications,
  shell: Shell,
  recorded: Recorded | undefined,
  result: Result,
): Promise<void> {
  if (recorded === undefined) return;
  const { github: state } = factsOf(result.outcome);
  const url = String(result.outputs.deployment_url ?? "");
  // GitHub masks nothing, so that an address with a secret in it is left out.
  const environment_url = url.startsWith("https://") && wholeLine(url) === url ? url : undefined;
  await withGithub(inputs, shell, "github_environment", async (github) => {
    shell.state(DUE, state);
    await setStatus(github, recorded.id, {
      state,
      description: wordsOf(result.outcome, result.headline),
      environment_url,
    });
    shell.state(DUE, "");
    const isKept = recorded.isProduction || recorded.isTransient;
    if (state === "success" && isKept) await retirePrevious(github, recorded);
  });
}

/** In the post step: sets the status that the main step could not set before it was killed. */
export async function closeDeployment(inputs: Notifications, shell: Shell): Promise<void> {
  const due = State.safeParse(shell.saved(DUE)).data;
  if (due === undefined) return;
  const id = Number(shell.saved(ID));
  await withGithub(inputs, shell, "github_environment", (github) =>
    setStatus(github, id, { state: due }),
  );
}

async function commentOnPullRequest(
  inputs: Notifications & { subject: string },
  shell: Shell,
  result: Result,
  { mayCreate }: { mayCreate: boolean },
): Promise<void> {
  if (!inputs.comment_on_pr) return;
  await withGithub(inputs, shell, "comment_on_pr", async (github) => {
    const numbers = await pullRequests(github);
    const [number] = numbers;
    if (number === undefined || numbers.length > 1) {
      return shell.info(
        `comment_on_pr: the commit belongs to ${numbers.length} open pull requests; a comment needs exactly one.`,
      );
    }
    const body = commentBody(inputs.subject, result);
    await keepComment(github, number, inputs.subject, body, { mayCreate });
  });
}

async function pullRequests(github: Github): Promise<number[]> {
  const { GITHUB_SHA = "" } = process.env;
  const ofEvent = await pullRequestOfEvent();
  return ofEvent === undefined ? openPullRequests(github, GITHUB_SHA) : [ofEvent.number];
}
