import { describe, expect, it } from "vitest";
import { costOf } from "./memory.ts";

describe("usage", () => {
  it.each(["csv", "json"] as const)(
    "needs no more memory for a %s report of a million rows than for a short one",
    async (format) => {
      const cost = await costOf(1_000_000, format);
      expect(cost).toMatchObject({ outcome: "ok", row_count: 1_000_000 });
      expect(cost.fileMb).toBeGreaterThan(100);
      expect(cost.grownMb).toBeLessThan(60);
    },
  );
});
