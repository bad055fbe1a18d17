import fc from "fast-check";
import { describe, it } from "vitest";
import { outcomeIsTheTruth } from "./truth.ts";

describe("deploy", () => {
  it("reports what the service really did, in hundreds of runs", async () => {
    await fc.assert(outcomeIsTheTruth, { numRuns: 500 });
  });
});
