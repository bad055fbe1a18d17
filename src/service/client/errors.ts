import type { ValidationError } from "../contract/errors.ts";
import type { Operation } from "../contract/operation.ts";

/** The cause of a failed request, if the advice depends on it. */
export type ErrorKind =
  /** Something other than the service responded, such as a web page. */
  | "foreign"
  | "too large"
  /** JSON that does not match the schema of the contract. */
  | "schema mismatch"
  | ("connect timeout" | "response timeout" | "dns" | "proxy")
  /** The server responded in plain HTTP, or with a version of TLS that is too old. */
  | ("no TLS" | "old TLS")
  /** The certificate is of another host or out of date; any other failure of TLS. */
  | ("other host" | "expired" | "certificate");

/** Details of a failure, from which its message is built. */
export interface ErrorDetails {
  /** Method, and path or URL, without the query. */
  requestLine?: string | undefined;
  /** A clause such as `status 502`. */
  title: string;
  kind?: ErrorKind | undefined;
  /** Error code of Node or undici, such as ECONNREFUSED. */
  code?: string | undefined;
  status?: number | undefined;
  /** The reason that the response gives, redacted. */
  detail?: string | undefined;
  /** Whether `detail` is a whole body of plain text, as of a gateway: the service sends JSON. */
  isPlainText?: boolean;
  /** Whether a retry cannot help, as with a bad certificate. Not used for refusals. */
  permanent?: boolean;
  /** Whether the service accepted the request: its reply is a 2xx, but cannot be read. */
  isAccepted?: boolean | undefined;
  retryAfterMs?: number | undefined;
}

export interface ServiceError extends Readonly<ErrorDetails> {}

/** A failure of a request to a service. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor copies all details
export abstract class ServiceError extends Error {
  /** The operation, if it is one of the contract. */
  operation?: Pick<Operation, "resourceLabel">;
  attempts = 1;

  constructor(details: ErrorDetails) {
    super("");
    Object.assign(this, { permanent: false }, details);
    this.setAttempts(this.attempts);
  }

  /** The message without the request line: `status 503: migrating; tried 3 times`. */
  get reason(): string {
    const detail = this.detail === undefined ? "" : `: ${this.detail.replace(/\.$/, "")}`;
    const code = this.code === undefined ? "" : ` (${this.code})`;
    const attempts = this.attempts === 1 ? "" : `; tried ${this.attempts} times`;
    return this.title + detail + code + attempts;
  }

  /** For the log: of a read `reading the revision failed: status 502`, otherwise the message. */
  get logLine(): string {
    const label = this.operation?.resourceLabel;
    return label === undefined ? this.message : `reading ${label} failed: ${this.reason}`;
  }

  /** Sets the number of attempts, and the message. Returns the error itself. */
  setAttempts(attempts: number): this {
    this.attempts = attempts;
    this.message =
      this.requestLine === undefined ? this.reason : `${this.requestLine}: ${this.reason}`;
    return this;
  }
}

/** A refusal (`isOwnRefusal` says whose), or a redirect. Remedy: fix the request. */
export class RefusedError extends ServiceError {
  override name = "RefusedError";
  declare readonly status: number;
  /** The members that an `HTTPValidationError` names, mostly with a 422; otherwise empty. */
  declare readonly problems: readonly ValidationError[];

  constructor(details: ErrorDetails & { status: number; problems?: readonly ValidationError[] }) {
    const defaults: Partial<RefusedError> = { problems: [] };
    super({ ...defaults, ...details });
  }
}

/** No connection, no complete response, or a 5xx, 408, 425 or 429. Remedy: retry. */
export class UnreachableError extends ServiceError {
  override name = "UnreachableError";
  /** Whether the request headers were sent: only then may the service have acted on the request. */
  declare readonly sent: boolean;

  constructor(details: ErrorDetails & Pick<UnreachableError, "sent">) {
    super(details);
  }
}

/** The response violates the contract, or is not the service's. Remedy: retry, then report it. */
export class ContractError extends ServiceError {
  override name = "ContractError";
}

/** It is unknown whether a write was applied, or what it created. Remedy: check before a retry. */
export class UnprovenError extends ServiceError {
  override name = "UnprovenError";

  /** `cause` is why the write is unproven; the message begins with it. */
  constructor(reason: string, cause?: Error) {
    const { kind }: Partial<ErrorDetails> = cause instanceof ServiceError ? cause : {};
    super({ title: cause === undefined ? reason : `${cause.message}. ${reason}`, kind });
  }
}

/** Returns the result of `work` or a `ServiceError`. Throws the signal's reason, or a bug. */
export async function catchServiceError<T>(
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

/** Handles a rejection: undefined in place of an error that `isExpected` accepts. */
export const undefinedIf =
  (isExpected: (error: unknown) => boolean) =>
  (error: unknown): undefined => {
    if (!isExpected(error)) throw error;
  };

/** Whether the service accepted the request, although its reply cannot be read. */
export const isAccepted = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.isAccepted === true;

/**
 * Whether a refusal counts as the service's own: it has one of three statuses, and a reason.
 * Otherwise a filter or gateway may have responded in its place, after the request was applied.
 */
export const isOwnRefusal = ({ status, detail }: RefusedError): boolean =>
  [400, 404, 422].includes(status) && detail !== undefined;

/** Whether a refusal says that the resource does not exist, or no longer exists. */
export const isGone = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && [404, 410].includes(error.status);

/** Whether the service may lack the operation. Beyond the contract: missing-operations. */
export const isMissingOperation = (error: unknown): error is RefusedError =>
  // 200 stands for a schema mismatch of the list of deployments (`findDeployment`).
  error instanceof RefusedError && [200, 403, 404, 405].includes(error.status);

export const isSchemaMismatch = (error: unknown): error is ContractError =>
  error instanceof ContractError && error.kind === "schema mismatch";

export const isForeign = (error: unknown): boolean =>
  error instanceof ServiceError && error.kind === "foreign";
