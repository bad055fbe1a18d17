import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { mediaTypeOf, type ServiceResponse, serializeBody } from "../server/response.ts";

/** A request and its response as Node has them, below the router. */
export interface HttpMessages {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

const BLANK_CHUNK = Buffer.alloc(64 * 1024, " ");
const MEGABYTE = 1024 * 1024;

/** Begins the response, and returns the bytes of its body. */
function startResponse(
  { outgoing }: HttpMessages,
  response: ServiceResponse,
  headersFor: (bytes: Buffer) => Record<string, string | number>,
): Buffer {
  const bytes = Buffer.from(serializeBody(response));
  outgoing.writeHead(response.status, {
    "content-type": mediaTypeOf(response),
    ...headersFor(bytes),
  });
  return bytes;
}

const contentLength = ({ length }: Buffer) => ({ "content-length": length });
const chunkedEncoding = () => ({ "transfer-encoding": "chunked" });

/** Sends half of the body, and closes: less than its Content-Length, or without the last chunk. */
export function sendTruncated(
  messages: HttpMessages,
  response: ServiceResponse,
  isChunked: boolean,
): void {
  const bytes = startResponse(messages, response, isChunked ? chunkedEncoding : contentLength);
  const firstHalf = bytes.subarray(0, Math.floor(bytes.length / 2));
  messages.outgoing.write(firstHalf, () => messages.incoming.socket.end());
}

/** Sends bytes that are not HTTP, and echo the request including its credentials. */
export function sendGarbage({ incoming }: HttpMessages, text: string): void {
  incoming.socket.end(`\u0015\u0003\u0001 not http\n${incoming.rawHeaders.join("\n")}\n${text}`);
}

export async function sendSlowly(
  messages: HttpMessages,
  response: ServiceResponse,
  intervalMs: number,
): Promise<void> {
  const { outgoing } = messages;
  for (const byte of startResponse(messages, response, contentLength)) {
    if (outgoing.destroyed) return;
    outgoing.write(Buffer.of(byte));
    await pause(intervalMs, undefined, { ref: false });
  }
  outgoing.end();
}

function* paddedChunks(bytes: Buffer, megabytes: number): Generator<Buffer> {
  for (let byteCount = 0; byteCount < megabytes * MEGABYTE; byteCount += BLANK_CHUNK.length)
    yield BLANK_CHUNK;
  yield bytes;
}

/** Sends the body after this many megabytes of white space, which JSON permits. */
export async function sendHugeBody(
  messages: HttpMessages,
  response: ServiceResponse,
  megabytes: number,
  isCompressed: boolean,
): Promise<void> {
  const bytes = startResponse(messages, response, () =>
    isCompressed ? { "content-encoding": "gzip" } : {},
  );
  const stream = isCompressed ? createGzip() : new PassThrough();
  // A client that limits the size of a body closes the connection early.
  await pipeline(Readable.from(paddedChunks(bytes, megabytes)), stream, messages.outgoing).catch(
    () => undefined,
  );
}

export function sendHugeHeaders(messages: HttpMessages, response: ServiceResponse, kB: number) {
  const bytes = startResponse(messages, response, () => ({ "x-padding": "x".repeat(kB * 1024) }));
  messages.outgoing.end(bytes);
}
