import { Agent, request } from "undici";
import { startEmulator } from "../../emulator/server/server.ts";
import { type Method, omitAbsent } from "../../src/service/contract/operation.ts";

const dispatcher = new Agent({ allowH2: false, pipelining: 0, maxHeaderSize: 16 * 1024 });

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** Undefined if the text is not JSON. */
  json: unknown;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One request with the demo key, on its own connection. A string body is sent unchanged. */
export async function ask(
  url: string,
  method: Method = "GET",
  options: { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Reply> {
  const { body, headers = { "x-api-key": "demo-key" }, signal } = options;
  const text =
    typeof body === "string" || body === undefined ? (body ?? null) : JSON.stringify(body);
  const response = await request(url, {
    method,
    headers,
    body: text,
    dispatcher,
    ...omitAbsent({ signal }),
  });
  const responseText = await response.body.text();
  return {
    status: response.statusCode,
    headers: response.headers,
    text: responseText,
    json: jsonOf(responseText),
  };
}

export interface ManualClock {
  now(): number;
  /** Advances the clock. */
  pass(ms: number): void;
}

export function manualClock(start = Date.UTC(2030, 0, 1)): ManualClock {
  let now = start;
  return {
    now: () => now,
    pass: (ms) => {
      now += ms;
    },
  };
}

/**
 * An emulator on a manual clock with one deployment of each source. Closed at the end of the `await
 * using` block.
 */
export async function withDeployments(options: Parameters<typeof startEmulator>[0] = {}) {
  const clock = manualClock();
  const emulator = await startEmulator({ clock, ...options });
  const docker = emulator.store.addDeployment({ name: "image", source: "external_docker" });
  const github = emulator.store.addDeployment({ name: "repository", source: "github" });
  const at = ({ id }: { id: string }) => `${emulator.url}/v2/deployments/${id}`;
  return { ...emulator, clock, docker, github, at, [Symbol.asyncDispose]: () => emulator.close() };
}
