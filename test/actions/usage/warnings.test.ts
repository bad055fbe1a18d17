import { describe, expect, it } from "vitest";
import { addRows, createTally } from "../../../src/actions/usage/tally.ts";
import { periodWarning, workspaceWarning } from "../../../src/actions/usage/warnings.ts";

describe("periodWarning", () => {
  it("warns of a start before the service has data", () => {
    const endMs = Date.parse("2026-03-01T00:00:00Z");
    const warningFrom = (start: string) => periodWarning({ startMs: Date.parse(start), endMs });
    expect(warningFrom("2026-01-05T00:00:00Z")).toBeUndefined();
    expect(warningFrom("2026-01-04T23:59:59Z")).toContain("before 5 Jan 2026");
  });
});

describe("workspaceWarning", () => {
  const ids = Array.from({ length: 12 }, (_, index) => `w-${index}`);
  const tallyOf = (workspace_id: string) => {
    const tally = createTally();
    const dimensions = { workspace_id, workspace_name: null };
    addRows(tally, [{ time_bucket: null, dimensions, traces: 1 }], "workspace", String);
    return tally;
  };

  it("lists at most ten ids, and the number of further ids", () => {
    const inputs = { group_by: "workspace", workspace_ids: ids } as const;
    const warning = workspaceWarning(inputs, tallyOf("W-0"));
    expect(warning).toMatch(/^No usage found for workspaces w-1, .*w-10 and 1 more: no traces/);
    expect(warning).not.toContain("w-0");
  });

  it("is absent if every workspace has rows", () => {
    const inputs = { group_by: "workspace" as const, workspace_ids: ["w-0"] };
    expect(workspaceWarning(inputs, tallyOf("w-0"))).toBeUndefined();
  });
});
