import { Agent, request } from "undici";
import { parseJson } from "../../src/service/client/http/error-body.ts";
import { omitAbsent } from "../../src/service/contract/omit-absent.ts";
import type { Method } from "../../src/service/contract/operation.ts";

const dispatcher = new Agent({ allowH2: false, pipelining: 0, maxHeaderSize: 16 * 1024 });

export interface HttpResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** Undefined if the text is not JSON. */
  json: unknown;
}

/** Sends a request on its own connection, by default with the demo key; a string body as it is. */
export async function sendRequest(
  url: string,
  method: Method = "GET",
  options: { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<HttpResponse> {
  const { body, headers = { "x-api-key": "demo-key" }, signal } = options;
  const text =
    typeof body === "string" || body === undefined ? (body ?? null) : JSON.stringify(body);
  const response = await request(url, {
    method,
    headers,
    body: text,
    dispatcher,
    ...omitAbsent({ signal }),
  });
  const responseText = await response.body.text();
  return {
    status: response.statusCode,
    headers: response.headers,
    text: responseText,
    json: parseJson(responseText),
  };
}
