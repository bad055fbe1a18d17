import type { Operation } from "../contract/operation.ts";
import { type Parameters, pathOf, refusal } from "./call.ts";
import { ContractError } from "./errors.ts";
import { attemptMs, type Sending, type Server, send } from "./http/http.ts";
import { encodingError, finish, parseJson } from "./http/reply.ts";
import { bodyError } from "./http/transport-error.ts";

/** The byte order mark that some gateways add. */
const MARK = Buffer.from("\ufeff");

interface Limits {
  maxBytes: number;
  limitMs: number;
  signal?: AbortSignal | undefined;
}

/**
 * The error of an answer other than 200. It is short, so that the request timeout applies to it.
 */
async function failureOf(
  server: Server,
  sending: Sending,
  signal: AbortSignal | undefined,
): Promise<Error> {
  sending.limit(attemptMs(server));
  const reply = await sending.reply;
  const { status, text } = await finish(server, reply, signal);
  if (status >= 400) return refusal(server, reply.where, status, text);
  return new ContractError(`${reply.where}: status ${status} is not documented`);
}

/**
 * Calls an operation once and yields the bytes of its reply as they come. Throws what `call`
 * throws. The request timeout limits each silence, because large replies take long. `limitMs`
 * limits the whole, because some replies never end.
 */
export async function* download<O extends Operation>(
  server: Server,
  operation: O,
  parameters: Parameters<O>,
  { maxBytes, limitMs, signal }: Limits,
): AsyncGenerator<Buffer, void, undefined> {
  const message = {
    method: operation.method,
    path: pathOf(operation, parameters),
    headers: { accept: operation.media },
  };
  const sending = send(server, message, signal);
  const reply = await sending.reply;
  if (reply.status !== 200) throw await failureOf(server, sending, signal);
  const { where, body } = reply;
  const compressed = encodingError(reply);
  sending.limit(Math.min(limitMs, server.deadline.requestMs));
  let bytes = 0;
  try {
    for await (const chunk of body) {
      // Thrown inside the loop, so that the body is closed.
      if (compressed !== undefined) throw compressed;
      bytes += chunk.length;
      if (bytes > maxBytes)
        throw new ContractError(`${where}: the answer is larger than ${maxBytes} bytes`, {
          permanent: true,
        });
      const hasMark = bytes === chunk.length && chunk.subarray(0, MARK.length).equals(MARK);
      yield hasMark ? chunk.subarray(MARK.length) : chunk;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ContractError ? error : bodyError(where, error);
  }
}

/** The whole JSON of a reply that is too large for `call`. Throws what `download` throws. */
export async function downloadJson<O extends Operation>(
  server: Server,
  operation: O,
  parameters: Parameters<O>,
  limits: Limits,
): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of download(server, operation, parameters, limits)) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const json = parseJson(text);
  if (json !== undefined) return json;
  const isBegun = /^\s*[[{]/.test(text);
  throw new ContractError(
    `GET ${operation.path}: the answer (status 200) ${isBegun ? "is cut short, or is not JSON" : "is not JSON"}`,
  );
}
