import type { Dispatcher } from "undici";
import { type Clock, Deadline, systemClock } from "./clock.ts";
import { createDispatcher, type Message, type Sending, type Server, send } from "./http/http.ts";
import { requestLines } from "./http/request-line.ts";
import type { Narrator } from "./trouble.ts";

/** What a deadline holds for. */
export interface Timed {
  clock: Clock;
  server: Server;
  deadline: Deadline;
}

/** What asks a service, and tells of it. */
export interface Caller extends Timed {
  /** Aborts when the workflow is cancelled. */
  signal: AbortSignal;
  report: Narrator;
}

/** The same world with another deadline, which comes so much later than now, in milliseconds. */
export function timed<World extends Timed>(world: World, limitMs: number): World {
  const deadline = new Deadline(world.clock, limitMs, world.deadline);
  return { ...world, deadline, server: { ...world.server, deadline } };
}

/** In place of this machine's time and network; and where each request is told. */
interface Machine {
  clock?: Clock;
  dispatcher?: Dispatcher;
  debug(line: string): void;
}

/** A server on the network, and a clock. */
export function connect(
  address: Omit<Server, "dispatcher" | "deadline" | "onAttempt" | "ahead">,
  { clock = systemClock, dispatcher = createDispatcher(), debug }: Machine,
): Timed {
  const deadline = new Deadline(clock);
  const server = { ...address, dispatcher, deadline, onAttempt: requestLines(debug) };
  return { clock, deadline, server };
}

/**
 * Sends a GET before the code that needs its answer is loaded, and resolves when it has left or
 * failed. In the world that this returns, the first call with its path is that attempt.
 */
export async function sendAhead<World extends Pick<Caller, "server" | "signal">>(
  world: World,
  path: string,
): Promise<World> {
  const { server, signal } = world;
  const unclaimed: Sending[] = [];
  const ahead = (message: Message) =>
    message.method === "GET" && message.path === path ? unclaimed.pop() : undefined;
  await new Promise<unknown>((left) => {
    const sending = send(server, { method: "GET", path }, signal, () => left(undefined));
    unclaimed.push(sending);
    sending.reply.then(left, left);
  });
  return { ...world, server: { ...server, ahead } };
}
