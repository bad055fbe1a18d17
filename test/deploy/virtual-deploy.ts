import { createHash } from "node:crypto";
import type { Dispatcher } from "undici";
import { createDispatcher } from "../../src/client/http.ts";
import type { Revision } from "../../src/contract/deployments.ts";
import { deploy } from "../../src/deploy/deploy.ts";
import { DeployInputs } from "../../src/deploy/inputs.ts";
import type { Outputs } from "../../src/deploy/outputs.ts";
import { type Emulator, type EmulatorOptions, startEmulator } from "../../src/emulator/emulator.ts";
import type { RecordedRequest } from "../../src/emulator/recorded-request.ts";
import type { World } from "../../src/rollout/world.ts";
import { virtualClock } from "../virtual-clock.ts";

const EPOCH = Date.UTC(2030, 0, 1);

export const imageOf = (name: string) => `registry.example/${name}@sha256:${createHash("sha256").update(name).digest("hex")}`;
/** Only the deploy under test ever asks for it. */
export const OUR_IMAGE = imageOf("ours");

export interface VirtualDeploy extends EmulatorOptions {
  inputs?: Record<string, string>;
  seed_number?: number;
  dispatcher?: Dispatcher;
  arrange?: (service: Service) => void;
}

export interface Service {
  emulator: Emulator;
  deploymentId: string;
  clock: ReturnType<typeof virtualClock>;
}

export interface Story {
  outcome: unknown;
  outputs: Outputs;
  failure: { title: string; message: string } | undefined;
  /** The revisions that hold our image, newest first. */
  own: Revision[];
  log: string[];
  /** In order, with the virtual time of the answer. */
  requests: (RecordedRequest & { atMs: number })[];
  elapsedMs: number;
  activeId: string | null;
}

/** What a deploy is told about the world, kept. */
export function recordingReport(log: string[]): World["report"] {
  const say = (text: string) => void log.push(text);
  return { info: say, notice: say, warning: say, hide: () => undefined, output: () => undefined };
}

/**
 * One deploy against the emulator over real sockets, on a clock that both share and that passes only while the deploy
 * sleeps: minutes of waiting take no time, and a request that hangs takes `requestTimeoutMs` of real time.
 */
export async function deployInVirtualTime(options: VirtualDeploy = {}): Promise<Story> {
  const { inputs = {}, seed_number = 1, dispatcher = createDispatcher(), arrange, ...service } = options;
  const clock = virtualClock(seed_number);
  const answeredMs = new Map<RecordedRequest, number>();
  const emulator = await startEmulator({
    clock: { now: () => EPOCH + clock.now() },
    onRequest: (request) => answeredMs.set(request, clock.now()),
    ...service,
  });
  const log: string[] = [];
  try {
    const { id } = emulator.store.addDeployment({ name: "agent", source: "external_docker" });
    arrange?.({ emulator, deploymentId: id, clock });
    const parsed = await DeployInputs.parseAsync({
      base_url: emulator.url,
      api_key: "demo-key",
      deployment_id: id,
      image_uri: OUR_IMAGE,
      ...inputs,
    });
    const world: World = {
      server: { base_url: emulator.url, headers: { "x-api-key": "demo-key" }, requestTimeoutMs: 150, dispatcher },
      clock,
      signal: new AbortController().signal,
      report: recordingReport(log),
    };
    const { outputs, failure } = await deploy(parsed, world, { marks: [], attempt: 1, workspace: "." });
    const own = emulator.store.revisions(id).filter(({ source_revision_config: runs }) => runs?.image_uri === OUR_IMAGE);
    const requests = emulator.requests.map((request) => ({ ...request, atMs: answeredMs.get(request) ?? clock.now() }));
    const activeId = emulator.store.deployment(id).active_revision_id;
    return { outcome: outputs.outcome, outputs, failure, own, log, requests, elapsedMs: clock.now(), activeId };
  } finally {
    await emulator.close();
  }
}
