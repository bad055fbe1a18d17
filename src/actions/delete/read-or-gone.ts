import type { Caller } from "../../service/client/connect.ts";
import { RefusedError } from "../../service/client/errors.ts";
import { read, readUntil } from "../../service/client/read.ts";
import { getRemains, type Remains } from "../../service/contract/deployments.ts";

/** Undefined if a refusal says that there is no such deployment any more. */
export function undefinedIfGone(error: unknown): undefined {
  if (!(error instanceof RefusedError && [404, 410].includes(error.status))) throw error;
}

/** The deployment as it is shown, or undefined if it is gone: one replica alone may be wrong. */
export const readOrGone = (world: Caller, deployment_id: string): Promise<Remains | undefined> =>
  readUntil(
    world,
    () => read(world, getRemains, { deployment_id }).catch(undefinedIfGone),
    (shown) => shown !== undefined,
  );
