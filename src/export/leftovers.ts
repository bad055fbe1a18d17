import * as z from "zod";
import { cancelSurely } from "./cancellation.ts";
import type { ExportInputs } from "./inputs.ts";
import { IDS_STATE, SETTLED_STATE } from "./saved-state.ts";
import { statusWord } from "./status.ts";
import type { ExportWorld } from "./world.ts";

const CANCEL_LIMIT_MS = 30_000;
const Ids = z
  .string()
  .transform((text): unknown => JSON.parse(text || "[]"))
  .pipe(z.array(z.guid()));

/** In the post step: cancels what a step that was killed, or had no time left, has started. */
export async function cancelLeftovers(inputs: ExportInputs, world: ExportWorld, saved: (name: string) => string): Promise<void> {
  if (!inputs.cancel_on_interrupt || saved(SETTLED_STATE) === "true") return;
  await Promise.all(Ids.parse(saved(IDS_STATE)).map((id) => cancelOne(world, id)));
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
