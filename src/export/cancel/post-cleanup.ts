import * as z from "zod";
import { within } from "../../client/http/http.ts";
import type { ExportInputs } from "../inputs.ts";
import { readExportOnce } from "../read-exports.ts";
import { findLost } from "../start/find-lost.ts";
import { likeness } from "../start/fingerprint.ts";
import { requestsFrom } from "../start/requests.ts";
import { statusWord } from "../watch/status.ts";
import type { ExportWorld } from "../world.ts";
import { cancelSurely } from "./cancel-one.ts";
import { CREATION_STATE, IDS_STATE, SETTLED_STATE } from "./saved-state.ts";

const CANCEL_LIMIT_MS = 30_000;
/** So that one that hangs leaves time for others. */
const ATTEMPT_MS = 3_000;
/** For an export whose creation was under way a moment ago. */
const NEWBORN_WINDOW_MS = 10_000;
const Ids = z
  .string()
  .transform((text): unknown => JSON.parse(text || "[]"))
  .pipe(z.array(z.guid()));
const Creation = z
  .string()
  .transform((text): unknown => JSON.parse(text || "null"))
  .pipe(z.object({ start_time: z.string(), known: z.array(z.guid()) }).nullable());

/** In the post step: cancels what a step that was killed, or had no time left, has started. */
export async function cancelLeftovers(
  inputs: ExportInputs,
  patient: ExportWorld,
  saved: (name: string) => string,
): Promise<void> {
  if (!inputs.cancel_on_interrupt || saved(SETTLED_STATE) === "true") return;
  const world = { ...patient, server: within(patient.server, ATTEMPT_MS) };
  const ids = Ids.parse(saved(IDS_STATE));
  const creation = Creation.parse(saved(CREATION_STATE));
  await Promise.all(ids.map((id) => cancelOne(world, id)));
  if (creation !== null)
    await cancelNewborn(inputs, world, { ...creation, known: [...creation.known, ...ids] });
}

/** The step went away while it created an export, and never knew its id. */
async function cancelNewborn(
  inputs: ExportInputs,
  world: ExportWorld,
  creation: NonNullable<z.output<typeof Creation>>,
) {
  const request = requestsFrom(inputs).find(({ start_time }) => start_time === creation.start_time);
  if (request === undefined) return;
  const seen = await findLost(world, request, new Set(creation.known), NEWBORN_WINDOW_MS);
  if (seen.kind === "absent") return;
  // What only may be ours is not cancelled.
  if (
    seen.kind === "ours" &&
    likeness(await readExportOnce(world, seen.export.id), request) === "same"
  )
    return cancelOne(world, seen.export.id);
  world.report.warning(
    "The step may have left an export behind that cannot be told from others: look at the exports (operation: list).",
  );
}

async function cancelOne(world: ExportWorld, id: string): Promise<void> {
  try {
    const { status } = await cancelSurely(world, id, CANCEL_LIMIT_MS);
    world.report.info(`Export ${id}, which the step left behind, is ${statusWord(status)}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "for an unknown reason";
    world.report.warning(`Export ${id} could not be cancelled, and goes on: ${reason}.`);
  }
}
