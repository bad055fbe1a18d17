import type { ClientContext } from "../client-context.ts";
import { isOwnRefusal, type RefusedError, UnprovenError } from "../errors.ts";
import { type SearchResult, searchUntilFound } from "./search.ts";
import {
  type Attempt,
  attemptWrite,
  createBackoff,
  mayBeApplied,
  type Phase,
  UNPROVEN_REASON,
} from "./write.ts";

/** A write that is not idempotent and must not be applied twice. */
export interface NonIdempotentWrite<Context extends ClientContext, Baseline, Reply, Resource> {
  /** What existed before the first attempt. */
  baseline: Baseline;
  /** Called while no attempt can have been applied: this write has created nothing yet. */
  readBaseline(): Promise<Baseline>;
  send(signal: AbortSignal): Promise<Reply>;
  /** What was created, according to the reply; undefined if the reply does not show it. */
  resourceOf(reply: Reply, baseline: Baseline): Promise<Resource | undefined>;
  /** What is searched for, for the log. */
  subject: string;
  searchOnce(ctx: Context, baseline: Baseline): Promise<SearchResult<Resource>>;
  /** The result if the search got no reply, except after a refusal. By default, it is unproven. */
  resultWithoutReply?: SearchResult<Resource>;
  onPhase(phase: Phase): void;
  /** How long the service may take until an applied write is visible. */
  windowMs: number;
  /** `sends` is the number of attempts that may have been applied. */
  maySendAgain(sends: number): boolean;
  /** Whether a refusal counts as proof that nothing was applied; by default, the service's own. */
  isRefusalTrusted?(refusal: RefusedError): boolean;
  /** How long to retry after attempts that had no effect, if not the default. */
  retryLimitMs?: number;
  /** Replaces the default error if it cannot be proven whether the write was applied. */
  unprovenError?(cause: Error): Error;
  /** Texts of the log and of errors, by the event that they report. */
  texts: {
    /** The attempt may have been applied. A clause about what happens next. */
    ambiguousAttempt: string;
    /** The reply to an accepted write does not show what was created. */
    acceptance: string;
    /** Nothing new exists. Without a full stop. */
    absence: string;
    /** The search has found what was created. */
    match(resource: Resource): string;
  };
}

export interface WriteResult<Baseline, Resource> {
  resource: Resource;
  /** What existed before any attempt may have been applied. */
  baseline: Baseline;
  /** Number of attempts that may have been applied. */
  sends: number;
}

/**
 * Sends a write that is applied at most once, as far as the service makes that provable. While no
 * attempt may have been applied, everything new belongs to someone else. Throws `RefusedError`,
 * `UnprovenError` or what `unprovenError` returns, `UnreachableError` if the last attempt had no
 * effect and there is no time for another, an error of `readBaseline`, or the signal's reason.
 */
export function writeOnce<Context extends ClientContext, Baseline, Reply, Resource>(
  ctx: Context,
  write: NonIdempotentWrite<Context, Baseline, Reply, Resource>,
): Promise<WriteResult<Baseline, Resource>> {
  const backoff = createBackoff(ctx, write.retryLimitMs);
  return ctx.report.withHeartbeat(backoff.heartbeat, () => sendUntilProven(ctx, write, backoff));
}

type Backoff = ReturnType<typeof createBackoff>;

async function sendUntilProven<Context extends ClientContext, Baseline, Reply, Resource>(
  ctx: Context,
  write: NonIdempotentWrite<Context, Baseline, Reply, Resource>,
  backoff: Backoff,
): Promise<WriteResult<Baseline, Resource>> {
  const { deadline, report, signal } = ctx;
  let { baseline } = write;
  let sends = 0;
  for (;;) {
    const attempt = await attemptWrite(signal, write.send, write.onPhase, sends > 0);
    if (mayBeApplied(attempt)) sends += 1;
    const result = await findResource(ctx, write, backoff, { attempt, baseline, sends });
    if (result.kind === "own") {
      write.onPhase("accepted");
      return { resource: result.resource, baseline, sends };
    }
    if (sends === 0 && attempt.kind === "not applied") {
      baseline = await write.readBaseline();
      continue;
    }
    const mayRepeat = write.maySendAgain(sends) && deadline.leftMs > 0;
    if (!mayRepeat || !isRetryable(attempt, result))
      throw finalError(write, attempt, result, sends);
    report.progress(`${write.texts.absence}, so it is sent again.`);
  }
}

/** What this attempt or an earlier one has created, according to the reply or else to a search. */
async function findResource<Context extends ClientContext, Baseline, Reply, Resource>(
  ctx: Context,
  write: NonIdempotentWrite<Context, Baseline, Reply, Resource>,
  backoff: Backoff,
  { attempt, baseline, sends }: { attempt: Attempt<Reply>; baseline: Baseline; sends: number },
): Promise<SearchResult<Resource>> {
  const { report, signal } = ctx;
  const { texts } = write;
  const { kind, error } = attempt;
  const resourceInReply =
    error === undefined ? await write.resourceOf(attempt.reply, baseline) : undefined;
  if (resourceInReply !== undefined) return { kind: "own", resource: resourceInReply };
  // Without an earlier ambiguous attempt, a refusal is reported even if the workflow is cancelled.
  if (sends > 0 || kind !== "refused") signal.throwIfAborted();
  if (kind === "not applied") await backoff.wait(error);
  else backoff.onReply();
  const { isRefusalTrusted = isOwnRefusal } = write;
  const isAbsent = kind === "refused" ? isRefusalTrusted(error) : kind === "not applied";
  if (sends === 0 && isAbsent) return { kind: "nothing" };
  if (kind === "accepted") report.progress(texts.acceptance);
  if (kind === "ambiguous") report.progress(`${error.message}; ${texts.ambiguousAttempt}.`);
  const windowMs = mayBeApplied(attempt) ? write.windowMs : 0;
  const searchOnce = (searchCtx: Context) => write.searchOnce(searchCtx, baseline);
  const searchResult = await searchUntilFound(ctx, write.subject, windowMs, searchOnce);
  // After a refusal, only the reply to a search shows whether the write was applied.
  const resultWithoutReply = kind === "refused" ? undefined : write.resultWithoutReply;
  const result = searchResult ?? resultWithoutReply ?? UNREADABLE_RESULT;
  const resource = provenResource(result, kind);
  if (resource === undefined) return result;
  report.progress(texts.match(resource));
  return { kind: "own", resource };
}

/** What was created: found by the search, or its candidate if the write was accepted. */
const provenResource = <Resource>(
  result: SearchResult<Resource>,
  kind: Attempt<unknown>["kind"],
) => (result.kind === "unproven" && kind === "accepted" ? result.candidate : result.resource);

const UNREADABLE_RESULT: SearchResult<never> = { kind: "unproven", reason: UNPROVEN_REASON };

/** Retrying an accepted write would apply it twice; a refused one would be refused again. */
const isRetryable = ({ kind }: Attempt<unknown>, result: SearchResult<unknown>): boolean =>
  result.kind === "nothing" && (kind === "ambiguous" || kind === "not applied");

type ErrorTexts = Pick<NonIdempotentWrite<never, never, never, never>, "unprovenError" | "texts">;

/** The refusal, or an error that says what is unproven. */
function finalError(
  { unprovenError, texts }: ErrorTexts,
  attempt: Attempt<unknown>,
  result: SearchResult<unknown>,
  sends: number,
): Error {
  const { kind } = attempt;
  const error = attempt.error ?? new Error("The change was accepted");
  if (kind === "refused" && sends === 0 && result !== UNREADABLE_RESULT) return error;
  if (unprovenError !== undefined) return unprovenError(error);
  if (result.kind === "unproven") return new UnprovenError(result.reason, error);
  if (kind === "accepted") return new UnprovenError(texts.absence, error);
  if (kind !== "ambiguous")
    return new UnprovenError("An earlier attempt may have been applied", error);
  const attemptsText = `Sent ${sends === 1 ? "once" : `${sends} times`} and failed`;
  const { reason } = attempt.error;
  return new UnprovenError(`${attemptsText}: ${reason}. ${texts.absence}. It is not sent again`);
}
