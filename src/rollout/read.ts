import { call } from "../client/call.ts";
import { withRetries } from "../client/retry.ts";
import type { KeptOf, Operation } from "../contract/operation.ts";
import type { World } from "./world.ts";

/** How long a read outside the wait is repeated before the service counts as unreachable. */
const READ_LIMIT_MS = 2 * 60_000;
/** One read, repeated over passing failures for at most `limitMs`. */
export async function read<O extends Operation>(
  world: World,
  operation: O,
  parameters: Parameters<typeof call<O>>[2],
  limitMs: number = READ_LIMIT_MS,
): Promise<KeptOf<O>> {
  const { clock, signal, report } = world;
  const onFailure = (error: Error) => report.info(`${error.message}; trying again.`);
  return withRetries(() => call(world.server, operation, parameters, { signal }), { clock, limitMs, signal, onFailure });
}
