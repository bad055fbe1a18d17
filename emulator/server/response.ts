import type { ValidationError } from "../../src/service/contract/errors.ts";
import type { Operation } from "../../src/service/contract/operation.ts";

/** The response of the service itself, before a fault changes it. */
export interface ServiceResponse {
  status: number;
  /** Undefined with 204. */
  body: unknown;
  /** `application/json`, if absent. */
  mediaType?: Operation["mediaType"];
}

export const mediaTypeOf = ({ mediaType = "application/json" }: ServiceResponse) => mediaType;

export const serializeBody = (response: ServiceResponse): string =>
  mediaTypeOf(response) === "application/json"
    ? (JSON.stringify(response.body) ?? "")
    : String(response.body);

/** Changes the JSON text of a body. */
export const changeText = (
  response: ServiceResponse,
  change: (text: string) => string,
): ServiceResponse => ({
  ...response,
  body: JSON.parse(change(JSON.stringify(response.body ?? null))),
});

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

/** An item of a 422: what is wrong with one member. Beyond the contract: error-bodies. */
export type InvalidMember = ValidationError & { input?: unknown };

export const validationRefusal = (...invalidMembers: InvalidMember[]): ServiceResponse => ({
  status: 422,
  body: { detail: invalidMembers },
});

/** Refuses a request with a 422. */
export function refuseInvalid(...invalidMembers: InvalidMember[]): never {
  throw new RefusalError(validationRefusal(...invalidMembers));
}

/** The item for a missing member. `loc` is its path, from `body`, `path` or `query` on. */
export const missingMember = (...loc: (string | number)[]): InvalidMember => ({
  loc,
  msg: "Field required",
  type: "missing",
});

/** The item for an unknown member. Beyond the contract: unknown-members. */
export const unknownMember = (...loc: (string | number)[]): InvalidMember => ({
  loc,
  msg: "Extra inputs are not permitted",
  type: "extra_forbidden",
});
