import { cancelPart } from "../cancel/cancel-part.ts";
import type { Outputs } from "../outputs.ts";
import { progressOutputs } from "../report/early-outputs.ts";
import type { ExportStep } from "../world.ts";
import { type FollowEnd, type FollowEvent, follow, readRunsIfPossible } from "./follow.ts";
import { type Part, record } from "./progress.ts";
import { progressLog } from "./progress-log.ts";
import { readRuns } from "./read-runs.ts";

/** What the watching of one export shares with that of the others. */
interface Watching {
  setOutputs: (outputs: Outputs) => void;
}

/**
 * Follows one export, logs what happens, and adds it to what is known and to the outputs. Cancels
 * it at the deadline where the inputs say so.
 */
export async function watchPart(
  step: ExportStep,
  part: Part,
  export_id: string,
  { setOutputs }: Watching,
): Promise<FollowEnd> {
  const { world, inputs, progress } = step;
  const log = progressLog(world, part.label);
  const on = (event: FollowEvent) => {
    record(progress, part, event);
    log.on(event);
    setOutputs(progressOutputs(progress.parts));
  };
  const pace = { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval };
  const end = await follow(world, { export_id, pace, words: log.words }, on);
  if (!end.isTimedOut || inputs.on_timeout !== "cancel") return end;
  await cancelPart(step, part, "timeout");
  // It may have ended before the cancellation, with more rows than were last read.
  await readRunsIfPossible(world, () => readRuns(world, export_id), on);
  return end;
}
