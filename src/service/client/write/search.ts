import { type Caller, timed } from "../connect.ts";
import { PATIENCE } from "../patience.ts";
import { askedReadMs, isTransient } from "../retry.ts";
import { createTrouble } from "../trouble.ts";

interface Search<World, T> {
  /** What is looked for. */
  what: string;
  /** How long the service may take to show a write that it has applied. */
  windowMs: number;
  look: (world: World) => Promise<T>;
  isFound: (seen: T) => boolean;
}

const PAUSES_MS: readonly number[] = PATIENCE.search.ms;

/**
 * Looks for a write whose answer was lost, until it is found or the window has passed. Only an
 * answer from after the window proves that nothing is there; returns undefined when none came. This
 * alone may outlive the deadline, by at most the window.
 */
export async function searchUntilFound<World extends Caller, T>(
  world: World,
  { what, windowMs, look, isFound }: Search<World, T>,
): Promise<T | undefined> {
  const { clock, report, signal } = world;
  const longer = timed(world, world.deadline.leftMs + windowMs);
  const window = longer.deadline.within(windowMs);
  const limit = longer.deadline.within(windowMs + PATIENCE.overtime.ms);
  const trouble = createTrouble(world);
  const endMs = clock.now() + windowMs;
  const end = report.timeOf(endMs);
  const overrunMs = windowMs - world.deadline.leftMs;
  if (overrunMs > 0) {
    const overrun = Math.ceil(overrunMs / 1_000);
    report.tell(`The search ends at ${end}, ${overrun} s after the timeout.`);
  }

  function stillLooking(): string {
    const isOver = clock.now() >= endMs || report.timeOf(clock.now()) === end;
    return `still looking for ${what}${isOver ? "" : `, until ${end}`}`;
  }

  async function untilFound(): Promise<T | undefined> {
    for (let looks = 0; ; looks++) {
      const isLate = window.leftMs <= 0;
      let failure: unknown;
      try {
        const seen = await look(longer);
        if (isLate || isFound(seen)) return seen;
        trouble.answered();
      } catch (error) {
        if (isLast(error, isLate)) return undefined;
        failure = error;
      }
      await clock.sleep(Math.min(pauseMs(looks, failure), limit.leftMs), signal);
    }
  }

  function isLast(error: unknown, isLate: boolean): boolean {
    signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    trouble.failed(error, clock.now() + limit.leftMs, "looking again");
    return limit.leftMs <= 0 || (isLate && !isTransient(error));
  }

  /** The last look of the window is at its end. After an answer that came later it is due. */
  function pauseMs(looks: number, failure: unknown): number {
    const usualMs = (PAUSES_MS[looks] ?? PAUSES_MS.at(-1) ?? 0) * (0.8 + clock.random() * 0.4);
    if (window.leftMs > 0) return Math.max(askedReadMs(failure), Math.min(usualMs, window.leftMs));
    return failure === undefined ? 0 : Math.max(askedReadMs(failure), usualMs);
  }

  return report.during(() => trouble.words() ?? stillLooking(), untilFound);
}
