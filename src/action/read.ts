import { call, type Parameters } from "../client/call.ts";
import { within } from "../client/http/http.ts";
import { withRetries } from "../client/retry.ts";
import { Trouble } from "../client/trouble.ts";
import { type DeploymentState, getDeployment } from "../contract/deployments.ts";
import type { KeptOf, Operation } from "../contract/operation.ts";
import type { World } from "./world.ts";

/** How long a read is repeated before the service counts as unreachable. */
const READ_LIMIT_MS = 2 * 60_000;
/** A read that is only worth a few seconds must not delay what is waited for. */
const SIDE_READ_MS = 5_000;

/** Repeats a read while it fails for a passing reason. Throws what ended it. */
export function readWithRetries<T>(world: World, read: () => Promise<T>): Promise<T> {
  const trouble = new Trouble(world);
  const onFailure = (error: Error, leftMs: number) =>
    trouble.failed(error, world.clock.now() + leftMs);
  return world.report.during(
    () => trouble.words(),
    () => withRetries(read, { ...world, limitMs: READ_LIMIT_MS, onFailure }),
  );
}

/** One operation, repeated while it fails for a passing reason. */
export function read<O extends Operation>(
  world: World,
  operation: O,
  parameters: Parameters<O>,
): Promise<KeptOf<O>> {
  const { server, signal } = world;
  return readWithRetries(world, () => call(server, operation, parameters, { signal }));
}

/** The deployment as it is now: one attempt of a few seconds. */
export function readDeploymentOnce(
  { server, signal }: World,
  deployment: { deployment_id: string },
): Promise<DeploymentState> {
  return call(within(server, SIDE_READ_MS), getDeployment, deployment, { signal });
}
