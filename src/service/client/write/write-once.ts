import type { ClientContext } from "../connect.ts";
import { type RefusedError, type ServiceError, UnprovenError } from "../errors.ts";
import { type Attempt, attemptWrite, createBackoff, isNotApplied, type Phase } from "./write.ts";

/** Result of the search for a write whose response was lost. */
export type SearchResult<Found> =
  | { kind: "ours"; found: Found }
  /** Nothing new exists. */
  | { kind: "nothing" }
  /** Something new exists that is not proven to be ours, or the service could not be read. */
  | { kind: "unproven"; why: string };

/** A write that is not idempotent and must not be applied twice. */
export interface OnceWrite<Reply, Found> {
  send(signal: AbortSignal): Promise<Reply>;
  /** What was created, according to the reply; undefined if the reply does not show it. */
  resultOf(reply: Reply): Promise<Found | undefined>;
  /** Searches until a match is found or the window has passed. */
  search(windowMs: number): Promise<SearchResult<Found>>;
  /** Called while no attempt can have been applied: nothing that exists now is ours. */
  refreshBaseline?(): Promise<void>;
  onPhase(phase: Phase): void;
  /** How long the service may take until an applied write is visible. */
  windowMs: number;
  /** `sends` is the number of attempts that may have been delivered. */
  maySendAgain(sends: number): boolean;
  /** Whether a duplicate may have been refused because the original was applied: check once. */
  mayHaveCollided?(refusal: RefusedError): boolean;
  /** How long to retry while rate-limited, if not the default. */
  rateLimitedMs?: number;
  /** Replaces the default error if it cannot be proven whether the write was applied. */
  giveUp?(cause: Error): Error;
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
export interface Recovered {
  how: "found" | "sent again";
  afterMs: number;
}

export interface Written<Found> {
  found: Found;
  /** Number of attempts that may have been delivered. */
  sends: number;
  /** Present if a response was lost. */
  recovered?: Recovered | undefined;
}

/** Whether retrying the write would apply it twice. */
const isAccepted = ({ kind }: Attempt<unknown>) => kind === "applied" || kind === "accepted";

const EARLIER = "An earlier attempt got no answer, and may have been applied";

/**
 * Sends a write that is applied at most once, as far as the service makes that provable. While no
 * attempt can have been delivered, everything new belongs to someone else. Throws `RefusedError`,
 * `UnprovenError`, `UnreachableError` for a write that was never delivered, or the signal's reason.
 */
export async function writeOnce<Reply, Found>(
  ctx: ClientContext,
  write: OnceWrite<Reply, Found>,
): Promise<Written<Found>> {
  const { clock, deadline, report, signal } = ctx;
  const startedMs = clock.now();
  const { texts } = write;
  const backoff = createBackoff(ctx, write.rateLimitedMs);
  let isLost = false;
  let sends = 0;

  async function untilProven(): Promise<Found> {
    for (;;) {
      const attempt = await attemptWrite(
        signal,
        (grace) => write.send(grace),
        (phase) => write.onPhase(sends > 0 && phase === "not sent" ? "sent" : phase),
      );
      if (isAccepted(attempt) || attempt.kind === "ambiguous") sends += 1;
      if (attempt.kind === "accepted") write.onPhase("accepted");
      isLost ||= attempt.kind === "ambiguous";
      const found = await madeBy(attempt);
      if (found !== undefined) return found;
    }
  }

  /** What was created, once proven; undefined if the write may be sent again. */
  async function madeBy(attempt: Attempt<Reply>): Promise<Found | undefined> {
    const isApplied = attempt.kind === "applied";
    const shown = isApplied ? await write.resultOf(attempt.reply) : undefined;
    if (shown !== undefined) return shown;
    // A refusal had no effect, even if the workflow is cancelled meanwhile.
    if (sends > 0 || attempt.kind !== "refused") signal.throwIfAborted();
    if (isNotApplied(attempt)) await backoff.wait(attempt.error);
    else backoff.answered();
    if (sends === 0 && isNotApplied(attempt)) {
      await write.refreshBaseline?.();
      return undefined;
    }
    const result = await searchAfter(attempt);
    if (result.kind !== "ours") return repeat(attempt, result);
    report.progress(texts.found(result.found));
    return result.found;
  }

  async function searchAfter(attempt: Attempt<Reply>): Promise<SearchResult<Found>> {
    const isRefused = attempt.kind === "refused";
    if (sends === 0 && isRefused && !write.mayHaveCollided?.(attempt.error))
      return { kind: "nothing" };
    if (isAccepted(attempt)) report.progress(texts.accepted);
    if (attempt.kind === "ambiguous") report.progress(`${attempt.error.message}; ${texts.lost}.`);
    return write.search(isRefused || isNotApplied(attempt) ? 0 : write.windowMs);
  }

  /** Logs that the write is sent again, or throws if it must not be. */
  function repeat(attempt: Attempt<Reply>, result: SearchResult<Found>): undefined {
    if (attempt.kind === "refused" && sends === 0) throw attempt.error;
    // Retrying an accepted write would apply it twice; a refused one would be refused again.
    const isFinal = isAccepted(attempt) || attempt.kind === "refused";
    const isProvenAbsent = result.kind === "nothing" && !isFinal;
    if (!isProvenAbsent || !write.maySendAgain(sends) || deadline.leftMs <= 0)
      throw unproven(attempt, "why" in result ? result.why : undefined);
    report.progress(`${texts.absent}, so it is sent again.`);
  }

  function unproven(attempt: Attempt<Reply>, why: string | undefined): Error {
    const { kind } = attempt;
    const cause =
      kind === "applied" ? new Error("The change was accepted (status 200)") : attempt.error;
    if (write.giveUp !== undefined) return write.giveUp(cause);
    if (kind === "ambiguous" && why === undefined) return neverAnswered(attempt.error);
    return new UnprovenError(why ?? (isAccepted(attempt) ? texts.absent : EARLIER), cause);
  }

  function neverAnswered({ reason, status }: ServiceError): Error {
    const times = sends === 1 ? "once" : `${sends} times`;
    const absent = texts.absent.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
    const end = status === undefined ? `without an answer (${reason})` : `and failed (${reason})`;
    const all = `Sent ${times} ${end}, and ${absent}. It is not sent again`;
    return new UnprovenError(all);
  }

  const found = await report.withHeartbeat(backoff.heartbeat, untilProven);
  const how: Recovered["how"] = sends > 1 ? "sent again" : "found";
  const recovered = isLost ? { how, afterMs: clock.now() - startedMs } : undefined;
  return { found, sends, recovered };
}
