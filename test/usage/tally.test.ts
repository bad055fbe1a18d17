import { describe, expect, it } from "vitest";
import { changePercent, count, emptyTally, merge, shareOf, topOf } from "../../src/usage/tally.ts";

const row = (id: string, traces: number, time_bucket: string | null = "2026-02-01T00:00:00Z") => ({
  time_bucket,
  bucket_end: null,
  dimensions: { user_id: id, user_email: `${id}@example.com` },
  traces,
});

describe("count", () => {
  it("adds up rows, entries and buckets", () => {
    const tally = emptyTally();
    count(
      tally,
      [row("a", 1), row("b", 5), row("a", 3, "2026-02-02T00:00:00Z"), row("a", 1, null)],
      "user",
    );
    expect(tally).toMatchObject({ rows: 4, traces: 10, isCoarse: false });
    expect(topOf(tally, 1)).toEqual([
      { dimensions: { user_id: "a", user_email: "a@example.com" }, traces: 5 },
    ]);
    expect([...tally.buckets.values()]).toEqual([6, 3]);
  });

  it("cuts long texts with dots, by which the first part of a secret is known", () => {
    const tally = emptyTally();
    const long = "canary".repeat(100);
    count(tally, [row(long, 1, long)], "user");
    const [shown] = topOf(tally, 1);
    expect([...Object.values(shown?.dimensions ?? {}), ...tally.buckets.keys()]).toEqual(
      Array(3).fill(expect.stringMatching(/^(canary)+\w*…$/)),
    );
  });

  it("keeps so many entries apart, and says when there are more", () => {
    const tally = emptyTally();
    const rows = Array.from({ length: 50_001 }, (_, index) =>
      row(`u${index}`, 1, `bucket ${index % 9_000}`),
    );
    count(tally, rows, "user");
    expect(tally).toMatchObject({ rows: 50_001, traces: 50_001, isCoarse: true });
    expect(tally.entries.size).toBe(50_000);
  });
});

describe("merge", () => {
  it("is the same as counting all at once", () => {
    const [one, other, both] = [emptyTally(), emptyTally(), emptyTally()];
    count(one, [row("a", 1), row("b", 2)], "user");
    count(other, [row("b", 3, "2026-02-02T00:00:00Z"), row("c", 4)], "user");
    count(
      both,
      [row("a", 1), row("b", 2), row("b", 3, "2026-02-02T00:00:00Z"), row("c", 4)],
      "user",
    );
    merge(one, other);
    expect(one).toEqual(both);
    expect(other.traces).toBe(7);
  });
});

describe("shareOf and changePercent", () => {
  it.each([
    [1, 3, 33.3],
    [0, 0, 0],
    [2, 2, 100],
  ])("%d of %d is %d %%", (part, whole, percent) => {
    expect(shareOf(part, whole)).toBe(percent);
  });

  it.each([
    [110, 100, 10],
    [0, 100, -100],
    [1, 3, -66.7],
    [5, 0, undefined],
  ])("from %d before to %d", (now, before, percent) => {
    expect(changePercent(now, before)).toBe(percent);
  });
});
