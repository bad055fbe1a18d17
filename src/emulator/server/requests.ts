import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** A request as it came in, with its credentials: this is a tool for tests. */
export interface RecordedRequest {
  method: string;
  path: string;
  query: Record<string, string[]>;
  headers: Record<string, string>;
  /** Parsed, or the text where it is not JSON. */
  body: unknown;
  /** The word of its operation. */
  operation: string | undefined;
  /** The kinds of the faults that it met. */
  faults: string[];
  /** The service's state was changed by it, perhaps later. */
  committed: boolean;
}

export type HttpContext = Context<{ Bindings: HttpBindings }>;

/** Parsed, the text where it is not JSON, undefined where there is none. */
export function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text === "" ? undefined : text;
  }
}

/** What is known of a request when it arrives. */
export function recorded(
  { req }: HttpContext,
  text: string,
  operation: string | undefined,
): RecordedRequest {
  const { method, path } = req;
  const arrived = { faults: [], committed: false };
  return {
    method,
    path,
    query: req.queries(),
    headers: req.header(),
    body: bodyOf(text),
    operation,
    ...arrived,
  };
}
