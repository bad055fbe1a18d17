import { AsyncLocalStorage } from "node:async_hooks";

const injected = new AsyncLocalStorage<NodeJS.ProcessEnv>();

/** The environment variables of this step: those of the process, unless others were injected. */
export const variables = (): NodeJS.ProcessEnv => injected.getStore() ?? process.env;

/** Runs a step with these environment variables. */
export const withVariables = <T>(env: NodeJS.ProcessEnv, step: () => T): T =>
  injected.run(env, step);

export const PROXY_VARIABLES = ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"];

/** The variable whose proxy undici uses for https. */
export const proxyVariable = (env = variables()): string | undefined =>
  [PROXY_VARIABLES.slice(2), PROXY_VARIABLES.slice(0, 2)]
    .map((names) => names.find((name) => env[name] !== undefined))
    .find((name) => name !== undefined && env[name]);

/** Where the repository is checked out. */
export const workspace = (): string => variables().GITHUB_WORKSPACE || process.cwd();
