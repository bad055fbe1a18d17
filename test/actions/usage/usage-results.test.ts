import { describe, expect, it } from "vitest";
import { periodName } from "../../../src/actions/usage/format.ts";
import { UsageInputs } from "../../../src/actions/usage/inputs.ts";
import { createTally, type Tally } from "../../../src/actions/usage/tally.ts";
import { endOfReport } from "../../../src/actions/usage/usage-results.ts";
import { plainText } from "../../../src/report/blocks.ts";
import { conclusionOf } from "../../../src/report/conclusion.ts";

type Inputs = Record<string, string>;

const MONTH_END = "2026-12-01T00:00:00Z";

/** The conclusion of a report on November 2026 until `end`. */
async function reportConclusion(changes: Inputs, tally: Partial<Tally>, end = MONTH_END) {
  const inputs = await UsageInputs.parseAsync({
    ...{ base_url: "https://platform.example", api_key: "demo-key", last: "previous-month" },
    ...{ workspace_ids: "11111111-1111-4111-8111-111111111111", ...changes },
  });
  const period = { startMs: Date.parse("2026-11-01T00:00:00Z"), endMs: Date.parse(end) };
  const state = {
    ...{ inputs, period, name: periodName(period, inputs.last), files: {} },
    ...{ tally: { ...createTally(), ...tally }, stride: { days: 1, hours: 0 } },
  };
  return conclusionOf(endOfReport(state), state);
}

const BUDGET = { max_traces: "60000" };
const THIS_MONTH = { ...BUDGET, last: "this-month" };

describe("the end of a report", () => {
  it.each([
    [THIS_MONTH, "2026-11-23T00:00:00Z", 37_728, "22,272", / month ends at about 85\.7% of the/],
    [THIS_MONTH, "2026-11-23T00:00:00Z", 50_000, "10,000", / month ends at about 113\.6% of the/],
    [THIS_MONTH, "2026-11-01T05:00:00Z", 50_000, "10,000", /left\.$/],
    [BUDGET, MONTH_END, 50_000, "10,000", /left\.$/],
  ])("forecasts the month within a budget: %j until %s, %i traces", async (...row) => {
    const [inputTexts, end, traces, rest, forecast] = row;
    const { message, outcome } = await reportConclusion(inputTexts, { traces }, end);
    expect(outcome).toBe("ok");
    expect(plainText(message)).toContain(`${rest} of 60,000 traces left.`);
    expect(plainText(message)).toMatch(forecast);
  });

  it.each([
    [[900, 100], "one, which used 90.0%"],
    [[], "the largest projects"],
  ])("names the largest entry over budget: %j", async (counts, text) => {
    const entries = counts.map((traces, index) => {
      const name = ["one", "two"][index] ?? "";
      return [name, { key: name, traces, dimensions: { id: name, name } }] as const;
    });
    const tally = { traces: 1_000, entries: new Map(entries) };
    const { advice } = await reportConclusion({ max_traces: "1", group_by: "project" }, tally);
    expect(advice).toContain(`Look at ${text}; `);
  });

  it.each([
    [BUDGET, "failure"],
    [{ ...BUDGET, fail_on_empty: "false" }, "warning"],
    [{ fail_on_empty: "true" }, "failure"],
    [{ fail_on_empty: "false" }, "warning"],
    [{}, "warning"],
  ])("without traces and with %j is a %s", async (inputTexts, severity) => {
    const conclusion = await reportConclusion(inputTexts, { traces: 0 });
    expect(conclusion).toMatchObject({ outcome: "empty", severity });
    expect(conclusion.advice).toContain("check workspace_ids");
    expect(String(conclusion.advice).includes("fail_on_empty: false")).toBe(severity === "failure");
  });
});
