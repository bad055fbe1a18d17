import { OUTAGE_MS, type Pace, poll, RefusalGrace, readOnceMore } from "../client/poll.ts";
import { Trouble } from "../client/trouble.ts";
import { LAST_READ } from "./wording.ts";
import type { World } from "./world.ts";

/** How often, and for how long, a state has to be read without a break before it is the end. */
export interface Evidence {
  reads: number;
  ms: number;
}
export const ONCE: Evidence = { reads: 1, ms: 0 };
/** One stale replica must not end anything. */
export const TWICE: Evidence = { reads: 2, ms: 0 };

export interface Waiting<T> {
  pace: Pace;
  read(): Promise<T>;
  /** The word whose change makes reads quick again, and evidence begin anew. */
  state(reply: T): string;
  /** What it takes for this reply to be the end; undefined while it goes on. */
  end(reply: T): Evidence | undefined;
  /** Called with each reply. `isEnd` where it is certain that nothing comes after it. */
  on?(reply: T, isEnd: boolean): void;
  /** Called with a reply that is not the end: true ends the waiting for another reason. */
  isOver?(reply: T): boolean | Promise<boolean>;
  failed?(error: Error): void;
  /** Whether a failure belongs to the end, and is not told. */
  isExpected?(error: Error): boolean;
  /** Where it was created a moment ago, a replica may not know it yet. */
  isYoung?: boolean;
  /** Where the deadline of the step is too long. */
  limitMs?: number;
  /** What no failure ends, as a clause. */
  continues?: string;
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

/** The one loop of every wait: reads until the end is certain, and logs what goes wrong. */
export async function waitFor<T>(world: World, waiting: Waiting<T>): Promise<Waited<T>> {
  const { clock, report, server } = world;
  const { limitMs = Number.POSITIVE_INFINITY } = waiting;
  const trouble = new Trouble(world, waiting.continues);
  let present: { reply: T; state: string; reads: number; sinceMs: number } | undefined;
  let failure: Error | undefined;

  function take(reply: T, isLast = false): boolean {
    if (trouble.answered()) report.tell(`the ${server.name} answers again`);
    failure = undefined;
    const state = waiting.state(reply);
    const before = present?.state === state ? present : { reads: 0, sinceMs: clock.now() };
    present = { reply, state, reads: before.reads + 1, sinceMs: before.sinceMs };
    const needed = waiting.end(reply);
    const lasted = clock.now() - present.sinceMs;
    const isEnd = needed !== undefined && present.reads >= needed.reads && lasted >= needed.ms;
    waiting.on?.(reply, isEnd || isLast);
    return isEnd;
  }

  const work = () =>
    poll<T>({
      ...world,
      ...waiting,
      deadline: world.deadline.within(limitMs),
      outageMs: Math.min(OUTAGE_MS, limitMs),
      refusals: new RefusalGrace({ isYoung: waiting.isYoung ?? false }),
      onFailure: (error, isLast, untilMs) => {
        failure = error;
        waiting.failed?.(error);
        if (!waiting.isExpected?.(error))
          trouble.failed(error, untilMs, isLast ? LAST_READ : undefined);
      },
      done: async (reply) => take(reply) || ((await waiting.isOver?.(reply)) ?? false),
    });
  const end = await report.during(() => trouble.words() ?? waiting.words?.(), work);
  const isInTime = end !== undefined;
  // What ended just before the deadline is not still going on, and has one more read to prove it.
  if (!isInTime && present !== undefined && waiting.end(present.reply) !== undefined)
    take(await readOnceMore({ ...world, ...waiting }, present.reply), true);
  return { last: present?.reply, isInTime, failure };
}
