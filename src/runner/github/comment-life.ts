import { variables } from "../../inputs/variables.ts";
import { commentDue } from "../../report/saved-state.ts";
import type { Shell } from "../shell.ts";
import type { Github } from "./client.ts";
import { commentBody, type Key, keepComment, openPullRequests, type Told } from "./comment.ts";
import { pullRequestOfEvent } from "./event.ts";
import { type Notifications, withGithub } from "./permitted.ts";

/** What the GitHub Deployments of one deployment are called after. */
export const subjectOf = ({ name, id }: Key) => name || id;

/** In the post step: no comment says for ever that something is rolling out. */
export async function closeComment(inputs: Notifications, shell: Shell): Promise<void> {
  const due = commentDue.saved(shell);
  if (due === undefined) return;
  await comment(inputs, due, shell, due.end ?? killed(due), { mayCreate: false });
}

function killed(key: Key): Told {
  const headline = `${subjectOf(key)}: outcome unknown`;
  const text = "The step was killed before it could say how the rollout ended.";
  const next = "see on the platform which revision serves, before you deploy again.";
  const advice = { text: [{ strong: "Next step:" }, ` ${next}`] };
  return { outcome: "error", headline, comment: [{ text }, advice] };
}

export async function commentOnStart(
  inputs: Notifications,
  key: Key,
  shell: Shell,
  headline: string,
): Promise<void> {
  if (!inputs.comment_on_pr) return;
  const told: Told = { outcome: "not_waited", headline };
  commentDue.save(shell, key);
  await comment(inputs, key, shell, told, { mayCreate: true, isStart: true });
}

export async function commentOnEnd(
  inputs: Notifications,
  key: Key,
  shell: Shell,
  result: Told,
): Promise<void> {
  if (!inputs.comment_on_pr) return;
  const { outcome, headline = "" } = result;
  commentDue.save(shell, { ...key, end: { outcome, headline: shell.safe.whole(headline) } });
  if (await comment(inputs, key, shell, result, { mayCreate: true }))
    commentDue.save(shell, undefined);
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
