import type * as notify from "./notify.ts";
import type { Notifications } from "./permitted.ts";

/** The code that notifies GitHub. Loaded only if an input asks for it. */
const asked = async ({ github_environment, comment_on_pr }: Notifications) =>
  github_environment !== undefined || comment_on_pr ? import("./notify.ts") : undefined;

export const notifyGithub: typeof notify.notifyGithub = async (inputs, target, shell, act) =>
  (await asked(inputs))?.notifyGithub(inputs, target, shell, act) ?? act(shell, () => undefined);

export const notifyGithubOfRemoval: typeof notify.notifyGithubOfRemoval = async (inputs, ...rest) =>
  (await asked(inputs))?.notifyGithubOfRemoval(inputs, ...rest);

export const notifyGithubOfRejection: typeof notify.notifyGithubOfRejection = async (
  inputs,
  ...rest
) => (await asked(inputs))?.notifyGithubOfRejection(inputs, ...rest);
