import {
  ContractError,
  RefusedError,
  ServiceError,
  UnprovenError,
  UnreachableError,
} from "../client/errors.ts";
import type { Phase } from "../client/write/write.ts";
import { omitAbsent } from "../contract/operation.ts";
import { lineOf, type Problem } from "../inputs/problem.ts";
import { factsOf, type Outcome } from "./outcomes.ts";
import type { ExplainRefusal, Refusal } from "./refusal.ts";
import type { Text } from "./summary.ts";
import { counted } from "./wording.ts";

/** The end of a step in words, in the order in which a reader needs them. */
export interface Ending {
  outcome: Outcome;
  /** The title, which begins with the name: `support-agent runs v1.4.0`. */
  headline?: string;
  /** What happened, and what is so now. */
  message: Text;
  /** What to do next. */
  advice?: Text;
  /** What someone else said about it, such as the platform. */
  said?: Said;
  /** Where an input says otherwise than the outcome: how bad this end is. */
  severity?: "success" | "warning" | "failure";
  /** Why a rollback would not help, as a clause: then none is made. */
  keepsRevision?: string;
  /** What is wrong with the inputs. Only problems with a place in a file are annotated there. */
  problems?: readonly Problem[];
}

export interface Said {
  /** Who said it: `The platform`. */
  by: string;
  text: string;
}

export const severityOf = ({ outcome, severity }: Ending) =>
  severity ?? (factsOf(outcome).fails ? "failure" : "success");

/**
 * The end of a step whose inputs cannot work, before anything was changed. `nothing` says that:
 * `Nothing was changed.`
 */
export function rejected(
  subject: string,
  problems: readonly Problem[],
  nothing: string,
  advice?: string,
): Ending {
  const count = counted(problems.length, "input");
  return {
    outcome: "rejected",
    headline: `${subject}: ${count} ${problems.length === 1 ? "is" : "are"} wrong`,
    message: [nothing, ...problems.map(lineOf)].join("\n"),
    ...(advice === undefined ? {} : { advice }),
    problems,
  };
}

const WHY: Record<number, string> = {
  401: "the credential was refused",
  403: "the credential may not do this",
  404: "not found",
  409: "it is in a state that rules this out",
};

/** The end of a step whose first change was refused. */
export function rejectedByService(
  subject: string,
  { status, detail, message }: RefusedError,
  { problems, likelyCause, nextStep }: Refusal,
): Ending {
  const isQuoted = problems.length > 0 || detail !== undefined;
  const refused = isQuoted
    ? `The control plane refused the request with status ${status}.`
    : `${message}.`;
  return {
    outcome: "rejected",
    headline: `${subject}: ${WHY[status] ?? "the request was refused"}`,
    message: [refused, ...problems.map(lineOf), likelyCause].join("\n"),
    advice: nextStep,
    problems,
    // Where an input is named, its problem quotes this.
    ...(problems.length > 0 || detail === undefined
      ? {}
      : { said: { by: "The control plane", text: detail } }),
  };
}

/** What to do about a service that did not answer, or not as its contract says. */
export function adviceOn(error: UnreachableError | ContractError): string {
  if (error instanceof UnreachableError && error.status === 429)
    return "Run this again later: others may use the same credential.";
  return error instanceof ContractError
    ? "Check base_url; if it is right, please report this answer as a bug."
    : "Check base_url and whether the service is up.";
}

/** Why a service's answer, or the lack of one, led to nothing: a clause of a headline. */
export function whyNothing(error: UnreachableError | ContractError, service: string): string {
  if (error instanceof ContractError) return `the ${service} gave an answer that cannot be read`;
  return error.status === 429 ? `the ${service} limits the rate` : `the ${service} did not answer`;
}

/** What is said of a step that an error or a cancel ended, after its write had come so far. */
export interface PhaseWords {
  /** After an error, behind the name of what the step is about. */
  headline: string;
  /** The same after a cancel. */
  cancelled: string;
  /** What a cancel left; empty if the headline says it. */
  message: Text;
  /** What is known of the end, before the error. */
  seen?: string;
  advice?: string;
  /** Replaces the advice if the error is that what was there is gone. */
  gone?: string;
}

export interface ErrorEnd {
  /** What the step is about. */
  subject: string;
  /** What people call the service. */
  service: string;
  phase: Phase;
  isCancelled: boolean;
  words: Record<Phase, PhaseWords>;
  explain: ExplainRefusal;
}

/** An error as the end of a step. A bug of ours is not one, and is thrown on. */
export function endingOfError(error: unknown, end: ErrorEnd): Ending {
  const { subject, service, phase, isCancelled, explain } = end;
  // A refusal before the acceptance has changed nothing, also if the workflow is cancelled.
  if (error instanceof RefusedError && phase !== "accepted")
    return rejectedByService(subject, error, explain(error));
  const words = end.words[phase];
  if (isCancelled) {
    const { cancelled, message, advice } = words;
    const headline = `${subject}: ${cancelled}`;
    return { outcome: "cancelled", headline, message, ...omitAbsent({ advice }) };
  }
  if (phase === "not sent" && (error instanceof UnreachableError || error instanceof ContractError))
    return {
      outcome: "error",
      headline: `${subject}: ${words.headline}, because ${whyNothing(error, service)}`,
      message: `${error.message}.`,
      advice: adviceOn(error),
    };
  if (!(error instanceof ServiceError)) throw error;
  // What cannot be proven may have arrived.
  const isOpen = error instanceof UnprovenError && phase === "not sent";
  return openEnd(error, isOpen ? end.words.sent : words, end);
}

function openEnd(error: ServiceError, words: PhaseWords, { subject, explain }: ErrorEnd): Ending {
  const { headline, seen = "", gone } = words;
  const { likelyCause, nextStep } = error instanceof RefusedError ? explain(error) : {};
  const advice = gone ?? [likelyCause, nextStep, words.advice].filter(Boolean).join(" ");
  return {
    outcome: "error",
    headline: `${subject}: ${headline}`,
    message: `${seen}${error.message}.`,
    ...(advice === "" ? {} : { advice }),
  };
}
