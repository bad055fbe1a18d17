import type { FaultPlan } from "../../../../emulator/faults/plans.ts";
import { withFaults } from "../../../scenarios/faults.ts";
import type { DeployScenario } from "../../../scenarios/scenario.ts";

/** `log` is the expected part of the log. */
export type ScenarioWithLog = DeployScenario & { log?: string | RegExp };

/** Scenarios by the expected end and by name. */
export type ScenariosByEnd = Record<string, Record<string, ScenarioWithLog>>;

export const rowsOf = (scenarios: ScenariosByEnd) =>
  Object.entries(scenarios).flatMap(([end, byName]) =>
    Object.entries(byName).map(
      ([name, { log = "", ...scenario }]) => [name, scenario, end, log] as const,
    ),
  );

/** A change with these inputs, and the faults of its service. */
export const sending = (inputs: Record<string, string>, ...plans: FaultPlan[]) => ({
  inputs,
  ...withFaults(...plans),
});
