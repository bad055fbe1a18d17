import { ContractError, type UnreachableError } from "../client/errors.ts";
import type { Problem } from "../inputs/problem.ts";
import { factsOf, type Outcome } from "./outcomes.ts";
import type { Block } from "./summary.ts";
import type { OutputValue, Report } from "./world.ts";

/** The end of a step in words: what happened, and what to do next. */
export interface Ending {
  outcome: Outcome;
  message: string;
  advice?: string;
  /** Where an input says otherwise than the outcome: how bad this end is. */
  severity?: "success" | "warning" | "failure";
  /** What is wrong with the inputs. Only problems with a place in a file are annotated there. */
  problems?: readonly Problem[];
}

/** What a step leaves behind. */
export interface Result<Outputs extends object = Record<string, OutputValue>> {
  outcome: Outcome;
  outputs: Outputs;
  summary: readonly Block[];
  /** Present when the step has to fail. */
  failure?: { message: string; problems: readonly Problem[] };
}

export const severityOf = ({ outcome, severity }: Ending) =>
  severity ?? (factsOf(outcome).fails ? "failure" : "success");

/** Logs the end, unless it is a failure, and returns it with its outputs and summary. */
export function conclude<Outputs extends object>(
  report: Report,
  ending: Ending,
  outputs: Outputs,
  summary: readonly Block[],
): Result<Outputs & { outcome: Outcome; error_message: string }> {
  const { outcome, message, advice, problems = [] } = ending;
  const severity = severityOf(ending);
  const text = advice === undefined ? message : `${message}\n${advice}`;
  if (severity === "success") report.info(text);
  if (severity === "warning") report.warning(text);
  const hasFailed = severity === "failure";
  const error_message = hasFailed ? message.replace(/\n/g, " ") : "";
  return {
    outcome,
    outputs: { outcome, ...outputs, error_message },
    summary,
    ...(hasFailed ? { failure: { message: text, problems } } : {}),
  };
}

/** What to do about a service that did not answer, or not as its contract says. */
export function adviceOn(error: UnreachableError | ContractError): string {
  return error instanceof ContractError
    ? "Check base_url; if it is right, please report this answer as a bug."
    : "Check base_url and whether the service is up.";
}
