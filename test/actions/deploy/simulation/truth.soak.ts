import fc from "fast-check";
import { describe, it } from "vitest";
import { outcomeIsTheTruth } from "./truth.ts";

describe("deploy", () => {
  it("ends as what the service really did, in hundreds of lives", async () => {
    await fc.assert(outcomeIsTheTruth, { numRuns: 500 });
  });
});
