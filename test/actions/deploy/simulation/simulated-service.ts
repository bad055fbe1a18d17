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

/** Failure rates. */
export interface Mix {
  patchFaultRate: number;
  readFaultRate: number;
  foreignPerHour: number;
  /** Maximum staleness of a read. */
  lagMs: number;
  /** The same for the list of revisions, which may be cached; undefined if there is none. */
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
export const SETTLE_WINDOW_MS = 90 * SECOND;

type Fate =
  | { kind: "unsent" | "lost" | "lost_after" | "throttled" | "busy" | "fine" }
  | { kind: "late"; afterMs: number };

/**
 * Nine equal shares, as in practice: most losses are equally likely before and after the commit.
 */
function patchFate(random: () => number, { patchFaultRate }: Mix): Fate {
  if (random() >= patchFaultRate) return { kind: "fine" };
  const share = Math.floor(random() * 9);
  if (share === 0) return { kind: "unsent" };
  if (share <= 3) return { kind: "lost" };
  if (share <= 6) return { kind: "lost_after" };
  if (share === 7) return { kind: "throttled" };
  return {
    kind: "late",
    afterMs: LATE_COMMIT_MS.min + random() * (LATE_COMMIT_MS.max - LATE_COMMIT_MS.min),
  };
}

const READ_FATES = ["unsent", "lost", "throttled", "busy"] as const;

function readFate(random: () => number, { readFaultRate }: Mix): Fate {
  if (random() >= readFaultRate) return { kind: "fine" };
  return { kind: READ_FATES[Math.floor(random() * READ_FATES.length)] ?? "lost" };
}

const sendHeaders = channel("undici:client:sendHeaders");
const failure = (code: string) => Object.assign(new Error(code), { code });

/**
 * The emulator's store and rules behind undici's own request machinery, without a socket, in
 * virtual time.
 */
export class SimulatedService extends Dispatcher {
  readonly store: Store;
  readonly deploymentId: string;
  /** The revisions that our PATCHes created. */
  readonly own = new Set<string>();
  /** The members that each revision of other clients changed besides the image. */
  readonly foreign = new Map<string, readonly string[]>();
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
    const without = mix.listLagMs === undefined ? (["revisions"] as const) : [];
    this.#routes = createDeploymentRoutes(this.store, { without }).map((route) => ({
      route,
      pattern: new RegExp(
        `^${route.operation.method} ${route.operation.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`,
      ),
    }));
    this.deploymentId = this.store.addDeployment({
      name: "agent",
      source: "external_docker",
      source_config: { resource_spec: { cpu: 1 } },
      secrets: [{ name: "ROTATED", value: "before" }],
    }).id;
    // No two revisions are created in the same millisecond.
    ageMs = 0;
    this.store.addRevision(this.deploymentId, {
      source_revision_config: { image_uri: imageOf("before") },
      script: [{ status: "DEPLOYED", after_ms: 0 }],
    });
    this.#planForeignDeploys(ourImage);
  }

  /**
   * Half of the other clients deploy the same image as we do, if they can know it; half of all change
   * secrets, and half the spec.
   */
  #planForeignDeploys(ourImage: string): void {
    const sameName =
      ourImage === OUR_IMAGE || ourImage.includes(":run-")
        ? {}
        : { source_revision_config: { image_uri: ourImage } };
    const otherContent = { source_revision_config: { image_uri: imageOf("foreign") } };
    let atMs = 0;
    while (atMs < HOUR / 2) {
      atMs += -Math.log(1 - this.#random()) * (HOUR / this.#mix.foreignPerHour);
      const change = {
        ...(this.#random() < 0.5 ? sameName : otherContent),
        ...(this.#random() < 0.5 ? { secrets: [{ name: "ROTATED", value: `v${atMs}` }] } : {}),
        ...(this.#random() < 0.5 ? { source_config: { resource_spec: { cpu: 2 } } } : {}),
        script: this.#nextTimeline(),
      };
      const asksForOurs = change.source_revision_config?.image_uri === ourImage;
      const members = [
        asksForOurs ? [] : "source_revision_config",
        "secrets",
        "source_config",
      ].flat();
      const changedMembers = members.filter((member) => Object.hasOwn(change, member));
      this.#clock.at(atMs, () => {
        const { id } = this.store.addRevision(this.deploymentId, change);
        this.foreign.set(id, changedMembers);
      });
    }
  }

  #nextTimeline(): Script {
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
    const fate = (options.method === "PATCH" ? patchFate : readFate)(this.#random, this.#mix);
    handler.onRequestStart?.(controller, {});
    await this.#clock.sleep(20 + this.#random() * 180);
    if (fate.kind === "unsent") return handler.onResponseError?.(controller, failure("ECONNRESET"));
    sendHeaders.publish({ request: options, headers: headerText(options.headers) });
    const answer = this.#answer(options, fate);
    if (answer === undefined) return handler.onResponseError?.(controller, failure("ECONNRESET"));
    handler.onResponseStart?.(controller, answer.status, {}, "");
    handler.onResponseData?.(controller, Buffer.from(JSON.stringify(answer.body)));
    handler.onResponseEnd?.(controller, {});
  }

  #answer(
    options: Dispatcher.DispatchOptions,
    fate: Fate,
  ): { status: number; body: unknown } | undefined {
    if (fate.kind === "throttled") return { status: 429, body: {} };
    if (fate.kind === "busy") return { status: 503, body: {} };
    if (fate.kind === "lost") return undefined;
    if (fate.kind === "late") {
      // What is committed then is not visible within the window.
      if (fate.afterMs > SETTLE_WINDOW_MS - this.#mix.lagMs) this.commitsBeyondWindow += 1;
      this.store.history.schedule(EPOCH + this.#clock.now() + fate.afterMs, (view) =>
        this.#act(options, view),
      );
      return undefined;
    }
    const isList = options.path?.includes("/revisions?") ?? false;
    const lagMs = isList ? (this.#mix.listLagMs ?? 0) : this.#mix.lagMs;
    const lag = options.method === "GET" ? { ms: this.#random() * lagMs } : undefined;
    const response = this.#act(options, this.store.history.view(lag));
    return fate.kind === "lost_after" ? undefined : response;
  }

  #act(
    { method, path = "", body }: Dispatcher.DispatchOptions,
    view: Parameters<Route["respond"]>[1],
  ) {
    const [pathname = "", search = ""] = path.split("?");
    const query = Object.fromEntries(new URLSearchParams(search));
    const commits = this.store.history.commitCount();
    if (method === "PATCH") this.store.nextScripts.push(this.#nextTimeline());
    for (const { route, pattern } of this.#routes) {
      const parameters = pattern.exec(`${method} ${pathname}`)?.groups;
      if (parameters === undefined) continue;
      const response = route.respond(
        { parameters, query, text: body instanceof Buffer ? body.toString() : "" },
        view,
      );
      if (this.store.history.commitCount() > commits)
        this.own.add(String(DeploymentState.parse(response.body).latest_revision_id));
      return response;
    }
    return { status: 404, body: { detail: "Not Found" } };
  }
}

const headerText = (headers: Dispatcher.DispatchOptions["headers"]) =>
  Object.entries(headers ?? {})
    .map(([name, value]) => `${name}: ${String(value)}\r\n`)
    .join("");
