import { ContractError, type Kind, UnreachableError } from "../errors.ts";

/** The proxy could not be reached. */
export class ProxyError extends Error {
  override name = "ProxyError";
  constructor(cause: Error) {
    super("no connection to the proxy", { cause });
  }
}

/** An error and those that caused it; of several at once, the first. */
function withCauses(error: unknown, depth = 0): Error[] {
  if (depth === 5 || !(error instanceof Error)) return [];
  if (error instanceof AggregateError && error.errors.length > 0)
    return withCauses(error.errors[0], depth + 1);
  return [error, ...withCauses(error.cause, depth + 1)];
}

/** The code of the first that has one. Messages are not used: they may quote what was received. */
function codeOf(error: unknown): string {
  const all = withCauses(error);
  const codes = all.map((one) => ("code" in one ? one.code : undefined));
  return codes.find((code) => typeof code === "string") ?? all[0]?.name ?? "unknown error";
}

const CUT_SHORT = "the answer was cut short";

interface Cause {
  why: string;
  kind?: Kind;
}

/** What codes mean. */
const CAUSES: Record<string, Cause> = {
  ENOTFOUND: { why: "the host name is not known", kind: "name" },
  EAI_AGAIN: { why: "the host name could not be looked up", kind: "name" },
  ECONNREFUSED: { why: "the connection was refused" },
  ECONNRESET: { why: "the connection was reset" },
  EPIPE: { why: "the connection was closed" },
  UND_ERR_SOCKET: { why: "the connection was closed" },
  UND_ERR_CONNECT_TIMEOUT: { why: "no connection in time", kind: "late" },
  UND_ERR_HEADERS_TIMEOUT: { why: "no answer in time", kind: "late" },
  UND_ERR_BODY_TIMEOUT: { why: "the answer stalled", kind: "late" },
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { why: CUT_SHORT },
  UND_ERR_PRX_CONN: { why: "the proxy closed the connection", kind: "proxy" },
};

const CANNOT_BE_REPEATED_INTO_SUCCESS =
  /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;

/** Why there is no secure connection, if it is not the certificate's issuer. */
const INSECURE: Record<string, Kind> = {
  ERR_SSL_WRONG_VERSION_NUMBER: "plain",
  ERR_TLS_CERT_ALTNAME_INVALID: "other host",
};

function isNotHttp(code: string): boolean {
  return code.startsWith("HPE_") || code === "HTTPParserError";
}

/** What broke an answer after its head, as one of our errors. */
export function bodyError(where: string, error: unknown): UnreachableError | ContractError {
  const code = codeOf(error);
  // A status line has shown that it is HTTP.
  if (isNotHttp(code))
    return new UnreachableError({ where, why: CUT_SHORT, kind: "cut", code, sent: true });
  if (code.startsWith("Z_"))
    return new ContractError({ where, why: "the answer cannot be unpacked", code });
  return transportError(where, error, true);
}

/** Whether the connection was to another host or port than that of the request. */
function isOfProxy(where: string, error: unknown): boolean {
  const address = where.split(" ")[1] ?? "";
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const ofSystem = withCauses(error).find((one) => "syscall" in one);
  const { hostname, port }: Record<string, unknown> = { ...ofSystem };
  const wanted = url.port || (url.protocol === "http:" ? "80" : "443");
  return (
    (typeof hostname === "string" && hostname !== url.hostname) ||
    (typeof port === "number" && String(port) !== wanted)
  );
}

/** How a proxy has refused, for which undici has no code of its own. */
function proxyStatus(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return /^Proxy (?:response|Authentication Required) \((\d{3})\)/.exec(error.message)?.[1];
}

/** What went wrong below HTTP, as one of our errors: none of undici's texts is kept. */
export function transportError(
  where: string,
  error: unknown,
  sent: boolean,
): UnreachableError | ContractError {
  const code = codeOf(error);
  if (error instanceof Error && error.name === "TimeoutError")
    return new UnreachableError({ where, why: "no complete answer in time", kind: "late", sent });
  if (code === "UND_ERR_HEADERS_OVERFLOW")
    return new ContractError({ where, why: "the answer's headers are too large", permanent: true });
  if (isNotHttp(code))
    return new ContractError({ where, why: "the answer is not HTTP", kind: "foreign" });
  if (CANNOT_BE_REPEATED_INTO_SUCCESS.test(code)) {
    const kind = INSECURE[code] ?? "certificate";
    const why = "no secure connection";
    return new UnreachableError({ where, why, kind, code, sent, permanent: true });
  }
  const { why, kind } = CAUSES[code] ?? { why: code };
  const shown = why === code ? {} : { code };
  if (error instanceof ProxyError) {
    const unreached = `the proxy could not be reached: ${why}`;
    return new UnreachableError({ where, why: unreached, kind: "proxy", ...shown, sent: false });
  }
  const refusal = proxyStatus(error);
  if (refusal === "407") {
    const wanted = "the proxy requires a credential (407): add it to the proxy's address";
    return new UnreachableError({
      where,
      why: wanted,
      kind: "proxy",
      sent: false,
      permanent: true,
    });
  }
  if (refusal !== undefined) {
    const refused = `the proxy refused the tunnel (${refusal})`;
    return new UnreachableError({ where, why: refused, kind: "proxy", sent });
  }
  if (isOfProxy(where, error)) {
    const unreached = `the proxy cannot be reached: ${why}`;
    return new UnreachableError({ where, why: unreached, kind: "proxy", ...shown, sent });
  }
  return new UnreachableError({ where, why, kind, ...shown, sent });
}
