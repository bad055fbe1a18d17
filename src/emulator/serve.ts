import * as z from "zod";
import type { Operation, ParametersOf } from "../contract/operation.ts";
import { type Answer, invalid, refusalOf } from "./answer.ts";
import type { View } from "./history.ts";

/** A request as it was received. */
export interface Received {
  parameters: Record<string, string>;
  query: Record<string, string | string[]>;
  text: string;
}

/** An operation with what answers it: what the router needs, whatever the operation's types. */
export interface Route {
  operation: Operation;
  answer(received: Received, view: View): Answer;
}

type OutputOfQuery<O> = O extends Operation<string, infer Query> ? z.output<Query> : never;
type OutputOfBody<O> = O extends Operation<string, z.ZodType, infer Body> ? z.output<Body> : never;

/** Returns the reply, or a refusal. */
type Handler<O extends Operation> = (request: {
  parameters: ParametersOf<O>;
  query: OutputOfQuery<O>;
  body: OutputOfBody<O>;
  view: View;
}) => { reply: z.output<O["reply"]> } | Answer;

function parsed(place: "body" | "path" | "query", schema: z.ZodType, value: unknown): { value: unknown } | { refusal: Answer } {
  const result = schema.safeParse(value);
  return result.success ? { value: result.data } : { refusal: refusalOf(place, result.error, value) };
}

function parsedBody(schema: z.ZodType | undefined, text: string): { value: unknown } | { refusal: Answer } {
  if (schema === undefined) return { value: undefined };
  if (text === "") return { refusal: invalid([{ loc: ["body"], msg: "Field required", type: "missing" }]) };
  try {
    return parsed("body", schema, JSON.parse(text));
  } catch {
    return { refusal: invalid([{ loc: ["body"], msg: "JSON decode error", type: "json_invalid" }]) };
  }
}

/** Checks a request by the operation's schemas, asks the handler, and checks what it answers by them too. */
export function serve<O extends Operation>(operation: O, handler: Handler<O>): Route {
  const identifiers = z.record(z.string(), z.guid());
  return {
    operation,
    answer(received, view) {
      const path = parsed("path", identifiers, received.parameters);
      if ("refusal" in path) return path.refusal;
      const query = parsed("query", operation.query ?? z.unknown(), received.query);
      if ("refusal" in query) return query.refusal;
      const body = parsedBody(operation.body, received.text);
      if ("refusal" in body) return body.refusal;
      const checked = { parameters: path.value, query: query.value, body: body.value, view } as Parameters<typeof handler>[0];
      const result = handler(checked);
      if ("status" in result) return result;
      const reply = operation.reply.safeParse(result.reply);
      if (reply.success) return { status: operation.success, body: result.reply };
      throw new Error(`the emulator breaks the contract of ${operation.method} ${operation.path}: ${reply.error.message}`);
    },
  };
}
