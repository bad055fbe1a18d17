import type { ClientContext } from "./client-context.ts";
import { type HttpRequest, type StreamedReply, send } from "./http/http.ts";

/**
 * Sends a GET before the code that needs its reply is loaded, and resolves once the GET was sent
 * or has failed. In the returned context, the first call with that path gets the reply.
 */
export async function prefetch<Context extends Pick<ClientContext, "server" | "signal">>(
  ctx: Context,
  path: string,
): Promise<Context> {
  const { server, signal } = ctx;
  const replies: Promise<StreamedReply>[] = [];
  const takePrefetched = (request: HttpRequest) =>
    request.method === "GET" && request.path === path ? replies.pop() : undefined;
  await new Promise<unknown>((resolve) => {
    const reply = send(server, { method: "GET", path }, signal, () => resolve(undefined));
    replies.push(reply);
    reply.then(resolve, resolve);
  });
  return { ...ctx, server: { ...server, takePrefetched } };
}
