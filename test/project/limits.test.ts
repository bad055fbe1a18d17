import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { play } from "../scenarios/play.ts";
import type { Scenario } from "../scenarios/scenario.ts";

const MINUTE = 60_000;
/** A rollout of four minutes. */
const script = ["QUEUED", "BUILDING", "AWAITING_DEPLOY", "DEPLOYING", "DEPLOYED"].map(
  (status, minutes) => ({ status, after_ms: minutes * MINUTE }),
);
const BY_NAME = { deployment_id: "", deployment_name: "agent" };
const DAY = { start_time: "2026-01-01T00:00:00Z", end_time: "2026-01-02T00:00:00Z" };

const PAGES = ["docs/waiting.md", "export/README.md", "usage/README.md"];
const TWO_MONTHS = { start_time: "2026-01-06T00:00:00Z", end_time: "2026-03-08T00:00:00Z" };
const usage = (inputs: Record<string, string>): Scenario => ({
  action: "usage",
  seed: "usage",
  clock: { now: () => Date.UTC(2026, 5, 1) },
  inputs: { ...TWO_MONTHS, ...inputs },
});

/** The scenario of each row in PAGES. */
const STEPS: Record<string, Scenario> = {
  "a deploy, whose rollout takes 4 minutes": { action: "deploy", script, inputs: BY_NAME },
  "the same with `create/`": { action: "create", script, inputs: { if_exists: "update" } },
  "`delete/`, where the deployment is gone after 10 s": { action: "delete", deletionMs: 10_000 },
  "`export/` of a day, which takes a minute": {
    action: "export",
    inputs: DAY,
    traces: { perHour: 60 },
    exportRowsPerSecond: 100,
  },
  "`usage/`, for a range": usage({}),
  "`usage/` with `daily`, for a range of two months": usage({ daily: "true" }),
};

describe("the documented number of requests", () => {
  const text = PAGES.map((path) => readFileSync(path, "utf8")).join("\n");
  const rows = [...text.matchAll(/^\| (.+) \| (\d+) \|$/gm)];
  const documentedCounts = new Map(rows.map(([, step = "", count]) => [step, Number(count)]));

  it.each(Object.entries(STEPS))(
    "suffices for %s, and is less than three times the number that is sent",
    async (step, scenario) => {
      const { requests } = await play(scenario);
      const documentedCount = documentedCounts.get(step) ?? 0;
      expect(requests.length).toBeGreaterThan(documentedCount / 3);
      expect(requests.length).toBeLessThanOrEqual(documentedCount);
    },
  );
});
