import { QUOTA_REASON } from "../../contract/errors.ts";
import { ContractError, RefusedError, UnreachableError } from "../errors.ts";
import { parseRetryAfter } from "../retry.ts";
import { parseErrorBody } from "./error-body.ts";
import { type HttpRequest, type Server, type StreamedReply, send } from "./http.ts";
import { bodyError } from "./transport-error.ts";

const MAX_REPLY_BYTES = 2 * 1024 * 1024;
const MAX_ERROR_BYTES = 64 * 1024;

/** The body as text; undefined if it exceeds the limit. */
async function readText({ body }: StreamedReply, maxBytes: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  // Unlike `toString`, TextDecoder drops the byte order mark that some gateways add.
  return new TextDecoder().decode(Buffer.concat(chunks));
}

const firstOf = (value: string | string[] | undefined) => [value].flat()[0];

function redirectTarget(location: string | undefined, base: string): string {
  if (location === undefined || !URL.canParse(location, base)) return "an unknown place";
  const { origin, pathname } = new URL(location, base);
  return origin === new URL(base).origin ? pathname : origin;
}

/** The error of a redirect, a 5xx, 408, 425 or 429; undefined for any other status. */
function statusError(server: Server, reply: StreamedReply, text: string) {
  const { requestLine, status, headers } = reply;
  if (status >= 300 && status < 400) {
    const target = redirectTarget(firstOf(headers.location), requestLine.replace(/^\w+ /, ""));
    const title = `a redirect to ${server.redact(target)}, which is not followed`;
    return new RefusedError({ requestLine, title, status });
  }
  if (status < 500 && ![408, 425, 429].includes(status)) return undefined;
  const retryAfterMs = parseRetryAfter(firstOf(headers["retry-after"]), firstOf(headers.date));
  const waitSeconds = Math.ceil((retryAfterMs ?? 0) / 1_000);
  const retryNote = retryAfterMs === undefined ? "" : `, asks to wait ${waitSeconds} s`;
  const { detail } = parseErrorBody(text, server.redact);
  const title = `status ${status}${retryNote}`;
  const permanent = status === 429 && retryAfterMs === undefined && QUOTA_REASON.test(detail ?? "");
  const details = { requestLine, title, status, retryAfterMs, detail, permanent, sent: true };
  return new UnreachableError(details);
}

/** Whether a response is a 2xx of the service. A text with status 200 may be a login page. */
export const isAcceptance = (status: number, isText: boolean) =>
  status < 300 && !(isText && status === 200);

/** Not anchored: some servers append a charset. */
const COMPRESSED_ENCODING = /gzip|deflate|compress|\b(br|zstd)\b/i;

/** Limits of one attempt. */
export interface Limits {
  cancel?: AbortSignal | undefined;
  /** Of the body of a 2xx. */
  maxBytes?: number | undefined;
  /** Time for the body of a 200; the request timeout then limits only each pause in it. */
  responseMs?: number | undefined;
}

/**
 * Sends a request once and reads its reply. Returns a 2xx, or a 4xx other than 408, 425 and 429.
 * Throws `RefusedError` (redirects), `UnreachableError`, `ContractError`, or `cancel`'s reason.
 */
export async function exchange(
  server: Server,
  request: HttpRequest,
  { cancel, maxBytes = MAX_REPLY_BYTES, responseMs }: Limits = {},
) {
  const reply = await send(server, request, cancel);
  const { requestLine, status, headers } = reply;
  const isError = status >= 300;
  const isAccepted = isAcceptance(status, /html/i.test(String(headers["content-type"])));
  // Error bodies are short, so the request timeout suffices.
  if (responseMs !== undefined && status === 200)
    reply.abortAfter(Math.min(responseMs, server.deadline.requestMs));
  const limitBytes = isError ? MAX_ERROR_BYTES : maxBytes;
  const text = await readText(reply, limitBytes).catch((error: unknown) => {
    // The status of an error is enough without its body.
    if (isError) return "";
    cancel?.throwIfAborted();
    throw bodyError(requestLine, error, isAccepted);
  });
  const error = statusError(server, reply, text ?? "");
  if (error !== undefined) throw error;
  if (isError) return { status, text: text ?? "" };
  const details = { requestLine, permanent: true, isAccepted };
  if (text === undefined) {
    const title = `the answer is larger than ${maxBytes / 1024 ** 2} MB`;
    throw new ContractError({ ...details, title, kind: "too large" });
  }
  if (COMPRESSED_ENCODING.test(String(headers["content-encoding"]))) {
    const title = "the answer is compressed, which was not asked for";
    throw new ContractError({ ...details, title });
  }
  return { status, text };
}

/** Reads a URL of an agent server with the headers of `server`, whose `base_url` is not used. */
export function get(server: Server, url: string, cancel: AbortSignal) {
  const { origin, pathname, search } = new URL(url);
  const request = { method: "GET", path: pathname + search } as const;
  return exchange({ ...server, base_url: origin }, request, { cancel });
}
