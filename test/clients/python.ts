import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startProgram } from "../harness/program.ts";
import { startServer } from "./packages.ts";

const PACKAGES = ["langgraph-cli[inmem]==0.4.40", "langgraph-api==0.16.7"];

/** The files of a project in Python, with an auth handler that accepts one token only. */
const FILES = {
  "pyproject.toml": '[project]\nname = "agent"\nversion = "0.1"\ndependencies = ["langgraph"]\n',
  ".env": "MODEL_KEY=sk-canary-of-the-model\n",
  "graph.py": `
from typing import TypedDict
from langgraph.graph import StateGraph, START, END

class State(TypedDict, total=False):
    question: str
    answer: str

def reply(state: State):
    return {"answer": "You said: " + state.get("question", "")}

graph = StateGraph(State).add_node("reply", reply).add_edge(START, "reply").add_edge("reply", END).compile()
`,
  "auth.py": `
import os
from langgraph_sdk import Auth

auth = Auth()

@auth.authenticate
async def authenticate(authorization: str | None):
    if authorization == "Bearer canary-agent-token-0123456789":
        return {"identity": "tester"}
    raise Auth.exceptions.HTTPException(status_code=int(os.environ["REFUSES_WITH"]), detail="A token is required")

@auth.on
async def owned(ctx: Auth.types.AuthContext, value: dict):
    owner = {"owner": ctx.user.identity}
    value.setdefault("metadata", {}).update(owner)
    return owner
`,
};
const GRAPHS = { dependencies: ["."], graphs: { agent: "./graph.py:graph" }, env: ".env" };

const CLOSED_PORT_URL = "http://127.0.0.1:9";

/** Installs the vendor's programs into a virtual environment, and writes a project for them. */
export async function installPython() {
  const folder = mkdtempSync(join(tmpdir(), "python-"));
  const run = promisify(execFile);
  await run("python3", ["-m", "venv", join(folder, "venv")]);
  const program = (name: string) => join(folder, "venv/bin", name);
  await run(program("pip"), ["install", "--quiet", "--no-input", ...PACKAGES]);
  const project = join(folder, "project");
  mkdirSync(project);
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(project, name), text);
  writeFileSync(join(project, "langgraph.json"), JSON.stringify(GRAPHS));
  const auth = { path: "./auth.py:auth" };
  writeFileSync(join(project, "with-auth.json"), JSON.stringify({ ...GRAPHS, auth }));
  const env = {
    PATH: `${join(folder, "venv/bin")}:/usr/bin:/bin`,
    ...{ HOME: folder, LANGGRAPH_CLI_NO_ANALYTICS: "1", LANGSMITH_TRACING: "false" },
    // No other host can be reached.
    ...{ HTTPS_PROXY: CLOSED_PORT_URL, HTTP_PROXY: CLOSED_PORT_URL, NO_PROXY: "127.0.0.1" },
  };

  return {
    project,
    /** Runs the command line in the project, to its end. */
    commandLine: (key: string, args: readonly string[]) =>
      startProgram(program("langgraph"), args, {
        cwd: project,
        env: { ...env, LANGSMITH_API_KEY: key },
      }).exit,
    /** Serves the project, and waits until the server accepts connections. */
    startServer(port: number, config: string, settings: Record<string, string> = {}) {
      const flags = ["--no-browser", "--no-reload", "--host", "127.0.0.1", "--port", String(port)];
      const args = ["dev", ...flags, "--config", config];
      const options = { cwd: project, env: { ...env, ...settings } };
      return startServer(program("langgraph"), args, port, options);
    },
  };
}
