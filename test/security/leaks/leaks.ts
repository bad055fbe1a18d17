import { expect } from "vitest";
import type { Emulator, EmulatorOptions } from "../../../emulator/server/server.ts";
import type { RunOptions, RunResult } from "../../harness/runner/runner.ts";
import { leaksIn, type Origin } from "../canaries.ts";
import { type Fault, QUOTING } from "./leak-faults.ts";
import { create } from "./leaks-in-create.ts";
import { deletion } from "./leaks-in-delete.ts";
import { deploy } from "./leaks-in-deploy.ts";
import { createDestination } from "./leaks-in-destination.ts";
import { exportTraces } from "./leaks-in-export.ts";
import { usage } from "./leaks-in-usage.ts";

/** What a run is varied by: the inputs take the place of the usual ones. */
export interface Variation extends Omit<EmulatorOptions, "seed"> {
  inputs?: Record<string, string>;
  arrange?: (emulator: Emulator) => void;
  run?: Partial<RunOptions>;
}

export interface Searched {
  /**
   * Runs the action with every canary that it can hold, in this process, in a workflow that is
   * being debugged (RUNNER_DEBUG=1), and without a job's secrets, so that all hiding is ours.
   */
  run(variation: Variation): Promise<RunResult & { emulator: Emulator }>;
  /** The canaries that its runs hold. Of the others nobody has told it that they are secret. */
  origins: readonly Origin[];
  /** The word of the operation that changes something, or of the one that matters most. */
  write: string;
  /** The words of the others that it asks for; the last one is asked for most often. */
  reads: string[];
  /**
   * Of every kind, by what happens, each with whatever the service or the inputs can say on the
   * way.
   */
  ends: Record<string, { outcome: string; variation: Variation }>;
}

/** Every action that is searched; twice, where it is two in one. */
export const ACTIONS: Record<string, Searched> = {
  deploy,
  create,
  delete: deletion,
  usage,
  export: exportTraces,
  "export (create_destination)": createDestination,
};

/** The fault at the first request to each of the places, in one run. */
export function runUnder({ run }: Searched, fault: Fault, ...places: string[]) {
  return run({
    arrange: ({ faults }) =>
      void faults.add(...places.map((path) => ({ match: { path, nth: 1 }, fault }))),
  });
}

/** The answers that quote what they were sent, at this place. */
export const quotesAt = (path: string) =>
  Object.entries(QUOTING).map(([name, fault]) => ({ name, fault, path }));

/** Runs the action under the fault, which must happen, and searches all that it shows. */
export async function expectNothingOf(action: Searched, fault: Fault, path: string) {
  const result = await runUnder(action, fault, path);
  expect(result.outputs.outcome).toMatch(/^[a-z_]+$/);
  expect(result.emulator.requests.flatMap(({ faults }) => faults)).toContain(fault.kind);
  expect(leaksIn(result, action.origins)).toEqual([]);
}
