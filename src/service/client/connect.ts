import type { Dispatcher } from "undici";
import { type Clock, Deadline, systemClock } from "./clock.ts";
import type { Server } from "./http/http.ts";
import { createDispatcher } from "./http/http.ts";
import type { Narrator } from "./trouble.ts";

/** What a deadline holds for. */
export interface Timed {
  clock: Clock;
  server: Server;
  deadline: Deadline;
}

/** Everything that is needed to call a service and to report on it. */
export interface Caller extends Timed {
  /** Aborts when the workflow is cancelled. */
  signal: AbortSignal;
  report: Narrator;
}

/** The same world with another deadline, this many milliseconds from now. */
export function timed<World extends Timed>(world: World, limitMs: number): World {
  const deadline = new Deadline(world.clock, limitMs, world.deadline);
  return { ...world, deadline, server: { ...world.server, deadline } };
}

/** In place of this machine's time and network; where each request is told; and what is hidden. */
interface Machine {
  clock?: Clock;
  dispatcher?: Dispatcher;
  debug: (line: string) => void;
  clean: Server["clean"];
  hide: Server["hide"];
}

/** A server on the network, and a clock. */
export function connect(
  address: Omit<Server, "dispatcher" | "deadline" | "clean" | "hide" | "debug" | "ahead">,
  { clock = systemClock, dispatcher = createDispatcher(), debug, clean, hide }: Machine,
): Timed {
  const deadline = new Deadline(clock);
  const server = { ...address, dispatcher, deadline, clean, hide, debug };
  return { clock, deadline, server };
}
