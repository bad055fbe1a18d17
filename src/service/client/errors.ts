import type { ValidationError } from "../contract/errors.ts";

/** What a service did or did not do. Anything else that is thrown is a bug of the action. */
export abstract class ServiceError extends Error {}

/** The service understood and refused. Cure: fix the request. */
export class RefusedError extends ServiceError {
  override name = "RefusedError";
  readonly status: number;
  /** The members that a 422 names; empty for every other status. */
  readonly problems: ValidationError[];
  /** The service's own sentence, which is also part of the message. */
  readonly detail: string | undefined;

  constructor(status: number, message: string, problems: ValidationError[] = [], detail?: string) {
    super(message);
    this.status = status;
    this.problems = problems;
    this.detail = detail;
  }
}

/** The service could not be asked, or could not answer. Cure: try again. */
export class UnreachableError extends ServiceError {
  override name = "UnreachableError";
  /**
   * Whether the request's headers left this machine: only then may the service have acted on it.
   */
  readonly sent: boolean;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  /** The service's own sentence, such as why it limits the rate. */
  readonly detail: string | undefined;
  /** What Node calls the failure below HTTP, such as ECONNREFUSED. */
  readonly code: string | undefined;
  /** True when trying again cannot help, for example after a bad certificate. */
  readonly permanent: boolean;

  constructor(message: string, details: Partial<UnreachableError> & { sent: boolean }) {
    super(message);
    this.sent = details.sent;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
    this.detail = details.detail;
    this.code = details.code;
    this.permanent = details.permanent ?? false;
  }
}

/**
 * The answer is not what the contract promises. Cure: report a bug, if a second try gives the same.
 */
export class ContractError extends ServiceError {
  override name = "ContractError";
  readonly permanent: boolean;

  constructor(message: string, details: { permanent?: boolean } = {}) {
    super(message);
    this.permanent = details.permanent ?? false;
  }
}

/** The answer is about another resource than the one in the path, as a cache may give it. */
export class WrongIdError extends ContractError {}

/** The answer is larger than this step reads. Cure: ask for less. */
export class TooLargeError extends ContractError {
  constructor(where: string, maxBytes: number) {
    super(`${where}: the answer is larger than ${maxBytes / 1024 ** 2} MB`, { permanent: true });
  }
}

/**
 * It cannot be proven whether a write was applied, or which result is its own. Cure: look first.
 */
export class UnprovenError extends ServiceError {
  override name = "UnprovenError";
}

/** Whether a refusal says that there is no such thing, or none any more. */
export function isGone(error: unknown): error is RefusedError {
  return error instanceof RefusedError && [404, 410].includes(error.status);
}

/**
 * Whether a refusal says that a service lacks the operation. Beyond the contract:
 * missing-operations.
 */
export function isMissingOperation(error: unknown): error is RefusedError {
  return error instanceof RefusedError && [403, 404, 405].includes(error.status);
}
