import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** A recorded request including its credentials, because this is a test tool. */
export interface RecordedRequest {
  method: string;
  path: string;
  query: Record<string, string[]>;
  headers: Record<string, string>;
  /** As `parseRequestBody` returns it; undefined for an upload. */
  body: unknown;
  /** As `operationName` returns it, or `upload` or `agent`; undefined if no route matches. */
  operation: string | undefined;
  /** The kinds of the faults whose plans apply to it. */
  faults: string[];
  /** Whether the request committed a record, possibly after its response. */
  committed: boolean;
}

export type HttpContext = Context<{ Bindings: HttpBindings }>;

/** The parsed JSON, the text if it is not JSON, or undefined if it is empty. */
export function parseRequestBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text === "" ? undefined : text;
  }
}

/** The record of a request on arrival. */
export function toRecordedRequest(
  { req }: HttpContext,
  text: string,
  operation: string | undefined,
): RecordedRequest {
  return {
    method: req.method,
    path: req.path,
    query: req.queries(),
    headers: req.header(),
    body: parseRequestBody(text),
    operation,
    faults: [],
    committed: false,
  };
}
