import type * as z from "zod";
import type { ValidationError } from "../../contract/errors.ts";
import type { Operation } from "../../contract/operation.ts";

/** What the service says, before anything happens to it on the way. */
export interface Answer {
  status: number;
  body: unknown;
  /** JSON, where absent. */
  media?: Operation["media"];
}

export const mediaOf = ({ media = "application/json" }: Answer): Operation["media"] => media;

export const textOf = (answer: Answer): string =>
  mediaOf(answer) === "application/json" ? JSON.stringify(answer.body) : String(answer.body);

export const refusal = (status: 400 | 401 | 403 | 404 | 409, detail: string): Answer => ({
  status,
  body: { detail },
});

// Not in the contract: services of this family add the `input` that they refuse, which may be a secret.
type Problem = ValidationError & { input?: unknown };

export const invalid = (problems: Problem[]): Answer => ({
  status: 422,
  body: { detail: problems },
});

function memberAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner === "object" && inner !== null) return Reflect.get(inner, key);
    // A query parameter that is given once stands for a list of one.
    return key === 0 ? inner : undefined;
  }, value);
}

const locOf = (place: string, path: PropertyKey[]) => [
  place,
  ...path.map((key) => (typeof key === "number" ? key : String(key))),
];

function problemsOf(place: string, issue: z.core.$ZodIssue, value: unknown): Problem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      loc: locOf(place, [...issue.path, key]),
      msg: "Extra inputs are not permitted",
      type: "extra_forbidden",
    }));
  }
  const input = memberAt(value, issue.path);
  const loc = locOf(place, issue.path);
  if (input === undefined) return [{ loc, msg: "Field required", type: "missing" }];
  return [{ loc, msg: issue.message, type: issue.code, input }];
}

/** A 422 for what a schema refuses in the `body`, the `path` or the `query`. */
export function refusalOf(
  place: "body" | "path" | "query",
  error: z.ZodError,
  value: unknown,
): Answer {
  return invalid(error.issues.flatMap((issue) => problemsOf(place, issue, value)));
}
