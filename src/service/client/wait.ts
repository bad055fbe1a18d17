import type { Caller } from "./connect.ts";
import { ServiceError } from "./errors.ts";
import { PATIENCE } from "./patience.ts";
import { isTransient, readDelayMs } from "./retry.ts";
import { createTrouble, failureKind } from "./trouble.ts";

/** Bounds of the pause between two reads, in milliseconds. */
export interface Pace {
  minMs: number;
  maxMs: number;
}

/** How often, and for how long, the same has to be read without a break before it counts. */
export interface Evidence {
  reads: number;
  ms: number;
}
export const ONCE: Evidence = { reads: 1, ms: 0 };
/** One stale replica must not end anything. */
export const TWICE: Evidence = PATIENCE.twice;
/** For what may pass by itself, such as a refusal: a replica may not know a new resource yet. */
export const FOR_A_MINUTE: Evidence = PATIENCE.refusal;

export interface Waiting<T> {
  pace: Pace;
  /** One attempt. */
  read(): Promise<T>;
  /** The word whose change makes reads quick again, and evidence begin anew. */
  state(reply: T): string;
  /** What it takes for this reply to be the end; undefined while it is not. */
  end(reply: T): Evidence | undefined;
  /** Called with each reply. `isEnd` if it is certain that nothing comes after it. */
  on?(reply: T, isEnd: boolean): void;
  /** Called with a reply that is not the end: true ends the waiting for another reason. */
  isOver?(reply: T): boolean | Promise<boolean>;
  failed?(error: ServiceError): void;
  /** What it takes for a refusal to end the waiting, as far as is known when it comes. */
  refusal?(): Evidence;
  /** In milliseconds, if the deadline of the step is too long. */
  limitMs?: number;
  /** The line for a minute without news. */
  words?(): string | undefined;
}

export interface Waited<T> {
  last: T | undefined;
  /** False if the deadline came first. */
  isInTime: boolean;
  /** Why the last read has no answer. */
  failure: ServiceError | undefined;
}

/** A fifteenth of the time spent in the present state, within the bounds, ±10 %. */
export function pauseMs(inStateMs: number, pace: Pace, random: () => number): number {
  const pause = Math.min(pace.maxMs, Math.max(pace.minMs, inStateMs / 15));
  return pause * (0.9 + random() * 0.2);
}

/** How often the same was read without a break, and since when. */
class Streak {
  #same: { word: string; reads: number; sinceMs: number } | undefined;

  /** Adds a read. Returns for how long it has been the same, in milliseconds. */
  add(word: string, nowMs: number): number {
    const before = this.#same?.word === word ? this.#same : { reads: 0, sinceMs: nowMs };
    this.#same = { word, reads: before.reads + 1, sinceMs: before.sinceMs };
    return nowMs - before.sinceMs;
  }

  clear(): void {
    this.#same = undefined;
  }

  suffices({ reads, ms }: Evidence, nowMs: number): boolean {
    return (
      this.#same !== undefined && this.#same.reads >= reads && nowMs - this.#same.sinceMs >= ms
    );
  }
}

/**
 * The one loop of every wait: reads until the end is certain, and logs what goes wrong. The last
 * read is at the deadline, and an end that it shows has one more read to be confirmed.
 *
 * Passing failures end nothing, unless they last for ten minutes or the service was never reached.
 * Throws the failure that ends the waiting, or the signal's reason.
 */
export async function waitFor<T>(world: Caller, waiting: Waiting<T>): Promise<Waited<T>> {
  const { clock, report, server, signal } = world;
  const { pace, refusal = () => FOR_A_MINUTE, limitMs = Number.POSITIVE_INFINITY } = waiting;
  const deadline = world.deadline.within(limitMs);
  const trouble = createTrouble(world);
  const states = new Streak();
  const refusals = new Streak();
  let last: T | undefined;
  let failure: ServiceError | undefined;
  let failures = 0;
  let answeredMs = clock.now();

  async function untilEnd(): Promise<Waited<T>> {
    for (let lateReads = 0; ; ) {
      if (deadline.leftMs <= 0) lateReads += 1;
      const { isOver, mayBeEnd, pause } = await once(lateReads > 1);
      const isLast = lateReads > (mayBeEnd ? 1 : 0);
      if (isOver || isLast) return { last, isInTime: isOver, failure };
      await clock.sleep(Math.max(0, Math.min(pause, deadline.leftMs)), signal);
    }
  }

  async function once(isLast: boolean) {
    try {
      return await answered(await waiting.read(), isLast);
    } catch (error) {
      return { isOver: false, mayBeEnd: false, pause: failed(error) };
    }
  }

  async function answered(reply: T, isLast: boolean) {
    if (trouble.answered()) report.tell(`the ${server.name} answers again`);
    answeredMs = clock.now();
    failures = 0;
    failure = undefined;
    refusals.clear();
    last = reply;
    const inStateMs = states.add(waiting.state(reply), clock.now());
    const needed = waiting.end(reply);
    const mayBeEnd = needed !== undefined;
    const isEnd = mayBeEnd && (isLast || states.suffices(needed, clock.now()));
    waiting.on?.(reply, isEnd);
    const isOver = isEnd || ((await waiting.isOver?.(reply)) ?? false);
    return { isOver, mayBeEnd, pause: pauseMs(inStateMs, pace, clock.random) };
  }

  /** The pause that a failure allows. Throws the failure if it ends the waiting. */
  function failed(error: unknown): number {
    signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    failures += 1;
    failure = error;
    const outageMs = Math.min(PATIENCE.outage.ms, limitMs);
    const isNeverReached = !deadline.isReached && deadline.leftMs <= 0;
    const isAway = clock.now() - answeredMs > outageMs || isNeverReached;
    // A gateway's page may mean that the service is away.
    const mayPass = isTransient(error);
    if (isAway || (!mayPass && isRefused(error))) throw error.after(failures);
    waiting.failed?.(error);
    trouble.failed(error, Math.min(answeredMs + outageMs, clock.now() + deadline.leftMs));
    return mayPass ? readDelayMs(error, failures, clock.random) : pauseMs(0, pace, clock.random);
  }

  function isRefused(error: ServiceError): boolean {
    refusals.add(failureKind(error), clock.now());
    return refusals.suffices(refusal(), clock.now());
  }

  return report.during(() => trouble.words() ?? waiting.words?.(), untilEnd);
}
