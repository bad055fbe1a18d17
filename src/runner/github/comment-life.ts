import { variables } from "../../inputs/variables.ts";
import type { Result } from "../../report/conclusion.ts";
import { OUTCOMES, type Outcome } from "../../report/outcomes.ts";
import type { Shell } from "../shell.ts";
import type { Github } from "./client.ts";
import { commentBody, type Key, keepComment, openPullRequests } from "./comment.ts";
import { pullRequestOfEvent } from "./event.ts";
import { type Notifications, withGithub } from "./permitted.ts";

/**
 * State for the post step: what the comment that still says "rolling out" is about, and how that
 * ended, if it did.
 */
const COMMENT_DUE = "comment_due";

/** What the GitHub Deployments of one deployment are called after. */
export const subjectOf = ({ name, id }: Key) => name || id;

type Told = Pick<Result, "outcome" | "headline" | "comment">;

function keepDue(shell: Shell, { name, id }: Key, end?: Told): void {
  const parts = [
    name,
    id,
    ...(end === undefined ? [] : [end.outcome, shell.safe.whole(end.headline ?? "")]),
  ];
  shell.state(COMMENT_DUE, parts.map(encodeURIComponent).join(" "));
}

/** In the post step: no comment says for ever that something is rolling out. */
export async function closeComment(inputs: Notifications, shell: Shell): Promise<void> {
  const [name = "", id = "", outcome = "", headline] = shell
    .saved(COMMENT_DUE)
    .split(" ")
    .map(decodeURIComponent);
  if (name === "" && id === "") return;
  const key = { name, id };
  const told = isOutcome(outcome) ? { outcome, headline: headline || undefined } : killed(key);
  await comment(inputs, key, shell, told, { mayCreate: false });
}

const isOutcome = (word: string): word is Outcome => Object.hasOwn(OUTCOMES, word);

function killed(key: Key): Told {
  const headline = `${subjectOf(key)}: end not known`;
  const text = "The step was killed before it could say how the rollout ended.";
  return { outcome: "error", headline, comment: [{ text }] };
}

export async function commentOnStart(
  inputs: Notifications,
  key: Key,
  shell: Shell,
  headline: string,
): Promise<void> {
  if (!inputs.comment_on_pr) return;
  const told: Told = { outcome: "not_waited", headline };
  keepDue(shell, key);
  await comment(inputs, key, shell, told, { mayCreate: true, isStart: true });
}

export async function commentOnEnd(
  inputs: Notifications,
  key: Key,
  shell: Shell,
  result: Told,
): Promise<void> {
  if (!inputs.comment_on_pr) return;
  keepDue(shell, key, result);
  if (await comment(inputs, key, shell, result, { mayCreate: true })) shell.state(COMMENT_DUE, "");
}

/** Updates the comment, or creates it if it may. Returns whether nothing is left to do. */
export async function comment(
  inputs: Notifications,
  key: Key,
  shell: Shell,
  result: Told,
  { mayCreate, isStart = false }: { mayCreate: boolean; isStart?: boolean },
): Promise<boolean> {
  if (!inputs.comment_on_pr) return true;
  return withGithub(inputs, shell, "comment_on_pr", async (github) => {
    const numbers = await pullRequests(github);
    const [number] = numbers;
    if (number === undefined || numbers.length > 1) {
      if (isStart) return;
      return shell.info(
        `comment_on_pr: the commit belongs to ${numbers.length} open pull requests; a comment needs exactly one.`,
      );
    }
    await keepComment(github, number, key, await commentBody(shell.page, key, result), {
      mayCreate,
    });
  });
}

async function pullRequests(github: Github): Promise<number[]> {
  const { GITHUB_SHA = "" } = variables();
  const ofEvent = await pullRequestOfEvent();
  return ofEvent === undefined ? openPullRequests(github, GITHUB_SHA) : [ofEvent.number];
}
