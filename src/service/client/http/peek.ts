import { type Server, send } from "./http.ts";
import { bodyError } from "./transport-error.ts";

/** The first text of a body. */
async function startOf(body: AsyncIterable<Buffer>): Promise<string> {
  for await (const chunk of body) {
    const text = chunk.toString("utf8").trimStart();
    if (text !== "") return text;
  }
  return "";
}

/** What answers a GET at any address. Of a failure and of a web page the start is read. */
export async function peek(
  server: Server,
  url: string,
  signal?: AbortSignal,
): Promise<{ status: number; isPage: boolean; start: string }> {
  const { origin, pathname, search } = new URL(url);
  const message = { method: "GET", path: pathname + search } as const;
  const at = { ...server, base_url: origin };
  const { where, status, headers, body } = await send(at, message, signal);
  const isHtml = /html/i.test(String(headers["content-type"]));
  try {
    const start = isHtml || status >= 500 ? await startOf(body) : "";
    // A plain text that is only said to be HTML, as some frameworks do, is no page.
    return { status, isPage: isHtml && start.startsWith("<"), start };
  } catch (error) {
    signal?.throwIfAborted();
    throw bodyError(where, error);
  } finally {
    body.destroy();
  }
}
