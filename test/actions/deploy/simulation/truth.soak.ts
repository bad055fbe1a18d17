import fc from "fast-check";
import { describe, it } from "vitest";
import { outcomeMatchesService } from "./truth.ts";

describe("deploy", () => {
  it("reports what the service really did, in hundreds of runs", async () => {
    await fc.assert(outcomeMatchesService, { numRuns: 500 });
  });
});
