import type { Dispatcher } from "undici";
import type { Fault } from "../../emulator/faults/kinds.ts";
import type { Emulator } from "../../emulator/server/server.ts";

/** A latency of this length counts as a stall. */
const STALL_MS = 1_000;

const isStall = (fault: Fault): boolean =>
  fault.kind === "hang" || (fault.kind === "latency" && fault.ms >= STALL_MS);

/** The error of the client's own timeout. */
const timeoutError = () =>
  new DOMException("The operation was aborted due to timeout", "TimeoutError");

/**
 * Ends every stalled request at once with the client's timeout error. The real timeout can then be
 * so long that no other request reaches it on a slow machine.
 */
export function endStalledRequests(
  dispatcher: Dispatcher,
  { faults, requests }: Emulator,
): Dispatcher {
  const controllers = new Map<unknown, Dispatcher.DispatchController>();
  const tricklingIds = new Set<unknown>();
  const { faultsFor } = faults;
  faults.faultsFor = (request) => {
    const requestFaults = faultsFor(request);
    const id = requests.find((recorded) => recorded === request)?.headers["x-request-id"];
    // setImmediate lets the service process the request first, as it would before a stall.
    if (requestFaults.some(isStall)) setImmediate(() => controllers.get(id)?.abort(timeoutError()));
    if (requestFaults.some(({ kind }) => kind === "trickle")) tricklingIds.add(id);
    return requestFaults;
  };
  return dispatcher.compose((dispatch) => (options, handler) => {
    const id = options.headers && Reflect.get(options.headers, "x-request-id");
    return dispatch(options, {
      onRequestStart(controller, context) {
        controllers.set(id, controller);
        handler.onRequestStart?.(controller, context);
      },
      onRequestUpgrade: (...args) => handler.onRequestUpgrade?.(...args),
      onResponseStart: (...args) => handler.onResponseStart?.(...args),
      onResponseData(controller, chunk) {
        if (tricklingIds.has(id)) return controller.abort(timeoutError());
        handler.onResponseData?.(controller, chunk);
      },
      onResponseEnd(...args) {
        controllers.delete(id);
        handler.onResponseEnd?.(...args);
      },
      onResponseError(...args) {
        controllers.delete(id);
        handler.onResponseError?.(...args);
      },
    });
  });
}
