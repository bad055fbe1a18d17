import * as z from "zod";
import { timed } from "../../client/connect.ts";
import { within } from "../../client/http/http.ts";
import type { ExportInputs } from "../inputs.ts";
import { findLost } from "../start/find-lost.ts";
import { requestsFrom } from "../start/requests.ts";
import { statusWord } from "../watch/status.ts";
import type { ExportWorld, SavedState } from "../world.ts";
import { cancelOne } from "./cancel-one.ts";

const CANCEL_LIMIT_MS = 30_000;
/** Short, so that one export that hangs leaves time for the others. */
const ATTEMPT_MS = 3_000;
/** How long the service may take to list an export whose creation was just under way. */
const NEW_EXPORT_WINDOW_MS = 10_000;

const Ids = z
  .string()
  .transform((text): unknown => JSON.parse(text || "[]"))
  .pipe(z.array(z.guid()));
const Creation = z
  .string()
  .transform((text): unknown => JSON.parse(text || "null"))
  .pipe(z.object({ start_time: z.string(), known: z.array(z.guid()) }).nullable());

/** In the post step: cancels what the step started but, killed or out of time, did not cancel. */
export async function cancelLeftovers(
  inputs: ExportInputs,
  stepWorld: ExportWorld,
  saved: (name: keyof SavedState) => string,
): Promise<void> {
  if (!inputs.cancel_on_interrupt || saved("settled") === "true") return;
  const world = { ...stepWorld, server: within(stepWorld.server, ATTEMPT_MS) };
  const ids = Ids.parse(saved("export_ids"));
  const creation = Creation.parse(saved("creation"));
  await Promise.all(ids.map((id) => cancelLeftover(world, id)));
  if (creation === null) return;
  await nameUnknown(inputs, world, creation.start_time, [...creation.known, ...ids]);
}

/**
 * The step ended while it created an export, and never knew its id. Whoever else exports the same
 * range has made one that looks the same, and what is cancelled cannot be restarted: so what may be
 * ours is only named.
 */
async function nameUnknown(
  inputs: ExportInputs,
  world: ExportWorld,
  start_time: string,
  known: readonly string[],
): Promise<void> {
  const request = requestsFrom(inputs).find((one) => one.start_time === start_time);
  if (request === undefined) return;
  const sight = await findLost(world, request, new Set(known), NEW_EXPORT_WINDOW_MS);
  if (sight.kind === "nothing") return;
  world.report.warning(
    sight.kind === "ours"
      ? `Export ${sight.found.id} is what the step was about to create, but nothing proves that the step created it. If it did, cancel it (operation: cancel, export_id: ${sight.found.id}).`
      : "The step may have left an export behind, which looks like others: look at the exports (operation: list).",
  );
}

async function cancelLeftover(world: ExportWorld, id: string): Promise<void> {
  try {
    const { status } = await cancelOne(timed(world, CANCEL_LIMIT_MS), id);
    world.report.info(`Export ${id}, which the step left behind, is now ${statusWord(status)}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "for an unknown reason";
    world.report.warning(
      `Export ${id} could not be cancelled, and may still be running: ${reason}.`,
    );
  }
}
