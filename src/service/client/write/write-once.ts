import type { Caller } from "../connect.ts";
import { type RefusedError, UnprovenError } from "../errors.ts";
import { type Decision, decide, hasArrived, type Sight } from "./decision.ts";
import { type Attempt, attemptWrite, createBackoff, isNotApplied, type Phase } from "./write.ts";

/** A write that must not happen twice. */
export interface OnceWrite<Reply, Found> {
  send(signal: AbortSignal): Promise<Reply>;
  /** What was made, by the reply; undefined if the reply does not show it. */
  resultOf(reply: Reply): Promise<Found | undefined>;
  /** Looks until it finds ours or the window has passed. */
  search(windowMs: number): Promise<Sight<Found>>;
  /** Called while nothing of ours can exist: whatever is there now is not ours. */
  refreshBaseline?(): Promise<void>;
  onPhase(phase: Phase): void;
  /** How long the service may take to show a write that it has applied. */
  windowMs: number;
  /** `sends` counts the attempts that may have arrived. */
  maySendAgain(sends: number): boolean;
  /** Whether a refusal may be of a copy, which met what the first one made: one look shows it. */
  mayHaveCollided?(refusal: RefusedError): boolean;
  /** How long a service that limits the rate is waited for, if that is not the usual time. */
  throttledMs?: number;
  /** Replaces the usual error if the service could not prove whether the write was applied. */
  giveUp?(cause: Error): Error;
  texts: WriteTexts<Found>;
}

/** How a lost answer was settled: the write was found, or it was safe to send it again. */
export type Recovered = "found" | "sent again";

export interface Written<Found> {
  found: Found;
  /** How many attempts may have arrived. */
  sends: number;
  /** Present if an answer was lost. */
  recovered?: Recovered;
}

export interface WriteTexts<Found> {
  /** What follows a lost answer, as a clause. */
  lost: string;
  accepted: string;
  /** What is said when nothing new is there; without a full stop. */
  absent: string;
  found(found: Found): string;
}

/**
 * Sends a write so that it happens at most once, as far as the service lets anyone prove that.
 * Throws `RefusedError`, `UnprovenError`, `UnreachableError` for a write that never arrived, or the
 * signal's reason.
 */
export async function writeOnce<Reply, Found>(
  world: Caller,
  write: OnceWrite<Reply, Found>,
): Promise<Written<Found>> {
  const { deadline, report, signal } = world;
  const backoff = createBackoff(world, write.throttledMs);
  let isLost = false;
  let sends = 0;

  async function untilProven(): Promise<Found> {
    for (;;) {
      const notSent = sends > 0 ? "sent" : "not sent";
      const attempt = await attemptWrite(
        signal,
        (grace) => write.send(grace),
        (phase) => write.onPhase(phase === "not sent" ? notSent : phase),
      );
      if (hasArrived(attempt.kind)) sends += 1;
      isLost ||= attempt.kind === "ambiguous";
      const found = (await shownBy(attempt)) ?? (await searchAfter(attempt));
      if (found !== undefined) return found;
    }
  }

  async function shownBy(attempt: Attempt<Reply>): Promise<Found | undefined> {
    if (attempt.kind !== "applied") return undefined;
    const shown = await write.resultOf(attempt.reply);
    if (shown !== undefined)
      report.debug(`write: applied, ${sends} sent, the answer shows the result`);
    return shown;
  }

  /** What was made so far, once that is proven; undefined if the write may be sent again. */
  async function searchAfter(attempt: Attempt<Reply>): Promise<Found | undefined> {
    // A refusal has changed nothing, also when the workflow is cancelled meanwhile.
    if (sends > 0 || attempt.kind !== "refused") signal.throwIfAborted();
    const { decision, result } = await decideAfter(attempt);
    const seen = result === undefined ? "no search" : `found ${result.kind}`;
    report.debug(`write: ${attempt.kind}, ${sends} sent, ${seen}: ${decision}`);
    if (decision === "adopt" && result?.kind === "ours") {
      report.tell(write.texts.found(result.found));
      return result.found;
    }
    if (decision !== "send") throw failure(write, attempt, result, sends);
    if (sends > 0) report.tell(`${write.texts.absent}, so it is sent again.`);
    else await write.refreshBaseline?.();
    return undefined;
  }

  /** Pauses if the service asks for it, and searches if an attempt may have arrived. */
  async function decideAfter(
    attempt: Attempt<Reply>,
  ): Promise<{ decision: Decision; result?: Sight<Found> }> {
    const isCopy = attempt.kind === "refused" && write.mayHaveCollided?.(attempt.error);
    const mayHaveArrived = sends > 0 || !!isCopy;
    if (isNotApplied(attempt)) await backoff.wait(attempt);
    else backoff.trouble.answered();
    const maySendAgain = write.maySendAgain(sends);
    const facts = { answer: attempt.kind, mayHaveArrived, maySendAgain };
    const decision = decide({ ...facts, result: undefined });
    if (decision !== "search") return { decision };
    if (attempt.kind === "applied") report.tell(write.texts.accepted);
    if (attempt.kind === "ambiguous") report.tell(`${attempt.error.message}; ${write.texts.lost}.`);
    const result = await write.search(hasArrived(attempt.kind) ? write.windowMs : 0);
    if (sends === 0 && result.kind !== "ours") return { decision: "reject" };
    const isInTime = deadline.leftMs > 0;
    const found = { result: result.kind, maySendAgain: maySendAgain && isInTime };
    return { decision: decide({ ...facts, ...found }), result };
  }

  const found = await report.during(() => backoff.trouble.words(), untilProven);
  return isLost
    ? { found, sends, recovered: sends > 1 ? "sent again" : "found" }
    : { found, sends };
}

const EARLIER = "An earlier attempt got no answer, and may have been applied";

function failure(
  { giveUp, texts }: Pick<OnceWrite<never, never>, "giveUp" | "texts">,
  attempt: Attempt<unknown>,
  result: Sight<unknown> | undefined,
  sends: number,
): Error {
  const { kind } = attempt;
  const cause =
    kind === "applied" ? new Error("The change was accepted (status 200)") : attempt.error;
  if (result === undefined) return cause;
  if (giveUp !== undefined) return giveUp(cause);
  const reasons = {
    applied: texts.absent,
    ambiguous: `${texts.absent}, and it is not sent again (${sends} sent)`,
    refused: EARLIER,
    throttled: EARLIER,
    unsent: EARLIER,
  };
  const why = "why" in result ? result.why : reasons[kind];
  return new UnprovenError(`${cause.message}. ${why}`);
}
