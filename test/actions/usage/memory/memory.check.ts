import { describe, expect, it } from "vitest";
import { costOf, SMALL_HEAP } from "./memory.ts";

describe("usage", () => {
  it.each(["csv", "json"] as const)(
    "needs no more memory for a long %s report than for a short one",
    async (format) => {
      const cost = await costOf(100_000, format, SMALL_HEAP);
      expect(cost).toMatchObject({ outcome: "ok", row_count: 100_000 });
      expect(cost.fileMb).toBeGreaterThan(10);
      expect(cost.grownMb).toBeLessThan(60);
    },
    // Two processes read and write 100,000 rows, which takes long on a busy machine.
    120_000,
  );
});
