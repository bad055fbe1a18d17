import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ask, withDeployments } from "../../harness/ask.ts";

/** A token is the user's name. A real handler would verify tokens. */
const NAMES = `
export const auth = {
  authenticate(headers: Headers) {
    const identity = /^Bearer (alice|bob)$/.exec(headers.get("authorization") ?? "")?.[1];
    if (identity === undefined) throw Object.assign(new Error("no"), { status: 401, detail: "Who are you?" });
    return { identity, team: "blue" };
  },
  on({ user, value, isStudioUser }) {
    if (isStudioUser(user)) return {};
    value.metadata = { ...value.metadata, owner: user.identity };
    return { owner: user.identity };
  },
};
`;

const GRAPH =
  "export const graph = (state, { configurable }) => ({ state, user: configurable.graph_auth_user });";

export const PROTECTED = {
  "graph.json": JSON.stringify({
    graphs: { echo: "./graph.ts:graph" },
    auth: { path: "./auth.ts:auth" },
  }),
  "auth.ts": NAMES,
  "graph.ts": GRAPH,
};

export const WITHOUT_HANDLER = {
  "graph.json": JSON.stringify({ graphs: { echo: "./graph.ts:graph" } }),
  "graph.ts": GRAPH,
};

/** The files of the agent, with another handler module, and perhaps another graph. */
export const withHandler = (text: string, graph = GRAPH) => ({
  ...PROTECTED,
  "auth.ts": text,
  "graph.ts": graph,
});

/** The handler module of an agent that lets everybody in. */
export const OPEN = "export const auth = { authenticate: () => ({ identity: 'anybody' }) };";

export function directoryWith(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), "agent-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return directory;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const STUDIO = { "x-auth-scheme": "studio", "x-api-key": "demo-key" };

/**
 * An emulator whose deployments run an agent of these files. Revisions of some images or refs can
 * run other files.
 */
export async function withAgent(
  files: Record<string, string>,
  options: { others?: Record<string, Record<string, string>>; api_keys?: string[] } = {},
) {
  const { others = {}, ...rest } = options;
  const directory = directoryWith(files);
  const directories = Object.fromEntries(
    Object.entries(others).map(([name, texts]) => [name, directoryWith(texts)]),
  );
  const emulator = await withDeployments({ agent: { directory, directories }, ...rest });
  const url = String(emulator.docker.source_config.custom_url);
  return {
    ...emulator,
    directory,
    get: (path: string, headers: Record<string, string> = {}) =>
      ask(url + path, "GET", { headers }),
    post: (path: string, headers: Record<string, string>, body?: unknown) =>
      ask(url + path, "POST", { headers, body }),
    [Symbol.asyncDispose]: () => emulator.close(),
  };
}

/** The identifier of a new thread. */
export function threadId({ json }: { json: unknown }): string {
  return String(Reflect.get(Object(json), "thread_id"));
}
