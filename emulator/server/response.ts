import type * as z from "zod";
import type { ValidationError } from "../../src/service/contract/errors.ts";
import type { Operation } from "../../src/service/contract/operation.ts";

/** The response of the service itself, before a fault changes it. */
export interface ServiceResponse {
  status: number;
  /** Undefined with 204. */
  body: unknown;
  /** `application/json`, if absent. */
  media?: Operation["media"];
}

export const mediaOf = ({ media = "application/json" }: ServiceResponse): Operation["media"] =>
  media;

export const serializeBody = (response: ServiceResponse): string =>
  mediaOf(response) === "application/json"
    ? (JSON.stringify(response.body) ?? "")
    : String(response.body);

export const refusal = (
  status: 400 | 401 | 403 | 404 | 405 | 409 | 429,
  detail: string,
): ServiceResponse => ({ status, body: { detail } });

/** Thrown to refuse a request. */
export class RefusalError extends Error {
  readonly response: ServiceResponse;

  constructor(response: ServiceResponse) {
    super(serializeBody(response));
    this.response = response;
  }
}

export function refuse(...[status, detail]: Parameters<typeof refusal>): never {
  throw new RefusalError(refusal(status, detail));
}

/** Beyond the contract: error-bodies. */
export type Problem = ValidationError & { input?: unknown };

/** A 422. */
export const validationFailure = (...problems: Problem[]): ServiceResponse => ({
  status: 422,
  body: { detail: problems },
});

/** The 422 for missing required members, each given by its path from `body` down. */
export const missingMembers = (...locs: string[][]): ServiceResponse =>
  validationFailure(...locs.map((loc) => ({ loc, msg: "Field required", type: "missing" })));

function memberAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner === "object" && inner !== null) return Reflect.get(inner, key);
    // A query parameter that occurs once counts as a list of one.
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

/** The 422 for a body, path or query that does not match its schema. */
export function schemaFailure(
  place: "body" | "path" | "query",
  error: z.ZodError,
  value: unknown,
): ServiceResponse {
  return validationFailure(...error.issues.flatMap((issue) => problemsOf(place, issue, value)));
}
