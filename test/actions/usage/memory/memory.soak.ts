import { describe, expect, it } from "vitest";
import { costOf, SMALL_HEAP } from "./memory.ts";

describe("usage", () => {
  it.each([
    ["csv", "a small heap", SMALL_HEAP, 60],
    ["json", "a small heap", SMALL_HEAP, 60],
    ["csv", "Node's own settings", [], 100],
    ["json", "Node's own settings", [], 100],
  ] as const)(
    "writes a %s report of a million rows in little memory: %s",
    async (format, _, flags, limitMb) => {
      const cost = await costOf(1_000_000, format, flags);
      expect(cost).toMatchObject({ outcome: "ok", row_count: 1_000_000 });
      expect(cost.fileMb).toBeGreaterThan(100);
      expect(cost.grownMb).toBeLessThan(limitMb);
    },
  );
});
