import type { ClientContext } from "../connect.ts";
import { isOwnRefusal, type RefusedError, type ServiceError, UnprovenError } from "../errors.ts";
import { type SearchResult, searchUntilFound } from "./search.ts";
import { type Attempt, attemptWrite, createBackoff, mayBeApplied, type Phase } from "./write.ts";

/** A write that is not idempotent and must not be applied twice. */
export interface NonIdempotentWrite<Context extends ClientContext, Baseline, Reply, Found> {
  /** What existed before the first attempt. */
  baseline: Baseline;
  /** Called while no attempt can have been applied: this write has created nothing yet. */
  readBaseline(): Promise<Baseline>;
  send(signal: AbortSignal): Promise<Reply>;
  /** What was created, according to the reply; undefined if the reply does not show it. */
  resultOf(reply: Reply, baseline: Baseline): Promise<Found | undefined>;
  /** What is searched for, for the log. */
  subject: string;
  /** Searches once. */
  searchOnce(ctx: Context, baseline: Baseline): Promise<SearchResult<Found>>;
  /** The result if the search got no reply. By default, nothing is proven. */
  resultWithoutReply?: SearchResult<Found>;
  onPhase(phase: Phase): void;
  /** How long the service may take until an applied write is visible. */
  windowMs: number;
  /** `sends` is the number of attempts that may have been delivered. */
  maySendAgain(sends: number): boolean;
  /** Whether a refusal proves that nothing was applied; by default only the service's own. */
  isRefusal?(refusal: RefusedError): boolean;
  /** How long to retry while rate-limited, if not the default. */
  rateLimitedMs?: number;
  /** Replaces the default error if it cannot be proven whether the write was applied. */
  unprovenError?(cause: Error): Error;
  texts: {
    /** What happens after a lost response, as a clause. */
    lost: string;
    accepted: string;
    /** Logged when nothing new exists; without a full stop. */
    absent: string;
    found(found: Found): string;
  };
}

/** How a lost response was resolved: the write was found, or it was safe to send it again. */
export interface Recovery {
  how: "found" | "sent again";
  afterMs: number;
}

export interface WriteResult<Baseline, Found> {
  found: Found;
  /** What existed before any attempt can have been delivered. */
  baseline: Baseline;
  /** Number of attempts that may have been delivered. */
  sends: number;
  /** Present if a response was lost. */
  recovered?: Recovery | undefined;
}

/**
 * Sends a write that is applied at most once, as far as the service makes that provable. While no
 * attempt can have been delivered, everything new belongs to someone else. Throws `RefusedError`,
 * `UnprovenError`, `UnreachableError` for a write that was never delivered, or the signal's reason.
 */
export function writeOnce<Context extends ClientContext, Baseline, Reply, Found>(
  ctx: Context,
  write: NonIdempotentWrite<Context, Baseline, Reply, Found>,
): Promise<WriteResult<Baseline, Found>> {
  const backoff = createBackoff(ctx, write.rateLimitedMs);
  return ctx.report.withHeartbeat(backoff.heartbeat, () => sendUntilProven(ctx, write, backoff));
}

type Backoff = ReturnType<typeof createBackoff>;

async function sendUntilProven<Context extends ClientContext, Baseline, Reply, Found>(
  ctx: Context,
  write: NonIdempotentWrite<Context, Baseline, Reply, Found>,
  backoff: Backoff,
): Promise<WriteResult<Baseline, Found>> {
  const { clock, deadline, report, signal } = ctx;
  const startedMs = clock.now();
  let { baseline } = write;
  let sends = 0;
  let isLost = false;
  for (;;) {
    const attempt = await attemptWrite(signal, write.send, write.onPhase, sends > 0);
    if (mayBeApplied(attempt)) sends += 1;
    isLost ||= attempt.kind === "ambiguous";
    const result = await identify(ctx, write, backoff, { attempt, baseline, sends });
    if (result.kind === "ours") {
      write.onPhase("accepted");
      const { found } = result;
      const recovered = isLost ? recoveryOf(sends, clock.now() - startedMs) : undefined;
      return { found, baseline, sends, recovered };
    }
    if (sends === 0 && attempt.kind === "not applied") {
      baseline = await write.readBaseline();
      continue;
    }
    const mayRepeat = write.maySendAgain(sends) && deadline.leftMs > 0;
    if (!mayRepeat || !isProvenAbsent(attempt, result))
      throw finalError(write, attempt, result, sends);
    report.progress(`${write.texts.absent}, so it is sent again.`);
  }
}

const recoveryOf = (sends: number, afterMs: number): Recovery => ({
  how: sends > 1 ? "sent again" : "found",
  afterMs,
});

/** What the attempt, or an earlier one, has created, according to its reply or else to a search. */
async function identify<Context extends ClientContext, Baseline, Reply, Found>(
  ctx: Context,
  write: NonIdempotentWrite<Context, Baseline, Reply, Found>,
  backoff: Backoff,
  { attempt, baseline, sends }: { attempt: Attempt<Reply>; baseline: Baseline; sends: number },
): Promise<SearchResult<Found>> {
  const { report, signal } = ctx;
  const { texts } = write;
  const { kind, error } = attempt;
  const replyResult =
    error === undefined ? await write.resultOf(attempt.reply, baseline) : undefined;
  if (replyResult !== undefined) return { kind: "ours", found: replyResult };
  // A refusal of the first attempt is reported even if the workflow is cancelled.
  if (sends > 0 || kind !== "refused") signal.throwIfAborted();
  if (kind === "not applied") await backoff.wait(error);
  else backoff.onReply();
  const { isRefusal = isOwnRefusal } = write;
  const isAbsent = kind === "refused" ? isRefusal(error) : kind === "not applied";
  if (sends === 0 && isAbsent) return { kind: "nothing" };
  if (kind === "accepted") report.progress(texts.accepted);
  if (kind === "ambiguous") report.progress(`${error.message}; ${texts.lost}.`);
  const windowMs = mayBeApplied(attempt) ? write.windowMs : 0;
  const searchOnce = (searchCtx: Context) => write.searchOnce(searchCtx, baseline);
  const searchResult = await searchUntilFound(ctx, write.subject, windowMs, searchOnce);
  const result = searchResult ?? write.resultWithoutReply ?? UNREADABLE_RESULT;
  const found = provenResult(result, kind === "accepted");
  if (found === undefined) return result;
  report.progress(texts.found(found));
  return { kind: "ours", found };
}

function provenResult<Found>(result: SearchResult<Found>, isAccepted: boolean): Found | undefined {
  if (result.kind === "ours") return result.found;
  return isAccepted && result.kind === "unproven" ? result.ifAccepted : undefined;
}

const UNREADABLE_RESULT: SearchResult<never> = {
  kind: "unproven",
  why: "The service could not be asked whether it was applied",
};

/** Retrying an accepted write would apply it twice; a refused one would be refused again. */
const isProvenAbsent = ({ kind }: Attempt<unknown>, result: SearchResult<unknown>): boolean =>
  result.kind === "nothing" && (kind === "ambiguous" || kind === "not applied");

const EARLIER_ATTEMPT = "An earlier attempt got no answer, and may have been applied";

/** The refusal; or why it is not known whether the write was applied, or what it created. */
function finalError<Found>(
  {
    unprovenError,
    texts,
  }: Pick<NonIdempotentWrite<never, never, never, Found>, "unprovenError" | "texts">,
  attempt: Attempt<unknown>,
  result: SearchResult<Found>,
  sends: number,
): Error {
  const { kind } = attempt;
  const error = attempt.error ?? new Error("The change was accepted");
  if (kind === "refused" && sends === 0 && result !== UNREADABLE_RESULT) return error;
  if (unprovenError !== undefined) return unprovenError(error);
  if (result.kind === "unproven") return new UnprovenError(result.why, error);
  if (kind === "ambiguous") return noResponseError(attempt.error, texts.absent, sends);
  return new UnprovenError(kind === "accepted" ? texts.absent : EARLIER_ATTEMPT, error);
}

function noResponseError(
  { reason, status }: ServiceError,
  absent: string,
  sends: number,
): UnprovenError {
  const times = sends === 1 ? "once" : `${sends} times`;
  const end = status === undefined ? "without an answer" : "and failed";
  return new UnprovenError(`Sent ${times} ${end}: ${reason}. ${absent}. It is not sent again`);
}
