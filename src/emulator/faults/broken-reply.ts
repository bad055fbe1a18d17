import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { type Answer, mediaOf, textOf } from "../server/answer.ts";

/** The two ends of a request, below the router. */
export interface Wire {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

const JSON_TYPE = { "content-type": "application/json" };
const BLANKS = Buffer.alloc(64 * 1024, " ");
const MEGABYTE = 1024 * 1024;

const bytesOf = (answer: Answer) => Buffer.from(textOf(answer));
const typeOf = (answer: Answer) => ({ "content-type": mediaOf(answer) });
const firstHalf = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** No answer: the client sees ECONNRESET. */
export function reset({ incoming }: Wire): void {
  incoming.socket.resetAndDestroy();
}

/** No answer: the client sees that the other side closed. */
export function close({ incoming }: Wire): void {
  incoming.socket.end();
}

/** Announces the whole body and stops half-way. */
export function truncate({ incoming, outgoing }: Wire, answer: Answer): void {
  const bytes = bytesOf(answer);
  outgoing.writeHead(answer.status, { ...typeOf(answer), "content-length": bytes.length });
  outgoing.write(firstHalf(bytes), () => incoming.socket.end());
}

/** Sends half of the body as a chunk, and never the chunk that ends a body. */
export function cutChunks({ incoming, outgoing }: Wire, answer: Answer): void {
  outgoing.writeHead(answer.status, { ...typeOf(answer), "transfer-encoding": "chunked" });
  outgoing.write(firstHalf(bytesOf(answer)), () => incoming.socket.end());
}

/** A complete message that holds half of the JSON. */
export function breakJson({ outgoing }: Wire): void {
  outgoing.writeHead(200, JSON_TYPE).end('{"id": "');
}

/** Bytes that are not HTTP. They hold what was received, as a confused server's do: credentials too. */
export function speakGarbage({ incoming }: Wire, received: string): void {
  incoming.socket.end(
    `\u0015\u0003\u0001 not http\n${incoming.rawHeaders.join("\n")}\n${received}`,
  );
}

export async function trickle(
  { outgoing }: Wire,
  answer: Answer,
  intervalMs: number,
): Promise<void> {
  const bytes = bytesOf(answer);
  outgoing.writeHead(answer.status, { ...typeOf(answer), "content-length": bytes.length });
  for (const byte of bytes) {
    if (outgoing.destroyed) return;
    outgoing.write(Buffer.of(byte));
    await pause(intervalMs, undefined, { ref: false });
  }
  outgoing.end();
}

function* padded(bytes: Buffer, megabytes: number): Generator<Buffer> {
  for (let sent = 0; sent < megabytes * MEGABYTE; sent += BLANKS.length) yield BLANKS;
  yield bytes;
}

/** Clients that defend themselves close the connection in the middle. */
const ignoreEarlyClose = () => undefined;

/** Valid JSON, after so many megabytes of blanks. */
export async function flood({ outgoing }: Wire, answer: Answer, megabytes: number): Promise<void> {
  outgoing.writeHead(answer.status, typeOf(answer));
  await pipeline(Readable.from(padded(bytesOf(answer), megabytes)), outgoing).catch(
    ignoreEarlyClose,
  );
}

/** The same, small on the wire. */
export async function bomb({ outgoing }: Wire, answer: Answer, megabytes: number): Promise<void> {
  outgoing.writeHead(answer.status, { ...typeOf(answer), "content-encoding": "gzip" });
  await pipeline(Readable.from(padded(bytesOf(answer), megabytes)), createGzip(), outgoing).catch(
    ignoreEarlyClose,
  );
}

export function swellHeaders({ outgoing }: Wire, answer: Answer, kilobytes: number): void {
  outgoing
    .writeHead(answer.status, { ...typeOf(answer), "x-padding": "x".repeat(kilobytes * 1024) })
    .end(bytesOf(answer));
}
