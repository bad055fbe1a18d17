import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A token is the user's name. A real handler would verify tokens. */
const NAME_HANDLER = `
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

export const PROTECTED_AGENT = {
  "graph.json": JSON.stringify({
    graphs: { echo: "./graph.ts:graph" },
    auth: { path: "./auth.ts:auth" },
  }),
  "auth.ts": NAME_HANDLER,
  "graph.ts": GRAPH,
};

export const UNPROTECTED_AGENT = {
  "graph.json": JSON.stringify({ graphs: { echo: "./graph.ts:graph" } }),
  "graph.ts": GRAPH,
};

/** The files of `PROTECTED_AGENT` with another auth module, and perhaps another graph. */
export const withHandler = (text: string, graph = GRAPH) => ({
  ...PROTECTED_AGENT,
  "auth.ts": text,
  "graph.ts": graph,
});

/** The auth module of an agent that accepts everybody. */
export const OPEN_HANDLER =
  "export const auth = { authenticate: () => ({ identity: 'anybody' }) };";

export function directoryWith(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), "agent-"));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(directory, path), text);
  return directory;
}
