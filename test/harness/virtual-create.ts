import type { Dispatcher } from "undici";
import { createDispatcher } from "../../src/client/http/http.ts";
import { create } from "../../src/create/create.ts";
import { CreateInputs } from "../../src/create/inputs.ts";
import {
  type Emulator,
  type EmulatorOptions,
  startEmulator,
} from "../../src/emulator/server/server.ts";
import { recordingReport } from "./report.ts";
import { virtualClock } from "./virtual-clock.ts";

const EPOCH = Date.UTC(2030, 0, 1);

export const DOCKER = {
  name: "preview-7",
  source: "external_docker",
  image_uri: "registry.example/agent:1",
};

interface VirtualCreate extends EmulatorOptions {
  inputs?: Record<string, string>;
  dispatcher?: Dispatcher;
  signal?: AbortSignal;
  arrange?: (emulator: Emulator) => void;
  /** The service goes away for good once so many creations were asked for. */
  goneAfter?: number;
}

/**
 * One creation against the emulator over real sockets, on a clock that both share and that passes only while the action
 * sleeps. `journal` holds outputs, requests and warnings in the order in which they came.
 */
export async function createInVirtualTime(options: VirtualCreate = {}) {
  const { inputs = {}, dispatcher = createDispatcher(), arrange, goneAfter, ...service } = options;
  const { signal = new AbortController().signal } = options;
  const clock = virtualClock();
  const journal: string[] = [];
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= emulator.close();
    return closing;
  };
  const creations = () => emulator.requests.filter(({ operation }) => operation === "create");
  const emulator = await startEmulator({
    clock: { now: () => EPOCH + clock.now() },
    onRequest: ({ operation = "" }) => {
      journal.push(operation);
      if (creations().length === goneAfter) void close();
    },
    ...service,
  });
  try {
    arrange?.(emulator);
    if (goneAfter === 0) await close();
    const connection = { base_url: emulator.url, api_key: "demo-key" };
    const parsed = await CreateInputs.parseAsync({ ...connection, ...DOCKER, ...inputs });
    const { report } = recordingReport((kind, text) => {
      if (kind === "warning" || kind === "output") journal.push(`${kind} ${text}`);
    });
    const world = {
      server: {
        base_url: emulator.url,
        headers: { "x-api-key": "demo-key" },
        requestTimeoutMs: 2_000,
        dispatcher,
      },
      clock,
      signal,
      report,
    };
    const { outputs, failure, summary } = await create(parsed, world);
    const made = creations().filter(({ committed }) => committed).length;
    const sent = creations().length;
    return {
      ...outputs,
      failure: failure?.message ?? "",
      summary,
      made,
      sent,
      journal,
      elapsedMs: clock.now(),
    };
  } finally {
    await close();
  }
}
