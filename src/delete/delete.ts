import { conclude, summaryOf } from "../action/conclusion.ts";
import type { Ending } from "../action/ending.ts";
import { formatDuration } from "../action/wording.ts";
import type { World } from "../action/world.ts";
import { timed } from "../client/connect.ts";
import { endingOfError, type Progress } from "./ending.ts";
import { find } from "./find.ts";
import type { DeleteInputs } from "./inputs.ts";
import type { Output } from "./outputs.ts";
import { sendDeletion } from "./send.ts";
import { waitUntilGone } from "./wait.ts";

/** Deletes the deployment of exactly one name. Only a bug of ours is thrown. */
export async function deleteByName(inputs: DeleteInputs, outside: World<Output>) {
  const world = timed(outside, inputs.timeout);
  const startedMs = world.clock.now();
  const progress: Progress = { deployment_id: "", deletion: "not sent" };
  world.report.output("deployment_name", inputs.deployment_name);
  let ending: Ending;
  try {
    ending = await findAndDelete(inputs, world, progress);
  } catch (error) {
    ending = endingOfError(error, progress, inputs, world.signal.aborted);
  }
  const elapsed_seconds = Math.round((world.clock.now() - startedMs) / 1_000);
  const { deployment_id } = progress;
  const outputs = { deployment_id, deployment_name: inputs.deployment_name, elapsed_seconds };
  return conclude(world.report, ending, outputs, summaryOf(ending, []));
}

async function findAndDelete(
  inputs: DeleteInputs,
  world: World<Output>,
  progress: Progress,
): Promise<Ending> {
  const { report, clock } = world;
  const startedMs = clock.now();
  const found = await find(inputs, world);
  if ("ending" in found) return found.ending;
  const { id, name, status } = found.deployment;
  progress.deployment_id = id;
  report.output("deployment_id", id);
  const project = inputs.delete_tracing_project ? " and its tracing project" : "";
  const named = `${name} (${id})`;
  if (inputs.dry_run) {
    const message = `Deployment ${named}${project} would be deleted; nothing was sent (dry_run).`;
    return { outcome: "planned", message };
  }
  report.info(`Deleting deployment ${named}${project}; its status is ${status}.`);
  await sendDeletion(world, inputs, progress, id);
  if (!inputs.wait) {
    const message = `The deletion of ${named} was accepted; not waiting for it (wait: false).`;
    return { outcome: "not_waited", message };
  }
  const still = await waitUntilGone(world, id);
  const elapsed = formatDuration(clock.now() - startedMs);
  if (still === undefined)
    return { outcome: "deleted", message: `Deployment ${named} is gone after ${elapsed}.` };
  const message = `Deployment ${named} was still ${still || "there"} when the timeout came, after ${elapsed}. The deletion continues.`;
  const advice = "Give a longer timeout, or look at the deployment on the platform.";
  return { outcome: "timed_out", message, advice };
}
