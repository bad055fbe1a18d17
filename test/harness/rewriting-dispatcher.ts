import type { Dispatcher } from "undici";
import { parseJson } from "../../src/service/client/http/error-body.ts";
import { createDispatcher } from "../../src/service/client/http/http.ts";

// biome-ignore lint/suspicious/noExplicitAny: any JSON that a service may return
type Json = any;

/** A service with modified responses: each JSON body passes through `rewrite`. */
export function rewritingDispatcher(
  rewrite: (body: Json, request: { method: string; path: string }) => Json,
  dispatcher = createDispatcher(),
): Dispatcher {
  return dispatcher.compose((dispatch) => (options, handler) => {
    const chunks: Buffer[] = [];
    const request = { method: options.method, path: options.path };
    const rewrittenBody = () => {
      const text = String(Buffer.concat(chunks));
      const body = parseJson(text);
      return body === undefined ? text : JSON.stringify(rewrite(body, request));
    };
    return dispatch(options, {
      onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
      onResponseStart: (controller, status, { "content-length": _, ...headers }, text) =>
        handler.onResponseStart?.(controller, status, headers, text),
      onResponseData: (_, chunk) => void chunks.push(Buffer.from(chunk)),
      onResponseEnd: (controller, trailers) => {
        handler.onResponseData?.(controller, Buffer.from(rewrittenBody()));
        handler.onResponseEnd?.(controller, trailers);
      },
      onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
    });
  });
}

export const isRevisionList = ({ path }: { path: string }) => /\/revisions(\?|$)/.test(path);
