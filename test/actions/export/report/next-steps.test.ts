import { describe, expect, it } from "vitest";
import { exportInVirtualTime, type Service } from "../../../harness/virtual-export.ts";

const MINUTES_APART = { poll_interval: "5m", poll_max_interval: "5m" };
const WEEKS = { start_time: "2025-12-01T00:00:00Z", end_time: "2025-12-15T00:00:00Z" };
const DENIED = "Access denied";

const failing =
  (...runs: number[]) =>
  ({ nextTroubles }: Service) =>
    void nextTroubles.push(runs.map((run) => ({ run, error: DENIED })));

describe("nextSteps", () => {
  it("names each range that is missing, and how many more there are", async () => {
    const { failure } = await exportInVirtualTime({
      inputs: { ...WEEKS, ...MINUTES_APART },
      arrange: failing(1, 2, 5, 8, 10),
    });
    expect(failure).toContain(
      "use start_time: 2025-12-02T00:00:00Z and end_time: 2025-12-04T00:00:00Z; start_time: 2025-12-06",
    );
    expect(failure).toContain("end_time: 2025-12-10T00:00:00Z; 1 more.");
  });

  it.each([
    ["the runs do not show their ranges", true],
    ["the runs were not read", false],
  ])("does not claim to know what is missing if %s", async (_, isRead) => {
    const run = (index: number, status: string) => ({
      id: `0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a0${index}`,
      ...{ status, created_at: "2026-01-05T00:00:00Z" },
    });
    const body = [run(1, "Completed"), run(2, "Failed")];
    const { failure } = await exportInVirtualTime({
      inputs: MINUTES_APART,
      exportTroubles: [{ run: 1, error: DENIED }],
      arrange: ({ faults }) =>
        void faults.add({
          match: { path: "runs" },
          fault: isRead
            ? { kind: "status", status: 200, body }
            : { kind: "status", status: 403, body: { detail: "no" } },
        }),
    });
    expect(failure).not.toContain("To export what is missing");
  });

  it("does not advise to watch what was never there", async () => {
    const export_id = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
    const { failure } = await exportInVirtualTime({
      inputs: { operation: "watch", export_id },
    });
    expect(failure).toContain("check export_id: it is wrong");
    expect(failure).not.toContain("To keep watching");
  });
});
