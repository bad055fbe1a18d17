import type { Block } from "../../report/blocks.ts";
import { conclude, type End, endingOf } from "../../report/conclusion.ts";
import { deleted, endOfError, planned, started, stillExists } from "./delete-results.ts";
import { sendDeletion, waitUntilGone } from "./deletion.ts";
import { find } from "./find.ts";
import { type Deletion, type Known, outputsOf } from "./known.ts";

export async function deleteOnce(deletion: Deletion) {
  const { inputs, world, store } = deletion;
  let end: End<Known>;
  try {
    end = await findAndDelete(deletion);
  } catch (error) {
    end = endOfError(error, store.known, inputs, world.signal.aborted);
  }
  const { known } = store;
  const ending = endingOf(end, known);
  const result = conclude(world.report, ending, {
    outputs: outputsOf(known),
    details: idToCopy(known.deployment_id),
    elapsedMs: store.elapsedMs,
  });
  return { result, hasBegun: known.phase === "accepted" || ending.outcome === "absent" };
}

function idToCopy(deployment_id: string): Block[] {
  if (deployment_id === "") return [];
  const table = { header: [], rows: [["deployment_id", [{ code: deployment_id }]]] };
  return [{ folded: { title: "Id to copy", blocks: [{ table }] } }];
}

async function findAndDelete({ inputs, world, store }: Deletion): Promise<End<Known>> {
  const { report } = world;
  const found = await find(inputs, world);
  if ("end" in found) return found.end;
  const { id, name, status } = found.deployment;
  store.add({ deployment_id: id });
  if (inputs.dry_run) return planned(inputs);
  const project = inputs.delete_tracing_project ? " and its tracing project" : "";
  report.info(`Deleting ${name} (${id}, ${status})${project}.`);
  await sendDeletion(world, inputs, found.deployment, (phase) => store.add({ phase }));
  if (!inputs.wait) return started;
  const { isGone, status: shown } = await waitUntilGone(world, id);
  const tookMs = store.elapsedMs;
  return isGone ? deleted(inputs, tookMs) : stillExists(shown, tookMs);
}
