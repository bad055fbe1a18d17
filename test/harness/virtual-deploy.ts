import { createHash } from "node:crypto";
import type { Dispatcher } from "undici";
import type { Block } from "../../src/action/summary.ts";
import type { OutputValue } from "../../src/action/world.ts";
import { createDispatcher } from "../../src/client/http/http.ts";
import type { Revision } from "../../src/contract/deployments.ts";
import type { Source } from "../../src/contract/source.ts";
import { deploy } from "../../src/deploy/deploy.ts";
import { DeployInputs } from "../../src/deploy/inputs.ts";
import type { Output } from "../../src/deploy/outputs.ts";
import type { RecordedRequest } from "../../src/emulator/server/requests.ts";
import {
  type Emulator,
  type EmulatorOptions,
  startEmulator,
} from "../../src/emulator/server/server.ts";
import { recordingReport } from "./report.ts";
import { virtualClock } from "./virtual-clock.ts";

const EPOCH = Date.UTC(2030, 0, 1);

export const imageOf = (name: string) =>
  `registry.example/${name}@sha256:${createHash("sha256").update(name).digest("hex")}`;
/** Only the deploy under test ever asks for it. */
export const OUR_IMAGE = imageOf("ours");

export interface VirtualDeploy extends EmulatorOptions {
  source?: Source;
  inputs?: Record<string, string>;
  signal?: AbortSignal;
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
  outputs: Partial<Record<Output, OutputValue>>;
  failure: { message: string } | undefined;
  summary: readonly Block[];
  /** The revisions that hold our image, newest first. */
  own: Revision[];
  log: string[];
  /** In order, with the virtual time of the answer. */
  requests: (RecordedRequest & { atMs: number })[];
  elapsedMs: number;
  activeId: string | null;
}

/**
 * One deploy against the emulator over real sockets, on a clock that both share and that passes only while the deploy
 * sleeps: minutes of waiting take no time, and a request that hangs takes `requestTimeoutMs` of real time.
 */
export async function deployInVirtualTime(options: VirtualDeploy = {}): Promise<Story> {
  const {
    source = "external_docker",
    inputs = {},
    seed_number = 1,
    dispatcher = createDispatcher(),
    ...others
  } = options;
  const { arrange, signal = new AbortController().signal, ...service } = others;
  const clock = virtualClock(seed_number);
  const answeredMs = new Map<RecordedRequest, number>();
  const emulator = await startEmulator({
    clock: { now: () => EPOCH + clock.now() },
    onRequest: (request) => answeredMs.set(request, clock.now()),
    ...service,
  });
  const { report, log } = recordingReport();
  try {
    const { id } = emulator.store.addDeployment({ name: "agent", source });
    arrange?.({ emulator, deploymentId: id, clock });
    const parsed = await DeployInputs.parseAsync({
      base_url: emulator.url,
      api_key: "demo-key",
      deployment_id: id,
      ...(source === "github" ? {} : { image_uri: OUR_IMAGE }),
      ...inputs,
    });
    const world = {
      server: {
        base_url: emulator.url,
        headers: { "x-api-key": "demo-key" },
        requestTimeoutMs: 150,
        dispatcher,
      },
      clock,
      signal,
      report,
    };
    const { outputs, failure, summary } = await deploy(parsed, world, {
      marks: [],
      attempt: 1,
      workspace: ".",
    });
    const own = emulator.store
      .revisions(id)
      .filter(({ source_revision_config: runs }) => runs?.image_uri === OUR_IMAGE);
    const requests = emulator.requests.map((request) => ({
      ...request,
      atMs: answeredMs.get(request) ?? clock.now(),
    }));
    const activeId = emulator.store.deployment(id).active_revision_id;
    return {
      outcome: outputs.outcome,
      outputs,
      failure,
      summary,
      own,
      log,
      requests,
      elapsedMs: clock.now(),
      activeId,
    };
  } finally {
    await emulator.close();
  }
}
