import { describe, expect, it } from "vitest";
import { time, timeText } from "../../../src/inputs/field/time.ts";
import { itRefuses } from "../issues.ts";

describe("time", () => {
  it.each([
    ["2026-03-01T00:00:00Z", "2026-03-01T00:00:00Z"],
    ["2026-03-01T00:00Z", "2026-03-01T00:00:00Z"],
    ["2026-03-01T02:30+02:30", "2026-03-01T00:00:00Z"],
    [" 2026-03-01T02:30:00+02:30\n", "2026-03-01T00:00:00Z"],
    ["2026-02-28T23:00:00.250-01:00", "2026-03-01T00:00:00.250Z"],
    ["2028-02-29T12:00:00Z", "2028-02-29T12:00:00Z"],
  ])("reads %j", (text, utc) => {
    expect(timeText(time.parse(text))).toBe(utc);
  });

  itRefuses(time, [
    ["2026-03-01", "is not an ISO 8601 time with a zone", "write 2026-03-01T00:00:00Z"],
    [
      "2026-03-01T10:00:00",
      "has no zone",
      "write 2026-03-01T10:00:00Z, or an offset such as 2026-03-01T10:00:00+02:00",
    ],
    ["2026-03-01 10:00:00z", "is not an ISO 8601 time", "write 2026-03-01T10:00:00Z"],
    ["2026-03-01T10:00:00+0200", "is not an ISO 8601 time", "write 2026-03-01T10:00:00+02:00"],
    ["2026-03-01T10:00:00+02", "is not an ISO 8601 time", "write 2026-03-01T10:00:00+02:00"],
    ["2026-02-30T00:00:00Z", "is not an ISO 8601 time", "such as 2026-03-01T00:00:00Z"],
    ["2026-03-01T24:00:00Z", "is not an ISO 8601 time", "such as"],
    ["1772323200", "is not an ISO 8601 time", "such as"],
    ["yesterday", '"yesterday" is not', "such as"],
    ["", "is not an ISO 8601 time", "such as"],
  ]);
});
