import type { Result } from "../../action/conclusion.ts";
import type { Shell } from "../shell.ts";
import type { Github } from "./client.ts";
import { commentBody, type Key, keepComment, openPullRequests } from "./comment.ts";
import { pullRequestOfEvent } from "./event.ts";
import { type Notifications, withGithub } from "./permitted.ts";

/** State for the post step: what the comment that still says "rolling out" is about. */
const COMMENT_DUE = "comment_due";

/** What the GitHub Deployments of one deployment are called after. */
export const subjectOf = ({ name, id }: Key) => name || id;

/** In the post step: no comment of a killed step says for ever that it is rolling out. */
export async function closeComment(inputs: Notifications, shell: Shell): Promise<void> {
  const [name = "", id = ""] = shell.saved(COMMENT_DUE).split(" ").map(decodeURIComponent);
  if (name === "" && id === "") return;
  const key = { name, id };
  const headline = `${subjectOf(key)}: end not known`;
  const text = "The step was killed before it could say how the rollout ended.";
  const result: Told = { outcome: "error", headline, comment: { blocks: [{ text }], facts: [] } };
  await comment(inputs, key, shell, result, { mayCreate: false });
}

type Told = Pick<Result, "outcome" | "headline" | "comment">;

export async function commentOnStart(
  inputs: Notifications,
  key: Key,
  shell: Shell,
  headline: string,
): Promise<void> {
  if (!inputs.comment_on_pr) return;
  const told: Told = { outcome: "not_waited", headline };
  shell.state(COMMENT_DUE, `${encodeURIComponent(key.name)} ${encodeURIComponent(key.id)}`);
  await comment(inputs, key, shell, told, { mayCreate: true, isStart: true });
}

export async function commentOnEnd(
  inputs: Notifications,
  key: Key,
  shell: Shell,
  result: Told,
): Promise<void> {
  await comment(inputs, key, shell, result, { mayCreate: true });
  if (inputs.comment_on_pr) shell.state(COMMENT_DUE, "");
}

/** Updates the comment on the pull request, or creates it where it may. */
export async function comment(
  inputs: Notifications,
  key: Key,
  shell: Shell,
  result: Told,
  { mayCreate, isStart = false }: { mayCreate: boolean; isStart?: boolean },
): Promise<void> {
  if (!inputs.comment_on_pr) return;
  await withGithub(inputs, shell, "comment_on_pr", async (github) => {
    const numbers = await pullRequests(github);
    const [number] = numbers;
    if (number === undefined || numbers.length > 1) {
      if (isStart) return;
      return shell.info(
        `comment_on_pr: the commit belongs to ${numbers.length} open pull requests; a comment needs exactly one.`,
      );
    }
    await keepComment(github, number, key, await commentBody(key, result), { mayCreate });
  });
}

async function pullRequests(github: Github): Promise<number[]> {
  const { GITHUB_SHA = "" } = process.env;
  const ofEvent = await pullRequestOfEvent();
  return ofEvent === undefined ? openPullRequests(github, GITHUB_SHA) : [ofEvent.number];
}
