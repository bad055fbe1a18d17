import { describe, expect, it } from "vitest";
import { type Known, nothingKnown } from "../../../../src/actions/rollout/known.ts";
import { stayBlocks } from "../../../../src/actions/rollout/timing/stays.ts";

const stays: Known["stays"] = [
  { watched: "revision", status: "QUEUED", statusClass: "pending", atMs: 0 },
  { watched: "revision", status: "DEPLOYING", statusClass: "pending", atMs: 200 },
  { watched: "revision", status: "DEPLOYED", statusClass: "deployed", atMs: 500 },
];
const known = (all: Known["stays"]): Known => ({
  ...nothingKnown(0, { name: "agent", watchedBy: "this action", on_superseded: "fail" }),
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

  it("end where a status was last seen, as a chart and as a line", () => {
    const slow = stays.slice(0, 2).map((stay) => ({ ...stay, atMs: stay.atMs * 100 }));
    const gap = { status: "DEPLOYED", statusClass: "deployed", atMs: 90_000 } as const;
    const broken: Known["stays"] = slow.map((stay, index) =>
      index === 0 ? stay : { ...stay, untilMs: 30_000 },
    );
    const seen = { ...known(slow), lastSeen: { status: "DEPLOYING", atMs: 26_000 } };
    const text = (all: Known) =>
      JSON.stringify(stayBlocks({ outcome: "error", message: "" }, all, 600_000));
    // Silence until the end of the step, and between two statuses.
    expect(text(seen)).toContain('"DEPLOYING 6s"');
    expect(text(known([...broken, { watched: "revision", ...gap }]))).toContain(
      '"label":"DEPLOYING 10s","startMs":20000,"endMs":30000',
    );
  });

  it("are none when no status was read", () => {
    expect(blocksOf([], 6_000)).toEqual([]);
  });
});
