import { describe, expect, it } from "vitest";
import { type Known, nothingKnown } from "../../../src/rollout/known.ts";
import { stayBlocks } from "../../../src/rollout/timing/stays.ts";

const stays: Known["stays"] = [
  { watched: "revision", status: "QUEUED", statusClass: "pending", atMs: 0 },
  { watched: "revision", status: "DEPLOYING", statusClass: "pending", atMs: 200 },
  { watched: "revision", status: "DEPLOYED", statusClass: "deployed", atMs: 500 },
];
const known = (all: Known["stays"]): Known => ({
  ...nothingKnown(0, { name: "agent", watchedBy: "this action" }),
  stays: all,
});
const blocksOf = (all: Known["stays"], elapsedMs: number) =>
  stayBlocks({ outcome: "deployed", message: "" }, known(all), elapsedMs);

describe("stayBlocks", () => {
  it("are a line when the statuses passed too quickly, however long the step took", () => {
    expect(blocksOf(stays, 62_000)).toEqual([
      { text: ["QUEUED 200ms", " → ", { strong: "DEPLOYING 300ms" }, " → ", "DEPLOYED"] },
    ]);
  });

  it("are a chart when the statuses took longer", () => {
    const slow = stays.map((stay) => ({ ...stay, atMs: stay.atMs * 10 }));
    expect(blocksOf(slow, 6_000)).toMatchObject([{ gantt: { sections: [{ title: "Revision" }] } }]);
  });

  it("are a line for fewer than three statuses", () => {
    const slow = stays.slice(1).map((stay) => ({ ...stay, atMs: stay.atMs * 10 }));
    expect(blocksOf(slow, 6_000)).toEqual([{ text: ["DEPLOYING 3s", " → ", "DEPLOYED"] }]);
  });

  it("are none when no status was read", () => {
    expect(blocksOf([], 6_000)).toEqual([]);
  });
});
