import {
  ContractError,
  type ErrorDetails,
  type ErrorKind,
  type ServiceError,
  UnreachableError,
} from "../errors.ts";

/** An error and its chain of causes. */
function causeChain(error: unknown, depth = 0): Error[] {
  if (depth === 5 || !(error instanceof Error)) return [];
  return [error, ...causeChain(error.cause, depth + 1)];
}

/** The first error code in the chain. Messages are not used: they may quote received data. */
function codeOf(error: unknown): string {
  const chain = causeChain(error);
  const codes = chain.map((one) => ("code" in one ? one.code : undefined));
  return codes.find((code) => typeof code === "string") ?? chain.at(-1)?.name ?? "unknown error";
}

const CUT_SHORT = "the answer was cut short";
const INSECURE = "no secure connection";

type Cause = Pick<ErrorDetails, "why" | "kind" | "permanent">;

/** A TLS failure does not go away by itself. */
const tlsCause = (kind: ErrorKind): Cause => ({ why: INSECURE, kind, permanent: true });

/** Error codes and their meaning. */
const CAUSES: Record<string, Cause> = {
  ENOTFOUND: { why: "the host name is not known", kind: "name" },
  EAI_AGAIN: { why: "the host name could not be looked up", kind: "name" },
  ECONNREFUSED: { why: "the connection was refused" },
  ECONNRESET: { why: "the connection was reset" },
  UND_ERR_SOCKET: { why: "the connection was closed" },
  UND_ERR_CONNECT_TIMEOUT: { why: "no connection in time", kind: "late" },
  UND_ERR_HEADERS_TIMEOUT: { why: "no answer in time", kind: "late" },
  UND_ERR_BODY_TIMEOUT: { why: "the answer stalled", kind: "late" },
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { why: CUT_SHORT },
  UND_ERR_HEADERS_OVERFLOW: { why: "the answer's headers are too large" },
  UND_ERR_PRX_CONN: { why: "the proxy closed the connection", kind: "proxy" },
  ERR_SSL_WRONG_VERSION_NUMBER: tlsCause("plain"),
  ERR_TLS_CERT_ALTNAME_INVALID: tlsCause("other host"),
  CERT_HAS_EXPIRED: tlsCause("expired"),
  CERT_NOT_YET_VALID: tlsCause("expired"),
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: tlsCause("old"),
};

const TLS_CODE =
  /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;

function isNotHttp(code: string): boolean {
  return code.startsWith("HPE_") || code === "HTTPParserError";
}

function causeOf(code: string): Cause {
  if (isNotHttp(code)) return { why: "the answer is not HTTP", kind: "foreign" };
  return CAUSES[code] ?? (TLS_CODE.test(code) ? tlsCause("certificate") : { why: code });
}

/** A reply that broke off after its headers, as a `ServiceError`. */
export function bodyError(where: string, error: unknown, accepts: boolean): ServiceError {
  const code = codeOf(error);
  // A status line was received, so the server speaks HTTP.
  const failure = isNotHttp(code)
    ? new UnreachableError({ where, why: CUT_SHORT, code, sent: true })
    : transportError(where, error, true);
  return Object.assign(failure, { accepts });
}

/** A refusal by the proxy, for which undici has no error code. */
function proxyRefusalOf(error: unknown): Cause | undefined {
  const pattern = /^Proxy (?:response|Authentication Required) \((\d{3})\)/;
  const [status] = causeChain(error).flatMap(({ message }) => pattern.exec(message)?.[1] ?? []);
  if (status === undefined) return undefined;
  if (status !== "407") return { why: `the proxy refused the tunnel (${status})`, kind: "proxy" };
  const why = "the proxy requires a credential (407): add it to the proxy's address";
  return { why, kind: "proxy", permanent: true };
}

/** A failure below HTTP as a `ServiceError`. undici's own messages are dropped. */
export function transportError(
  where: string,
  error: unknown,
  sent: boolean,
  isProxyFailure = false,
): ServiceError {
  if (error instanceof Error && error.name === "TimeoutError") {
    const kind = sent ? "slow" : "late";
    return new UnreachableError({ where, why: "no complete answer in time", kind, sent });
  }
  const refused = proxyRefusalOf(error);
  if (refused !== undefined) return new UnreachableError({ where, ...refused, sent });
  const code = codeOf(error);
  const { why } = causeOf(code);
  const proxyCause = { why: `no connection to the proxy: ${why}`, kind: "proxy" } as const;
  const cause: Cause = { ...causeOf(code), ...(isProxyFailure && proxyCause) };
  if (cause.kind === "foreign") return new ContractError({ where, ...cause });
  const kind = cause.kind === "late" && sent ? "slow" : cause.kind;
  const namedCode = cause.why === code ? {} : { code };
  return new UnreachableError({ where, ...cause, kind, ...namedCode, sent });
}
