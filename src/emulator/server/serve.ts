import * as z from "zod";
import type { Operation, ParametersOf } from "../../contract/operation.ts";
import type { View } from "../history.ts";
import { type Answer, invalid, refusalOf } from "./answer.ts";

/** A request as it was received. */
export interface Received {
  parameters: Record<string, string>;
  query: Record<string, string | string[]>;
  text: string;
  /** The API key or the token. */
  credential?: string | undefined;
  /** The workspace. */
  tenant_id?: string | undefined;
}

/** An operation with what answers it: what the router needs, whatever the operation's types. */
export interface Route<Said = Answer> {
  operation: Operation;
  answer(received: Received, view: View): Said;
}

type OutputOfQuery<O> = O extends Operation<string, infer Query> ? z.output<Query> : never;
type OutputOfBody<O> = O extends Operation<string, z.ZodType, infer Body> ? z.output<Body> : never;

interface Request<O extends Operation> {
  parameters: ParametersOf<O>;
  query: OutputOfQuery<O>;
  body: OutputOfBody<O>;
  credential: string | undefined;
  tenant_id: string | undefined;
  view: View;
}

/** The reply, or a refusal. */
type Result<O extends Operation> = { reply: z.output<O["reply"]> } | Answer;

function parsed(
  place: "body" | "path" | "query",
  schema: z.ZodType,
  value: unknown,
): { value: unknown } | { refusal: Answer } {
  const result = schema.safeParse(value);
  return result.success
    ? { value: result.data }
    : { refusal: refusalOf(place, result.error, value) };
}

function parsedBody(
  schema: z.ZodType | undefined,
  text: string,
): { value: unknown } | { refusal: Answer } {
  if (schema === undefined) return { value: undefined };
  if (text === "")
    return { refusal: invalid([{ loc: ["body"], msg: "Field required", type: "missing" }]) };
  try {
    return parsed("body", schema, JSON.parse(text));
  } catch {
    return {
      refusal: invalid([{ loc: ["body"], msg: "JSON decode error", type: "json_invalid" }]),
    };
  }
}

const IDENTIFIERS = z.record(z.string(), z.guid());

function checked<O extends Operation>(
  operation: O,
  received: Received,
  view: View,
): { request: Request<O> } | { refusal: Answer } {
  const path = parsed("path", IDENTIFIERS, received.parameters);
  if ("refusal" in path) return path;
  const query = parsed("query", operation.query ?? z.unknown(), received.query);
  if ("refusal" in query) return query;
  const body = parsedBody(operation.body, received.text);
  if ("refusal" in body) return body;
  const { credential, tenant_id } = received;
  const request = {
    parameters: path.value,
    query: query.value,
    body: body.value,
    credential,
    tenant_id,
    view,
  };
  return { request: request as Request<O> };
}

function answerOf<O extends Operation>(operation: O, result: Result<O>): Answer {
  if ("status" in result) return result;
  const reply = operation.reply.safeParse(result.reply);
  if (reply.success)
    return { status: operation.success, body: result.reply, media: operation.media };
  throw new Error(
    `the emulator breaks the contract of ${operation.method} ${operation.path}: ${reply.error.message}`,
  );
}

/** Checks a request by the operation's schemas, asks the handler, and checks what it answers by them too. */
export function serve<O extends Operation>(
  operation: O,
  handler: (request: Request<O>) => Result<O>,
): Route {
  return {
    operation,
    answer(received, view) {
      const known = checked(operation, received, view);
      return "refusal" in known ? known.refusal : answerOf(operation, handler(known.request));
    },
  };
}

/** The same for a handler that has to wait. What it does before it waits is done when `answer` returns. */
export function serveLater<O extends Operation>(
  operation: O,
  handler: (request: Request<O>) => Promise<Result<O>>,
): Route<Promise<Answer>> {
  return {
    operation,
    async answer(received, view) {
      const known = checked(operation, received, view);
      return "refusal" in known ? known.refusal : answerOf(operation, await handler(known.request));
    },
  };
}
