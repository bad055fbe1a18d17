import { AsyncLocalStorage } from "node:async_hooks";

const injectedVariables = new AsyncLocalStorage<NodeJS.ProcessEnv>();

/** The environment variables of this step: those of the process, unless others were injected. */
export const variables = (): NodeJS.ProcessEnv => injectedVariables.getStore() ?? process.env;

export const withVariables = <T>(env: NodeJS.ProcessEnv, step: () => T): T =>
  injectedVariables.run(env, step);

/** Where the repository is checked out. */
export const workspace = (): string => variables().GITHUB_WORKSPACE || process.cwd();
