import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { duration, positiveDuration } from "../../../src/inputs/field/duration.ts";
import { formatDuration } from "../../../src/report/wording.ts";
import { itRefuses, messagesOf } from "../issues.ts";

describe("duration", () => {
  it.each([
    ["500ms", 500],
    ["90s", 90_000],
    ["30m", 1_800_000],
    ["1h30m", 5_400_000],
    ["5m30ms", 300_030],
    ["1h2m3s4ms", 3_723_004],
    [" 2s ", 2_000],
    ["0s", 0],
    ["007s", 7_000],
    ["576h", 2_073_600_000],
  ])("reads %j as %d milliseconds", (text, durationMs) => {
    expect(duration.parse(text)).toBe(durationMs);
  });

  itRefuses(duration, [
    ["30", "no unit", "write 30s for seconds or 30m for minutes"],
    ["0", "no unit", "write 0s"],
    ["-30s", "negative", "30m"],
    ["-5", "negative", "30m"],
    ["1.5h", "not a duration", "write 1h30m"],
    ["0.5s", "not a duration", "write 500ms"],
    ["30s1m", "not a duration", "write 1m30s"],
    ["1m1m", "not a duration", "write 2m"],
    ["30 minutes", "not a duration", "write 30m"],
    ["30M", "not a duration", "write 30m"],
    ["1 h 30 min", "not a duration", "write 1h30m"],
    ["1d", "not a duration", "write 24h"],
    ["1h30", "not a duration", "such as"],
    ["h", "not a duration", "such as"],
    ["1hm", "not a duration", "such as"],
    ["", "not a duration", "such as"],
    ["1e3s", "not a duration", "such as"],
    ["+30s", "not a duration", "such as"],
    ["PT30M", "not a duration", "such as"],
    ["forever", "not a duration", "such as"],
    ["٣s", "not a duration", "such as"],
    ["577h", "too long", "write at most 576h"],
    ["99999999999999999999h", "too long", "write at most 576h"],
    ["10000000000", "not a duration", "such as"],
  ]);

  it("reads back what formatDuration writes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_073_600 }), (seconds) => {
        expect(duration.parse(formatDuration(seconds * 1_000).replaceAll(" ", ""))).toBe(
          seconds * 1_000,
        );
      }),
    );
  });

  it("answers every text with a number or with a message", async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[0-9hms. -]{0,12}$/), async (text) => {
        const { success, data } = duration.safeParse(text);
        if (success) expect(Number.isSafeInteger(data)).toBe(true);
        else expect(await messagesOf(duration, text)).toHaveLength(1);
      }),
    );
  });
});

describe("positiveDuration", () => {
  it("refuses zero", async () => {
    expect(await messagesOf(positiveDuration, "0s")).toEqual([
      "must be longer than zero: write a duration such as 30s",
    ]);
  });

  it("reports one problem for a text that is no duration", async () => {
    expect(await messagesOf(positiveDuration, "soon")).toHaveLength(1);
  });
});
