import { type Timed, timed } from "../connect.ts";
import { UnreachableError } from "../errors.ts";
import { isTransient } from "../retry.ts";
import { type Narrator, Trouble } from "../trouble.ts";

const FIRST_PAUSES_MS = [1_000, 2_000, 4_000];
const LATER_PAUSE_MS = 8_000;
/** How long after the window a last answer is still waited for. */
const OVERTIME_MS = 2 * 60_000;

interface Searcher extends Timed {
  signal: AbortSignal;
  report: Narrator;
}

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
export async function settle<World extends Searcher, T>(
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
  const trouble = new Trouble(world);
  const stillLooking = `still looking for ${what}, until ${report.timeOf(endMs)}`;
  return report.during(
    () => trouble.words() ?? stillLooking,
    () => lookUntilFound(world, search, trouble),
  );
}

async function lookUntilFound<World extends Searcher, T>(
  world: World,
  { windowMs, look, isFound }: Search<World, T>,
  trouble: Trouble,
): Promise<T | undefined> {
  const { clock, signal } = world;
  const longer = timed(world, world.deadline.leftMs + windowMs);
  const window = longer.deadline.within(windowMs);
  const limit = longer.deadline.within(windowMs + OVERTIME_MS);
  for (let looks = 0; ; looks++) {
    const isLate = window.leftMs <= 0;
    const result = await lookOnce(longer, look);
    if ("seen" in result && (isLate || isFound(result.seen))) return result.seen;
    const failure = "failure" in result ? result.failure : undefined;
    const isHopeless = isLate && failure !== undefined && !isTransient(failure);
    const { leftMs } = limit;
    if (failure === undefined) trouble.answered();
    else trouble.failed(failure, clock.now() + leftMs, "looking again");
    if (isHopeless || leftMs <= 0) return undefined;
    const pause = pauseMs(looks, window.leftMs, failure, clock.random);
    await clock.sleep(Math.min(pause, leftMs), signal);
  }
}

async function lookOnce<World extends Searcher, T>(
  world: World,
  look: (world: World) => Promise<T>,
): Promise<{ seen: T } | { failure: Error }> {
  try {
    return { seen: await look(world) };
  } catch (error) {
    world.signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    return { failure: error };
  }
}

/** Short pauses first. The last one ends with the window, and none is shorter than asked for. */
function pauseMs(
  looks: number,
  leftMs: number,
  failure: Error | undefined,
  random: () => number,
): number {
  const usual = (FIRST_PAUSES_MS[looks] ?? LATER_PAUSE_MS) * (0.8 + random() * 0.4);
  const asked = failure instanceof UnreachableError ? (failure.retryAfterMs ?? 0) : 0;
  return Math.max(asked, leftMs > 0 ? Math.min(usual, leftMs) : usual);
}
