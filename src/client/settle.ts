import { type Timed, timed } from "./connect.ts";
import { UnreachableError } from "./errors.ts";
import { isTransient } from "./retry.ts";

const FIRST_PAUSES_MS = [1_000, 2_000, 4_000];
const LATER_PAUSE_MS = 8_000;
/** How long after the window a last answer is still waited for. */
const OVERTIME_MS = 2 * 60_000;

interface Searcher extends Timed {
  signal: AbortSignal;
  report: { info(text: string): void };
}

interface Search<World, T> {
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
  { windowMs, look, isFound }: Search<World, T>,
): Promise<T | undefined> {
  const { clock, report, signal } = world;
  const longer = timed(world, world.deadline.leftMs + windowMs);
  const window = longer.deadline.within(windowMs);
  const limit = longer.deadline.within(windowMs + OVERTIME_MS);
  const overrunMs = window.leftMs - world.deadline.leftMs;
  if (overrunMs > 0) {
    const [end, overrun] = [window.leftMs, overrunMs].map((ms) => Math.ceil(ms / 1_000));
    report.info(`The search ends in ${end} s at the latest, ${overrun} s after the timeout.`);
  }
  for (let looks = 0; ; looks++) {
    const isLate = window.leftMs <= 0;
    const result = await lookOnce(longer, look);
    if ("seen" in result && (isLate || isFound(result.seen))) return result.seen;
    const failure = "failure" in result ? result.failure : undefined;
    const isHopeless = isLate && failure !== undefined && !isTransient(failure);
    const { leftMs } = limit;
    if (isHopeless || leftMs <= 0) return undefined;
    const pause = pauseMs(looks, window.leftMs, failure, clock.random);
    await clock.sleep(Math.min(pause, leftMs), signal);
  }
}

async function lookOnce<World extends Searcher, T>(
  world: World,
  look: (world: World) => Promise<T>,
): Promise<{ seen: T } | { failure: Error }> {
  const { signal, report } = world;
  try {
    return { seen: await look(world) };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    report.info(`${error.message}; looking again.`);
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
