import type { Block } from "../../report/blocks.ts";
import type { Ending } from "../../report/conclusion.ts";
import { conclude, summaryOf } from "../../report/conclusion.ts";
import { createNotebook, type Notebook } from "../../report/notebook.ts";
import { formatDuration } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import type { Phase } from "../../service/client/write/write.ts";
import { isBeingDeleted } from "../../service/contract/deployments.ts";
import { endingOfFailure } from "./ending.ts";
import { find } from "./find.ts";
import type { DeleteInputs, Output } from "./inputs.ts";
import { sendDeletion } from "./send.ts";
import { waitUntilGone } from "./wait.ts";

/** What is known so far. */
interface Known {
  deployment_name: string;
  /** Empty until the deployment is found. */
  deployment_id: string;
  phase: Phase;
}
type Notes = Notebook<Known, Partial<Known>>;

export async function deleteOnce(inputs: DeleteInputs, world: World<Output>) {
  const startedMs = world.clock.now();
  const { deployment_name } = inputs;
  const nothing: Known = { deployment_name: "", deployment_id: "", phase: "not sent" };
  const notes: Notes = createNotebook(world.clock.now, nothing, {
    after: (known, fact: Partial<Known>) => ({ ...known, ...fact }),
    valuesOf: outputsOf,
    set: world.report.output,
  });
  notes.add({ deployment_name });
  let ending: Ending;
  try {
    ending = await findAndDelete(inputs, world, notes);
  } catch (error) {
    const { deployment_id, phase } = notes.known;
    ending = endingOfFailure(error, phase, deployment_id !== "", inputs, world.signal.aborted);
  }
  const elapsed_seconds = Math.round((world.clock.now() - startedMs) / 1_000);
  const { known } = notes;
  const outputs = { ...outputsOf(known), elapsed_seconds };
  const summary = summaryOf(ending, idToCopy(known.deployment_id));
  const result = conclude(world.report, ending, outputs, summary);
  return { result, hasBegun: known.phase === "accepted" || ending.outcome === "absent" };
}

const outputsOf = ({ deployment_id, deployment_name }: Known) => ({
  deployment_id,
  deployment_name,
});

function idToCopy(deployment_id: string): Block[] {
  if (deployment_id === "") return [];
  const table = { header: [], rows: [["deployment_id", [{ code: deployment_id }]]] };
  return [{ folded: { title: "Id to copy", blocks: [{ table }] } }];
}

async function findAndDelete(
  inputs: DeleteInputs,
  world: World<Output>,
  notes: Notes,
): Promise<Ending> {
  const { report, clock } = world;
  const startedMs = clock.now();
  const found = await find(inputs, world);
  if ("ending" in found) return found.ending;
  const { id, name, status } = found.deployment;
  notes.add({ deployment_id: id });
  const project = inputs.delete_tracing_project ? " and its tracing project" : "";
  if (inputs.dry_run) {
    const headline = `${name}${project} would be deleted`;
    return { outcome: "planned", headline, message: "Nothing was sent (dry_run)." };
  }
  report.info(`Deleting ${name} (${id}, ${status})${project}.`);
  await sendDeletion(world, inputs, found.deployment, (phase) => notes.add({ phase }));
  if (!inputs.wait) {
    const headline = `${name}: deletion started`;
    return { outcome: "not_waited", headline, message: "Not waiting for it (wait: false)." };
  }
  const { isGone, status: shown } = await waitUntilGone(world, id, status);
  const elapsed = formatDuration(clock.now() - startedMs);
  if (isGone) {
    const message =
      shown === ""
        ? `Gone${project === "" ? "" : " with its tracing project"} after ${elapsed}.`
        : `After ${elapsed} it is shown as ${shown}.`;
    return { outcome: "deleted", headline: `${name} was deleted`, message };
  }
  return {
    outcome: "timed_out",
    headline: `${name}: still ${shown || "there"} after ${elapsed}`,
    message: isBeingDeleted({ status: shown })
      ? "The deletion was accepted, and continues."
      : "The deletion was accepted.",
    advice: "Set a longer timeout, or look at the deployment on the platform.",
  };
}
