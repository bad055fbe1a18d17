import { read } from "../action/read.ts";
import type { World } from "../action/world.ts";
import { RefusedError } from "../client/errors.ts";
import { RefusalGrace } from "../client/poll.ts";
import { getRemains, type Remains } from "../contract/deployments.ts";

/** Whether a refusal says that there is no such deployment any more. */
export const isGone = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && [404, 410].includes(error.status);

/** The deployment as it is shown, or undefined when it is gone: one replica alone may be wrong. */
export async function look(world: World, deployment_id: string): Promise<Remains | undefined> {
  const grace = new RefusalGrace({ isYoung: false });
  for (;;) {
    try {
      return await read(world, getRemains, { deployment_id });
    } catch (error) {
      if (!isGone(error)) throw error;
      const pauseMs = grace.pauseMs(error);
      if (pauseMs === undefined) return undefined;
      await world.clock.sleep(pauseMs, world.signal);
    }
  }
}
