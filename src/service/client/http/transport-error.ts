import { ContractError, UnreachableError } from "../errors.ts";

/** The proxy could not be reached. */
export class ProxyError extends Error {
  override name = "ProxyError";
  constructor(cause: Error) {
    super("no connection to the proxy", { cause });
  }
}

const CANNOT_BE_REPEATED_INTO_SUCCESS =
  /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;

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

const EXPLANATIONS: Record<string, string> = {
  ENOTFOUND: "the host name is not known",
  EAI_AGAIN: "the host name could not be looked up",
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was reset",
  EPIPE: "the connection was closed",
  UND_ERR_SOCKET: "the connection was closed",
  UND_ERR_CONNECT_TIMEOUT: "no connection in time",
  UND_ERR_HEADERS_TIMEOUT: "no answer in time",
  UND_ERR_BODY_TIMEOUT: "the answer stalled",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "the answer was cut short",
  UND_ERR_PRX_CONN: "the proxy closed the connection",
};

function explain(error: unknown): string {
  const code = codeOf(error);
  const explanation = EXPLANATIONS[code];
  return explanation === undefined ? code : `${explanation} (${code})`;
}

function isNotHttp(code: string): boolean {
  return code.startsWith("HPE_") || code === "HTTPParserError";
}

/** What broke an answer after its head, as one of our errors. */
export function bodyError(where: string, error: unknown): UnreachableError | ContractError {
  const code = codeOf(error);
  // A status line has shown that it is HTTP.
  if (isNotHttp(code))
    return new UnreachableError(`${where}: the answer was cut short (${code})`, { sent: true });
  if (code.startsWith("Z_"))
    return new ContractError(`${where}: the answer cannot be unpacked (${code})`);
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
  const unreachable = (why: string, more: Partial<UnreachableError> = { code }) =>
    new UnreachableError(`${where}: ${why}`, { sent, ...more });
  if (error instanceof Error && error.name === "TimeoutError")
    return unreachable("no complete answer in time");
  if (code === "UND_ERR_HEADERS_OVERFLOW")
    return new ContractError(`${where}: the answer's headers are too large`, { permanent: true });
  if (isNotHttp(code)) return new ContractError(`${where}: the answer is not HTTP`);
  if (CANNOT_BE_REPEATED_INTO_SUCCESS.test(code))
    return unreachable(`no secure connection (${code})`, { code, permanent: true });
  if (error instanceof ProxyError)
    return unreachable(`the proxy could not be reached: ${explain(error)}`, { code, sent: false });
  const refusal = proxyStatus(error);
  if (refusal === "407") {
    const why = "the proxy requires a credential (407): add it to the proxy's address";
    return unreachable(why, { sent: false, permanent: true });
  }
  if (refusal !== undefined) return unreachable(`the proxy refused the tunnel (${refusal})`, {});
  const what = isOfProxy(where, error) ? "the proxy cannot be reached: " : "";
  return unreachable(what + explain(error));
}
