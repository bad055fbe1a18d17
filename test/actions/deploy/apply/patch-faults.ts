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
