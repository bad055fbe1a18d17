import type { BodyOf, KeptOf, Operation } from "../contract/operation.ts";
import { call, type Parameters } from "./call.ts";
import type { Deadline } from "./clock.ts";
import type { Caller } from "./connect.ts";
import { ContractError, ServiceError } from "./errors.ts";
import { within } from "./http/http.ts";
import { PATIENCE } from "./patience.ts";
import { askedReadMs, isTransient, readDelayMs } from "./retry.ts";
import { createTrouble } from "./trouble.ts";

/** A row of PATIENCE. `ms` limits one attempt, or the time of failures if there may be several. */
export interface Patience {
  attempts?: 1;
  ms?: number;
  /** For a large answer as a whole. */
  answerMs?: number;
}

/** Asks a service by one operation. Throws what ended that, or the signal's reason. */
export function ask<O extends Operation>(
  world: Caller,
  operation: O,
  parameters: Parameters<O>,
  { attempts, ms, answerMs }: Patience = PATIENCE.read,
  body?: BodyOf<O>,
): Promise<KeptOf<O>> {
  const { server, signal } = world;
  const askAt = (at: typeof server) => call(at, operation, parameters, { body, signal, answerMs });
  if (attempts === undefined) return repeat(world, () => askAt(server), ms);
  return askAt(ms === undefined ? server : within(server, ms));
}

/** The same in a few seconds, of what a step can do without: undefined if it fails. */
export async function askAside<O extends Operation>(
  world: Caller,
  operation: O,
  parameters: Parameters<O>,
): Promise<KeptOf<O> | undefined> {
  try {
    return await ask(world, operation, parameters, PATIENCE.aside);
  } catch (error) {
    world.signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    return undefined;
  }
}

/**
 * Repeats what changes nothing, or may be done twice, until it is answered, an error is final, or
 * it has failed for `limitMs` or until the deadline. A back-off that would be longer is cut, so
 * that the last attempt is at that moment.
 */
export function repeat<T>(
  world: Caller,
  attempt: () => Promise<T>,
  limitMs: number = PATIENCE.read.ms,
): Promise<T> {
  const { clock, deadline, report, signal } = world;
  const trouble = createTrouble(world);
  let limit: Deadline | undefined;
  let failures = 0;
  let unreadable = 0;

  /** The pause that a failure allows. Throws the failure if it ends the asking. */
  function pauseAfter(error: unknown): number {
    if (!(error instanceof ServiceError)) throw error;
    failures += 1;
    if (error instanceof ContractError) unreadable += 1;
    // Counted from the first failure, so that a long answer that breaks off gets another attempt.
    limit ??= deadline.within(limitMs);
    const { leftMs } = limit;
    if (leftMs <= 0 || !mayBeRepeated(error, unreadable, leftMs)) throw error.after(failures);
    trouble.failed(error, clock.now() + leftMs);
    return Math.min(readDelayMs(error, failures, clock.random), leftMs);
  }

  async function untilAnswered(): Promise<T> {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        await clock.sleep(pauseAfter(error), signal);
      }
    }
  }

  return report.during(() => trouble.words(), untilAnswered);
}

function mayBeRepeated(error: ServiceError, unreadable: number, leftMs: number): boolean {
  const isExhausted = error instanceof ContractError && unreadable >= PATIENCE.unreadable.attempts;
  // A service that is asked earlier than it wants is only kept busy.
  return isTransient(error) && !isExhausted && askedReadMs(error) <= leftMs;
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
