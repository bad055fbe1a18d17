import { conclude, type End, endingOf } from "../../report/conclusion.ts";
import { createStateStore, type StateStore } from "../../report/state-store.ts";
import { reasonAlone } from "../../report/unanswered.ts";
import { pluralize } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { catchServiceError, ServiceError } from "../../service/client/errors.ts";
import type { UsageRecord } from "../../service/contract/usage.ts";
import { collect, type ReportQuery } from "./files/collect.ts";
import { pseudonymizer } from "./files/row.ts";
import { writeReport } from "./files/write.ts";
import type { Output, UsageInputs } from "./inputs.ts";
import { type Known, outputsOf, periodBefore, type WrittenFile } from "./known.ts";
import { dailyWindows, periodFrom } from "./period.ts";
import { endOfError, endOfReport } from "./usage-results.ts";
import { comparisonText, usageDetails } from "./usage-summary.ts";
import { warningsOf } from "./warnings.ts";
import { NOUNS, periodName, periodText } from "./words.ts";

export async function usage(inputs: UsageInputs, world: World<Output>, nowMs: number) {
  const { clock, report, signal } = world;
  const period = periodFrom(inputs, nowMs);
  const nothing: Known = { inputs, period, name: periodName(period, inputs.last), files: [] };
  const store = createStateStore(clock.now, nothing, outputsOf, report.output);
  const end = await reportUsage(world, store).catch((error: unknown) =>
    endOfError(error, store.known, signal.aborted),
  );
  const { known, elapsedMs } = store;
  for (const warning of warningsOf(known)) report.warning(warning);
  const details = usageDetails(known);
  return conclude(report, endingOf(end, known), { outputs: {}, details, elapsedMs });
}

async function reportUsage(world: World<Output>, store: StateStore<Known>): Promise<End<Known>> {
  const { inputs, period } = store.known;
  const { group_by, daily, workspace_ids } = inputs;
  const windows = daily ? dailyWindows(period) : [period];
  const query: ReportQuery = {
    workspace_ids,
    group_by,
    redact: inputs.redact_users ? pseudonymizer() : (row: UsageRecord) => row,
  };
  const parts = windows.length === 1 ? "" : ` in ${windows.length} windows`;
  world.report.info(
    `Counting ${pluralize(workspace_ids.length, "workspace")} by ${NOUNS[group_by]}, ${periodText(period)}${parts}.`,
  );
  const report = await collect(world, query, windows);
  store.add({ tally: report.tally, stride: report.stride });
  if (inputs.compare_previous) await compare(world, store, query);
  await writeReport(inputs, report, (file: WrittenFile) => {
    store.add(({ files }) => ({ files: [...files, file] }));
    world.report.info(`${file.name}: ${pluralize(report.tally.rows, "row")}`);
  });
  return endOfReport({ ...store.known, tally: report.tally, stride: report.stride });
}

/** Counts the period before. If that fails, the report still stands, with a warning. */
async function compare(world: World, store: StateStore<Known>, query: ReportQuery): Promise<void> {
  const { known } = store;
  const { period, name } = periodBefore(known);
  world.report.info(`Counting ${name} to compare.`);
  const before = await catchServiceError(world, collect(world, query, [period]));
  if (before instanceof ServiceError) return store.add({ notCompared: reasonAlone(before) });
  const previous = { period, name, ...before };
  store.add({ previous });
  const { tally } = known;
  if (tally !== undefined && tally.traces + previous.tally.traces > 0)
    world.report.info(comparisonText(tally, previous));
}
