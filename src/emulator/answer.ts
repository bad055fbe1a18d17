import type * as z from "zod";
import type { ValidationError } from "../contract/errors.ts";

/** What the service says, before anything happens to it on the way. */
export interface Answer {
  status: number;
  body: unknown;
}

export const refusal = (status: 400 | 401 | 403 | 404 | 409, detail: string): Answer => ({ status, body: { detail } });

// Not in the contract: services of this family add the `input` that they refuse, which may be a secret.
type Problem = ValidationError & { input?: unknown };

export const invalid = (problems: Problem[]): Answer => ({ status: 422, body: { detail: problems } });

function memberAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    const isObject = typeof inner === "object" && inner !== null;
    return isObject ? Reflect.get(inner, key) : undefined;
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
export function refusalOf(place: "body" | "path" | "query", error: z.ZodError, value: unknown): Answer {
  return invalid(error.issues.flatMap((issue) => problemsOf(place, issue, value)));
}
