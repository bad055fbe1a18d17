import { expect, it } from "vitest";
import { REALISTIC } from "./simulated-service.ts";
import { simulateInThreads } from "./simulation.ts";

it("a deploy comes to the right end in a thousand simulations of every day", async () => {
  const tally = await simulateInThreads("this action", REALISTIC, 1_000);
  expect(tally).toMatchObject({ needlessDuplicate: 0, wrongAdoption: 0, falseVerdict: 0 });
  expect(tally.right / tally.runs).toBeGreaterThanOrEqual(0.995);
}, 300_000);
