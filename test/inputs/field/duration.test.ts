import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { duration } from "../../../src/inputs/field/duration.ts";
import { formatDuration } from "../../../src/report/format.ts";
import { messagesOf } from "../issues.ts";

describe("duration", () => {
  it("parses what formatDuration returns, without spaces", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_073_600 }), (seconds) => {
        expect(duration.parse(formatDuration(seconds * 1_000).replaceAll(" ", ""))).toBe(
          seconds * 1_000,
        );
      }),
    );
  });

  it("returns a number or a message for any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[0-9hms. -]{0,12}$/), async (text) => {
        const { success, data } = duration.safeParse(text);
        if (success) expect(Number.isSafeInteger(data)).toBe(true);
        else expect(await messagesOf(duration, text)).toHaveLength(1);
      }),
    );
  });
});
