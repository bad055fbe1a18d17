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

/**
 * Looks for a write whose answer was lost, until it is found or the window has passed. Only an
 * answer from after the window proves that nothing is there; returns undefined when none came. This
 * alone may outlive the deadline, by at most the window.
 */
export async function searchUntilFound<World extends Caller, T>(
  world: World,
  search: Search<World, T>,
): Promise<T | undefined> {
  const { clock, report } = world;
  const { what, windowMs } = search;
  const endMs = clock.now() + windowMs;
  const overrunMs = windowMs - world.deadline.leftMs;
  if (overrunMs > 0) {
    const overrun = Math.ceil(overrunMs / 1_000);
    report.tell(`The search ends at ${report.timeOf(endMs)}, ${overrun} s after the timeout.`);
  }
  const trouble = createTrouble(world);
  const end = report.timeOf(endMs);
  const isOver = () => clock.now() >= endMs || report.timeOf(clock.now()) === end;
  const stillLooking = () => `still looking for ${what}${isOver() ? "" : `, until ${end}`}`;
  return report.during(
    () => trouble.words() ?? stillLooking(),
    () => lookUntilFound(world, search, trouble),
  );
}

async function lookUntilFound<World extends Caller, T>(
  world: World,
  { windowMs, look, isFound }: Search<World, T>,
  trouble: ReturnType<typeof createTrouble>,
): Promise<T | undefined> {
  const { clock, signal } = world;
  const longer = timed(world, world.deadline.leftMs + windowMs);
  const window = longer.deadline.within(windowMs);
  const limit = longer.deadline.within(windowMs + PATIENCE.overtime.ms);
  for (let looks = 0; ; looks++) {
    const isLate = window.leftMs <= 0;
    const { seen, failure } = await lookOnce(longer, look);
    if (failure === undefined) {
      if (isLate || isFound(seen)) return seen;
      trouble.answered();
    } else {
      trouble.failed(failure, clock.now() + limit.leftMs, "looking again");
      if (limit.leftMs <= 0 || (isLate && !isTransient(failure))) return undefined;
    }
    const pausesMs: readonly number[] = PATIENCE.search.ms;
    const usualMs = (pausesMs[looks] ?? pausesMs.at(-1) ?? 0) * (0.8 + clock.random() * 0.4);
    const pauseMs = pauseUntilLook(usualMs, window.leftMs, failure);
    await clock.sleep(Math.min(pauseMs, limit.leftMs), signal);
  }
}

/** The last look of the window is at its end. After an answer that came later it is due. */
function pauseUntilLook(usualMs: number, leftMs: number, failure: Error | undefined): number {
  if (leftMs <= 0) return failure === undefined ? 0 : Math.max(askedReadMs(failure), usualMs);
  return Math.max(askedReadMs(failure), Math.min(usualMs, leftMs));
}

async function lookOnce<World extends Caller, T>(
  world: World,
  look: (world: World) => Promise<T>,
): Promise<{ seen: T; failure?: never } | { seen?: never; failure: Error }> {
  try {
    return { seen: await look(world) };
  } catch (error) {
    world.signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    return { failure: error };
  }
}
