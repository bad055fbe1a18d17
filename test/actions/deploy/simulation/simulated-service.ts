import { channel } from "node:diagnostics_channel";
import { Dispatcher } from "undici";
import type { Script } from "../../../../emulator/deployments/life-cycle.ts";
import { createDeploymentRoutes } from "../../../../emulator/deployments/routes.ts";
import { createStore, type Store } from "../../../../emulator/deployments/store.ts";
import { createIdSource } from "../../../../emulator/ids.ts";
import type { Route } from "../../../../emulator/server/route.ts";
import { DeploymentState } from "../../../../src/service/contract/deployments/deployment.ts";
import { virtualClock } from "../../../harness/virtual-clock.ts";
import { imageOf, OUR_IMAGE } from "../../../harness/virtual-service.ts";

const EPOCH = Date.UTC(2030, 0, 1);
export const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** How often faults and foreign changes occur, and how stale reads are. */
export interface Mix {
  patchFaultRate: number;
  readFaultRate: number;
  foreignPerHour: number;
  /** Maximum staleness of a read. */
  lagMs: number;
  /** Maximum staleness of the list of revisions; undefined if the service has no list. */
  listLagMs: number | undefined;
}

export const REALISTIC: Mix = {
  patchFaultRate: 0.03,
  readFaultRate: 0.03,
  foreignPerHour: 1,
  lagMs: SECOND,
  listLagMs: SECOND,
};
export const EXTREME: Mix = {
  patchFaultRate: 0.9,
  readFaultRate: 0.2,
  foreignPerHour: 12,
  lagMs: 3 * SECOND,
  listLagMs: 20 * SECOND,
};
export const WITHOUT_LIST: Mix = { ...EXTREME, listLagMs: undefined };

const FAILURE_RATE = 0.05;
const LATE_COMMIT_MS = { min: 5 * SECOND, max: 125 * SECOND };
/** The default of settle_window. */
const SETTLE_WINDOW_MS = 90 * SECOND;

type Fault =
  | { kind: "unsent" | "lost" | "lost_after" | "throttled" | "busy" | "none" }
  | { kind: "late"; afterMs: number };

/** Draws one of nine equally likely numbers. A loss is as likely before the commit as after it. */
function choosePatchFault(random: () => number, { patchFaultRate }: Mix): Fault {
  if (random() >= patchFaultRate) return { kind: "none" };
  const ninth = Math.floor(random() * 9);
  if (ninth === 0) return { kind: "unsent" };
  if (ninth <= 3) return { kind: "lost" };
  if (ninth <= 6) return { kind: "lost_after" };
  if (ninth === 7) return { kind: "throttled" };
  return {
    kind: "late",
    afterMs: LATE_COMMIT_MS.min + random() * (LATE_COMMIT_MS.max - LATE_COMMIT_MS.min),
  };
}

const READ_FAULTS = ["unsent", "lost", "throttled", "busy"] as const;

function chooseReadFault(random: () => number, { readFaultRate }: Mix): Fault {
  if (random() >= readFaultRate) return { kind: "none" };
  return { kind: READ_FAULTS[Math.floor(random() * READ_FAULTS.length)] ?? "lost" };
}

const sendHeaders = channel("undici:client:sendHeaders");
const connectionError = (code: string) => Object.assign(new Error(code), { code });

/**
 * The emulator's store and rules behind undici's own request machinery, without a socket, in
 * virtual time.
 */
export class SimulatedService extends Dispatcher {
  readonly store: Store;
  readonly deploymentId: string;
  /** The ids of the revisions that our PATCHes created. */
  readonly ownIds = new Set<string>();
  /** The members besides the image that other clients changed, by the id of their revision. */
  readonly foreignChanges = new Map<string, readonly string[]>();
  requests = 0;
  commitsBeyondWindow = 0;
  readonly #routes: { route: Route; pattern: RegExp }[];
  readonly #clock: ReturnType<typeof virtualClock>;
  readonly #random: () => number;
  readonly #mix: Mix;

  constructor(clock: ReturnType<typeof virtualClock>, seed: number, ourImage: string, mix: Mix) {
    super();
    this.#mix = mix;
    this.#clock = clock;
    this.#random = virtualClock(seed ^ 0x5eed).random;
    let ageMs = HOUR;
    this.store = createStore({
      clock: { now: () => EPOCH + clock.now() - ageMs },
      newId: createIdSource(String(seed)),
    });
    const missingOperations = mix.listLagMs === undefined ? (["revisions"] as const) : [];
    this.#routes = createDeploymentRoutes(this.store, { missingOperations }).map((route) => {
      const { method, path } = route.operation;
      const pattern = new RegExp(`^${method} ${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
      return { route, pattern };
    });
    this.deploymentId = this.store.addDeployment({
      name: "agent",
      source: "external_docker",
      source_config: { resource_spec: { cpu: 1 } },
      secrets: [{ name: "ROTATED", value: "before" }],
    }).id;
    // The first revision is an hour older than the next one: their creation times differ.
    ageMs = 0;
    this.store.addRevision(this.deploymentId, {
      source_revision_config: { image_uri: imageOf("before") },
      script: [{ status: "DEPLOYED", after_ms: 0 }],
    });
    this.#planForeignDeploys(ourImage);
  }

  /**
   * Half of the foreign deploys set our image (no image if only this run can know ours); the others
   * set another image. Half of all of them also change secrets, and half also change the spec.
   */
  #planForeignDeploys(ourImage: string): void {
    const isUniqueImage = ourImage === OUR_IMAGE || ourImage.includes(":run-");
    const ourContent = isUniqueImage ? {} : { source_revision_config: { image_uri: ourImage } };
    const foreignContent = { source_revision_config: { image_uri: imageOf("foreign") } };
    let atMs = 0;
    while (atMs < HOUR / 2) {
      atMs += -Math.log(1 - this.#random()) * (HOUR / this.#mix.foreignPerHour);
      const change = {
        ...(this.#random() < 0.5 ? ourContent : foreignContent),
        ...(this.#random() < 0.5 ? { secrets: [{ name: "ROTATED", value: `v${atMs}` }] } : {}),
        ...(this.#random() < 0.5 ? { source_config: { resource_spec: { cpu: 2 } } } : {}),
        script: this.#nextScript(),
      };
      const changedMembers = ["secrets", "source_config"].filter((name) =>
        Object.hasOwn(change, name),
      );
      this.#clock.at(atMs, () => {
        const { id } = this.store.addRevision(this.deploymentId, change);
        this.foreignChanges.set(id, changedMembers);
      });
    }
  }

  #nextScript(): Script {
    const doneMs = (10 + this.#random() * 50) * SECOND;
    const status = this.#random() < FAILURE_RATE ? "DEPLOY_FAILED" : "DEPLOYED";
    return [
      { status: "CREATING", after_ms: 0 },
      { status: "AWAITING_DEPLOY", after_ms: 3 * SECOND },
      { status: "DEPLOYING", after_ms: 6 * SECOND },
      { status, after_ms: doneMs },
    ];
  }

  override dispatch(
    options: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
  ): boolean {
    void this.#serve(options, handler);
    return true;
  }

  async #serve(
    options: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
  ): Promise<void> {
    const controller = {
      aborted: false,
      paused: false,
      reason: null,
      abort: () => undefined,
      pause: () => undefined,
      resume: () => undefined,
    };
    this.requests += 1;
    const chooseFault = options.method === "PATCH" ? choosePatchFault : chooseReadFault;
    const fault = chooseFault(this.#random, this.#mix);
    handler.onRequestStart?.(controller, {});
    await this.#clock.sleep(20 + this.#random() * 180);
    if (fault.kind === "unsent")
      return handler.onResponseError?.(controller, connectionError("ECONNRESET"));
    sendHeaders.publish({ request: options, headers: headerText(options.headers) });
    const response = this.#respond(options, fault);
    if (response === undefined)
      return handler.onResponseError?.(controller, connectionError("ECONNRESET"));
    handler.onResponseStart?.(controller, response.status, {}, "");
    handler.onResponseData?.(controller, Buffer.from(JSON.stringify(response.body)));
    handler.onResponseEnd?.(controller, {});
  }

  #respond(
    options: Dispatcher.DispatchOptions,
    fault: Fault,
  ): { status: number; body: unknown } | undefined {
    if (fault.kind === "throttled") return { status: 429, body: {} };
    if (fault.kind === "busy") return { status: 503, body: {} };
    if (fault.kind === "lost") return undefined;
    if (fault.kind === "late") {
      // Because reads lag, a commit near the end of the window may be seen only after its end.
      if (fault.afterMs > SETTLE_WINDOW_MS - this.#mix.lagMs) this.commitsBeyondWindow += 1;
      const commitMs = EPOCH + this.#clock.now() + fault.afterMs;
      this.store.history.schedule(commitMs, (view) => this.#handle(options, view));
      return undefined;
    }
    const isList = options.path?.includes("/revisions?") ?? false;
    const lagMs = isList ? (this.#mix.listLagMs ?? 0) : this.#mix.lagMs;
    const lag = options.method === "GET" ? { ms: this.#random() * lagMs } : undefined;
    const response = this.#handle(options, this.store.history.view(lag));
    return fault.kind === "lost_after" ? undefined : response;
  }

  #handle(
    { method, path = "", body }: Dispatcher.DispatchOptions,
    view: Parameters<Route["respond"]>[1],
  ) {
    const [pathname = "", search = ""] = path.split("?");
    const query = Object.fromEntries(new URLSearchParams(search));
    const { history } = this.store;
    const commitCount = history.commitCount();
    if (method === "PATCH") this.store.nextScripts.push(this.#nextScript());
    for (const { route, pattern } of this.#routes) {
      const parameters = pattern.exec(`${method} ${pathname}`)?.groups;
      if (parameters === undefined) continue;
      const text = body instanceof Buffer ? body.toString() : "";
      const response = route.respond({ parameters, query, text }, view);
      if (history.commitCount() > commitCount)
        this.ownIds.add(String(DeploymentState.parse(response.body).latest_revision_id));
      return response;
    }
    return { status: 404, body: { detail: "Not Found" } };
  }
}

const headerText = (headers: Dispatcher.DispatchOptions["headers"]) =>
  Object.entries(headers ?? {})
    .map(([name, value]) => `${name}: ${String(value)}\r\n`)
    .join("");
