import { type ClientContext, withDeadline } from "../client-context.ts";
import { catchServiceError, ServiceError } from "../errors.ts";
import { LIMITS } from "../limits.ts";
import { ONE_READ, poll } from "../poll.ts";
import { withRetries } from "../requests.ts";

/** Result of the search for what a write has created. */
export type SearchResult<Resource> =
  | { kind: "own"; resource: Resource }
  /** Nothing new exists. */
  | { kind: "nothing"; resource?: undefined }
  /**
   * The service could not be read, or something new exists that another client may have created.
   * Once the window has passed, `candidate` counts as what an accepted write has created.
   */
  | { kind: "unproven"; reason: string; candidate?: Resource | undefined; resource?: undefined };

/**
 * Searches for what a write has created until it is found or the window has passed. Only a reply
 * after the window proves that nothing was created; returns undefined if there is no such reply.
 * The search may outlive the deadline, by at most the window.
 */
export async function searchUntilFound<Context extends ClientContext, Resource>(
  ctx: Context,
  subject: string,
  windowMs: number,
  searchOnce: (ctx: Context) => Promise<SearchResult<Resource>>,
): Promise<SearchResult<Resource> | undefined> {
  const { clock, deadline, report } = ctx;
  const longerCtx = withDeadline(ctx, deadline.leftMs + windowMs);
  const end = report.formatTime(clock.now() + windowMs);

  const polling = poll(longerCtx, {
    interval: [LIMITS.search.ms, LIMITS.search.ms],
    limitMs: windowMs,
    read: () => searchOnce(longerCtx),
    stateOf: () => subject,
    neededEvidence: ({ kind }) => (kind === "own" ? ONE_READ : undefined),
    // A refusal never ends the search.
    refusalEvidence: () => ({ reads: Number.POSITIVE_INFINITY, ms: 0 }),
    heartbeat: () => `still looking for ${subject}, until ${end}`,
  });
  const pollResult = await catchServiceError(ctx, polling);
  if (!(pollResult instanceof ServiceError) && pollResult.failure === undefined)
    return pollResult.lastReply;
  const search = withRetries(longerCtx, () => searchOnce(longerCtx));
  const result = await catchServiceError(ctx, search);
  return result instanceof ServiceError ? undefined : result;
}
