import type { FaultPlan } from "../../../../emulator/faults/plans.ts";
import type { Service, Story } from "../../../harness/virtual.ts";

/** Faults of the PATCH, by default of the first one. */
export const onPatch = (fault: FaultPlan["fault"], nth: number | number[] = 1): FaultPlan => ({
  match: { path: "patch", nth },
  fault,
});

/** Arranges these faults before the step starts. */
export const faults =
  (...plans: FaultPlan[]) =>
  ({ emulator }: Service) =>
    emulator.faults.add(...plans);

export const patchesOf = (story: Story) =>
  story.requests.filter(({ method }) => method === "PATCH");

/**
 * How a deploy ended: how often it sent its change, how many revisions run its image, which of them
 * it follows (the newest is `ours 1`), and whether that is the one that serves.
 */
export function endOf(story: Story): string {
  const { outcome, own, activeId } = story;
  const { revision_id = "" } = story.outputs;
  const index = own.findIndex(({ id }) => id === revision_id);
  const followed = index < 0 ? "another's" : `ours ${index + 1}`;
  const serves = revision_id === activeId ? ", serves" : "";
  const follows = revision_id === "" ? "" : `; follows ${followed}${serves}`;
  return `${outcome}; sent ${patchesOf(story).length}, ours ${own.length}${follows}`;
}
