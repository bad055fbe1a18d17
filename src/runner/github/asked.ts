import type * as notify from "./notify.ts";
import type { Notifications } from "./permitted.ts";

/* The ways to notify GitHub. Their code is loaded only if an input asks for it. */

type Asked = { [Name in keyof Notifications]?: Notifications[Name] | undefined };

const isAsked = ({ github_environment, comment_on_pr }: Asked): boolean =>
  github_environment !== undefined || comment_on_pr === true;

export const notifyGithub: typeof notify.notifyGithub = async (inputs, target, shell, act) => {
  if (!isAsked(inputs)) return act(shell, () => undefined);
  const github = await import("./notify.ts");
  return github.notifyGithub(inputs, target, shell, act);
};

export const notifyGithubOfRemoval: typeof notify.notifyGithubOfRemoval = async (
  inputs,
  shell,
  result,
) => {
  if (!isAsked(inputs)) return result;
  const github = await import("./notify.ts");
  return github.notifyGithubOfRemoval(inputs, shell, result);
};

export const notifyGithubOfRejection: typeof notify.notifyGithubOfRejection = async (
  inputs,
  target,
  shell,
  result,
) => {
  if (!isAsked(inputs)) return;
  const github = await import("./notify.ts");
  await github.notifyGithubOfRejection(inputs, target, shell, result);
};
