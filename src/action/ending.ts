import { ContractError, UnreachableError } from "../client/errors.ts";
import type { Problem } from "../inputs/problem.ts";
import { factsOf, type Outcome } from "./outcomes.ts";
import type { Text } from "./summary.ts";

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

/** What to do about a service that did not answer, or not as its contract says. */
export function adviceOn(error: UnreachableError | ContractError): string {
  if (error instanceof UnreachableError && error.status === 429)
    return "Run this again later: others may use the same credential.";
  return error instanceof ContractError
    ? "Check base_url; if it is right, please report this answer as a bug."
    : "Check base_url and whether the service is up.";
}

/** Why the control plane's answer, or the lack of one, led to nothing: a clause of a headline. */
export function whyNothing(error: UnreachableError | ContractError): string {
  if (error instanceof ContractError) return "the control plane gave an answer that cannot be read";
  return error.status === 429
    ? "the control plane limits the rate"
    : "the control plane did not answer";
}
