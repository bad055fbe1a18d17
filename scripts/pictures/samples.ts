import type { Script } from "../../emulator/deployments/life-cycle.ts";
import { createIdSource } from "../../emulator/ids.ts";
import { UsageInputs } from "../../src/actions/usage/inputs.ts";
import type { State } from "../../src/actions/usage/state.ts";
import { type Tally, tallyOf } from "../../src/actions/usage/tally.ts";
import { endOfReport } from "../../src/actions/usage/usage-results.ts";
import { usageDetails } from "../../src/actions/usage/usage-summary.ts";
import type { Block } from "../../src/report/blocks.ts";
import { conclude, conclusionOf } from "../../src/report/conclusion.ts";
import type { TimeRange } from "../../src/service/contract/time.ts";
import type { UsageRecord } from "../../src/service/contract/usage.ts";
import { contextAt } from "../../test/harness/step-context.ts";
import { play } from "../../test/scenarios/play.ts";
import type { DeployScenario, ExportScenario } from "../../test/scenarios/scenario.ts";

/** Samples whose pictures are shown in the docs. */
export const DOCUMENTED_SAMPLES = ["deployed", "failed", "usage"] as const;

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
const DEPLOYED_STEP = { status: "DEPLOYED" };
const NO_MEMORY = {
  status: "DEPLOY_FAILED",
  message: "the container exited with code 137 (out of memory)",
};

const image_uri = (tag: string) => `registry.example.com/support-agent:${tag}`;
const TAG: DeployScenario = {
  source: "github",
  deployment: { name: "support-agent", source_revision_config: { repo_ref: "refs/tags/v1.4.0" } },
  inputs: { repo_ref: "refs/tags/v1.5.0" },
  script: scriptFrom(BUILD, DEPLOYED_STEP),
};
const DEPLOYMENT = {
  name: "support-agent",
  source_revision_config: { image_uri: image_uri("1.4.0") },
};

async function deploySummary({ inputs, ...options }: DeployScenario): Promise<readonly Block[]> {
  const isGit = options.source === "github";
  const { summaryBlocks } = await play({
    action: "deploy",
    ...{ seed: SEED, ...(isGit ? {} : { deployment: DEPLOYMENT }), ...options },
    inputs: { ...(isGit ? {} : { image_uri: image_uri("1.5.0") }), ...inputs },
  });
  return summaryBlocks;
}

async function cancelledSummary(): Promise<readonly Block[]> {
  const workflow = new AbortController();
  const arrange: DeployScenario["arrange"] = ({ clock }) =>
    clock.at(90_000, () => workflow.abort());
  return deploySummary({ ...TAG, signal: workflow.signal, arrange });
}

const MAY = { startMs: Date.UTC(2026, 4, 1), endMs: Date.UTC(2026, 5, 1) };
const JUNE = { startMs: MAY.endMs, endMs: Date.UTC(2026, 6, 1) };
const DAY_MS = 86_400_000;

/** Usage of projects, of which one grows, and others pause at weekends. */
function projectTally({ startMs, endMs }: TimeRange, growth: number): Tally {
  const newId = createIdSource(SEED);
  const usage: UsageRecord[] = [];
  const ids = new Map<string, string>();
  for (let ms = startMs; ms < endMs; ms += DAY_MS) {
    const day = new Date(ms);
    const isWeekend = day.getUTCDay() % 6 === 0;
    const counts = {
      "support-agent": growth + day.getUTCDate() * 170,
      "research-agent": isWeekend ? 0 : 2_600,
      "night-tests": 310,
      "sales-copilot": isWeekend ? 90 : 145,
    };
    const rows = Object.entries(counts).map(([project_name, traces]) => {
      const project_id = ids.get(project_name) ?? newId();
      ids.set(project_name, project_id);
      return { time_bucket: day.toISOString(), dimensions: { project_id, project_name }, traces };
    });
    usage.push(...rows);
  }
  return tallyOf({ usage, stride: { days: 1, hours: 0 } }, "project", String);
}

/** A month of usage over its budget. */
async function usageSummary(): Promise<readonly Block[]> {
  const inputs = await UsageInputs.parseAsync({
    base_url: "https://platform.example",
    api_key: "demo-key",
    workspace_ids: "11111111-1111-4111-8111-111111111111",
    group_by: "project",
    last: "previous-month",
    max_traces: "150000",
    top: "2",
  });
  const state = {
    inputs,
    period: JUNE,
    tally: projectTally(JUNE, 4_000),
    files: { json: "usage-report/usage-by-project.json" },
    previous: { period: MAY, tally: projectTally(MAY, 1_500) },
  } satisfies State;
  const { ctx } = contextAt("http://127.0.0.1:9");
  const details = usageDetails(state);
  const ending = conclusionOf(endOfReport(state), state);
  return conclude(ctx.report, ending, { outputs: {}, details, elapsedMs: 0 }).summary;
}

async function exportSummary(options: ExportScenario): Promise<readonly Block[]> {
  return (await play({ action: "export", traces: { perHour: 12 }, ...options })).summaryBlocks;
}

/** Summaries of the actions, each from a whole run on virtual time. */
export const SAMPLES = {
  deployed: () => deploySummary(TAG),
  "deployed-in-seconds": () =>
    deploySummary({ script: scriptFrom({ QUEUED: 2, DEPLOYING: 3 }, DEPLOYED_STEP) }),
  "deployed-in-hours": () =>
    deploySummary({
      script: scriptFrom({ QUEUED: 2_400, DEPLOYING: 9_000 }, DEPLOYED_STEP),
      inputs: { timeout: "5h" },
    }),
  failed: () =>
    deploySummary({
      script: scriptFrom(IMAGE, NO_MEMORY),
      inputs: { secrets: "MODEL_KEY=canary-value" },
    }),
  "rolled-back": () =>
    deploySummary({
      inputs: { rollback_on_failure: "true" },
      arrange: ({ emulator }) =>
        void emulator.store.nextScripts.push(
          scriptFrom(IMAGE, NO_MEMORY),
          scriptFrom(IMAGE, DEPLOYED_STEP),
        ),
    }),
  "timed-out": () =>
    deploySummary({ script: scriptFrom(IMAGE, DEPLOYED_STEP), inputs: { timeout: "1m" } }),
  cancelled: cancelledSummary,
  planned: () =>
    deploySummary({
      inputs: {
        dry_run: "true",
        secrets: "MODEL_KEY=canary-value",
        resource_spec: "cpu: 2\nmemory_mb: 4096\nmax_scale: 3",
      },
    }),
  rejected: () =>
    deploySummary({ source: "github", inputs: { image_uri: "registry.example/agent:1" } }),
  usage: usageSummary,
  exported: () => exportSummary({ exportRowsPerSecond: 2, concurrentRunsPerExport: 2 }),
  "export-failed": () => exportSummary({ exportFailures: "fail-run" }),
  created: async () =>
    (await play({ action: "create", seed: SEED, script: scriptFrom(IMAGE, DEPLOYED_STEP) }))
      .summaryBlocks,
} satisfies Record<string, () => Promise<readonly Block[]>>;
