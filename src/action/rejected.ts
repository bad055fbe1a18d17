import type { RefusedError } from "../client/errors.ts";
import { lineOf, type Problem } from "../inputs/problem.ts";
import type { Ending } from "./ending.ts";
import type { Refusal } from "./refusal.ts";
import { counted } from "./wording.ts";

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
