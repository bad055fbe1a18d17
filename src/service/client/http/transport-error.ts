import {
  ContractError,
  type ErrorDetails,
  type ErrorKind,
  type ServiceError,
  UnreachableError,
} from "../errors.ts";

/** An error and its chain of causes. */
function errorChain(error: unknown, depth = 0): Error[] {
  if (depth === 5 || !(error instanceof Error)) return [];
  return [error, ...errorChain(error.cause, depth + 1)];
}

/** The chain's first code, or else its last error's name: a message may quote received data. */
function codeOf(error: unknown): string {
  const chain = errorChain(error);
  const codes = chain.map((one) => ("code" in one ? one.code : undefined));
  return codes.find((code) => typeof code === "string") ?? chain.at(-1)?.name ?? "unknown error";
}

const CUT_SHORT_TITLE = "the answer was cut short";

type Cause = Pick<ErrorDetails, "title" | "kind" | "permanent">;

/** A TLS failure does not go away by itself. */
const tlsCause = (kind: ErrorKind) => ({ title: "no secure connection", kind, permanent: true });

const CAUSES: Record<string, Cause> = {
  ENOTFOUND: { title: "the host name is not known", kind: "dns" },
  EAI_AGAIN: { title: "the host name could not be looked up", kind: "dns" },
  ECONNREFUSED: { title: "the connection was refused" },
  ECONNRESET: { title: "the connection was reset" },
  UND_ERR_SOCKET: { title: "the connection was closed" },
  UND_ERR_CONNECT_TIMEOUT: { title: "no connection in time", kind: "connect timeout" },
  UND_ERR_HEADERS_TIMEOUT: { title: "no answer in time", kind: "response timeout" },
  UND_ERR_BODY_TIMEOUT: { title: "the answer stalled", kind: "response timeout" },
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { title: CUT_SHORT_TITLE },
  UND_ERR_HEADERS_OVERFLOW: { title: "the answer's headers are too large" },
  UND_ERR_PRX_CONN: { title: "the proxy closed the connection", kind: "proxy" },
  ERR_SSL_WRONG_VERSION_NUMBER: tlsCause("no TLS"),
  ERR_TLS_CERT_ALTNAME_INVALID: tlsCause("other host"),
  CERT_HAS_EXPIRED: tlsCause("expired"),
  CERT_NOT_YET_VALID: tlsCause("expired"),
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: tlsCause("old TLS"),
};

const TLS_CODE =
  /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;

const isParserError = (code: string) => code.startsWith("HPE_") || code === "HTTPParserError";

function causeOf(code: string): Cause | undefined {
  if (isParserError(code)) return { title: "the answer is not HTTP", kind: "foreign" };
  return CAUSES[code] ?? (TLS_CODE.test(code) ? tlsCause("certificate") : undefined);
}

/** A response that broke off after its headers, as a `ServiceError`. */
export function bodyError(requestLine: string, error: unknown, isAccepted: boolean): ServiceError {
  const code = codeOf(error);
  // A status line was received, so the server speaks HTTP.
  const failure = isParserError(code)
    ? new UnreachableError({ requestLine, title: CUT_SHORT_TITLE, code, sent: true })
    : transportError(requestLine, error, true);
  return Object.assign(failure, { isAccepted });
}

/** A refusal by the proxy, of which only undici's message says more than a general code. */
function proxyRefusalOf(error: unknown): Cause | undefined {
  const pattern = /^Proxy (?:response|Authentication Required) \((\d{3})\)/;
  const [status] = errorChain(error).flatMap(({ message }) => pattern.exec(message)?.[1] ?? []);
  if (status === undefined) return undefined;
  if (status !== "407") return { title: `the proxy refused the tunnel (${status})`, kind: "proxy" };
  const title = "the proxy requires a credential (407): add it to the proxy's address";
  return { title, kind: "proxy", permanent: true };
}

/** The error of a request without a complete response. Drops undici's own messages. */
export function transportError(
  requestLine: string,
  error: unknown,
  sent: boolean,
  isProxyFailure = false,
): ServiceError {
  if (error instanceof Error && error.name === "TimeoutError") {
    const kind = sent ? "response timeout" : "connect timeout";
    const title = "no complete answer in time";
    return new UnreachableError({ requestLine, title, kind, sent });
  }
  const proxyRefusal = proxyRefusalOf(error);
  if (proxyRefusal !== undefined)
    return new UnreachableError({ requestLine, ...proxyRefusal, sent });
  const code = codeOf(error);
  const cause = causeOf(code);
  if (cause?.kind === "foreign" && !isProxyFailure)
    return new ContractError({ requestLine, ...cause });
  const details = cause === undefined ? { title: code } : { ...cause, code };
  const proxyDetails = isProxyFailure && {
    title: `no connection to the proxy: ${details.title}`,
    kind: "proxy" as const,
  };
  return new UnreachableError({ requestLine, ...details, ...proxyDetails, sent });
}
