import type { Result } from "../../report/conclusion.ts";
import { descriptionOf, factsOf } from "../../report/outcomes.ts";
import { githubDeploymentDue, githubDeploymentId, headlineDue } from "../../report/saved-state.ts";
import type { Shell } from "../shell.ts";
import { timeLimit } from "./client.ts";
import type { Key } from "./comment.ts";
import { closeComment, comment, commentOnEnd, commentOnStart, subjectOf } from "./comment-life.ts";
import { createDeployment, retireAll, retirePrevious, setStatus } from "./deployment.ts";
import { type Notifications, type Notifying, withGithub } from "./permitted.ts";

/** Which deployment an action is about, as far as its inputs say. */
interface Target {
  deployment_name?: string | undefined;
  deployment_id?: string | undefined;
}

type Outputs = Readonly<Record<string, unknown>>;

function keyOf({ safe }: Shell, target: Target, outputs: Outputs = {}): Key {
  // A service may send half a character, which no address and no marker can hold, or a secret.
  const one = (name: keyof Target) =>
    safe.oneLine(String(outputs[name] || target[name] || "").toWellFormed());
  return { name: one("deployment_name"), id: one("deployment_id") };
}

/**
 * Runs an action and notifies GitHub of it, as far as the inputs ask for that. Whatever GitHub
 * answers, the result of the action stays the same. `target` tells the comment on this deployment
 * from others.
 */
export async function notifyGithub(
  inputs: Notifications,
  target: Target,
  shell: Shell,
  act: (report: Shell, onStart: (headline: string) => void) => Promise<Result>,
): Promise<Result> {
  const known = new Map<string, Result["outputs"][string]>();
  const output: Shell["output"] = (name, value) => {
    known.set(name, value);
    shell.output(name, value);
  };
  let started: Promise<Started> | undefined;
  const result = await act({ ...shell, output }, (headline) => {
    const key = keyOf(shell, target, Object.fromEntries(known));
    // Not awaited: the rollout must not wait for GitHub.
    started ??= start({ inputs, shell, limit: timeLimit(shell.signal) }, key, headline);
  });
  const whole = { ...result, outputs: { ...Object.fromEntries(known), ...result.outputs } };
  const step = { inputs, shell, limit: timeLimit(shell.signal) };
  if (started) headlineDue.save(shell, shell.safe.oneLine(descriptionOf(whole)));
  const { recorded, comment_id } = await within(step, started);
  await Promise.all([
    endDeployment(step, recorded, whole),
    commentOnEnd(step, keyOf(shell, target, whole.outputs), whole, comment_id),
  ]);
  return result;
}

/** What the start of a step has left on GitHub. */
interface Started {
  recorded?: number | undefined;
  comment_id?: number | undefined;
}

async function start(step: Notifying, key: Key, headline: string): Promise<Started> {
  headlineDue.save(step.shell, `${step.shell.safe.oneLine(headline)}; killed, outcome unknown`);
  const [recorded, comment_id] = await Promise.all([
    startDeployment(step, subjectOf(key), headline),
    commentOnStart(step, key, headline),
  ]);
  return { recorded, comment_id };
}

/** What was left on GitHub, or nothing if that is not known when the time for the end is over. */
const within = ({ limit }: Notifying, started: Promise<Started> = Promise.resolve({})) =>
  Promise.race([
    started,
    new Promise<Started>((resolve) =>
      limit.addEventListener("abort", () => resolve({}), { once: true }),
    ),
  ]);

/**
 * Notifies GitHub of a deployment whose deletion has begun: its GitHub Deployments, and a comment
 * if any, which must not say any more that it runs.
 */
export async function notifyGithubOfRemoval(
  inputs: Notifications & Target,
  shell: Shell,
  result: Result,
): Promise<void> {
  const key = keyOf(shell, inputs, result.outputs);
  const step = { inputs, shell, limit: timeLimit(shell.signal) };
  // Of one that was gone, a step before has most likely retired them.
  const mostPages = result.outcome === "absent" ? 1 : undefined;
  await Promise.all([
    withGithub(step, "github_environment", (github) =>
      retireAll(github, subjectOf(key), mostPages),
    ),
    comment(step, key, result, { mayCreate: false }),
  ]);
}

/**
 * Tells a comment that says how the last deploy ended of inputs that are wrong. `inputs` are those
 * that are right, each by itself.
 */
export async function notifyGithubOfRejection(
  inputs: Notifications,
  target: Target,
  shell: Shell,
  result: Result,
): Promise<void> {
  const step = { inputs, shell, limit: timeLimit(shell.signal) };
  await comment(step, keyOf(shell, target), result, { mayCreate: false });
}

async function startDeployment(
  step: Notifying,
  subject: string,
  headline: string,
): Promise<number | undefined> {
  const { shell } = step;
  let recorded: number | undefined;
  await withGithub(step, "github_environment", async (github) => {
    recorded = await createDeployment(github, subject);
    githubDeploymentId.save(shell, recorded);
    githubDeploymentDue.save(shell, "error");
    const description = shell.safe.oneLine(headline);
    await setStatus(github, recorded, { state: "in_progress", description });
  });
  return recorded;
}

async function endDeployment(
  step: Notifying,
  recorded: number | undefined,
  result: Result,
): Promise<void> {
  const { shell } = step;
  if (recorded === undefined) return;
  const { github: state } = factsOf(result.outcome);
  const url = String(result.outputs.deployment_url ?? "");
  const environment_url = shell.page.address(url) && url;
  await withGithub(step, "github_environment", async (github) => {
    githubDeploymentDue.save(shell, state);
    await setStatus(github, recorded, {
      state,
      description: shell.safe.oneLine(descriptionOf(result)),
      environment_url,
      log_url: result.link && shell.page.address(result.link),
    });
    githubDeploymentDue.save(shell, undefined);
    if (state === "success") await retirePrevious(github, recorded);
  });
}

/** In the post step: tells GitHub what the main step could not tell before it was killed. */
export async function closeNotifications(inputs: Notifications, shell: Shell): Promise<void> {
  const step = { inputs, shell, limit: timeLimit(shell.signal) };
  await Promise.all([closeDeployment(step), closeComment(step)]);
}

async function closeDeployment(step: Notifying): Promise<void> {
  const due = githubDeploymentDue.saved(step.shell);
  const id = githubDeploymentId.saved(step.shell);
  if (due === undefined || id === undefined) return;
  await withGithub(step, "github_environment", async (github) => {
    await setStatus(github, id, { state: due, description: headlineDue.saved(step.shell) });
    if (due === "success") await retirePrevious(github, id);
  });
}
