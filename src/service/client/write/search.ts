import { type ClientContext, withDeadline } from "../connect.ts";
import { catchServiceError, ServiceError } from "../errors.ts";
import { LIMITS } from "../limits.ts";
import { type Evidence, ONCE, poll } from "../poll.ts";
import { withRetries } from "../requests.ts";

/** Result of the search for a write whose response was lost. */
export type SearchResult<Found> =
  | { kind: "ours"; found: Found }
  /** Nothing new exists. */
  | { kind: "nothing" }
  /**
   * Something new exists that is not proven to be ours, or the service could not be read.
   * `ifAccepted` is ours at the end of the window if the write was accepted.
   */
  | { kind: "unproven"; why: string; ifAccepted?: Found | undefined };

const NEVER: Evidence = { reads: Number.POSITIVE_INFINITY, ms: 0 };

/**
 * Searches for a write whose response was lost, until it is found or the window has passed. Only a
 * reply after the window proves that nothing was created; returns undefined if there is no reply.
 * Only this search may outlive the deadline, by at most the window.
 */
export async function searchUntilFound<Context extends ClientContext, Found>(
  ctx: Context,
  subject: string,
  windowMs: number,
  searchOnce: (ctx: Context) => Promise<SearchResult<Found>>,
): Promise<SearchResult<Found> | undefined> {
  const { clock, deadline, report } = ctx;
  const longerCtx = withDeadline(ctx, deadline.leftMs + windowMs);
  const end = report.formatTime(clock.now() + windowMs);

  const polling = poll(longerCtx, {
    interval: { minMs: LIMITS.search.ms, maxMs: LIMITS.search.ms },
    limitMs: windowMs,
    read: () => searchOnce(longerCtx),
    stateOf: () => subject,
    neededEvidence: ({ kind }) => (kind === "ours" ? ONCE : undefined),
    refusalEvidence: () => NEVER,
    heartbeat: () => `still looking for ${subject}, until ${end}`,
  });
  const pollResult = await catchServiceError(ctx, polling);
  if ("last" in pollResult && pollResult.failure === undefined) return pollResult.last;
  const last = await catchServiceError(
    ctx,
    withRetries(longerCtx, () => searchOnce(longerCtx)),
  );
  return last instanceof ServiceError ? undefined : last;
}
