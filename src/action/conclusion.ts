import type { Problem } from "../inputs/problem.ts";
import { type Ending, severityOf } from "./ending.ts";
import { type Outcome, titleOf } from "./outcomes.ts";
import type { Block, Text } from "./summary.ts";
import type { OutputValue, Report } from "./world.ts";

/** What a step leaves behind. */
export interface Result<Outputs extends object = Record<string, OutputValue>> {
  outcome: Outcome;
  /** Where it says more than the title of the outcome. */
  headline?: string | undefined;
  outputs: Outputs;
  summary: readonly Block[];
  /** Present when the step has to fail. */
  failure?: { message: string; problems: readonly Problem[] };
}

/** Every summary begins with the end: how, what happened, and what to do next. */
export function summaryOf(ending: Ending, details: readonly Block[], text?: Text): Block[] {
  return [
    { heading: titleOf(ending.outcome, ending.headline), text: text ?? ending.message },
    ...(ending.advice === undefined ? [] : [{ text: `→ ${ending.advice}` }]),
    ...details,
  ];
}

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
  return {
    outcome,
    headline: ending.headline,
    // An output becomes one line only after secrets of several lines were cut out of it.
    outputs: { outcome, ...outputs, error_message: hasFailed ? message : "" },
    summary,
    ...(hasFailed ? { failure: { message: text, problems } } : {}),
  };
}
