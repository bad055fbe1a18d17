import { existsSync, readFileSync } from "node:fs";
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

const EXPORT_REFERENCE = /^(?<file>[^:]+\.\w+):(?<name>[A-Za-z_$][\w$]*)$/;

const loadFailure = (message: string, cause?: unknown) =>
  new HTTPException(500, { message, cause });

const isFunction = (value: unknown) => typeof value === "function";

const isGraphNode = (value: unknown): value is GraphNode => isFunction(value);

function isAuthHandler(value: unknown): value is AuthHandler {
  if (typeof value !== "object" || value === null) return false;
  return (
    isFunction(Reflect.get(value, "authenticate")) &&
    ["undefined", "function"].includes(typeof Reflect.get(value, "on"))
  );
}

/** The absolute path. Throws if it is outside of the agent's directory. */
function resolveInside(root: string, baseDirectory: string, path: string): string {
  const file = resolve(baseDirectory, path);
  if (!file.startsWith(resolve(root) + sep))
    throw loadFailure(`${path} is outside the agent's directory`);
  return file;
}

function readGraphConfig(file: string, path: string): z.infer<typeof GraphConfig> {
  if (!existsSync(file)) throw loadFailure(`there is no ${path}`);
  try {
    return GraphConfig.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw loadFailure(`${path} is not a graph configuration file`);
  }
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
 * cannot be loaded; its `cause` is the error of an import that failed.
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
  const graphFile = resolveInside(root, root, graphPath);
  const { graphs, auth } = readGraphConfig(graphFile, graphPath);

  async function loadExport(name: string, reference: string): Promise<unknown> {
    const parts = EXPORT_REFERENCE.exec(reference)?.groups;
    if (parts === undefined) throw loadFailure(`${name} is not of the form ./file.ext:name`);
    const file = resolveInside(root, dirname(graphFile), parts.file ?? "");
    if (!existsSync(file)) throw loadFailure(`${name} cannot be loaded: there is no ${parts.file}`);
    try {
      const url = `${pathToFileURL(file)}?revision=${revisionId}`;
      return Reflect.get(await importWithVariables(variables, url), parts.name ?? "");
    } catch (error) {
      throw loadFailure(`${name} cannot be loaded: the import of ${parts.file} failed`, error);
    }
  }

  async function loadHandler(path: string): Promise<NamedHandler> {
    const name = `the handler ${path}`;
    const handler = await loadExport(name, path);
    if (!isAuthHandler(handler))
      throw loadFailure(`${name} is not an object with authenticate(headers)`);
    return { name, handler };
  }

  const nodes = new Map<string, GraphNode>();
  for (const [name, path] of Object.entries(graphs)) {
    const node = await loadExport(`the graph ${path}`, path);
    if (!isGraphNode(node)) throw loadFailure(`the graph ${path} is not a function`);
    nodes.set(name, node);
  }
  return { graphs: nodes, auth: auth && (await loadHandler(auth.path)) };
}
