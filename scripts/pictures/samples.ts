import type { Script } from "../../emulator/deployments/life-cycle.ts";
import type { Block } from "../../src/report/blocks.ts";
import type { UsageRecord } from "../../src/service/contract/usage.ts";
import { projectRecord, type UsageQuery } from "../../test/harness/usage-service.ts";
import { runAt } from "../../test/scenarios/library/usage.ts";
import { play } from "../../test/scenarios/play.ts";
import type { DeployScenario } from "../../test/scenarios/scenario.ts";

/** The folder of the pictures, in light and dark, and of their sources. */
export const FOLDER = ".github/pictures";

/** Fixed ids make the pictures reproducible. */
const SEED = "pictures";

/** A realistic life cycle: each status with its duration in seconds. */
function scriptFrom(seconds: Record<string, number>, end: Omit<Script[number], "after_ms">) {
  let after_ms = 0;
  const steps = Object.entries(seconds).map(([status, duration]) => {
    const step = { status, after_ms };
    after_ms += duration * 1_000;
    return step;
  });
  return [...steps, { ...end, after_ms }];
}

const BUILD = { QUEUED: 8, AWAITING_BUILD: 14, BUILDING: 148, AWAITING_DEPLOY: 11, DEPLOYING: 62 };
const IMAGE = { CREATING: 4, QUEUED: 7, AWAITING_DEPLOY: 9, DEPLOYING: 71 };
const NO_MEMORY = {
  status: "DEPLOY_FAILED",
  message: "the container exited with code 137 (out of memory)",
};

const image_uri = (tag: string) => `registry.example.com/support-agent:${tag}`;

async function deploySummary(scenario: DeployScenario): Promise<readonly Block[]> {
  return (await play({ action: "deploy", seed: SEED, ...scenario })).summaryBlocks;
}

const DAY_MS = 86_400_000;

/** Usage by day and project: that of one project grows, that of two falls at weekends. */
function recordsOf({ start_time, end_time }: UsageQuery, baseTraces: number): UsageRecord[] {
  const days = (Date.parse(end_time) - Date.parse(start_time)) / DAY_MS;
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(Date.parse(start_time) + index * DAY_MS);
    const isWeekend = day.getUTCDay() % 6 === 0;
    const counts = {
      "support-agent": baseTraces + day.getUTCDate() * 170,
      "research-agent": isWeekend ? 0 : 2_600,
      "night-tests": 310,
      "sales-copilot": isWeekend ? 90 : 145,
    };
    return Object.entries(counts).map(([name, traces]) =>
      projectRecord(name, traces, day.toISOString()),
    );
  }).flat();
}

/** A month of usage over its budget. */
async function usageSummary(): Promise<readonly Block[]> {
  const { summaryBlocks } = await play({
    action: "usage",
    ...runAt("2026-07-02T00:00:00Z"),
    records: (query) => recordsOf(query, query.start_time.startsWith("2026-06") ? 4_000 : 1_500),
    inputs: { last: "previous-month", compare_previous: "true", max_traces: "150000", top: "2" },
  });
  return summaryBlocks;
}

/** Summaries whose pictures the documents show, each from a whole run on virtual time. */
export const SAMPLES = {
  deployed: () =>
    deploySummary({
      source: "github",
      deployment: {
        name: "support-agent",
        source_revision_config: { repo_ref: "refs/tags/v1.4.0" },
      },
      inputs: { repo_ref: "refs/tags/v1.5.0" },
      script: scriptFrom(BUILD, { status: "DEPLOYED" }),
    }),
  failed: () =>
    deploySummary({
      deployment: {
        name: "support-agent",
        source_revision_config: { image_uri: image_uri("1.4.0") },
      },
      inputs: { image_uri: image_uri("1.5.0"), secrets: "MODEL_KEY=canary-value" },
      script: scriptFrom(IMAGE, NO_MEMORY),
    }),
  usage: usageSummary,
} satisfies Record<string, () => Promise<readonly Block[]>>;
