import type { World } from "../../action/world.ts";
import { call } from "../../client/call.ts";
import { UnprovenError } from "../../client/errors.ts";
import { isTransient, withRetries } from "../../client/retry.ts";
import { attemptWrite } from "../../client/write.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  patchDeployment,
} from "../../contract/deployments.ts";
import type { PatchOptions } from "./find-lost.ts";

const REPEAT_LIMIT_MS = 2 * 60_000;

/** A patch that makes no revision has the same effect each time. */
export async function applyRepeatable(
  world: World,
  target: { deployment_id: string },
  patch: DeploymentPatch,
  { on_ambiguous }: Pick<PatchOptions, "on_ambiguous">,
): Promise<DeploymentState> {
  const { clock, signal, report } = world;
  let isAmbiguous = false;
  const attempt = async () => {
    const sent = await attemptWrite(signal, (grace) =>
      call(world.server, patchDeployment, target, { body: patch, signal: grace }),
    );
    if (sent.kind === "applied") return sent.reply;
    if (sent.kind === "ambiguous" && on_ambiguous === "fail") {
      throw new UnprovenError(
        `${sent.error.message}. The change may have been applied, and is not sent again (on_ambiguous: fail)`,
      );
    }
    // A refusal of the second says nothing about the first.
    if (sent.kind === "refused" && isAmbiguous) {
      throw new UnprovenError(
        `${sent.error.message}. An earlier attempt got no answer, and may have been applied`,
      );
    }
    isAmbiguous ||= sent.kind === "ambiguous";
    throw sent.error;
  };
  const onFailure = (error: Error) => report.info(`${error.message}; trying again.`);
  try {
    return await withRetries(attempt, { clock, limitMs: REPEAT_LIMIT_MS, signal, onFailure });
  } catch (error) {
    const isGivenUp = isAmbiguous && isTransient(error) && error instanceof Error;
    throw isGivenUp
      ? new UnprovenError(`${error.message}. The change may have been applied`)
      : error;
  }
}
