import { commentDue, headlineDue } from "../../report/saved-state.ts";
import { commentBody, type Key, keepComment, pullRequestsOf, type Told } from "./comment.ts";
import { type Notifying, withGithub } from "./permitted.ts";

/** What the GitHub Deployments of one deployment are called after. */
export const subjectOf = ({ name, id }: Key) => name || id;

/** In the post step: no comment says for ever that something is rolling out. */
export async function closeComment(step: Notifying): Promise<void> {
  const due = commentDue.saved(step.shell);
  if (due === undefined) return;
  await comment(step, due, due.end ?? killed(due, headlineDue.saved(step.shell)), {
    mayCreate: due.end !== undefined,
  });
}

function killed(key: Key, headline = `${subjectOf(key)}: outcome unknown`): Told {
  const text = "The step was killed before it could say how the rollout ended.";
  const next = "see on the platform which revision serves, before you deploy again.";
  const advice = { text: [{ strong: "Next step:" }, ` ${next}`] };
  return { outcome: "error", headline, comment: [{ text }, advice] };
}

/** Returns the id of the comment, if it could be written. */
export async function commentOnStart(
  step: Notifying,
  key: Key,
  headline: string,
): Promise<number | undefined> {
  const { inputs, shell } = step;
  if (!inputs.comment_on_pr) return undefined;
  const told: Told = { outcome: "not_waited", headline };
  commentDue.save(shell, key);
  return (await comment(step, key, told, { mayCreate: true, isStart: true })).id;
}

export async function commentOnEnd(
  step: Notifying,
  key: Key,
  result: Told,
  known: number | undefined,
): Promise<void> {
  const { inputs, shell } = step;
  if (!inputs.comment_on_pr) return;
  const { outcome, headline = "", mark } = result;
  const end = { outcome, headline: shell.safe.oneLine(headline), mark };
  commentDue.save(shell, { ...key, end });
  const { isOver } = await comment(step, key, result, { mayCreate: true, known });
  if (isOver) commentDue.save(shell, undefined);
}

interface How {
  mayCreate: boolean;
  known?: number | undefined;
  isStart?: boolean;
}

/** Updates the comment, or creates it if it may. `isOver`: nothing is left to do. */
export async function comment(
  step: Notifying,
  key: Key,
  result: Told,
  { isStart = false, ...keeping }: How,
): Promise<{ isOver: boolean; id: number | undefined }> {
  const { shell } = step;
  let id: number | undefined;
  const isOver = await withGithub(step, "comment_on_pr", async (github) => {
    const numbers = await pullRequestsOf(github);
    const [number] = numbers;
    if (number === undefined || numbers.length > 1) {
      if (isStart) return;
      return shell.info(
        `comment_on_pr: the commit belongs to ${numbers.length} open pull requests; a comment needs exactly one.`,
      );
    }
    const body = await commentBody(shell.page, key, result);
    id = await keepComment(github, number, key, body, keeping);
  });
  return { isOver, id };
}
