import { expect, it } from "vitest";
import { runDeletions } from "./names.ts";

it("deletes only the named deployment in 1,000 cases", async () => {
  const deletionCount = await runDeletions(1_000);
  expect(deletionCount).toBeGreaterThan(50);
});
