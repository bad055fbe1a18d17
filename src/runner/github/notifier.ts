import { variables } from "../../inputs/variables.ts";
import type { Block } from "../../report/blocks.ts";
import type { Result } from "../../report/conclusion.ts";
import { OUTCOMES, outcomeInfo } from "../../report/outcomes.ts";
import { dueComment, dueDeployment, dueHeadline } from "../../step/saved-state.ts";
import type { NotificationInputs, Notifier, StepRuntime } from "../step-runtime.ts";
import { connectToGithub, type Github, isForbidden, LIMITS_MS, timeoutSignal } from "./client.ts";
import {
  type CommentedResult,
  commentBody,
  type DeploymentKey,
  pullRequestsOf,
  upsertComment,
} from "./comment.ts";
import {
  createGithubDeployment,
  type GithubDeploymentStatus,
  retireDeployments,
  setStatus,
} from "./deployment.ts";
import { type GithubInput, reportGithubFailure } from "./report-failure.ts";

/** A GitHub Deployment whose final state GitHub does not have yet. */
type DueDeployment = NonNullable<ReturnType<typeof dueDeployment.load>>;

/** The headline says that the step was killed. */
const KILLED_STEP_COMMENT: readonly Block[] = [
  { text: "Next step: see on the platform which revision serves, before you deploy again." },
];

/** What identifies a deployment in its GitHub Deployments. */
const subjectOf = ({ name, id }: DeploymentKey) => name || id;

/** A GitHub Deployment, or a comment. Its requests end when `timeout` aborts. */
interface Notification {
  start(timeout: AbortSignal, headline: string): Promise<unknown>;
  end(timeout: AbortSignal, result: Result): Promise<unknown>;
  /** Updates what an earlier step reported, if anything. */
  correct(timeout: AbortSignal, result: Result): Promise<unknown>;
  close(timeout: AbortSignal): Promise<unknown>;
}

type Connection = ReturnType<typeof createConnection>;

function createConnection(inputs: NotificationInputs, runtime: StepRuntime) {
  const { github_token, github_environment: environment = "" } = inputs;

  /** Name and id of the deployment, as far as outputs or inputs contain them. */
  function keyOf(): DeploymentKey {
    // A name may contain a secret, or half a surrogate pair, which is invalid in UTF-8.
    const keyPart = (name: "deployment_name" | "deployment_id") =>
      runtime.sanitizer.oneLine(
        String(runtime.outputs.get(name) || inputs[name] || "").toWellFormed(),
      );
    return { name: keyPart("deployment_name"), id: keyPart("deployment_id") };
  }

  /** Runs a task if its input is set. Reports a failure. Returns false if a retry may succeed. */
  async function withGithub(
    input: GithubInput,
    timeout: AbortSignal,
    task: (github: Github) => Promise<void>,
  ): Promise<boolean> {
    if (!inputs[input]) return true;
    if (github_token === undefined) {
      const isOnGithub = variables().GITHUB_ACTIONS === "true";
      const reason = isOnGithub
        ? "github_token is empty (remove it: its default is the token of the job)"
        : "it works in GitHub Actions only";
      runtime.warning(`${input}: nothing was sent to GitHub, because ${reason}.`);
      return true;
    }
    try {
      await task({ ...(await connectToGithub(github_token, timeout)), environment });
      return true;
    } catch (error) {
      await reportGithubFailure(error, input, runtime);
      return isForbidden(error);
    }
  }

  return { inputs, runtime, keyOf, withGithub };
}

function createDeploymentNotification(connection: Connection): Notification {
  const { runtime, keyOf, withGithub } = connection;
  const { sanitizer, renderer } = runtime;
  let githubDeployment: { id: number; name: string } | undefined;

  /** Sets the final state, in the post step if the main step is killed meanwhile. */
  async function finish(
    timeout: AbortSignal,
    due: DueDeployment,
    texts: Omit<GithubDeploymentStatus, "state">,
  ) {
    dueDeployment.save(runtime, due);
    const { id, name, state } = due;
    await withGithub("github_environment", timeout, async (github) => {
      await setStatus(github, id, { state, ...texts });
      dueDeployment.save(runtime, undefined);
      if (state === "success") await retireDeployments(github, name, id);
    });
  }

  return {
    start: (timeout, headline) =>
      withGithub("github_environment", timeout, async (github) => {
        const name = subjectOf(keyOf());
        githubDeployment = { id: await createGithubDeployment(github, name), name };
        dueDeployment.save(runtime, { ...githubDeployment, state: "error" });
        const description = sanitizer.oneLine(headline);
        await setStatus(github, githubDeployment.id, { state: "in_progress", description });
      }),

    async end(timeout, result) {
      if (githubDeployment === undefined) return;
      const { outcome, link } = result;
      const url = String(runtime.outputs.get("deployment_url") ?? "");
      const due = { ...githubDeployment, state: outcomeInfo(outcome).github };
      await finish(timeout, due, {
        description: sanitizer.oneLine(result.headline),
        environment_url: renderer.safeUrl(url) && url,
        log_url: link && renderer.safeUrl(link),
      });
    },

    correct: (timeout) =>
      withGithub("github_environment", timeout, (github) =>
        retireDeployments(github, subjectOf(keyOf())),
      ),

    async close(timeout) {
      const due = dueDeployment.load(runtime);
      if (due !== undefined) await finish(timeout, due, { description: dueHeadline.load(runtime) });
    },
  };
}

function createCommentNotification(connection: Connection): Notification {
  const { inputs, runtime, keyOf, withGithub } = connection;
  let comment_id: number | undefined;

  /** Updates or creates the comment. Returns the same as `withGithub`. */
  function update(
    timeout: AbortSignal,
    key: DeploymentKey,
    content: CommentedResult,
    { mayCreate, isStart }: { mayCreate: boolean; isStart?: boolean },
  ): Promise<boolean> {
    return withGithub("comment_on_pr", timeout, async (github) => {
      const numbers = await pullRequestsOf(github);
      const [number] = numbers;
      if (number !== undefined && numbers.length === 1) {
        const options = { mayCreate, knownId: comment_id };
        const body = await commentBody(runtime.renderer, key, content);
        comment_id = await upsertComment(github, number, key, body, options);
      } else if (!isStart)
        runtime.info(
          `comment_on_pr: the commit belongs to ${numbers.length} open pull requests; a comment needs exactly one.`,
        );
    });
  }

  return {
    async start(timeout, headline) {
      if (inputs.comment_on_pr) dueComment.save(runtime, keyOf());
      const title = `${OUTCOMES.not_waited.icon} ${headline}`;
      await update(timeout, keyOf(), { title }, { mayCreate: true, isStart: true });
    },

    async end(timeout, result) {
      if (!inputs.comment_on_pr) return;
      const title = runtime.sanitizer.oneLine(result.title);
      dueComment.save(runtime, { ...keyOf(), title });
      const isFinal = await update(timeout, keyOf(), result, { mayCreate: true });
      if (isFinal) dueComment.save(runtime, undefined);
    },

    correct: (timeout, result) => update(timeout, keyOf(), result, { mayCreate: false }),

    async close(timeout) {
      const due = dueComment.load(runtime);
      if (due === undefined) return;
      const headline = dueHeadline.load(runtime) ?? `${subjectOf(due)}: killed, outcome unknown`;
      const killed = { title: `${OUTCOMES.error.icon} ${headline}`, comment: KILLED_STEP_COMMENT };
      const { title } = due;
      const content = title === undefined ? killed : { title };
      await update(timeout, due, content, { mayCreate: title !== undefined });
    },
  };
}

export function createNotifier(inputs: NotificationInputs, runtime: StepRuntime): Notifier {
  const { sanitizer, signal } = runtime;
  const connection = createConnection(inputs, runtime);
  const comment = createCommentNotification(connection);
  const notifications = [createDeploymentNotification(connection), comment];
  let startRequests: Promise<unknown> | undefined;
  const startLimit = new AbortController();
  const endTimeout = () => timeoutSignal(signal, LIMITS_MS.end);
  const forEach = (send: (notification: Notification) => Promise<unknown>) =>
    Promise.all(notifications.map(send));

  return {
    start(headline) {
      if (startRequests !== undefined) return;
      const limit = timeoutSignal(signal, LIMITS_MS.duringRollout);
      const timeout = AbortSignal.any([startLimit.signal, limit]);
      dueHeadline.save(runtime, `${sanitizer.oneLine(headline)}; killed, outcome unknown`);
      startRequests = forEach((one) => one.start(timeout, headline));
    },
    async end(result) {
      const timeout = endTimeout();
      if (startRequests) dueHeadline.save(runtime, sanitizer.oneLine(result.headline));
      // A pending request of the start is aborted, which is reported.
      timeout.addEventListener("abort", () => startLimit.abort(timeout.reason));
      await startRequests;
      await forEach((one) => one.end(timeout, result));
    },
    reportRemoval: (result) => forEach((one) => one.correct(endTimeout(), result)),
    reportRejection: (result) => comment.correct(endTimeout(), result),
    close: () => forEach((one) => one.close(endTimeout())),
  };
}
