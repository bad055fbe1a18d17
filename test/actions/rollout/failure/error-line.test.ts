import { describe, expect, it } from "vitest";
import { errorLineOf } from "../../../../src/actions/rollout/failure/error-line.ts";

const BUILDKIT = `
#7 importing cache manifest from registry.example.com/agent-image:cache
#7 ERROR: registry.example.com/agent-image:cache: not found
#9 2.345 ERROR: Could not find a version that satisfies the requirement agent-tools (from versions: none)
#9 2.346 ERROR: No matching distribution found for agent-tools
#9 ERROR: process "/bin/sh -c pip install ." did not complete successfully: exit code: 1
------
 > importing cache manifest from registry.example.com/agent-image:cache:
------
------
 > [3/4] RUN pip install .:
2.346 ERROR: No matching distribution found for agent-tools
------
Dockerfile:3
   3 | >>> RUN pip install .
ERROR: failed to solve: process "/bin/sh -c pip install ." did not complete successfully: exit code: 1`;

const UVICORN = `
INFO:     Waiting for application startup.
ERROR:    Traceback (most recent call last):
  File "/app/agent.py", line 12, in <module>
    raise RuntimeError("DATABASE_URL is not set")
RuntimeError: DATABASE_URL is not set

ERROR:    Application startup failed. Exiting.`;

const NODE = `
node:internal/modules/cjs/loader:1228
  throw err;
  ^

Error: Cannot find module '/app/server.js'
    at Module._resolveFilename (node:internal/modules/cjs/loader:1225:15) {
  code: 'MODULE_NOT_FOUND',
}

Node.js v24.1.0`;

const NPM = `
npm error code E404
npm error 404 Not Found - GET https://registry.npmjs.org/agent-tools - Not found
npm error 404  'agent-tools@9.9.9' is not in this registry.
npm error A complete log of this run can be found in: /root/.npm/_logs/1.log`;

const TSC = `
src/agent.ts(3,1): error TS2304: Cannot find name 'graph'.
npm error code 2
npm error path /app
npm error command failed`;

const UV = `
Resolved 3 packages in 12ms
  × No solution found when resolving dependencies:
  ╰─▶ Because agent-tools was not found in the package registry`;

const HEAP = `
warning: something
#9 ERROR: process "/bin/sh -c npm run build" did not complete successfully: exit code: 1
ERROR: failed to solve: process "/bin/sh -c npm run build" did not complete successfully: exit code: 137`;

const LINT = `
All checks of ruff were read
ERROR: failed to solve: process "/bin/sh -c ruff check" did not complete successfully: exit code: 1`;

describe("errorLineOf", () => {
  it.each([
    ["BuildKit", BUILDKIT, "ERROR: No matching distribution found for agent-tools"],
    ["uvicorn", UVICORN, "RuntimeError: DATABASE_URL is not set"],
    ["Node", NODE, "Error: Cannot find module '/app/server.js'"],
    ["npm", NPM, "npm error code E404"],
    [
      "the compiler of TypeScript",
      TSC,
      "src/agent.ts(3,1): error TS2304: Cannot find name 'graph'.",
    ],
    ["uv", UV, "× No solution found when resolving dependencies:"],
    ["a build that was killed", HEAP, HEAP.split("\n").at(-1)],
    ["a command that says nothing itself", LINT, LINT.split("\n").at(-1)],
    [
      "a service that writes times",
      "2026-01-02T03:04:05Z [error    ] no such graph",
      "2026-01-02T03:04:05Z [error    ] no such graph",
    ],
    ["an exception without words", "Traceback (most recent call last):\nKeyError", "KeyError"],
    ["a log without errors", "installed package 3 of 3\n0 errors, 2 warnings", undefined],
  ])("returns the last line with the error of %s", (_, log, line) => {
    expect(errorLineOf(log)).toBe(line);
  });
});
