import type { ValidationError } from "../contract/errors.ts";
import type { Operation } from "../contract/operation.ts";

/** Why a request led to nothing, if more than words depends on it: what to do about it, mostly. */
export type Kind =
  /** Something else than the service has answered, such as a web page. */
  | "foreign"
  | "too large"
  /** No connection in time; and no answer to a request that has left. */
  | ("late" | "slow")
  | ("name" | "proxy")
  /** What answers does not encrypt. */
  | "plain"
  | ("certificate" | "other host" | "expired" | "old");

/** What is known of a failure. Its words are made of this. */
export interface Facts {
  /** The method and the address of the request. */
  where?: string | undefined;
  /** A clause without the request, such as `status 502`. */
  why: string;
  kind?: Kind | undefined;
  /** What Node calls the failure below HTTP, such as ECONNREFUSED. */
  code?: string | undefined;
  status?: number | undefined;
  /** The service's own sentence, without secrets. */
  detail?: string | undefined;
  /** Whether trying again cannot help, for example after a bad certificate. */
  permanent?: boolean;
  /** How long the service asks to wait. */
  retryAfterMs?: number | undefined;
}

export interface ServiceError extends Readonly<Facts> {}

/** What a service did or did not do. Anything else that is thrown is a bug of the action. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor takes all facts over
export abstract class ServiceError extends Error {
  /** What was asked for, if it is an operation of the contract. */
  operation?: Pick<Operation, "reads">;
  /** How often it was asked for. */
  tries = 1;

  constructor(facts: Facts) {
    super("");
    Object.assign(this, { permanent: false }, facts);
    this.after(this.tries);
  }

  /** The reason without the request: `the connection was reset (ECONNRESET); tried 3 times`. */
  get reason(): string {
    const code = this.code === undefined ? "" : ` (${this.code})`;
    const tries = this.tries === 1 ? "" : `; tried ${this.tries} times`;
    return this.why + code + tries;
  }

  /** The line of a log: `reading the revision failed: status 502`. */
  get line(): string {
    const reads = this.operation?.reads;
    return reads === undefined ? this.message : `reading ${reads} failed: ${this.reason}`;
  }

  /** The same failure, which ended so many tries. */
  after(tries: number): this {
    this.tries = tries;
    this.message = this.where === undefined ? this.reason : `${this.where}: ${this.reason}`;
    return this;
  }
}

/** The service understood and refused. Cure: fix the request. */
export class RefusedError extends ServiceError {
  override name = "RefusedError";
  declare readonly status: number;
  /** The members that a 422 names; empty for every other status. */
  declare readonly problems: readonly ValidationError[];

  constructor(facts: Facts & { status: number; problems?: readonly ValidationError[] }) {
    const all = { problems: [], ...facts };
    super(all);
  }
}

/** The service could not be asked, or could not answer. Cure: try again. */
export class UnreachableError extends ServiceError {
  override name = "UnreachableError";
  /**
   * Whether the request's headers left this machine: only then may the service have acted on it.
   */
  declare readonly sent: boolean;

  constructor(facts: Facts & Pick<UnreachableError, "sent">) {
    super(facts);
  }
}

/**
 * The answer is not what the contract promises. Cure: report a bug, if a second try gives the same.
 */
export class ContractError extends ServiceError {
  override name = "ContractError";
}

/**
 * It cannot be proven whether a write was applied, or which result is its own. Cure: look first.
 */
export class UnprovenError extends ServiceError {
  override name = "UnprovenError";

  /** `cause` is what went wrong first. */
  constructor(why: string, cause?: Error) {
    const { kind, detail }: Partial<Facts> = cause instanceof ServiceError ? cause : {};
    super({ why: cause === undefined ? why : `${cause.message}. ${why}`, kind, detail });
  }
}

/** What work comes to, or how a service failed it. Throws the signal's reason, or a bug of ours. */
export async function orFailure<T>(
  { signal }: { signal: AbortSignal },
  work: Promise<T>,
): Promise<T | ServiceError> {
  try {
    return await work;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ServiceError) return error;
    throw error;
  }
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

/** Whether a page or the like has answered in place of the service. */
export const isForeign = (error: unknown): boolean =>
  error instanceof ServiceError && error.kind === "foreign";
