import { call } from "../client/call.ts";
import { within } from "../client/http/http.ts";
import { withRetries } from "../client/retry.ts";
import { type DeploymentState, getDeployment } from "../contract/deployments.ts";
import type { KeptOf, Operation } from "../contract/operation.ts";
import type { World } from "./world.ts";

/** How long a read outside the wait is repeated before the service counts as unreachable. */
const READ_LIMIT_MS = 2 * 60_000;
/** A read beside what is waited for must not hold that up. */
const BESIDE_MS = 5_000;

/** The deployment as it is now, asked once and for a few seconds. */
export function readBeside(
  { server, signal }: World,
  deployment: { deployment_id: string },
): Promise<DeploymentState> {
  return call(within(server, BESIDE_MS), getDeployment, deployment, { signal });
}

/** One read, repeated over passing failures for at most `limitMs`. */
export async function read<O extends Operation>(
  world: World,
  operation: O,
  parameters: Parameters<typeof call<O>>[2],
  limitMs: number = READ_LIMIT_MS,
): Promise<KeptOf<O>> {
  const { clock, signal, report } = world;
  const onFailure = (error: Error) => report.info(`${error.message}; trying again.`);
  return withRetries(() => call(world.server, operation, parameters, { signal }), {
    clock,
    limitMs,
    signal,
    onFailure,
  });
}
