import { createHash } from "node:crypto";
import type { Dispatcher } from "undici";
import type { RecordedRequest } from "../../emulator/server/requests.ts";
import {
  type Emulator,
  type EmulatorOptions,
  startEmulator,
} from "../../emulator/server/server.ts";
import { create } from "../../src/actions/create/action.ts";
import { CreateInputs } from "../../src/actions/create/inputs.ts";
import { deleteByName } from "../../src/actions/delete/action.ts";
import { DeleteInputs } from "../../src/actions/delete/inputs.ts";
import { deploy } from "../../src/actions/deploy/action.ts";
import type { WorkflowRun } from "../../src/actions/deploy/context.ts";
import { DeployInputs, type Output } from "../../src/actions/deploy/inputs.ts";
import type { Block } from "../../src/report/blocks.ts";
import type { Result } from "../../src/report/conclusion.ts";
import type { Outcome } from "../../src/report/outcomes.ts";
import type { OutputValue } from "../../src/report/report.ts";
import { createDispatcher } from "../../src/service/client/http/http.ts";
import type { Revision } from "../../src/service/contract/deployments.ts";
import { omitAbsent } from "../../src/service/contract/operation.ts";
import type { Source } from "../../src/service/contract/source.ts";
import { withProgressLog } from "../../src/step/progress-log.ts";
import { startStep } from "../../src/step/start-step.ts";
import { endStalledRequests } from "./stalled-requests.ts";
import { type ContextOptions, contextAt } from "./step-context.ts";
import { virtualClock } from "./virtual-clock.ts";

export const CREDENTIAL = { api_key: "demo-key" };

export interface VirtualOptions extends EmulatorOptions {
  signal?: AbortSignal;
  /** Seed of the clock's randomness. */
  seed_number?: number;
  /** Or a function that creates it, once the URL of the service is known. */
  dispatcher?: Dispatcher | ((url: string) => Promise<Dispatcher>);
  /** Uses real time, for requests that the emulator does not end. */
  requestTimeoutMs?: number;
  /** The host name of the service for the action, if only a proxy knows it. */
  hostname?: string;
}

/**
 * An emulator on a virtual clock, so that hours of waiting take no time, with real sockets. A
 * stalled request ends at once; no other can reach its timeout, however slow the machine is.
 */
export async function startService(options: VirtualOptions) {
  const { signal: _, seed_number, dispatcher = createDispatcher(), ...others } = options;
  const { requestTimeoutMs: __, hostname = "127.0.0.1", ...service } = others;
  const clock = virtualClock(seed_number);
  const started = await startEmulator({ clock: { now: clock.utcMs }, ...service });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= started.close();
    return closing;
  };
  const emulator: Emulator = { ...started, close };
  const address = new URL(emulator.url);
  address.hostname = hostname;
  return {
    emulator,
    clock,
    origin: address.origin,
    dispatcher: endStalledRequests(
      typeof dispatcher === "function" ? await dispatcher(emulator.url) : dispatcher,
      emulator,
    ),
    [Symbol.asyncDispose]: close,
  };
}

/** Such a service, and a context for it. */
export async function startVirtually(options: VirtualOptions, onEntry?: ContextOptions["onEntry"]) {
  const { signal, requestTimeoutMs } = options;
  const service = await startService(options);
  const { emulator, clock, dispatcher } = service;
  const ctx = { clock, dispatcher, ...omitAbsent({ signal, onEntry, requestTimeoutMs }) };
  const connection = { base_url: emulator.url, ...CREDENTIAL };
  return { ...contextAt(service.origin, ctx), ...service, connection };
}

export const imageOf = (name: string) =>
  `registry.example/${name}@sha256:${createHash("sha256").update(name).digest("hex")}`;
/** Only the deploy under test uses it. */
export const OUR_IMAGE = imageOf("ours");

export interface Service {
  emulator: Emulator;
  deploymentId: string;
  clock: ReturnType<typeof virtualClock>;
}

export interface VirtualDeploy extends VirtualOptions {
  source?: Source;
  /** Initial members of the deployment. */
  deployment?: Partial<Omit<Parameters<Emulator["store"]["addDeployment"]>[0], "source">>;
  inputs?: Record<string, string> | ((service: Service) => Record<string, string>);
  run?: Partial<WorkflowRun>;
  /** Whether everybody can read the output of the step. */
  isPublic?: boolean | undefined;
  onEntry?: ContextOptions["onEntry"];
  /** Arranges the service before the step starts. */
  arrange?: (service: Service) => unknown;
}

export interface PlayResult {
  outcome: Outcome;
  /** The title of summary and comment. */
  headline: string | undefined;
  /** Set for a success that needs attention. */
  mark: Result["mark"];
  outputs: Partial<Record<Output, OutputValue>>;
  /** The outputs that were set before the end. */
  early: ReadonlyMap<string, OutputValue>;
  failure: { message: string } | undefined;
  summary: readonly Block[];
  comment: readonly Block[] | undefined;
  /** The revisions that the step created, newest first. */
  own: Revision[];
  log: string[];
  /** In order, with the virtual time of the response and its status. */
  requests: (RecordedRequest & { atMs: number; status: number | undefined })[];
  elapsedMs: number;
  activeId: string | null;
  /** The content of the active revision. */
  serves: string;
}

/** One deploy in virtual time. */
export async function deployInVirtualTime(options: VirtualDeploy = {}): Promise<PlayResult> {
  const { source = "external_docker", deployment, inputs, arrange, run, ...more } = options;
  const { isPublic, onEntry, ...settings } = more;
  const answers = new Map<RecordedRequest, { atMs: number; status: number | undefined }>();
  const onRequest: EmulatorOptions["onRequest"] = (request, status) =>
    void answers.set(request, { atMs: clock.now(), status });
  await using virtual = await startVirtually({ onRequest, ...settings }, onEntry);
  const { emulator, clock, ctx, connection, log } = virtual;
  const { id } = emulator.store.addDeployment({ name: "agent", source, ...deployment });
  const service = { emulator, deploymentId: id, clock };
  await arrange?.(service);
  const made = trackNewRevisions(emulator);
  const changes = typeof inputs === "function" ? inputs(service) : inputs;
  const image = source === "github" ? {} : { image_uri: OUR_IMAGE };
  const given = { ...connection, deployment_id: id, ...image, ...changes };
  // Empty means not given.
  const texts = Object.entries(given).filter(([, text]) => text !== "");
  const parsed = await DeployInputs.parseAsync(Object.fromEntries(texts));
  const workflowRun = {
    id: "",
    repository: "",
    ref: "",
    commit: "",
    attempt: 1,
    ...run,
  };
  // The log of the step begins only now, after what was arranged.
  const result = await startStep(
    deploy(workflowRun),
    parsed,
    withProgressLog({ ...ctx, isPublic: async () => isPublic }),
  );
  const { outcome, headline, mark, outputs, failure, summary, comment } = result;
  const own = emulator.store.revisions(id).filter((one) => made.has(one.id));
  return {
    outcome,
    headline,
    mark,
    outputs,
    early: virtual.outputs,
    failure,
    summary,
    comment,
    own,
    log,
    requests: emulator.requests.map((request) => ({
      ...request,
      ...(answers.get(request) ?? { atMs: clock.now(), status: undefined }),
    })),
    elapsedMs: clock.now(),
    ...activeContent(emulator, id),
  };
}

/** The ids of the revisions that are created from now on. */
function trackNewRevisions({ store }: Emulator): ReadonlySet<string> {
  const made = new Set<string>();
  const { patch } = store;
  store.patch = (deployment, ...change) => {
    const after = patch(deployment, ...change);
    const [revision] = after.revisions.slice(deployment.revisions.length);
    if (revision !== undefined) made.add(revision.id);
    return after;
  };
  return made;
}

function activeContent({ store }: Emulator, id: string) {
  const activeId = store.deployment(id).active_revision_id;
  const runs = store.revisions(id).find((one) => one.id === activeId)?.source_revision_config;
  return { activeId, serves: runs?.image_uri ?? runs?.repo_ref ?? "" };
}

export const DOCKER = {
  name: "preview-7",
  source: "external_docker",
  image_uri: "registry.example/agent:1",
};

export interface VirtualCreate extends VirtualOptions {
  inputs?: Record<string, string>;
  arrange?: (emulator: Emulator) => void;
  /** The service becomes unavailable after this many requests for a creation. */
  goneAfter?: number;
}

/** One creation in virtual time. `journal` contains outputs, saved state, requests and warnings. */
export async function createInVirtualTime(options: VirtualCreate = {}) {
  const { inputs, arrange, goneAfter, ...settings } = options;
  const journal: string[] = [];
  const creations = () => emulator.requests.filter(({ operation }) => operation === "create");
  const onRequest: EmulatorOptions["onRequest"] = ({ operation = "" }) => {
    journal.push(operation);
    if (creations().length === goneAfter) void emulator.close();
  };
  await using virtual = await startVirtually({ onRequest, ...settings }, (kind, text) => {
    if (kind === "warning" || kind === "output") journal.push(`${kind} ${text}`);
  });
  const { emulator, clock, ctx, connection } = virtual;
  arrange?.(emulator);
  if (goneAfter === 0) await emulator.close();
  const given = Object.entries({ ...connection, ...DOCKER, ...inputs });
  // Empty means not given.
  const texts = Object.fromEntries(given.filter(([, text]) => text !== ""));
  const parsed = await CreateInputs.parseAsync(texts);
  const run = { id: "", repository: "", ref: "", commit: "", attempt: 1 };
  const saveState = (name: string, value: string) => void journal.push(`state ${name} ${value}`);
  const report = { ...ctx.report, saveState };
  const { outputs, failure, summary } = await startStep(create(run), parsed, { ...ctx, report });
  return {
    ...outputs,
    outputs,
    early: virtual.outputs,
    failure: failure?.message ?? "",
    summary,
    emulator,
    made: creations().filter(({ committed }) => committed).length,
    sent: creations().length,
    journal,
    elapsedMs: clock.now(),
  };
}

export interface VirtualDelete extends VirtualOptions {
  inputs?: Record<string, string> | ((emulator: Emulator) => Record<string, string>);
  /** Names of the existing deployments. */
  names?: readonly string[];
  /** Arranges the service before the step starts. */
  arrange?: (emulator: Emulator) => void;
}

/** The id of an existing deployment. */
export const idOf = ({ store }: Emulator, name: string) =>
  [...store.history.view().deployments.values()].find((one) => one.name === name)?.id ?? "";

/** One deletion in virtual time, by default of `agent-pr-4`, with `agent-pr-42` as well. */
export async function deleteInVirtualTime(options: VirtualDelete = {}) {
  const { inputs, names = ["agent-pr-4", "agent-pr-42"], arrange, ...settings } = options;
  await using virtual = await startVirtually(settings);
  const { emulator, clock, ctx, connection, log, outputs: early } = virtual;
  const { store } = emulator;
  for (const name of names) store.addDeployment({ name, source: "external_docker" });
  arrange?.(emulator);
  const more = typeof inputs === "function" ? inputs(emulator) : inputs;
  const given = { ...connection, deployment_name: "agent-pr-4", ...more };
  const parsed = await DeleteInputs.parseAsync(given);
  const { outputs, failure } = (await startStep(deleteByName, parsed, ctx)).result;
  const left = [...store.history.view().deployments.values()];
  return {
    ...outputs,
    failure: failure?.message ?? "",
    log: log.join("\n"),
    early: Object.fromEntries(early),
    emulator,
    requests: emulator.requests.map(({ method, operation = "" }) => `${method} ${operation}`),
    deletions: emulator.requests.filter(({ method }) => method === "DELETE"),
    /** Names of the remaining deployments that are not being deleted. */
    kept: left.filter(({ status }) => status === "READY").map(({ name }) => name),
    left: left.map(({ name }) => name),
    elapsedMs: clock.now(),
  };
}
