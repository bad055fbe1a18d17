import type { Server } from "./http/http.ts";
import { exchange } from "./http/reply.ts";
import { pathOf } from "./path.ts";

/**
 * Sends a read ahead of the call that needs its answer, and returns once it has left, or cannot: while the service thinks
 * about it, the code behind that call can be loaded.
 */
export async function sendAhead(
  server: Server,
  path: string,
  parameters: Record<string, unknown>,
  cancel: AbortSignal,
): Promise<void> {
  const filled = pathOf({ path }, parameters);
  await new Promise<void>((onSent) => {
    const reply = exchange(server, { method: "GET", path: filled }, { cancel, onSent });
    server.ahead?.set(filled, reply);
    // Its error waits for the call.
    reply.catch(() => onSent());
  });
}
