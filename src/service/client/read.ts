import type { KeptOf, Operation } from "../contract/operation.ts";
import { call, type Parameters } from "./call.ts";
import type { Caller } from "./connect.ts";
import { ServiceError } from "./errors.ts";
import { within } from "./http/http.ts";
import { withRetries } from "./retry.ts";
import { Trouble } from "./trouble.ts";

/** How long a read is repeated before the service counts as unreachable. */
const READ_LIMIT_MS = 2 * 60_000;
/** A read that is only worth a few seconds must not delay what is waited for. */
const SIDE_READ_MS = 5_000;

/** Repeats a request that changes nothing while it fails for a passing reason. */
export function readWithRetries<T>(
  world: Caller,
  read: () => Promise<T>,
  limitMs = READ_LIMIT_MS,
): Promise<T> {
  const trouble = new Trouble(world);
  const onFailure = (error: Error, leftMs: number) =>
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
  { limitMs = Number.POSITIVE_INFINITY, maxReplyBytes }: ReadLimits = {},
): Promise<KeptOf<O>> {
  const options = { signal, ...(maxReplyBytes === undefined ? {} : { maxReplyBytes }) };
  return call(within(server, limitMs), operation, parameters, options);
}

interface ReadLimits {
  limitMs?: number;
  maxReplyBytes?: number;
}

/** One attempt of a few seconds at what a step can do without: undefined if it fails. */
export async function readAside<O extends Operation>(
  world: Caller,
  operation: O,
  parameters: Parameters<O>,
): Promise<KeptOf<O> | undefined> {
  try {
    return await readOnce(world, operation, parameters, { limitMs: SIDE_READ_MS });
  } catch (error) {
    world.signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    return undefined;
  }
}

/** One replica may lag behind: so often, and with this pause, a read that seems to is repeated. */
const READS = 3;
const READ_PAUSE_MS = 2_000;

/** What is read once it is up to date; after three reads, whatever they show. */
export async function readUntil<T>(
  { clock, signal }: Caller,
  readReply: () => Promise<T>,
  isUpToDate: (reply: T) => boolean,
): Promise<T> {
  for (let reads = 1; ; reads++) {
    const reply = await readReply();
    if (isUpToDate(reply) || reads === READS) return reply;
    await clock.sleep(READ_PAUSE_MS, signal);
  }
}
