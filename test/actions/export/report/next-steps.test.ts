import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Block } from "../../../../src/report/blocks.ts";
import { exportInVirtualTime, type Service } from "../../../harness/virtual-export.ts";

const MINUTES_APART = { poll_interval: "5m", poll_max_interval: "5m" };
const WEEKS = { start_time: "2025-12-01T00:00:00Z", end_time: "2025-12-15T00:00:00Z" };
const DENIED = "Access denied";

const failing =
  (...runs: number[]) =>
  ({ nextTroubles }: Service) =>
    void nextTroubles.push(runs.map((run) => ({ run, error: DENIED })));

/** The lines of YAML of all steps that a summary shows, also the folded ones. */
function stepsIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(stepsIn);
  if ("directory" in value && "inputs" in value) return [value.inputs as string[]];
  return Object.values(value).flatMap(stepsIn);
}

const timesIn = (summary: unknown) =>
  stepsIn(summary).map((lines) => lines.filter((line) => /^(start|end)_time: /.test(line)));

/** The matrix of the job in which a step repeats several ranges. */
const matrixIn = (summary: readonly Block[]) =>
  summary
    .flatMap(({ folded }) => folded?.blocks ?? [])
    .flatMap(({ code }) => (code?.includes("matrix:") ? [parse(code)] : []));

describe("the step that repeats what is missing", () => {
  it("is one, in a job that runs once for each range that is left", async () => {
    const { summary, failure } = await exportInVirtualTime({
      inputs: { ...WEEKS, ...MINUTES_APART },
      arrange: failing(1, 2, 5),
    });
    expect(matrixIn(summary)).toEqual([
      {
        strategy: {
          "max-parallel": 3,
          matrix: {
            include: [
              { start_time: "2025-12-02T00:00:00Z", end_time: "2025-12-04T00:00:00Z" },
              { start_time: "2025-12-06T00:00:00Z", end_time: "2025-12-07T00:00:00Z" },
            ],
          },
        },
      },
    ]);
    expect(timesIn(summary)).toEqual([
      ["start_time: ${{ matrix.start_time }}", "end_time: ${{ matrix.end_time }}"],
    ]);
    expect(failure).toContain("11 of 14 days exported");
    expect(failure).toContain(
      "use start_time: 2025-12-02T00:00:00Z and end_time: 2025-12-04T00:00:00Z; start_time: 2025-12-06",
    );
  });

  it("takes the credential that this step was given", async () => {
    const failed = { arrange: failing(1) };
    const byKey = await exportInVirtualTime({ ...failed, inputs: MINUTES_APART });
    const byToken = await exportInVirtualTime({
      ...failed,
      inputs: { ...MINUTES_APART, api_key: "", bearer_token: "a-token-of-the-test" },
    });
    const KEY = "api_key: ${{ secrets.PLATFORM_API_KEY }} # as in this step";
    const TOKEN = "bearer_token: ${{ secrets.PLATFORM_TOKEN }} # as in this step";
    expect(stepsIn(byKey.summary)[0]).toContain(KEY);
    expect(stepsIn(byToken.summary)[0]).toContain(TOKEN);
    expect(stepsIn(byToken.summary)[0]).not.toContain(KEY);
  });

  it("exports the same columns in the same way to the same destination", async () => {
    const { summary } = await exportInVirtualTime({
      inputs: {
        ...MINUTES_APART,
        ...{ filter: 'eq(name, "a: b")', format_version: "v2_beta", export_fields: "id, name" },
      },
      arrange: failing(1),
    });
    expect(stepsIn(summary)[0]).toEqual(
      expect.arrayContaining([
        "operation: start",
        expect.stringMatching(/^destination_id: [0-9a-f-]{36}$/),
        expect.stringMatching(/^project_id: [0-9a-f-]{36}$/),
        'filter: "eq(name, \\"a: b\\")"',
        "format_version: v2_beta",
        "export_fields: id, name",
      ]),
    );
  });

  it.each([
    ["the runs do not show their ranges", true],
    ["the runs were not read", false],
  ])("does not claim that only what is missing is exported if %s", async (_, isRead) => {
    const run = (index: number, status: string) => ({
      id: `0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a0${index}`,
      ...{ status, created_at: "2026-01-05T00:00:00Z" },
    });
    const body = [run(1, "Completed"), run(2, "Failed")];
    const { summary, failure } = await exportInVirtualTime({
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
    expect(timesIn(summary)).toEqual([
      ['start_time: "2026-01-01T00:00:00Z"', 'end_time: "2026-01-04T00:00:00Z"'],
    ]);
    expect(failure).toContain("To export what may be missing, use start_time");
    expect(failure).not.toContain("To export what is missing");
    expect(JSON.stringify(summary)).not.toContain("exports what is missing");
  });

  it("is no step that watches what was never there", async () => {
    const export_id = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
    const { summary, failure } = await exportInVirtualTime({
      inputs: { operation: "watch", export_id },
    });
    expect(failure).toContain("check export_id: it is wrong");
    expect(failure).not.toContain("To keep watching");
    expect(stepsIn(summary)).toEqual([]);
  });

  it("is not shown if the filter that the platform shows holds an expression", async () => {
    const { summary, outcome } = await exportInVirtualTime({
      inputs: async ({ begin }) => ({
        ...{ operation: "watch", export_id: await begin({ filter: 'eq(name, "${{ secrets }}")' }) },
        ...MINUTES_APART,
      }),
      exportTroubles: [{ run: 0, error: DENIED }],
    });
    expect(outcome).toBe("failed");
    expect(stepsIn(summary)).toEqual([]);
  });

  it("is not shown if all is exported, or nothing was begun", async () => {
    expect(stepsIn((await exportInVirtualTime()).summary)).toEqual([]);
    const refused = await exportInVirtualTime({
      inputs: { project_id: "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01" },
    });
    expect(stepsIn(refused.summary)).toEqual([]);
  });
});
