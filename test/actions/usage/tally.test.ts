import { describe, expect, it } from "vitest";
import { addRows, createTally, topEntries } from "../../../src/actions/usage/tally.ts";

const row = (id: string, traces: number, time_bucket: string | null = "2026-02-01T00:00:00Z") => ({
  time_bucket,
  dimensions: { user_id: id, user_email: `${id}@example.com` },
  traces,
});

describe("addRows", () => {
  it("adds up rows, entries and buckets", () => {
    const tally = createTally();
    const rows = [row("a", 1), row("b", 5), row("a", 3, "2026-02-02T00:00:00Z"), row("a", 1, null)];
    addRows(tally, rows, "user", String);
    expect(tally).toMatchObject({ rows: 4, traces: 10 });
    expect(topEntries(tally, 1)).toEqual([
      { key: "a", dimensions: { user_id: "a", user_email: "a@example.com" }, traces: 5 },
    ]);
    expect([...tally.buckets.values()]).toEqual([6, 3]);
  });

  it("truncates long names after redaction", () => {
    const tally = createTally();
    const redact = (text: string) => text.replaceAll("canary", "***");
    addRows(tally, [row("canary".repeat(100), 1, "canary")], "user", redact);
    const [entry] = topEntries(tally, 1);
    expect(Object.values(entry?.dimensions ?? {})).toEqual([
      expect.stringMatching(/^\*{200}…$/),
      expect.not.stringContaining("canary"),
    ]);
  });
});
