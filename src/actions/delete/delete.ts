import type { Block } from "../../report/blocks.ts";
import { conclude, type End, endingOf, summaryOf } from "../../report/conclusion.ts";
import type { World } from "../../report/world.ts";
import { sendDeletion, waitUntilGone } from "./deletion.ts";
import { deleted, endOfError, planned, started, stillThere } from "./ends-of-delete.ts";
import { find } from "./find.ts";
import type { DeleteInputs, Output } from "./inputs.ts";
import { type Known, type Notebook, outputsOf } from "./known.ts";

/** One deletion from its first answer to its result. Only a bug of ours is thrown. */
export async function deleteOnce(inputs: DeleteInputs, world: World<Output>, notebook: Notebook) {
  let end: End<Known>;
  try {
    end = await findAndDelete(inputs, world, notebook);
  } catch (error) {
    end = endOfError(error, notebook.known, inputs, world.signal.aborted);
  }
  const { known } = notebook;
  const ending = endingOf(end, known);
  const elapsed_seconds = Math.round((world.clock.now() - known.startedMs) / 1_000);
  const outputs = { ...outputsOf(known), elapsed_seconds };
  const summary = summaryOf(ending, idToCopy(known.deployment_id));
  const result = conclude(world.report, ending, outputs, summary);
  return { result, hasBegun: known.phase === "accepted" || ending.outcome === "absent" };
}

function idToCopy(deployment_id: string): Block[] {
  if (deployment_id === "") return [];
  const table = { header: [], rows: [["deployment_id", [{ code: deployment_id }]]] };
  return [{ folded: { title: "Id to copy", blocks: [{ table }] } }];
}

async function findAndDelete(
  inputs: DeleteInputs,
  world: World<Output>,
  notebook: Notebook,
): Promise<End<Known>> {
  const { report, clock } = world;
  const startedMs = clock.now();
  const found = await find(inputs, world);
  if ("end" in found) return found.end;
  const { id, name, status } = found.deployment;
  notebook.add({ deployment_id: id });
  if (inputs.dry_run) return planned(inputs);
  const project = inputs.delete_tracing_project ? " and its tracing project" : "";
  report.info(`Deleting ${name} (${id}, ${status})${project}.`);
  await sendDeletion(world, inputs, found.deployment, (phase) => notebook.add({ phase }));
  if (!inputs.wait) return started;
  const { isGone, status: shown } = await waitUntilGone(world, id);
  const tookMs = clock.now() - startedMs;
  return isGone ? deleted(inputs, tookMs) : stillThere(shown, tookMs);
}
