import { describe, expect, it } from "vitest";
import {
  typicalDurationOf,
  typicalDurationText,
} from "../../../../src/actions/rollout/timing/typical-duration.ts";
import type { Revision } from "../../../../src/service/contract/deployments.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const EPOCH = Date.UTC(2026, 0, 10);

/** Revisions a day apart, oldest first, as a list shows them: newest first. */
function listOf(tookMs: readonly number[], others: Partial<Revision> = {}): Revision[] {
  const revisions = tookMs.map((ms, day) => {
    const fromMs = EPOCH + day * 24 * HOUR;
    return {
      id: `revision ${day}`,
      status: "DEPLOYED",
      created_at: new Date(fromMs).toISOString(),
      updated_at: new Date(fromMs + ms).toISOString(),
      ...others,
    };
  });
  return revisions.reverse();
}

const typicalDuration = (seen: readonly Revision[]) =>
  typicalDurationOf(seen, new Set(seen.map(({ id }) => id)));
const minutes = (...numbers: number[]) => numbers.map((number) => number * MINUTE);

describe("typicalDurationOf", () => {
  it("uses the last five, in any order", () => {
    const expected = {
      count: 5,
      medianMs: 4 * MINUTE,
      shortestMs: 3 * MINUTE,
      longestMs: 6 * MINUTE,
    };
    const seen = listOf(minutes(9, 9, 6, 3, 4, 5, 4));
    expect(typicalDuration(seen)).toEqual(expected);
    expect(typicalDuration(seen.toReversed())).toEqual(expected);
  });

  it("returns the median of an even number", () => {
    expect(typicalDuration(listOf(minutes(1, 2, 4, 8)))).toMatchObject({
      count: 4,
      medianMs: 3 * MINUTE,
    });
  });

  it("returns nothing for fewer than three", () => {
    expect(typicalDuration(listOf(minutes(3, 4)))).toBeUndefined();
    expect(typicalDuration(listOf(minutes(3, 4, 5)))).toMatchObject({ count: 3 });
    expect(typicalDuration([])).toBeUndefined();
  });

  it("ignores revisions that are not DEPLOYED or not earlier", () => {
    const [newest, ...seen] = listOf(minutes(3, 4, 5, 9));
    const failed = { ...newest, id: "failed", status: "DEPLOY_FAILED" };
    const ids = new Set(["failed", ...seen.map(({ id }) => id)]);
    const all = [newest, failed, ...seen].filter((one): one is Revision => one?.id !== undefined);
    expect(typicalDurationOf(all, ids)).toMatchObject({ count: 3, longestMs: 5 * MINUTE });
  });

  it.each([
    ["when the next one was made", 24 * HOUR],
    ["after the next one was made", 25 * HOUR],
    ["long after it was deployed", 2 * HOUR],
    ["never", 0],
    ["before it was made", -MINUTE],
  ])("ignores a revision that was updated %s", (_, ms) => {
    const known = typicalDuration(listOf([...minutes(3, 4, 5), ms, 4 * MINUTE]));
    expect(known).toMatchObject({ count: 4, shortestMs: 3 * MINUTE, longestMs: 5 * MINUTE });
  });

  it("ignores a revision that was updated when another was created", () => {
    const seen = listOf(minutes(3, 4, 5, 6));
    const newer = { id: "newer", status: "QUEUED", created_at: seen[0]?.updated_at };
    expect(typicalDuration([newer, ...seen])).toMatchObject({ count: 3, longestMs: 5 * MINUTE });
  });

  it.each([
    ["no times", { created_at: null, updated_at: undefined }],
    ["no end", { updated_at: null }],
    ["times that are none", { created_at: "yesterday", updated_at: "soon" }],
  ])("returns nothing if the service shows %s", (_, times) => {
    expect(typicalDuration(listOf(minutes(3, 4, 5, 6), times))).toBeUndefined();
  });

  it("returns nothing if durations differ tenfold", () => {
    expect(typicalDuration(listOf(minutes(3, 3, 30)))).toBeUndefined();
    expect(typicalDuration(listOf(minutes(3, 3, 29)))).toBeDefined();
  });
});

describe("typicalDurationText", () => {
  const known = { count: 5, medianMs: 4 * MINUTE, shortestMs: 3 * MINUTE, longestMs: 6 * MINUTE };

  it("shows the range, or a single duration if all are equal", () => {
    expect(typicalDurationText(known)).toBe("Usually 4m: the last 5 took 3m to 6m.");
    const same = { ...known, shortestMs: 4 * MINUTE, longestMs: 4 * MINUTE + 1 };
    expect(typicalDurationText(same)).toBe("Usually 4m: the last 5 took 4m.");
  });
});
