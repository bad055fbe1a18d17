import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { mediaOf, type ServiceResponse, textOf } from "../server/response.ts";

/** A request and its response as Node has them, below the router. */
export interface HttpMessages {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

const JSON_TYPE = { "content-type": "application/json" };
const BLANKS = Buffer.alloc(64 * 1024, " ");
const MEGABYTE = 1024 * 1024;

const bytesOf = (response: ServiceResponse) => Buffer.from(textOf(response));
const typeOf = (response: ServiceResponse) => ({ "content-type": mediaOf(response) });
const firstHalf = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** Sends no response: the client gets ECONNRESET. */
export function reset({ incoming }: HttpMessages): void {
  incoming.socket.resetAndDestroy();
}

/** Sends no response: the client sees that the connection was closed. */
export function close({ incoming }: HttpMessages): void {
  incoming.socket.end();
}

/** Sends half of the body that Content-Length announces. */
export function truncate({ incoming, outgoing }: HttpMessages, response: ServiceResponse): void {
  const bytes = bytesOf(response);
  outgoing.writeHead(response.status, { ...typeOf(response), "content-length": bytes.length });
  outgoing.write(firstHalf(bytes), () => incoming.socket.end());
}

/** Sends half of the body as a chunk, without the chunk that ends a body. */
export function cutChunks({ incoming, outgoing }: HttpMessages, response: ServiceResponse): void {
  outgoing.writeHead(response.status, { ...typeOf(response), "transfer-encoding": "chunked" });
  outgoing.write(firstHalf(bytesOf(response)), () => incoming.socket.end());
}

/** Sends a complete HTTP message whose body is half of the JSON. */
export function sendHalfOfJson({ outgoing }: HttpMessages): void {
  outgoing.writeHead(200, JSON_TYPE).end('{"id": "');
}

/** Sends bytes that are not HTTP. They repeat the request, with its credentials. */
export function sendGarbage({ incoming }: HttpMessages, received: string): void {
  incoming.socket.end(
    `\u0015\u0003\u0001 not http\n${incoming.rawHeaders.join("\n")}\n${received}`,
  );
}

export async function trickle(
  { outgoing }: HttpMessages,
  response: ServiceResponse,
  intervalMs: number,
): Promise<void> {
  const bytes = bytesOf(response);
  outgoing.writeHead(response.status, { ...typeOf(response), "content-length": bytes.length });
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

/** A client that limits the size of a body closes the connection early. */
const ignoreEarlyClose = () => undefined;

/** Sends the body after so many megabytes of blanks, which is valid JSON. */
export async function sendHugeBody(
  { outgoing }: HttpMessages,
  response: ServiceResponse,
  megabytes: number,
): Promise<void> {
  outgoing.writeHead(response.status, typeOf(response));
  await pipeline(Readable.from(padded(bytesOf(response), megabytes)), outgoing).catch(
    ignoreEarlyClose,
  );
}

/** Sends the same as `sendHugeBody`, but compressed to a few kilobytes. */
export async function sendGzipBomb(
  { outgoing }: HttpMessages,
  response: ServiceResponse,
  megabytes: number,
): Promise<void> {
  outgoing.writeHead(response.status, { ...typeOf(response), "content-encoding": "gzip" });
  await pipeline(Readable.from(padded(bytesOf(response), megabytes)), createGzip(), outgoing).catch(
    ignoreEarlyClose,
  );
}

export function sendHugeHeaders(
  { outgoing }: HttpMessages,
  response: ServiceResponse,
  kilobytes: number,
): void {
  outgoing
    .writeHead(response.status, { ...typeOf(response), "x-padding": "x".repeat(kilobytes * 1024) })
    .end(bytesOf(response));
}
