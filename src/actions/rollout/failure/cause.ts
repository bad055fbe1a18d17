import type { Text } from "../../../report/blocks.ts";
import { causeIn } from "../../../report/causes/cause.ts";
import { ROLLOUT_CAUSES, type RolloutCause } from "../../../report/causes/rollout-causes.ts";
import type { State } from "../state.ts";
import { errorIn } from "./error-line.ts";
import { lastLogTypeOf } from "./log.ts";

/** The cause that the platform or the log names. */
export function causeOf(state: State): RolloutCause | undefined {
  const type = lastLogTypeOf(state);
  const reason = state.revision?.status_message ?? "";
  const cause =
    type === "build"
      ? errorIn(reason.split("\n"), type)?.cause
      : causeIn(ROLLOUT_CAUSES[type], reason);
  return cause !== undefined && !cause.isVague ? cause : (state.failureLog?.error?.cause ?? cause);
}

/** The next step for the cause, or for the error in the log if no cause is known. */
export function nextStepOf(state: State): string | undefined {
  const cause = causeOf(state);
  const { error } = state.failureLog ?? {};
  const isKnown = cause !== undefined && !cause.isVague;
  if (isKnown || error === undefined || error.isCommandOnly) return cause?.nextStep;
  return "Correct that error, and deploy again.";
}

/** Quotes the log's error, unless the platform's message does; without an error, `start`. */
export function logQuoteText(state: State): Text {
  const { failureLog, revision } = state;
  const { error, start, type } = failureLog ?? {};
  if (error === undefined)
    return start && causeOf(state)?.isVague
      ? [`The ${type} log shows that it has started: `, { code: start }, "."]
      : "";
  return revision?.status_message?.includes(error.quote)
    ? ""
    : [{ code: error.quote }, ` (${type} log).`];
}
