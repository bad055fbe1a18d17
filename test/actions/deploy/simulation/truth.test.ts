import fc from "fast-check";
import { describe, it } from "vitest";
import { outcomeMatchesService } from "./truth.ts";

describe("deploy", () => {
  it("reports what the service really did, whatever happens to the replies", async () => {
    await fc.assert(outcomeMatchesService, { numRuns: 20 });
  }, 120_000);
});
