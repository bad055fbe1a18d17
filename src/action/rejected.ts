import type { RefusedError } from "../client/errors.ts";
import type { Problem } from "../inputs/problem.ts";
import type { Ending } from "./ending.ts";
import type { Refusal } from "./refusal.ts";

/** The end of a step whose inputs cannot work, before anything was changed. */
export function rejected(problems: readonly Problem[], advice: string): Ending {
  const message = problems.map(({ input, message }) => `${input}: ${message}`).join("\n");
  return { outcome: "rejected", message, advice, problems };
}

/** The end of a step whose first change was refused. */
export function rejectedByService(
  error: RefusedError,
  { problems, likelyCause, nextStep }: Refusal,
): Ending {
  const ending = rejected(problems, `${likelyCause} ${nextStep}`);
  // Without a named input, the service's own sentence is all there is.
  if (problems.length === 0) return { ...ending, message: `${error.message}.` };
  const status = `The service refused the request with status ${error.status}.`;
  return { ...ending, message: `${status}\n${ending.message}` };
}
