import { variables } from "../../inputs/variables.ts";
import type { Result } from "../../report/conclusion.ts";
import { descriptionOf, outcomeInfo } from "../../report/outcomes.ts";
import { dueComment, dueDeployment, dueHeadline } from "../../step/saved-state.ts";
import type { NotificationInputs, Notifier, StepRuntime } from "../step-runtime.ts";
import { connectToGithub, type Github, isForbidden, LIMITS_MS, timeLimit } from "./client.ts";
import { commentBody, type Key, pullRequestsOf, type Reported, upsertComment } from "./comment.ts";
import { createGithubDeployment, retire, type Status, setStatus } from "./deployment.ts";
import { explainFailure, type GithubInput } from "./explain-failure.ts";

/** A GitHub Deployment whose final state is due. */
type DueStatus = NonNullable<ReturnType<typeof dueDeployment.load>>;

const RETRY_ADVICE = " Run it again, or GitHub still says that the deployment runs.";

/** The name of a deployment in its GitHub Deployments, or its id. */
const subjectOf = ({ name, id }: Key) => name || id;

type Context = ReturnType<typeof createContext>;

/** Identifies the deployment of this step, and connects to GitHub's API. */
function createContext(inputs: NotificationInputs, runtime: StepRuntime) {
  const { github_token, github_environment: environment = "" } = inputs;

  /** The name and id of the deployment, if known from the result, the outputs or the inputs. */
  function key({ outputs }: Pick<Result, "outputs"> = { outputs: {} }): Key {
    const known = { ...Object.fromEntries(runtime.outputs), ...outputs };
    // A service may return half a surrogate pair, which no URL can contain, or a secret.
    const keyPart = (name: "deployment_name" | "deployment_id") =>
      runtime.sanitize.oneLine(String(known[name] || inputs[name] || "").toWellFormed());
    return { name: keyPart("deployment_name"), id: keyPart("deployment_id") };
  }

  /**
   * Runs a task with GitHub's API, if the input is set. Reports a failure. Returns false if
   * another attempt may help.
   */
  async function withGithub(
    input: GithubInput,
    limit: AbortSignal,
    task: (github: Github) => Promise<void>,
    advice = "",
  ): Promise<boolean> {
    if (!inputs[input]) return true;
    if (github_token === undefined) {
      const isOnGithub = variables().GITHUB_ACTIONS === "true";
      const why = isOnGithub
        ? "github_token is empty (remove it: its default is the token of the job)"
        : "it works in GitHub Actions only";
      runtime.warning(`${input}: nothing was sent to GitHub, because ${why}.`);
      return true;
    }
    try {
      await task({ ...(await connectToGithub(github_token, limit)), environment });
      return true;
    } catch (error) {
      await explainFailure(error, input, runtime, advice);
      return isForbidden(error);
    }
  }

  return { inputs, runtime, key, withGithub };
}

/** The GitHub Deployment of this step. */
function createDeploymentNotification({ runtime, key, withGithub }: Context) {
  const { sanitize, page } = runtime;
  let created: { id: number; name: string } | undefined;

  /** Sets the final state. The post step repeats this if the main step is killed meanwhile. */
  async function finish(limit: AbortSignal, due: DueStatus, texts: Omit<Status, "state">) {
    dueDeployment.save(runtime, due);
    const { id, name, state } = due;
    await withGithub("github_environment", limit, async (github) => {
      await setStatus(github, id, { state, ...texts });
      dueDeployment.save(runtime, undefined);
      if (state === "success") await retire(github, name, { before: id });
    });
  }

  return {
    start: (limit: AbortSignal, headline: string) =>
      withGithub("github_environment", limit, async (github) => {
        const name = subjectOf(key());
        created = { id: await createGithubDeployment(github, name), name };
        dueDeployment.save(runtime, { ...created, state: "error" });
        const description = sanitize.oneLine(headline);
        await setStatus(github, created.id, { state: "in_progress", description });
      }),

    async end(limit: AbortSignal, result: Result): Promise<void> {
      if (created === undefined) return;
      const { outputs, outcome, link } = result;
      const url = String(outputs.deployment_url ?? runtime.outputs.get("deployment_url") ?? "");
      const due = { ...created, state: outcomeInfo(outcome).github };
      await finish(limit, due, {
        description: sanitize.oneLine(descriptionOf(result)),
        environment_url: page.address(url) && url,
        log_url: link && page.address(link),
      });
    },

    removed(limit: AbortSignal, result: Result) {
      // If the deployment was already gone, an earlier step has probably retired its Deployments.
      const options = result.outcome === "absent" ? { maxPages: 1 } : {};
      const retireAll = (github: Github) => retire(github, subjectOf(key(result)), options);
      return withGithub("github_environment", limit, retireAll, RETRY_ADVICE);
    },

    async close(limit: AbortSignal): Promise<void> {
      const due = dueDeployment.load(runtime);
      if (due !== undefined) await finish(limit, due, { description: dueHeadline.load(runtime) });
    },
  };
}

/** The comment on the pull request. */
function createCommentNotification({ inputs, runtime, key, withGithub }: Context) {
  let comment_id: number | undefined;

  /** Updates the comment, or creates it if permitted. Returns the same as `withGithub`. */
  function update(
    limit: AbortSignal,
    deployment: Key,
    reported: Reported,
    { mayCreate, advice, isStart }: { mayCreate: boolean; advice?: string; isStart?: boolean },
  ): Promise<boolean> {
    const task = async (github: Github) => {
      const numbers = await pullRequestsOf(github);
      const [number] = numbers;
      if (number !== undefined && numbers.length === 1) {
        const options = { mayCreate, known: comment_id };
        const body = await commentBody(runtime.page, deployment, reported);
        comment_id = await upsertComment(github, number, deployment, body, options);
      } else if (!isStart)
        runtime.info(
          `comment_on_pr: the commit belongs to ${numbers.length} open pull requests; a comment needs exactly one.`,
        );
    };
    return withGithub("comment_on_pr", limit, task, advice);
  }

  return {
    async start(limit: AbortSignal, headline: string): Promise<void> {
      if (inputs.comment_on_pr) dueComment.save(runtime, key());
      const reported: Reported = { outcome: "not_waited", headline };
      await update(limit, key(), reported, { mayCreate: true, isStart: true });
    },

    async end(limit: AbortSignal, result: Result): Promise<void> {
      if (!inputs.comment_on_pr) return;
      const { outcome, headline = "", mark } = result;
      const end = { outcome, headline: runtime.sanitize.oneLine(headline), mark };
      dueComment.save(runtime, { ...key(result), end });
      const isSettled = await update(limit, key(result), result, { mayCreate: true });
      if (isSettled) dueComment.save(runtime, undefined);
    },

    removed: (limit: AbortSignal, result: Result) =>
      update(limit, key(result), result, { mayCreate: false, advice: RETRY_ADVICE }),

    rejected: (limit: AbortSignal, result: Result) =>
      update(limit, key(), result, { mayCreate: false }),

    async close(limit: AbortSignal): Promise<void> {
      const due = dueComment.load(runtime);
      if (due === undefined) return;
      const headline = dueHeadline.load(runtime) ?? `${subjectOf(due)}: outcome unknown`;
      const reported = due.end ?? reportOfKilledStep(headline);
      await update(limit, due, reported, { mayCreate: due.end !== undefined });
    },
  };
}

export function createNotifier(inputs: NotificationInputs, runtime: StepRuntime): Notifier {
  const { sanitize, signal } = runtime;
  const context = createContext(inputs, runtime);
  const deployment = createDeploymentNotification(context);
  const comment = createCommentNotification(context);
  let started: Promise<unknown> | undefined;
  const endLimit = () => timeLimit(signal, LIMITS_MS.end);

  return {
    start(headline) {
      if (started !== undefined) return;
      const limit = timeLimit(signal, LIMITS_MS.duringRollout);
      dueHeadline.save(runtime, `${sanitize.oneLine(headline)}; killed, outcome unknown`);
      started = Promise.all([deployment.start(limit, headline), comment.start(limit, headline)]);
    },
    async end(result) {
      const limit = endLimit();
      if (started) dueHeadline.save(runtime, sanitize.oneLine(descriptionOf(result)));
      await Promise.race([started, abortOf(limit)]);
      await Promise.all([deployment.end(limit, result), comment.end(limit, result)]);
    },
    async removed(result) {
      const limit = endLimit();
      await Promise.all([deployment.removed(limit, result), comment.removed(limit, result)]);
    },
    async rejected(result) {
      await comment.rejected(endLimit(), result);
    },
    async close() {
      const limit = endLimit();
      await Promise.all([deployment.close(limit), comment.close(limit)]);
    },
  };
}

const abortOf = (limit: AbortSignal) =>
  new Promise((resolve) => limit.addEventListener("abort", resolve, { once: true }));

function reportOfKilledStep(headline: string): Reported {
  const text = "The step was killed before it could say how the rollout ended.";
  const next = "see on the platform which revision serves, before you deploy again.";
  const advice = { text: [{ strong: "Next step:" }, ` ${next}`] };
  return { outcome: "error", headline, comment: [{ text }, advice] };
}
