import * as z from "zod";
import { pathId } from "../../src/service/contract/ids.ts";
import { id, type Operation, type ParametersOf } from "../../src/service/contract/operation.ts";
import type { View } from "../history.ts";
import {
  missingMembers,
  RefusalError,
  type ServiceResponse,
  schemaFailure,
  validationFailure,
} from "./response.ts";

/** A request before validation. */
export interface ReceivedRequest {
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
  answer: (received: ReceivedRequest, view: View) => Result;
}

export type AnyRoute = Route<ServiceResponse | Promise<ServiceResponse>>;

type OutputOfQuery<O> = O extends Operation<string, infer Query> ? z.output<Query> : never;
type OutputOfBody<O> = O extends Operation<string, z.ZodType, infer Body> ? z.output<Body> : never;

interface Request<O extends Operation> extends Pick<ReceivedRequest, "credential" | "tenant_id"> {
  parameters: ParametersOf<O>;
  query: OutputOfQuery<O>;
  body: OutputOfBody<O>;
  view: View;
}

interface Reply<O extends Operation> {
  reply: z.output<O["reply"]>;
}

function parse(place: "body" | "path" | "query", schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new RefusalError(schemaFailure(place, result.error, value));
}

function parseBody(schema: z.ZodType | undefined, text: string): unknown {
  if (schema === undefined) return undefined;
  if (text === "") throw new RefusalError(missingMembers(["body"]));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const problem = { loc: ["body"], msg: "JSON decode error", type: "json_invalid" };
    throw new RefusalError(validationFailure(problem));
  }
  return parse("body", schema, value);
}

const IDENTIFIERS = z.looseObject({ export_id: pathId.optional() }).catchall(id);

/**
 * A route that validates requests and replies by the operation's schemas. Refusals are thrown. An
 * asynchronous handler has run up to its first `await` when `answer` returns.
 */
export function serve<O extends Operation>(
  operation: O,
  handler: (request: Request<O>) => Reply<O>,
): Route;
export function serve<O extends Operation>(
  operation: O,
  handler: (request: Request<O>) => Promise<Reply<O>>,
): AnyRoute;
export function serve<O extends Operation>(
  operation: O,
  handler: (request: Request<O>) => Reply<O> | Promise<Reply<O>>,
): AnyRoute {
  const responseOf = ({ reply }: Reply<O>): ServiceResponse => {
    const { error } = operation.reply.safeParse(reply);
    const { method, path, success, media } = operation;
    if (error === undefined) return { status: success, body: reply, media };
    throw new Error(`the emulator breaks the contract of ${method} ${path}: ${error.message}`);
  };
  const refusalIn = (error: unknown): ServiceResponse => {
    if (error instanceof RefusalError) return error.response;
    throw error;
  };
  return {
    operation,
    answer({ parameters, query, text, ...identity }, view) {
      try {
        const request = {
          ...identity,
          parameters: parse("path", IDENTIFIERS, parameters),
          query: parse("query", operation.query ?? z.unknown(), query),
          body: parseBody(operation.body, text),
          view,
        };
        const result = handler(request as Request<O>);
        if (result instanceof Promise) return result.then(responseOf).catch(refusalIn);
        return responseOf(result);
      } catch (error) {
        return refusalIn(error);
      }
    },
  };
}
