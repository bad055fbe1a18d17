import { QUOTA_REACHED, reasonIn } from "../../contract/errors.ts";
import { ContractError, RefusedError, UnreachableError } from "../errors.ts";
import { retryAfterMs } from "../retry.ts";
import { type HttpRequest, type Server, type StreamedReply, send } from "./http.ts";
import { bodyError } from "./transport-error.ts";

const MAX_REPLY_BYTES = 2 * 1024 * 1024;
const MAX_ERROR_BYTES = 64 * 1024;

/** The body as text; undefined if it exceeds the limit. */
async function readText({ body }: StreamedReply, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  // TextDecoder drops the byte order mark that some gateways add.
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** The value of a JSON text; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message would quote the text.
    return undefined;
  }
}

/** Neither markup, nor JSON that was cut short, nor binary. */
const PLAIN_TEXT = /^(?![<{]|\[["{[])(?:[^<\p{Cc}\ufffd]|<(?![/!a-z])|[\n\r\t]){1,300}$/iu;

const MAX_REASON_CHARACTERS = 1_000;

/** The reason that the body of an error gives, redacted. Any other text may echo the request. */
export function reasonOf(text: string, redact: Server["redact"]) {
  const body = parseJson(text);
  const isPlainText = body === undefined && PLAIN_TEXT.test(text.trim());
  const reason = isPlainText ? text.trim() : typeof body === "object" ? reasonIn(body) : undefined;
  return { body, isPlainText, detail: reason && redact(reason).slice(0, MAX_REASON_CHARACTERS) };
}

const firstValue = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value[0] : value;

function redirectTarget(location: string | undefined, base: string): string {
  if (location === undefined || !URL.canParse(location, base)) return "an unknown place";
  const { origin, pathname } = new URL(location, base);
  return origin === new URL(base).origin ? pathname : origin;
}

/** A redirect or a transient failure, as an error. */
function statusError(server: Server, { where, status, headers }: StreamedReply, text: string) {
  if (status >= 300 && status < 400) {
    const target = redirectTarget(firstValue(headers.location), where.replace(/^\w+ /, ""));
    const why = `a redirect to ${server.redact(target)}, which is not followed`;
    return new RefusedError({ where, why, status });
  }
  if (status < 500 && ![408, 425, 429].includes(status)) return undefined;
  const pause = retryAfterMs(firstValue(headers["retry-after"]), firstValue(headers.date));
  const retryNote = pause === undefined ? "" : `, asks to wait ${Math.ceil(pause / 1_000)} s`;
  const { detail } = reasonOf(text, server.redact);
  const why = `status ${status}${retryNote}`;
  const permanent = status === 429 && pause === undefined && QUOTA_REACHED.test(detail ?? "");
  const details = { where, why, status, retryAfterMs: pause, detail, permanent };
  return new UnreachableError({ ...details, sent: true });
}

/** Some servers append a charset. */
const COMPRESSED = /gzip|deflate|compress|\b(br|zstd)\b/i;
const COMPRESSED_REASON = "the answer is compressed, which was not asked for";

export interface Limits {
  cancel?: AbortSignal | undefined;
  /** Limit for a successful reply. */
  maxBytes?: number | undefined;
  /** Limit for a successful reply as a whole; the request timeout then limits each pause in it. */
  responseMs?: number | undefined;
}

/**
 * One attempt at a request, with its complete reply. Throws `UnreachableError`, which records
 * whether the request was sent, or `ContractError`. Returns any other reply, except redirects and
 * transient failures.
 */
export async function exchange(
  server: Server,
  request: HttpRequest,
  { cancel, maxBytes = MAX_REPLY_BYTES, responseMs }: Limits = {},
) {
  const reply = await send(server, request, cancel);
  const { where, status, headers } = reply;
  const isRefused = status >= 400 && status < 500;
  const accepts = status < 300 && !/html/i.test(String(headers["content-type"]));
  // Error bodies are short.
  if (responseMs !== undefined && status === 200)
    reply.limit(Math.min(responseMs, server.deadline.requestMs));
  const limit = isRefused ? MAX_ERROR_BYTES : maxBytes;
  const text = await readText(reply, limit).catch((error: unknown) => {
    cancel?.throwIfAborted();
    // The status alone identifies a refusal.
    if (isRefused) return "";
    throw bodyError(where, error, accepts);
  });
  const error = statusError(server, reply, text ?? "");
  if (error !== undefined) throw error;
  if (isRefused) return { status, text: text ?? "" };
  if (text === undefined) {
    const why = `the answer is larger than ${maxBytes / 1024 ** 2} MB`;
    throw new ContractError({ where, why, kind: "too large", permanent: true, accepts });
  }
  if (COMPRESSED.test(String(headers["content-encoding"])))
    throw new ContractError({ where, why: COMPRESSED_REASON, permanent: true, accepts });
  return { status, text };
}

export function get(server: Server, url: string, cancel: AbortSignal) {
  const { origin, pathname, search } = new URL(url);
  const request = { method: "GET", path: pathname + search } as const;
  return exchange({ ...server, base_url: origin }, request, { cancel });
}
