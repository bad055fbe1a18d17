import { variables } from "../../inputs/variables.ts";
import type { Result } from "../../report/conclusion.ts";
import { descriptionOf, outcomeInfo } from "../../report/outcomes.ts";
import { commentDue, deploymentDue, headlineDue } from "../../step/saved-state.ts";
import type { NotificationInputs, Notifier, StepRuntime } from "../step-runtime.ts";
import { connectToGithub, type Github, isForbidden, LIMITS_MS, timeLimit } from "./client.ts";
import { commentBody, type Key, pullRequestsOf, type Reported, upsertComment } from "./comment.ts";
import { createGithubDeployment, retire, setStatus } from "./deployment.ts";
import { explain, type GithubInput } from "./explain-failure.ts";

const REPEAT = " Run it again, or GitHub still says that the deployment runs.";

/** Name of a deployment in its GitHub Deployments. */
const subjectOf = ({ name, id }: Key) => name || id;

export function createNotifier(inputs: NotificationInputs, runtime: StepRuntime): Notifier {
  const { sanitize, page } = runtime;
  const { github_token, github_environment: environment = "" } = inputs;
  let started: Promise<void> | undefined;
  /** The GitHub Deployment of this step. */
  let recorded: { id: number; name: string } | undefined;
  let comment_id: number | undefined;

  /** The deployment, as far as it is known from inputs, outputs or a result. */
  function key({ outputs }: Pick<Result, "outputs"> = { outputs: {} }): Key {
    const known = { ...Object.fromEntries(runtime.outputs), ...outputs };
    // A service may return half a surrogate pair, which no URL can contain, or a secret.
    const keyPart = (name: "deployment_name" | "deployment_id") =>
      sanitize.oneLine(String(known[name] || inputs[name] || "").toWellFormed());
    return { name: keyPart("deployment_name"), id: keyPart("deployment_id") };
  }

  /**
   * Runs a task with GitHub's API, if the input is set. A failure is only reported. Returns false
   * if another attempt may help.
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
      await explain(error, input, runtime, advice);
      return isForbidden(error);
    }
  }

  /** Updates the comment, or creates it if permitted. Returns the same as `withGithub`. */
  function updateComment(
    limit: AbortSignal,
    about: Key,
    reported: Reported,
    { mayCreate, advice, isStart }: { mayCreate: boolean; advice?: string; isStart?: boolean },
  ): Promise<boolean> {
    const task = async (github: Github) => {
      const numbers = await pullRequestsOf(github);
      const [number] = numbers;
      if (number !== undefined && numbers.length === 1) {
        const how = { mayCreate, known: comment_id };
        const body = await commentBody(page, about, reported);
        comment_id = await upsertComment(github, number, about, body, how);
      } else if (!isStart)
        runtime.info(
          `comment_on_pr: the commit belongs to ${numbers.length} open pull requests; a comment needs exactly one.`,
        );
    };
    return withGithub("comment_on_pr", limit, task, advice);
  }

  async function begin(headline: string): Promise<void> {
    const limit = timeLimit(runtime.signal, LIMITS_MS.duringRollout);
    const about = key();
    headlineDue.save(runtime, `${sanitize.oneLine(headline)}; killed, outcome unknown`);
    if (inputs.comment_on_pr) commentDue.save(runtime, about);
    const record = withGithub("github_environment", limit, async (github) => {
      const name = subjectOf(about);
      recorded = { id: await createGithubDeployment(github, name), name };
      deploymentDue.save(runtime, { ...recorded, state: "error" });
      const description = sanitize.oneLine(headline);
      await setStatus(github, recorded.id, { state: "in_progress", description });
    });
    const reported: Reported = { outcome: "not_waited", headline };
    await Promise.all([
      updateComment(limit, about, reported, { mayCreate: true, isStart: true }),
      record,
    ]);
  }

  async function endDeployment(limit: AbortSignal, result: Result) {
    if (recorded === undefined) return;
    const { id, name } = recorded;
    const { github: state } = outcomeInfo(result.outcome);
    const url = String(
      result.outputs.deployment_url ?? runtime.outputs.get("deployment_url") ?? "",
    );
    await withGithub("github_environment", limit, async (github) => {
      deploymentDue.save(runtime, { id, name, state });
      await setStatus(github, id, {
        state,
        description: sanitize.oneLine(descriptionOf(result)),
        environment_url: page.address(url) && url,
        log_url: result.link && page.address(result.link),
      });
      deploymentDue.save(runtime, undefined);
      if (state === "success") await retire(github, name, { before: id });
    });
  }

  async function endComment(limit: AbortSignal, result: Result) {
    if (!inputs.comment_on_pr) return;
    const { outcome, headline = "", mark } = result;
    const about = key(result);
    commentDue.save(runtime, {
      ...about,
      end: { outcome, headline: sanitize.oneLine(headline), mark },
    });
    const isOver = await updateComment(limit, about, result, { mayCreate: true });
    if (isOver) commentDue.save(runtime, undefined);
  }

  async function closeDeployment(limit: AbortSignal): Promise<void> {
    const due = deploymentDue.load(runtime);
    if (due === undefined) return;
    const { id, name, state } = due;
    await withGithub("github_environment", limit, async (github) => {
      await setStatus(github, id, { state, description: headlineDue.load(runtime) });
      if (state === "success") await retire(github, name, { before: id });
    });
  }

  async function closeComment(limit: AbortSignal): Promise<void> {
    const due = commentDue.load(runtime);
    if (due === undefined) return;
    const reported =
      due.end ??
      reportOfKilledStep(headlineDue.load(runtime) ?? `${subjectOf(due)}: outcome unknown`);
    await updateComment(limit, due, reported, { mayCreate: due.end !== undefined });
  }

  const endLimit = () => timeLimit(runtime.signal, LIMITS_MS.end);

  return {
    start(headline) {
      started ??= begin(headline);
    },
    async end(result) {
      const limit = endLimit();
      if (started) headlineDue.save(runtime, sanitize.oneLine(descriptionOf(result)));
      await Promise.race([started, abortOf(limit)]);
      await Promise.all([endDeployment(limit, result), endComment(limit, result)]);
    },
    async removed(result) {
      const limit = endLimit();
      const about = key(result);
      // If the deployment was already gone, an earlier step has most likely retired them.
      const range = result.outcome === "absent" ? { maxPages: 1 } : {};
      const retireAll = (github: Github) => retire(github, subjectOf(about), range);
      await Promise.all([
        withGithub("github_environment", limit, retireAll, REPEAT),
        updateComment(limit, about, result, { mayCreate: false, advice: REPEAT }),
      ]);
    },
    async rejected(result) {
      await updateComment(endLimit(), key(), result, { mayCreate: false });
    },
    async close() {
      const limit = endLimit();
      await Promise.all([closeDeployment(limit), closeComment(limit)]);
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
