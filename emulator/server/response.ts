import type * as z from "zod";
import type { ValidationError } from "../../src/service/contract/errors.ts";
import type { Operation } from "../../src/service/contract/operation.ts";

/** The response of the service itself, before a fault changes it. */
export interface ServiceResponse {
  status: number;
  /** Undefined with 204. */
  body: unknown;
  /** `application/json`, if absent. */
  media?: Operation["mediaType"];
}

export const mediaOf = ({ media = "application/json" }: ServiceResponse): Operation["mediaType"] =>
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

/** Refuses a request with a 422. */
export function refuseInvalid(...problems: Problem[]): never {
  throw new RefusalError(validationFailure(...problems));
}

/** The problem of a required member that is missing, by its path from `body` down. */
export const missingMember = (...loc: (string | number)[]): Problem => ({
  loc,
  msg: "Field required",
  type: "missing",
});

/** The problem of an unknown member. Beyond the contract: unknown-members. */
export const unknownMember = (...loc: (string | number)[]): Problem => ({
  loc,
  msg: "Extra inputs are not permitted",
  type: "extra_forbidden",
});

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

function toProblems(place: string, issue: z.core.$ZodIssue, value: unknown): Problem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownMember(...locOf(place, [...issue.path, key])));
  }
  const input = memberAt(value, issue.path);
  const loc = locOf(place, issue.path);
  if (input === undefined) return [missingMember(...loc)];
  return [{ loc, msg: issue.message, type: issue.code, input }];
}

/** Parses a part of a request. Refuses the request if the part does not match the schema. */
export function parsePart(
  place: "body" | "path" | "query",
  schema: z.ZodType,
  value: unknown,
): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  return refuseInvalid(...error.issues.flatMap((issue) => toProblems(place, issue, value)));
}
