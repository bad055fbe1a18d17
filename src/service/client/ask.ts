import type { BodyOf, KeptOf, Operation } from "../contract/operation.ts";
import { call, type Parameters } from "./call.ts";
import type { Caller } from "./connect.ts";
import { catchServiceError, ServiceError } from "./errors.ts";
import { withTimeout } from "./http/http.ts";
import { PATIENCE } from "./patience.ts";
import { createRetries } from "./retry.ts";

/** A row of PATIENCE. `ms` limits one attempt, or the whole retry time if there may be several. */
export interface Patience {
  attempts?: 1;
  ms?: number;
  /** Limit for a large reply as a whole. */
  answerMs?: number;
}

/** Calls an operation, with retries. Throws the final error, or the signal's reason. */
export function ask<O extends Operation>(
  world: Caller,
  operation: O,
  parameters: Parameters<O>,
  { attempts, ms, answerMs }: Patience = PATIENCE.read,
  body?: BodyOf<O>,
): Promise<KeptOf<O>> {
  const { server, signal: cancel } = world;
  const askAt = (at: typeof server) => call(at, operation, parameters, { body, cancel, answerMs });
  if (attempts !== 1) return repeat(world, () => askAt(server), ms);
  return askAt(ms === undefined ? server : withTimeout(server, ms));
}

/** A best-effort read with a short timeout: undefined if it fails. */
export async function readBestEffort<O extends Operation>(
  world: Caller,
  operation: O,
  parameters: Parameters<O>,
): Promise<KeptOf<O> | undefined> {
  const answer = await catchServiceError(world, ask(world, operation, parameters, PATIENCE.aside));
  return answer instanceof ServiceError ? undefined : answer;
}

/**
 * Retries an idempotent operation until it succeeds, an error is final, or `limitMs` or the
 * deadline has passed.
 */
export function repeat<T>(
  world: Caller,
  attempt: () => Promise<T>,
  limitMs: number = PATIENCE.read.ms,
): Promise<T> {
  const retries = createRetries(world, { limitMs, mostAskedMs: PATIENCE.retryAfter.ms });

  async function untilAnswered(): Promise<T> {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        await retries.wait(error);
      }
    }
  }
  return world.report.during(retries.words, untilAnswered);
}

/** Reads again until the reply is up to date, a limited number of times; returns the last reply. */
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
