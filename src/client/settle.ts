import type { Clock } from "./clock.ts";
import { UnreachableError } from "./errors.ts";
import { isTransient } from "./retry.ts";

const FIRST_PAUSES_MS = [1_000, 2_000, 4_000];
const LATER_PAUSE_MS = 8_000;
/** How long after the window a last answer is still waited for. */
const OVERTIME_MS = 2 * 60_000;

interface Search<T> {
  clock: Clock;
  signal: AbortSignal;
  report: { info(text: string): void };
  /** How long the service may take to show a write that it has applied. */
  windowMs: number;
  look: () => Promise<T>;
  isFound: (seen: T) => boolean;
}

/**
 * Looks for a write whose answer was lost, until it is found or the window has passed. Only an
 * answer from after the window proves that nothing is there; returns undefined when none came.
 */
export async function settle<T>(search: Search<T>): Promise<T | undefined> {
  const { clock, signal, windowMs, isFound } = search;
  const end = clock.now() + windowMs;
  for (let looks = 0; ; looks++) {
    const isLate = clock.now() >= end;
    const result = await look(search);
    if ("seen" in result && (isLate || isFound(result.seen))) return result.seen;
    const failure = "failure" in result ? result.failure : undefined;
    const pause = pauseMs(looks, end - clock.now(), failure, clock.random);
    const isHopeless = isLate && failure !== undefined && !isTransient(failure);
    if (isHopeless || clock.now() + pause > end + OVERTIME_MS) return undefined;
    await clock.sleep(pause, signal);
  }
}

async function look<T>({
  signal,
  report,
  look,
}: Search<T>): Promise<{ seen: T } | { failure: Error }> {
  try {
    return { seen: await look() };
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
