import { systemClock } from "./clock.ts";
import { createDispatcher, type Server } from "./http/http.ts";
import { createPacer } from "./pacing.ts";

/** A server on the network, asked within its rate limits, and the clock of this machine. */
export function connect(
  server: Omit<Server, "dispatcher" | "pace">,
  debug: (text: string) => void,
) {
  const pace = createPacer(systemClock, debug);
  return {
    clock: systemClock,
    server: { ...server, dispatcher: createDispatcher(), pace, ahead: new Map() },
  };
}
