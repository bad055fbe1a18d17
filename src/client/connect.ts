import { type Clock, Deadline, systemClock } from "./clock.ts";
import { createDispatcher, type Server } from "./http/http.ts";

/** What a deadline holds for. */
export interface Timed {
  clock: Clock;
  server: Server;
  deadline: Deadline;
}

/** The same world with another deadline, which comes so much later than now, in milliseconds. */
export function timed<World extends Timed>(world: World, limitMs: number): World {
  const deadline = new Deadline(world.clock, limitMs, world.deadline);
  return { ...world, deadline, server: { ...world.server, deadline } };
}

/** A server on the network, and this machine's clock. */
export function connect(address: Omit<Server, "dispatcher" | "deadline">): Timed {
  const clock = systemClock;
  const deadline = new Deadline(clock);
  return { clock, deadline, server: { ...address, dispatcher: createDispatcher(), deadline } };
}
