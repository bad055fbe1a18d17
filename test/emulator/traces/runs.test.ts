import { describe, expect, it } from "vitest";
import { runsOf } from "../../../emulator/traces/runs.ts";
import { createTraces } from "../../../emulator/traces/traces.ts";
import { EXPORTABLE_FIELDS } from "../../../src/service/contract/export-limits.ts";

const DAY_MS = 86_400_000;

function tracesOf(day: number) {
  const traces = createTraces();
  const [project] = traces.workspaces[0]?.projects ?? [];
  return project === undefined
    ? []
    : [...traces.between(project, day * DAY_MS, (day + 1) * DAY_MS)];
}

describe("runsOf", () => {
  it("returns a root with the trace's identifier and time, and the runs that the root called", () => {
    const traces = tracesOf(1);
    expect(traces.length).toBeGreaterThan(100);
    for (const trace of traces) {
      const [root, ...called] = runsOf(trace);
      expect(root).toMatchObject({
        id: trace.id,
        is_root: true,
        parent_run_id: null,
        start_time: new Date(trace.startMs),
      });
      expect(called.length).toBeGreaterThan(0);
      for (const run of called) {
        expect(run).toMatchObject({
          trace_id: trace.id,
          is_root: false,
          parent_run_id: trace.id,
          parent_run_ids: [trace.id],
        });
        expect(run.dotted_order.startsWith(`${root?.dotted_order}.`)).toBe(true);
        expect(run.end_time <= (root?.end_time ?? 0)).toBe(true);
      }
      expect(called.reduce((sum, run) => sum + run.total_tokens, 0)).toBe(root?.total_tokens);
    }
  });

  it("fills every exportable field in some runs, and leaves some empty in others", () => {
    const runs = tracesOf(1).flatMap(runsOf);
    expect(Object.keys(runs[0] ?? {}).sort()).toEqual([...EXPORTABLE_FIELDS].sort());
    expect(new Set(runs.map(({ run_type }) => run_type))).toEqual(
      new Set(["chain", "llm", "retriever", "tool"]),
    );
    expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(["success", "error"]));
    expect(new Set(runs.map(({ id }) => id)).size).toBe(runs.length);
  });

  it("returns the same runs for the same trace", () => {
    expect(tracesOf(2).flatMap(runsOf)).toEqual(tracesOf(2).flatMap(runsOf));
  });
});
