import type { RefusedError } from "../client/errors.ts";
import type { Verdict } from "../rollout/verdict.ts";

/** Something that cannot work, said of the input that asks for it, and of its place where that is a file. */
export interface InputProblem {
  input: string;
  message: string;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** A refusal in the words of the inputs. */
export interface RefusalWords {
  problems: readonly InputProblem[];
  likelyCause: string;
  nextStep: string;
}

export type ExplainRefusal = (error: RefusedError) => RefusalWords;

/** Problems as the end of a step that has changed nothing. */
export function rejected(problems: readonly InputProblem[], advice: string): Verdict {
  const message = problems.map(({ input, message }) => `${input}: ${message}`).join("\n");
  const placed = problems.flatMap(({ message, file, line, column }) =>
    file === undefined ? [] : [{ message, file, line, column }],
  );
  return { outcome: "rejected", message, advice, problems: placed };
}

/** A refusal as the end of a step that has changed nothing. */
export function rejectedByService(
  error: RefusedError,
  { problems, likelyCause, nextStep }: RefusalWords,
): Verdict {
  const verdict = rejected(problems, `${likelyCause} ${nextStep}`);
  // The status tells a reader more than the words do; without a named member they are all there is.
  if (problems.length === 0) return { ...verdict, message: `${error.message}.` };
  return {
    ...verdict,
    message: `The service refused the request with status ${error.status}.\n${verdict.message}`,
  };
}
