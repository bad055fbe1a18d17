import type { ValidationError } from "../contract/errors.ts";

/** The service understood and said no. Cure: fix the request. */
export class RefusedError extends Error {
  override name = "RefusedError";
  readonly status: number;
  /** The members that a 422 names; empty for every other status. */
  readonly problems: ValidationError[];
  /** The service's own sentence, which the message holds too. */
  readonly said: string | undefined;

  constructor(status: number, message: string, problems: ValidationError[] = [], said?: string) {
    super(message);
    this.status = status;
    this.problems = problems;
    this.said = said;
  }
}

/** The service could not be asked, or could not answer. Cure: try again. */
export class UnreachableError extends Error {
  override name = "UnreachableError";
  /** Whether the request's headers left this machine: only then may the service have acted on it. */
  readonly sent: boolean;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  /** True when trying again cannot help, for example after a bad certificate. */
  readonly permanent: boolean;

  constructor(
    message: string,
    details: { sent: boolean; status?: number; retryAfterMs?: number; permanent?: boolean },
  ) {
    super(message);
    this.sent = details.sent;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
    this.permanent = details.permanent ?? false;
  }
}

/** The answer is not what the contract promises. Cure: report a bug, once a second look gives the same. */
export class ContractError extends Error {
  override name = "ContractError";
  readonly permanent: boolean;

  constructor(message: string, details: { permanent?: boolean } = {}) {
    super(message);
    this.permanent = details.permanent ?? false;
  }
}
