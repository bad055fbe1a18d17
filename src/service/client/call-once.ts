import * as z from "zod";
import { isSameId, pathId } from "../contract/ids.ts";
import type {
  BodyOf,
  ClientReplyOf,
  Operation,
  ParametersOf,
  QueryOf,
} from "../contract/operation.ts";
import { ContractError, RefusedError } from "./errors.ts";
import { parseJson, parseRefusal } from "./http/error-body.ts";
import type { Server } from "./http/http.ts";
import { exchange, isAcceptance, type Limits } from "./http/reply.ts";

/** Path parameters and query of an operation. */
export type Parameters<O extends Operation> = ParametersOf<O> &
  Partial<QueryOf<O> extends object ? QueryOf<O> : object>;

/** The path and query of a request. A path parameter that is no `pathId` throws a `ZodError`. */
export function pathOf(
  operation: Pick<Operation, "path" | "query">,
  parameters: Record<string, unknown>,
): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(pathId.parse(parameters[name])),
  );
  if (!(operation.query instanceof z.ZodObject)) return path;
  const query = new URLSearchParams();
  for (const name of Object.keys(operation.query.shape)) {
    const value = parameters[name];
    if (value === undefined) continue;
    for (const item of [value].flat()) query.append(name, String(item));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

const SecretValue = z.object({ name: z.string(), value: z.string().min(1) });
const ReplyWithSecrets = z.object({ secrets: z.array(SecretValue.optional().catch(undefined)) });

/** From now on, redacts the secrets that a reply contains. */
function addSecretsIn({ addSecret }: Server, json: unknown): void {
  for (const secret of ReplyWithSecrets.safeParse(json).data?.secrets ?? [])
    if (secret !== undefined) addSecret(secret);
}

const ReplyWithId = z.object({ id: z.string() });

/** Whether the reply describes another resource than the requested one, as from a broken cache. */
function isOtherResource(path: string, parameters: Record<string, unknown>, reply: unknown) {
  const name = /\{(\w+)\}$/.exec(path)?.[1];
  const { data } = ReplyWithId.safeParse(reply);
  if (name === undefined || data === undefined) return false;
  return !isSameId(data.id, String(parameters[name]));
}

function notJsonError(requestLine: string, status: number, text: string): ContractError {
  const isCutShort = /^\s*[[{]/.test(text);
  const title = `the answer (status ${status}) is not JSON${isCutShort ? ", or is cut short" : ""}`;
  const isAccepted = isAcceptance(status, !isCutShort && text.trim() !== "");
  const kind = isAccepted ? undefined : "foreign";
  return new ContractError({ requestLine, title, kind, isAccepted });
}

interface Options<O extends Operation> extends Omit<Limits, "maxBytes"> {
  body?: BodyOf<O> | undefined;
}

/**
 * Calls an operation with one attempt, and returns its validated reply. Throws `RefusedError`,
 * `UnreachableError`, `ContractError`, the `ZodError` of `pathOf`, or the reason of `cancel`.
 */
export async function callOnce<O extends Operation>(
  server: Server,
  operation: O,
  parameters: Parameters<O>,
  { body, ...limits }: Options<O> = {},
): Promise<ClientReplyOf<O>> {
  const { method, clientReply, successStatus, maxBytes } = operation;
  const path = pathOf(operation, parameters);
  const requestLine = `${method} ${path.replace(/\?.*/s, "")}`;
  const request = { method, path, body: body && JSON.stringify(body) };
  const { status, text } = await exchange(server, request, { ...limits, maxBytes });
  if (status >= 400) {
    const refusal = parseRefusal(text, server.redact);
    throw new RefusedError({ requestLine, title: `status ${status}`, status, ...refusal });
  }
  const needsNoBody = successStatus === 204;
  const json = needsNoBody && text === "" ? null : parseJson(text);
  if (json === undefined) throw notJsonError(requestLine, status, text);
  addSecretsIn(server, json);
  const { data: reply, error } = z.safeParse<O["clientReply"]>(clientReply, json);
  if (error !== undefined) {
    const members = error.issues.map((issue) => issue.path.join(".") || "the whole body");
    const title = `the answer is not as documented at ${members.slice(0, 5).join(", ")}`;
    throw new ContractError({ requestLine, title, kind: "schema mismatch", isAccepted: true });
  }
  // A body that is not required may have another id, such as that of the deletion.
  if (!needsNoBody && isOtherResource(operation.path, parameters, reply))
    throw new ContractError({ requestLine, title: "the answer is about another id" });
  return reply;
}
