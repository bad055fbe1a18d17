import { repeat } from "../ask.ts";
import { type Caller, timed } from "../connect.ts";
import { catchServiceError, ServiceError } from "../errors.ts";
import { PATIENCE } from "../patience.ts";
import { type Evidence, ONCE, waitFor } from "../wait.ts";

interface Search<World, T> {
  /** What is searched for, for the log. */
  what: string;
  /** How long the service may take until an applied write is visible. */
  windowMs: number;
  look: (world: World) => Promise<T>;
  isFound: (seen: T) => boolean;
}

const NEVER: Evidence = { reads: Number.POSITIVE_INFINITY, ms: 0 };

/**
 * Searches for a write whose response was lost, until it is found or the window has passed. Only a
 * reply from after the window proves that there is nothing; returns undefined if there was none.
 * Nothing else may outlive the deadline; this may, by at most the window.
 */
export async function searchUntilFound<World extends Caller, T>(
  world: World,
  { what, windowMs, look, isFound }: Search<World, T>,
): Promise<T | undefined> {
  const { clock, deadline, report } = world;
  const longer = timed(world, deadline.leftMs + windowMs);
  const end = report.timeOf(clock.now() + windowMs);

  const waiting = waitFor(longer, {
    pace: { minMs: PATIENCE.search.ms, maxMs: PATIENCE.search.ms },
    limitMs: windowMs,
    read: () => look(longer),
    state: () => what,
    end: (now) => (isFound(now) ? ONCE : undefined),
    refusal: () => NEVER,
    words: () => `still looking for ${what}, until ${end}`,
  });
  const seen = await catchServiceError(world, waiting);
  if ("last" in seen && seen.failure === undefined) return seen.last;
  const last = await catchServiceError(
    world,
    repeat(longer, () => look(longer)),
  );
  return last instanceof ServiceError ? undefined : last;
}
