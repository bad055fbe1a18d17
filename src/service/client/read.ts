import type { KeptOf, Operation } from "../contract/operation.ts";
import { call, type Parameters } from "./call.ts";
import type { Caller } from "./connect.ts";
import { ServiceError } from "./errors.ts";
import { within } from "./http/http.ts";
import { PATIENCE } from "./patience.ts";
import { withRetries } from "./retry.ts";
import { createTrouble } from "./trouble.ts";

/** Repeats a request that changes nothing while it fails for a passing reason. */
export function readWithRetries<T>(
  world: Caller,
  read: () => Promise<T>,
  limitMs: number = PATIENCE.read.ms,
): Promise<T> {
  const trouble = createTrouble(world);
  const onFailure = (error: ServiceError, leftMs: number) =>
    trouble.failed(error, world.clock.now() + leftMs);
  return world.report.during(
    () => trouble.words(),
    () => withRetries(read, { ...world, limitMs, onFailure }),
  );
}

/** One operation, repeated while it fails for a passing reason. Throws what ended it. */
export function read<O extends Operation>(
  world: Caller,
  operation: O,
  parameters: Parameters<O>,
): Promise<KeptOf<O>> {
  return readWithRetries(world, () => readOnce(world, operation, parameters));
}

/** One attempt at an operation. `limits` may shorten it, or allow a larger reply. */
export function readOnce<O extends Operation>(
  { server, signal }: Pick<Caller, "server" | "signal">,
  operation: O,
  parameters: Parameters<O>,
  { limitMs = Number.POSITIVE_INFINITY, maxBytes }: { limitMs?: number; maxBytes?: number } = {},
): Promise<KeptOf<O>> {
  const large = maxBytes === undefined ? undefined : { maxBytes };
  return call(within(server, limitMs), operation, parameters, { signal, large });
}

/** One attempt of a few seconds at what a step can do without: undefined if it fails. */
export async function readAside<O extends Operation>(
  world: Caller,
  operation: O,
  parameters: Parameters<O>,
): Promise<KeptOf<O> | undefined> {
  try {
    return await readOnce(world, operation, parameters, { limitMs: PATIENCE.aside.ms });
  } catch (error) {
    world.signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    return undefined;
  }
}

/** What is read once it is up to date; after some reads, whatever they show. */
export async function readUntil<T>(
  { clock, signal }: Caller,
  readReply: () => Promise<T>,
  isUpToDate: (reply: T) => boolean,
): Promise<T> {
  for (let reads = 1; ; reads++) {
    const reply = await readReply();
    if (isUpToDate(reply) || reads === PATIENCE.reread.reads) return reply;
    await clock.sleep(PATIENCE.reread.ms, signal);
  }
}
