import type { Emulator } from "../../emulator/server/server.ts";
import { runAction } from "../harness/runner/runner.ts";
import { withoutIds } from "../harness/transcript/transcript.ts";

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

/** Runs a program; returns its end and its requests, without consecutive repetitions. */
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
