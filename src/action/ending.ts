import { ContractError, type UnreachableError } from "../client/errors.ts";
import type { Problem } from "../inputs/problem.ts";
import { factsOf, type Outcome } from "./outcomes.ts";

/** The end of a step in words: what happened, and what to do next. */
export interface Ending {
  outcome: Outcome;
  message: string;
  advice?: string;
  /** The title of the summary, where that of the outcome says less. */
  headline?: string;
  /** Where an input says otherwise than the outcome: how bad this end is. */
  severity?: "success" | "warning" | "failure";
  /** What is wrong with the inputs. Only problems with a place in a file are annotated there. */
  problems?: readonly Problem[];
}

export const severityOf = ({ outcome, severity }: Ending) =>
  severity ?? (factsOf(outcome).fails ? "failure" : "success");

/** What to do about a service that did not answer, or not as its contract says. */
export function adviceOn(error: UnreachableError | ContractError): string {
  return error instanceof ContractError
    ? "Check base_url; if it is right, please report this answer as a bug."
    : "Check base_url and whether the service is up.";
}
