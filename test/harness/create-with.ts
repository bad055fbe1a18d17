import {
  type Emulator,
  type EmulatorOptions,
  startEmulator,
} from "../../src/emulator/server/server.ts";
import { type RunOptions, type RunResult, runAction } from "./runner/runner.ts";

const API_KEY = "canary-api-key-0123456789";
const STEP_MS = 1_000;

export interface CreateWith extends EmulatorOptions {
  arrange?: (emulator: Emulator) => void;
  run?: Partial<RunOptions>;
}

export interface Created extends RunResult {
  emulator: Emulator;
  posts: unknown[];
  /** How many deployments came of it. */
  made: number;
}

/** Runs the create bundle as a step against a fresh emulator, whose time moves with each read of a revision. */
export async function createWith(
  inputs: Record<string, string>,
  options: CreateWith = {},
): Promise<Created> {
  const { arrange, run, ...service } = options;
  let now = Date.now();
  const onRequest: EmulatorOptions["onRequest"] = ({ operation }) => {
    if (operation === "revision") now += STEP_MS;
  };
  const script = ["QUEUED", "DEPLOYED"].map((status, index) => ({
    status,
    after_ms: index * STEP_MS,
  }));
  const emulator = await startEmulator({
    api_keys: [API_KEY],
    script,
    clock: { now: () => now },
    onRequest,
    ...service,
  });
  try {
    arrange?.(emulator);
    const usual = {
      base_url: emulator.url,
      api_key: API_KEY,
      poll_interval: "20ms",
      poll_max_interval: "50ms",
      settle_window: "100ms",
    };
    const result = await runAction({
      action: "create/action.yml",
      inputs: { ...usual, ...inputs },
      secrets: [API_KEY],
      ...run,
    });
    const posts = emulator.requests.filter(({ method }) => method === "POST");
    return {
      ...result,
      emulator,
      posts: posts.map(({ body }) => body),
      made: posts.filter(({ committed }) => committed).length,
    };
  } finally {
    await emulator.close();
  }
}
