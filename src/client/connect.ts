import { systemClock } from "./clock.ts";
import { createDispatcher, type Server } from "./http/http.ts";

/** A server on the network, and this machine's clock. */
export function connect(server: Omit<Server, "dispatcher">) {
  return { clock: systemClock, server: { ...server, dispatcher: createDispatcher() } };
}
