import * as z from "zod";
import type { Operation, ParametersOf } from "../../src/service/contract/operation.ts";
import type { View } from "../history.ts";
import { invalid, invalidBySchema, missing, type ServiceResponse } from "./response.ts";

/** A request before its check by the operation's schemas. */
export interface Received {
  parameters: Record<string, string>;
  query: Record<string, string | string[]>;
  text: string;
  /** The API key or the token. */
  credential?: string | undefined;
  /** The workspace. */
  tenant_id?: string | undefined;
}

/** An operation and its implementation, without the operation's types, for the router. */
export interface Route<Result = ServiceResponse> {
  operation: Operation;
  answer: (received: Received, view: View) => Result;
}

export type AnyRoute = Route<ServiceResponse | Promise<ServiceResponse>>;

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
type Outcome<O extends Operation> = { reply: z.output<O["reply"]> } | ServiceResponse;

type Parsed = { value: unknown } | { refusal: ServiceResponse };

function parsed(place: "body" | "path" | "query", schema: z.ZodType, value: unknown): Parsed {
  const result = schema.safeParse(value);
  return result.success
    ? { value: result.data }
    : { refusal: invalidBySchema(place, result.error, value) };
}

function parsedBody(schema: z.ZodType | undefined, text: string): Parsed {
  if (schema === undefined) return { value: undefined };
  if (text === "") return { refusal: missing(["body"]) };
  try {
    return parsed("body", schema, JSON.parse(text));
  } catch {
    return { refusal: invalid({ loc: ["body"], msg: "JSON decode error", type: "json_invalid" }) };
  }
}

const IDENTIFIERS = z.record(z.string(), z.guid());

function checked<O extends Operation>(
  operation: O,
  received: Received,
  view: View,
): { request: Request<O> } | { refusal: ServiceResponse } {
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

function responseOf<O extends Operation>(operation: O, result: Outcome<O>): ServiceResponse {
  if ("status" in result) return result;
  const reply = operation.reply.safeParse(result.reply);
  if (reply.success)
    return { status: operation.success, body: result.reply, media: operation.media };
  throw new Error(
    `the emulator breaks the contract of ${operation.method} ${operation.path}: ${reply.error.message}`,
  );
}

/** A route that checks requests and the handler's replies by the operation's schemas. */
export function serve<O extends Operation>(
  operation: O,
  handler: (request: Request<O>) => Outcome<O>,
): Route {
  return {
    operation,
    answer(received, view) {
      const result = checked(operation, received, view);
      return "refusal" in result ? result.refusal : responseOf(operation, handler(result.request));
    },
  };
}

/**
 * The same for an asynchronous handler. What the handler does before its first `await` is done when
 * `answer` returns.
 */
export function serveLater<O extends Operation>(
  operation: O,
  handler: (request: Request<O>) => Promise<Outcome<O>>,
): Route<Promise<ServiceResponse>> {
  return {
    operation,
    async answer(received, view) {
      const result = checked(operation, received, view);
      return "refusal" in result
        ? result.refusal
        : responseOf(operation, await handler(result.request));
    },
  };
}
