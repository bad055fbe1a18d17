import type { Caller } from "./connect.ts";
import { ServiceError, WrongIdError } from "./errors.ts";
import { PATIENCE } from "./patience.ts";
import { afterTries, isTransient, readDelayMs } from "./retry.ts";
import { kindOf, Trouble } from "./trouble.ts";

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
  failed?(error: Error): void;
  /** What it takes for a refusal to end the waiting. */
  refusal?: Evidence;
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
  failure: Error | undefined;
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

  words(nowMs: number): string {
    if (this.#same === undefined) return "nothing read";
    const { word, reads, sinceMs } = this.#same;
    return `${word}, reads: ${reads} in ${Math.round((nowMs - sinceMs) / 1_000)} s`;
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
  const wait = new Wait(world, waiting);
  return world.report.during(
    () => wait.words(),
    () => wait.untilEnd(),
  );
}

class Wait<T> {
  readonly #world: Caller;
  readonly #waiting: Waiting<T>;
  readonly #trouble: Trouble;
  readonly #limitMs: number;
  readonly #states = new Streak();
  readonly #refusals = new Streak();
  #last: T | undefined;
  #failure: Error | undefined;
  #failures = 0;
  #answeredMs: number;

  constructor(world: Caller, waiting: Waiting<T>) {
    this.#limitMs = waiting.limitMs ?? Number.POSITIVE_INFINITY;
    this.#world = { ...world, deadline: world.deadline.within(this.#limitMs) };
    this.#waiting = waiting;
    this.#trouble = new Trouble(world);
    this.#answeredMs = world.clock.now();
  }

  words(): string | undefined {
    return this.#trouble.words() ?? this.#waiting.words?.();
  }

  async untilEnd(): Promise<Waited<T>> {
    const { clock, deadline, signal } = this.#world;
    for (let lateReads = 0; ; ) {
      if (deadline.leftMs <= 0) lateReads += 1;
      const { isOver, mayBeEnd, pause } = await this.#readOnce(lateReads > 1);
      const isLast = lateReads > (mayBeEnd ? 1 : 0);
      const next = Math.max(0, Math.min(pause, deadline.leftMs));
      this.#debug(
        isOver ? "the end" : isLast ? "no time left" : `next read in ${Math.round(next)} ms`,
      );
      if (isOver || isLast) return { last: this.#last, isInTime: isOver, failure: this.#failure };
      await clock.sleep(next, signal);
    }
  }

  #debug(decision: string): void {
    const { clock, report } = this.#world;
    const seen = this.#failure ? kindOf(this.#failure) : this.#states.words(clock.now());
    report.debug(`wait: ${seen}; ${decision}`);
  }

  async #readOnce(isLast: boolean) {
    try {
      return await this.#answered(await this.#waiting.read(), isLast);
    } catch (error) {
      return { isOver: false, mayBeEnd: false, pause: this.#failed(error) };
    }
  }

  async #answered(reply: T, isLast: boolean) {
    const { clock, report, server } = this.#world;
    const waiting = this.#waiting;
    if (this.#trouble.answered()) report.tell(`the ${server.name} answers again`);
    this.#answeredMs = clock.now();
    this.#failures = 0;
    this.#failure = undefined;
    this.#refusals.clear();
    this.#last = reply;
    const inStateMs = this.#states.add(waiting.state(reply), clock.now());
    const needed = waiting.end(reply);
    const mayBeEnd = needed !== undefined;
    const isEnd = mayBeEnd && (isLast || this.#states.suffices(needed, clock.now()));
    waiting.on?.(reply, isEnd);
    const isOver = isEnd || ((await waiting.isOver?.(reply)) ?? false);
    return { isOver, mayBeEnd, pause: pauseMs(inStateMs, waiting.pace, clock.random) };
  }

  /** The pause that a failure allows. Throws the failure if it ends the waiting. */
  #failed(error: unknown): number {
    const { clock, deadline, signal } = this.#world;
    signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    this.#failures += 1;
    this.#failure = error;
    const outageMs = Math.min(PATIENCE.outage.ms, this.#limitMs);
    const isNeverReached = !deadline.isReached && deadline.leftMs <= 0;
    const isAway = clock.now() - this.#answeredMs > outageMs || isNeverReached;
    // A gateway's page may mean that the service is away. An answer about another id does not.
    const mayPass = isTransient(error) && !(error instanceof WrongIdError);
    if (isAway || (!mayPass && this.#isRefused(error))) throw afterTries(error, this.#failures);
    this.#waiting.failed?.(error);
    const endMs = Math.min(this.#answeredMs + outageMs, clock.now() + deadline.leftMs);
    this.#trouble.failed(error, endMs);
    if (mayPass) return readDelayMs(error, this.#failures, clock.random);
    return pauseMs(0, this.#waiting.pace, clock.random);
  }

  #isRefused(error: Error): boolean {
    const { refusal = FOR_A_MINUTE } = this.#waiting;
    this.#refusals.add(kindOf(error), this.#world.clock.now());
    return this.#refusals.suffices(refusal, this.#world.clock.now());
  }
}
