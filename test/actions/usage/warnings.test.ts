import { describe, expect, it } from "vitest";
import { addRows, createTally } from "../../../src/actions/usage/tally.ts";
import { periodWarnings, workspaceWarnings } from "../../../src/actions/usage/warnings.ts";

describe("periodWarnings", () => {
  it("warn of a start before the service has data", () => {
    const endMs = Date.parse("2026-03-01T00:00:00Z");
    const warningsFrom = (start: string) => periodWarnings({ startMs: Date.parse(start), endMs });
    const warning = expect.stringContaining("before 5 Jan 2026");
    expect(warningsFrom("2026-01-05T00:00:00Z")).toEqual([]);
    expect(warningsFrom("2026-01-04T23:59:59Z")).toEqual([warning]);
  });
});

describe("workspaceWarnings", () => {
  const ids = Array.from({ length: 12 }, (_, index) => `w-${index}`);
  const tallyOf = (workspace_id: string) => {
    const tally = createTally();
    const dimensions = { workspace_id, workspace_name: null };
    addRows(tally, [{ time_bucket: null, dimensions, traces: 1 }], "workspace", String);
    return tally;
  };

  it("list at most ten ids, and the number of further ids", () => {
    const inputs = { group_by: "workspace", workspace_ids: ids } as const;
    const [warning] = workspaceWarnings(inputs, tallyOf("W-0"));
    expect(warning).toMatch(/^No usage found for workspaces w-1, .*w-10 and 1 more: no traces/);
    expect(warning).not.toContain("w-0");
  });

  it("are absent if every workspace has rows", () => {
    const inputs = { group_by: "workspace" as const, workspace_ids: ["w-0"] };
    expect(workspaceWarnings(inputs, tallyOf("w-0"))).toEqual([]);
  });
});
