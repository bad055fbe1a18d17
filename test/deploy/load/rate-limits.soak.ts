import { describe, expect, it } from "vitest";
import { API_KEY, quickly } from "../../harness/step.ts";
import { avoidable, deployInParallel } from "./parallel-deploys.ts";

describe("a deploy that asks far more often than its limit allows", () => {
  it("is never refused, because it waits", async () => {
    // A bearer token has 100 requests a minute; these intervals would make that many in about two seconds.
    const inputs = {
      bearer_token: API_KEY,
      poll_interval: "10ms",
      poll_max_interval: "10ms",
      timeout: "5m",
    };
    const script = [...quickly("QUEUED"), { status: "DEPLOYED", after_ms: 60_000 }];
    const [run] = await deployInParallel(1, { script, rateLimits: { region: "us" } }, inputs);
    expect(run?.outputs.outcome).toBe("deployed");
    expect(run?.requests.length).toBeGreaterThan(100);
    expect(run?.requests.filter(({ status }) => status === 429)).toEqual([]);
    expect(run && avoidable(run)).toEqual([]);
  });
});
