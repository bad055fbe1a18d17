import { UnprovenError } from "../errors.ts";
import { mayHaveArrived, nextStep, type Sight, type Step } from "./next-step.ts";
import { type Attempt, attemptWrite, Backoff, isUntouched, type Writer } from "./write.ts";

/** A write that must not happen twice. */
export interface OnceWrite<Reply, Found> {
  send(signal: AbortSignal): Promise<Reply>;
  /** What was made, by the reply; undefined when the reply does not show it. */
  accept(reply: Reply): Promise<Found | undefined>;
  /** Looks until it finds ours or the window has passed. */
  look(windowMs: number): Promise<Sight<Found>>;
  /** Called while nothing of ours can exist: whatever is there now is not ours. */
  learn?(): Promise<void>;
  /** Called before each attempt. */
  onSend?(): void;
  /** Called when it is certain that no attempt so far has changed anything. */
  onUntouched?(): void;
  /** How long the service may take to show a write that it has applied. */
  windowMs: number;
  /** Until when a write that is the same each time is repeated, on the clock's scale. */
  repeatedUntilMs?: number;
  /** `sends` counts the attempts that may have arrived. */
  maySendAgain(sends: number): boolean;
  /** How long a service that limits the rate is waited for, where that is not the usual time. */
  throttledMs?: number;
  /** Replaces the usual error where the service could not prove whether the write was applied. */
  giveUp?(cause: Error): Error;
  texts: WriteTexts<Found>;
}

/** How a lost answer was settled: the write was found, or it was safe to send it again. */
export type Recovered = "found" | "sent again";

export interface Written<Found> {
  found: Found;
  /** How many attempts may have arrived. */
  sends: number;
  /** Where an answer was lost. */
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
  writer: Writer,
  write: OnceWrite<Reply, Found>,
): Promise<Written<Found>> {
  const backoff = new Backoff(writer, write.throttledMs);
  const work = () => sendOnce(writer, write, backoff);
  return writer.report.during(() => backoff.trouble.words(), work);
}

async function sendOnce<Reply, Found>(
  writer: Writer,
  write: OnceWrite<Reply, Found>,
  backoff: Backoff,
): Promise<Written<Found>> {
  const { signal } = writer;
  let isLost = false;
  for (let sends = 0; ; ) {
    signal.throwIfAborted();
    write.onSend?.();
    const attempt = await attemptWrite(signal, (grace) => write.send(grace));
    if (mayHaveArrived(attempt.kind)) sends += 1;
    isLost ||= attempt.kind === "ambiguous";
    const shown = attempt.kind === "applied" ? await write.accept(attempt.reply) : undefined;
    const found = shown ?? (await proceed(writer, write, { attempt, sends, backoff }));
    if (found === undefined) continue;
    return isLost
      ? { found, sends, recovered: sends > 1 ? "sent again" : "found" }
      : { found, sends };
  }
}

interface Tried<Reply> {
  attempt: Attempt<Reply>;
  sends: number;
  backoff: Backoff;
}

/** What an attempt made, once that is proven; undefined when the write may be sent again. */
async function proceed<Reply, Found>(
  writer: Writer,
  write: OnceWrite<Reply, Found>,
  tried: Tried<Reply>,
): Promise<Found | undefined> {
  const { signal, report } = writer;
  const { attempt, sends } = tried;
  const doubt = sends > 0;
  if (!doubt) write.onUntouched?.();
  // A refusal has changed nothing, also when the workflow is cancelled meanwhile.
  if (doubt || attempt.kind !== "refused") signal.throwIfAborted();
  const { step, sight } = await judge(writer, write, tried);
  if (step === "adopt" && sight?.kind === "ours") {
    report.tell(write.texts.found(sight.found));
    return sight.found;
  }
  if (step !== "send") throw failure(write, attempt, sight, sends);
  const isTold = write.repeatedUntilMs === undefined;
  if (doubt && isTold) report.tell(`${write.texts.absent}, so it is sent again.`);
  else await write.learn?.();
  return undefined;
}

/** Pauses where the service asks for it, and looks where an attempt may have arrived. */
async function judge<Reply, Found>(
  { deadline, report }: Writer,
  write: OnceWrite<Reply, Found>,
  { attempt, sends, backoff }: Tried<Reply>,
): Promise<{ step: Step; sight?: Sight<Found> }> {
  const doubt = sends > 0;
  const hasPaused = await hasWaited(backoff, attempt, doubt);
  const maySendAgain = hasPaused && write.maySendAgain(sends);
  const facts = { answer: attempt.kind, doubt, maySendAgain };
  const step = nextStep({ ...facts, sight: undefined });
  if (step !== "look") return { step };
  const { repeatedUntilMs } = write;
  if (!isUntouched(attempt) && repeatedUntilMs === undefined) backoff.trouble.answered();
  if (attempt.kind === "applied") report.tell(write.texts.accepted);
  if (attempt.kind === "ambiguous") {
    if (repeatedUntilMs === undefined)
      report.tell(`${attempt.error.message}; ${write.texts.lost}.`);
    else
      backoff.trouble.failed(attempt.error, repeatedUntilMs, `${write.texts.lost}, trying again`);
  }
  const sight = await write.look(mayHaveArrived(attempt.kind) ? write.windowMs : 0);
  const isInTime = deadline.leftMs > 0;
  const found = { sight: sight.kind, maySendAgain: maySendAgain && isInTime };
  return { step: nextStep({ ...facts, ...found }), sight };
}

/** Pauses after an attempt that changed nothing. In doubt, its time limit is no reason to throw. */
async function hasWaited(
  backoff: Backoff,
  attempt: Attempt<unknown>,
  doubt: boolean,
): Promise<boolean> {
  if (!isUntouched(attempt)) return true;
  try {
    await backoff.wait(attempt);
    return true;
  } catch (error) {
    if (doubt && error === attempt.error) return false;
    throw error;
  }
}

const EARLIER = "An earlier attempt got no answer, and may have been applied";

function failure(
  { giveUp, texts }: Pick<OnceWrite<never, never>, "giveUp" | "texts">,
  attempt: Attempt<unknown>,
  sight: Sight<unknown> | undefined,
  sends: number,
): Error {
  const { kind } = attempt;
  const cause =
    kind === "applied" ? new Error("The change was accepted (status 200)") : attempt.error;
  if (sight === undefined) return cause;
  if (giveUp !== undefined) return giveUp(cause);
  const reasons = {
    applied: texts.absent,
    ambiguous: `${texts.absent}, and it is not sent again (${sends} sent)`,
    refused: EARLIER,
    throttled: EARLIER,
    unsent: EARLIER,
  };
  const why = sight.kind === "foreign" || sight.kind === "unknown" ? sight.why : reasons[kind];
  return new UnprovenError(`${cause.message}. ${why}`);
}
