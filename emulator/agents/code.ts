import { readFileSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { HTTPException } from "hono/http-exception";
import * as z from "zod";
import type {
  Secret,
  SourceRevisionConfig,
} from "../../src/service/contract/deployments/settings.ts";

/** Where the code of a deployment's revisions is. */
export interface AgentSource {
  directory: string;
  /** Other directories for some revisions, by `image_uri` or `repo_ref`. */
  directories?: Record<string, string>;
}

export interface User {
  identity: string;
  [field: string]: unknown;
}

/** An access to a resource. `value` is the payload; a handler may add to its `metadata`. */
export interface Access {
  user: User;
  resource: "threads";
  action: "create" | "search" | "create_run";
  value: Record<string, unknown>;
}

/** contract: Authentication. The handler at `auth.path` of the graph configuration file. */
export interface AuthHandler {
  /** Returns a mapping with at least `identity`. Rejects by an error with `status` and `detail`. */
  authenticate(headers: Headers): unknown;
  /** Returns what a resource's metadata must have. Empty or nothing permits all resources. */
  on?(access: Access & { isStudioUser: (user: unknown) => boolean }): unknown;
}

/** A graph of `graphs` in the graph configuration file. In the emulator a graph is one node. */
export type GraphNode = (
  state: Record<string, unknown>,
  config: { configurable: { thread_id: string; graph_auth_user: User } },
) => unknown;

export interface NamedHandler {
  /** The subject of the error message `… failed`. */
  name: string;
  handler: AuthHandler;
}

/** The loaded code of a revision. */
export interface AgentCode {
  graphs: Map<string, GraphNode>;
  auth: NamedHandler | undefined;
}

const GraphConfig = z.object({
  graphs: z.record(z.string(), z.string()).default({}),
  auth: z.object({ path: z.string() }).optional(),
});

const isGraphNode = (value: unknown): value is GraphNode => typeof value === "function";

const isAuthHandler = (value: unknown): value is AuthHandler =>
  typeof Object(value).authenticate === "function";

/** The absolute path. Throws if it is outside of the agent's directory. */
function resolveInside(root: string, ...path: string[]): string {
  const file = resolve(root, ...path);
  if (!file.startsWith(resolve(root) + sep))
    throw new Error(`${file} is outside the agent's directory`);
  return file;
}

let lastImport: Promise<unknown> = Promise.resolve();

/** Imports a module while these environment variables are set, one module at a time. */
function importWithVariables(variables: Record<string, string>, url: string): Promise<object> {
  const currentImport = lastImport.then(async () => {
    const previousValues = Object.keys(variables).map((name) => [name, process.env[name]] as const);
    Object.assign(process.env, variables);
    try {
      return await import(url);
    } finally {
      for (const [name, value] of previousValues)
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
    }
  });
  lastImport = currentImport.catch(() => undefined);
  return currentImport;
}

/**
 * Loads the code of a revision, which sees the secrets as variables. Throws an HTTPException if it
 * cannot be loaded; its `cause` says why.
 */
export async function loadAgent(
  source: AgentSource,
  config: SourceRevisionConfig,
  revisionId: string,
  secrets: readonly Secret[] = [],
): Promise<AgentCode> {
  const variables = Object.fromEntries(secrets.map(({ name, value }) => [name, value]));
  const root = source.directories?.[config.image_uri ?? config.repo_ref ?? ""] ?? source.directory;
  const graphPath = config.graph_config_path ?? "graph.json";

  /** Loads what a reference such as `./auth.ts:auth` names, relative to the configuration file. */
  async function loadExport(reference: string): Promise<unknown> {
    const [path = "", name = ""] = reference.split(":");
    const file = resolveInside(root, dirname(graphPath), path);
    const url = `${pathToFileURL(file)}?revision=${revisionId}`;
    return Reflect.get(await importWithVariables(variables, url), name);
  }

  try {
    const json = readFileSync(resolveInside(root, graphPath), "utf8");
    const { graphs, auth } = GraphConfig.parse(JSON.parse(json));
    const nodes = new Map<string, GraphNode>();
    for (const [name, path] of Object.entries(graphs)) {
      const node = await loadExport(path);
      if (!isGraphNode(node)) throw new Error(`the graph ${path} is not a function`);
      nodes.set(name, node);
    }
    if (auth === undefined) return { graphs: nodes, auth };
    const handler = await loadExport(auth.path);
    if (!isAuthHandler(handler)) throw new Error(`${auth.path} has no authenticate(headers)`);
    return { graphs: nodes, auth: { name: `the handler ${auth.path}`, handler } };
  } catch (cause) {
    throw new HTTPException(500, { message: "the agent cannot be loaded", cause });
  }
}
