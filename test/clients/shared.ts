import type { Emulator } from "../../emulator/server/server.ts";
import { runAction } from "../harness/runner/runner.ts";
import { withoutIds } from "../harness/transcript/transcript.ts";

/** The token that the handlers of the agent servers accept. */
export const TOKEN = "canary-agent-token-0123456789";
const WAIT = { poll_interval: "200ms", poll_max_interval: "500ms", timeout: "2m" };
export const API_KEY = "canary-api-key-0123456789";

/** The requests of the vendor's command line for a deploy of sources. */
export const SOURCE_DEPLOY_REQUESTS = [
  "GET /v2/deployments",
  "POST /v2/deployments",
  "POST /v2/deployments/{id 1}/upload-url",
  "PUT /uploads/{id 1}.tar.gz",
  "PATCH /v2/deployments/{id 1}",
  "GET /v2/deployments/{id 1}/revisions",
  "GET /v2/deployments/{id 1}/revisions/{id 2}",
  "GET /v2/deployments/{id 1}",
];

/** Runs a program; returns its result, and its requests without consecutive repetitions. */
export async function recordRequests<End extends object>(
  { url, requests }: Emulator,
  run: (hostFlags: string[]) => Promise<End>,
) {
  const earlierCount = requests.length;
  const end = await run(["--host-url", url]);
  const requestLines = requests
    .slice(earlierCount)
    .map(({ method, path }) => withoutIds(`${method} ${path.replace(/\/\d+-/, "/")}`))
    .filter((line, index, lines) => line !== lines[index - 1]);
  return { ...end, requestLines };
}

/** Runs a bundle of ours. */
export const runOurStep = (emulator: Emulator, action: string, inputs: Record<string, string>) =>
  runAction({
    action,
    inputs: { base_url: emulator.url, api_key: API_KEY, ...WAIT, ...inputs },
  });

type Checks = (url: string) => Record<string, string>;
/** The behaviour of an agent server, inputs of checks by its URL, and the outcome of the step. */
export type CheckRow = [behaviour: string, checks: Checks, outcome: string];

/** Inputs of a smoke test at this path of an agent server. */
export const smoke =
  (path: string, inputs: object = {}): Checks =>
  (url) => ({ smoke_test_url: url + path, ...inputs });
/** Inputs of a protection check of this path. */
export const protection =
  (path: string, inputs: object = {}): Checks =>
  (url) => ({ auth_check_url: url + path, ...inputs });

/** Rows for an agent server whose graph answers `smoke_test_input` with `You said: hello`. */
export function checkRows(smokePath: string, smoke_test_input: string) {
  const ask = { smoke_test_assistant: "agent", smoke_test_input };
  const answerInputs = { ...ask, smoke_test_expect: "You said: hello" };
  const check = (inputs: object) => smoke(smokePath, inputs);
  const unprotected: CheckRow[] = [
    ["is up", check({}), "deployed"],
    ["answers", check(answerInputs), "deployed"],
    ["answers an unexpected text", check({ ...ask, smoke_test_expect: "Goodbye" }), "unhealthy"],
    ["has no graph of this name", check({ ...ask, smoke_test_assistant: "nobody" }), "unhealthy"],
    ["answers /threads without a credential", protection("/threads"), "unprotected"],
  ];
  const protectedRows: CheckRow[] = [
    ["is up without a credential", check({}), "deployed"],
    ["refuses a run without a credential", check(answerInputs), "unhealthy"],
    ["answers the right token", check({ ...answerInputs, smoke_test_token: TOKEN }), "deployed"],
    ["refuses requests without a credential", protection("/threads"), "deployed"],
    ["shows its version to everybody", protection("/info"), "unprotected"],
  ];
  return { answerInputs, unprotected, protected: protectedRows };
}

/** The outputs of a step that checks an agent server. */
export async function runChecks(emulator: Emulator, checks: Record<string, string>) {
  const { id } = emulator.store.addDeployment({ name: "served", source: "external_docker" });
  const inputs = { deployment_id: id, revision_id: "latest", ...checks };
  return (await runOurStep(emulator, "action.yml", inputs)).outputs;
}
