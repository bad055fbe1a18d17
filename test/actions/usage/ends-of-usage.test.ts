import { describe, expect, it } from "vitest";
import { endOfReport } from "../../../src/actions/usage/ends-of-usage.ts";
import { UsageInputs } from "../../../src/actions/usage/inputs.ts";
import { emptyTally } from "../../../src/actions/usage/tally.ts";
import { nameOf } from "../../../src/actions/usage/words.ts";
import { plain } from "../../../src/report/blocks.ts";
import { endingOf } from "../../../src/report/conclusion.ts";

/** The end of a report of so many traces in a range, with a budget of 60,000. */
async function ended(
  start: string,
  end: string,
  traces: number,
  last: string,
  given: Record<string, string> = { max_traces: "60000" },
) {
  const inputs = await UsageInputs.parseAsync({
    ...{ base_url: "https://platform.example", api_key: "demo-key", last },
    ...{ workspace_ids: "11111111-1111-4111-8111-111111111111", ...given },
  });
  const period = { startMs: Date.parse(start), endMs: Date.parse(end) };
  const tally = { ...emptyTally(), traces };
  const stride = { days: 1, hours: 0 };
  const known = { inputs, period, name: nameOf(period, inputs.last), tally, stride, files: [] };
  return endingOf(endOfReport(known), known);
}

describe("the end of a report", () => {
  const START = "2026-11-01T00:00:00Z";
  it.each([
    ["2026-11-23T00:00:00Z", 37_728, " At this pace the month ends at about 51,400 (85.7%)."],
    ["2026-11-23T00:00:00Z", 50_000, " At this pace the budget is used up on 27 Nov 2026."],
    ["2026-11-01T05:00:00Z", 50_000, ""],
    ["2026-11-23T00:00:00Z", 40, " At this pace the month ends at about 55 (0.1%)."],
  ])("within its budget says when that is used up: until %s, %i traces", async (...row) => {
    const [end, traces, forecast] = row;
    const { message, outcome } = await ended(START, end, traces, "this-month");
    expect(outcome).toBe("ok");
    const text = plain(message);
    expect(text).toContain(`${(60_000 - traces).toLocaleString("en-US")} of 60,000 traces left.`);
    expect(text.includes("At this pace")).toBe(forecast !== "");
    expect(text).toContain(forecast);
  });

  it("of a time that is over has no pace", async () => {
    const { message } = await ended(START, "2026-12-01T00:00:00Z", 50_000, "previous-month");
    expect(plain(message)).toBe("10,000 of 60,000 traces left.");
  });

  it("without traces names the ids to check, or that there is no data so early", async () => {
    const noBudget = {};
    const late = await ended(START, "2026-12-01T00:00:00Z", 0, "previous-month", noBudget);
    expect(late).toMatchObject({ outcome: "empty", severity: "warning" });
    expect(late.advice).toContain("check workspace_ids");
    const [from, to] = ["2024-01-01T00:00:00Z", "2024-02-01T00:00:00Z"];
    const early = await ended(from, to, 0, "previous-month", noBudget);
    expect(early).toMatchObject({ outcome: "empty", severity: "success" });
    expect(early.message).toContain("no usage data from before");
    expect(plain(early.message)).not.toContain("credential");
  });

  it.each([
    [{ max_traces: "60000" }, "failure"],
    [{ max_traces: "60000", fail_on_empty: "false" }, "warning"],
    [{ fail_on_empty: "true" }, "failure"],
    [{ fail_on_empty: "false" }, "warning"],
  ])("without traces, with %j, is a %s", async (given, severity) => {
    const end = await ended(START, "2026-12-01T00:00:00Z", 0, "previous-month", given);
    expect(end).toMatchObject({ outcome: "empty", severity });
    expect(String(end.advice).includes("fail_on_empty: false")).toBe(severity === "failure");
  });
});
