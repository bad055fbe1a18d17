import { Dispatcher } from "undici";
import { createDeploymentRoutes } from "../../../emulator/deployments/routes.ts";
import type { Store } from "../../../emulator/deployments/store.ts";
import type { ReceivedRequest } from "../../../emulator/server/route.ts";

/**
 * Passes the requests of undici to the routes of the emulator, without a socket, so that a hundred
 * thousand requests take only a minute.
 */
export class InProcessDispatcher extends Dispatcher {
  readonly #routes;
  readonly #store: Store;
  /** Method and path of each request. */
  readonly requests: string[] = [];

  constructor(store: Store) {
    super();
    this.#store = store;
    this.#routes = createDeploymentRoutes(store, {}).map(
      ({ operation: { method, path }, respond }) => {
        const pattern = path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
        return { respond, pattern: new RegExp(`^${method} ${pattern}$`) };
      },
    );
  }

  override dispatch(
    { method, path = "", body }: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
  ): boolean {
    const [pathname = "", search = ""] = path.split("?");
    this.requests.push(`${method} ${pathname}`);
    const query = Object.fromEntries(new URLSearchParams(search));
    const text = body instanceof Buffer ? body.toString() : "";
    const { status, body: responseBody } = this.#respond(`${method} ${pathname}`, { query, text });
    const controller = {
      aborted: false,
      paused: false,
      reason: null,
      abort: () => undefined,
      pause: () => undefined,
      resume: () => undefined,
    };
    handler.onRequestStart?.(controller, {});
    handler.onResponseStart?.(controller, status, {}, "");
    handler.onResponseData?.(controller, Buffer.from(JSON.stringify(responseBody) ?? ""));
    handler.onResponseEnd?.(controller, {});
    return true;
  }

  #respond(request: string, received: Omit<ReceivedRequest, "parameters">) {
    for (const { respond, pattern } of this.#routes) {
      const parameters = pattern.exec(request)?.groups;
      if (pattern.test(request))
        return respond({ ...received, parameters: { ...parameters } }, this.#store.history.view());
    }
    return { status: 404, body: { detail: "Not Found" } };
  }
}
