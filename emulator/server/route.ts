import * as z from "zod";
import { pathId, pathUuid } from "../../src/service/contract/ids.ts";
import type { Operation, ParametersOf } from "../../src/service/contract/operation.ts";
import type { View } from "../history.ts";
import { parsePart } from "./parse-part.ts";
import { missingMember, RefusalError, refuseInvalid, type ServiceResponse } from "./response.ts";

/** A request before validation. */
export interface ReceivedRequest {
  parameters: Record<string, string>;
  query: Record<string, string | string[]>;
  text: string;
  /** The workspace. */
  tenant_id?: string | undefined;
}

/** An operation and its implementation, without the operation's types, for the router. */
export interface Route<Result = ServiceResponse> {
  operation: Operation;
  respond: (request: ReceivedRequest, view: View) => Result;
}

export type AnyRoute = Route<ServiceResponse | Promise<ServiceResponse>>;

type OutputOfQuery<O> = O extends Operation<string, infer Query> ? z.output<Query> : never;
type OutputOfBody<O> = O extends Operation<string, z.ZodType, infer Body> ? z.output<Body> : never;

interface Request<O extends Operation> extends Pick<ReceivedRequest, "tenant_id"> {
  parameters: ParametersOf<O>;
  query: OutputOfQuery<O>;
  body: OutputOfBody<O>;
  view: View;
}

/** The body of a successful response. */
type BodyOfResponse<O extends Operation> = z.output<O["reply"]>;

function parseBody(schema: z.ZodType | undefined, text: string): unknown {
  if (schema === undefined) return undefined;
  if (text === "") refuseInvalid(missingMember("body"));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuseInvalid({ loc: ["body"], msg: "JSON decode error", type: "json_invalid" });
  }
  return parsePart("body", schema, value);
}

/** UUIDs, except of exports. Beyond the contract: export-ids. */
const PathParameters = z.looseObject({ export_id: pathId.optional() }).catchall(pathUuid);

/**
 * A route that validates requests and responses by the operation's schemas. If the handler throws a
 * `RefusalError`, `respond` returns its response. An asynchronous handler has run up to its first
 * `await` when `respond` returns.
 */
export function createRoute<O extends Operation>(
  operation: O,
  handler: (request: Request<O>) => BodyOfResponse<O>,
): Route;
export function createRoute<O extends Operation>(
  operation: O,
  handler: (request: Request<O>) => Promise<BodyOfResponse<O>>,
): AnyRoute;
export function createRoute<O extends Operation>(
  operation: O,
  handler: (request: Request<O>) => BodyOfResponse<O> | Promise<BodyOfResponse<O>>,
): AnyRoute {
  const toResponse = (body: BodyOfResponse<O>): ServiceResponse => {
    const { error } = operation.reply.safeParse(body);
    const { method, path, successStatus, mediaType } = operation;
    if (error === undefined) return { status: successStatus, body, mediaType };
    throw new Error(`the emulator breaks the contract of ${method} ${path}: ${error.message}`);
  };
  const toRefusal = (error: unknown): ServiceResponse => {
    if (error instanceof RefusalError) return error.response;
    throw error;
  };
  return {
    operation,
    respond({ parameters, query, text, tenant_id }, view) {
      try {
        const request = {
          tenant_id,
          parameters: parsePart("path", PathParameters, parameters),
          query: parsePart("query", operation.query ?? z.unknown(), query),
          body: parseBody(operation.body, text),
          view,
        };
        const body = handler(request as Request<O>);
        if (body instanceof Promise) return body.then(toResponse).catch(toRefusal);
        return toResponse(body);
      } catch (error) {
        return toRefusal(error);
      }
    },
  };
}
