import { describe, expect, it } from "vitest";
import { periodName } from "../../../src/actions/usage/format.ts";
import { UsageInputs } from "../../../src/actions/usage/inputs.ts";
import { createTally, type Tally } from "../../../src/actions/usage/tally.ts";
import { endOfReport } from "../../../src/actions/usage/usage-results.ts";
import { plainText } from "../../../src/report/blocks.ts";
import { conclusionOf } from "../../../src/report/conclusion.ts";

/** The end of a report of so many traces in a range, with a budget of 60,000. */
async function reportConclusion(
  start: string,
  end: string,
  traces: number,
  last: string,
  inputTexts: Record<string, string> = { max_traces: "60000" },
  counted: { tally?: Tally; previous?: Tally | undefined } = {},
) {
  const inputs = await UsageInputs.parseAsync({
    ...{ base_url: "https://platform.example", api_key: "demo-key", last },
    ...{ workspace_ids: "11111111-1111-4111-8111-111111111111", ...inputTexts },
  });
  const period = { startMs: Date.parse(start), endMs: Date.parse(end) };
  const { tally = { ...createTally(), traces }, previous } = counted;
  const stride = { days: 1, hours: 0 };
  const state = { inputs, period, name: periodName(period, inputs.last), tally, stride, files: {} };
  const finalState = previous ? { ...state, previous: { ...state, tally: previous } } : state;
  return conclusionOf(endOfReport(finalState), finalState);
}

describe("the end of a report", () => {
  const START = "2026-11-01T00:00:00Z";
  it.each([
    ["2026-11-23T00:00:00Z", 37_728, " At this pace the month ends at about 85.7% of the budget."],
    ["2026-11-23T00:00:00Z", 50_000, " At this pace the month ends at about 113.6% of the budget."],
    ["2026-11-01T05:00:00Z", 50_000, ""],
  ])("forecasts the month within a budget: until %s, %i traces", async (...row) => {
    const [end, traces, forecast] = row;
    const { message, outcome } = await reportConclusion(START, end, traces, "this-month");
    expect(outcome).toBe("ok");
    const text = plainText(message);
    expect(text).toContain(`${(60_000 - traces).toLocaleString("en-US")} of 60,000 traces left.`);
    expect(text.includes("At this pace")).toBe(forecast !== "");
    expect(text).toContain(forecast);
  });

  it("has no forecast for a past period", async () => {
    const { message } = await reportConclusion(
      START,
      "2026-12-01T00:00:00Z",
      50_000,
      "previous-month",
    );
    expect(plainText(message)).toBe("10,000 of 60,000 traces left.");
  });

  it.each([
    [[900, 100], "one, which used 90.0%"],
    [[], "the largest projects"],
  ])("names the largest entry over budget: %j", async (counts, text) => {
    const tallyOf = (tracesOfEntries: readonly number[]): Tally => ({
      ...createTally(),
      traces: tracesOfEntries.reduce((sum, count) => sum + count, 0),
      entries: new Map(
        tracesOfEntries.map((traces, index) => {
          const name = ["one", "two"][index] ?? "";
          return [name, { key: name, traces, dimensions: { id: name, name } }];
        }),
      ),
    });
    const { advice } = await reportConclusion(
      START,
      "2026-12-01T00:00:00Z",
      0,
      "previous-month",
      {
        ...{ max_traces: "1", group_by: "project" },
      },
      { tally: { ...tallyOf(counts), traces: 1_000 } },
    );
    expect(advice).toContain(`Look at ${text}; `);
  });

  it("names the ids to check if there are no traces", async () => {
    const noBudget = {};
    const conclusion = await reportConclusion(
      START,
      "2026-12-01T00:00:00Z",
      0,
      "previous-month",
      noBudget,
    );
    expect(conclusion).toMatchObject({ outcome: "empty", severity: "warning" });
    expect(conclusion.advice).toContain("check workspace_ids");
  });

  it.each([
    [{ max_traces: "60000" }, "failure"],
    [{ max_traces: "60000", fail_on_empty: "false" }, "warning"],
    [{ fail_on_empty: "true" }, "failure"],
    [{ fail_on_empty: "false" }, "warning"],
  ])("without traces and with %j is a %s", async (inputTexts, severity) => {
    const conclusion = await reportConclusion(
      START,
      "2026-12-01T00:00:00Z",
      0,
      "previous-month",
      inputTexts,
    );
    expect(conclusion).toMatchObject({ outcome: "empty", severity });
    expect(String(conclusion.advice).includes("fail_on_empty: false")).toBe(severity === "failure");
  });
});
