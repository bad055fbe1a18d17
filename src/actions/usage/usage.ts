import { conclude, conclusionOf, type End } from "../../report/conclusion.ts";
import { pluralize } from "../../report/format.ts";
import { shortReason } from "../../report/unanswered.ts";
import { catchServiceError, ServiceError } from "../../service/client/errors.ts";
import { createStateStore, type StateStore } from "../../step/state-store.ts";
import type { StepContext } from "../../step/step-context.ts";
import { collect, type RedactRow } from "./files/collect.ts";
import { createPseudonymizer } from "./files/row.ts";
import { writeReport } from "./files/write.ts";
import { NOUNS, periodName, periodText } from "./format.ts";
import type { Output, UsageInputs } from "./inputs.ts";
import { dailyWindows, periodFrom } from "./period.ts";
import { outputsOf, periodBefore, type State } from "./state.ts";
import type { Tally } from "./tally.ts";
import { endOfReport, endOfUsageError } from "./usage-results.ts";
import { comparisonText, usageDetails } from "./usage-summary.ts";
import { warningsOf } from "./warnings.ts";

export async function runUsage(inputs: UsageInputs, ctx: StepContext<Output>, nowMs: number) {
  const { clock, report, signal } = ctx;
  const period = periodFrom(inputs, nowMs);
  const initial: State = { inputs, period, name: periodName(period, inputs.last), files: {} };
  const store = createStateStore(clock.now, initial, outputsOf, report.output);
  const end = await reportUsage(ctx, store).catch((error: unknown) =>
    endOfUsageError(error, store.state, signal.aborted),
  );
  const { state, elapsedMs } = store;
  for (const warning of warningsOf(state)) report.warning(warning);
  const details = usageDetails(state);
  return conclude(report, conclusionOf(end, state), { outputs: {}, details, elapsedMs });
}

async function reportUsage(
  ctx: StepContext<Output>,
  store: StateStore<State>,
): Promise<End<State>> {
  const { inputs, period } = store.state;
  const { group_by, daily, workspace_ids } = inputs;
  const windows = daily ? dailyWindows(period) : [period];
  const redact = inputs.redact_users ? createPseudonymizer() : undefined;
  const windowsText = windows.length === 1 ? "" : ` in ${windows.length} windows`;
  ctx.report.info(
    `Counting ${pluralize(workspace_ids.length, "workspace")} by ${NOUNS[group_by]}, ${periodText(period)}${windowsText}.`,
  );
  const report = await collect(ctx, inputs, windows, redact);
  const { tally, stride } = report;
  store.update({ tally, stride });
  if (inputs.compare_previous) await compare(ctx, store, tally, redact);
  await writeReport(inputs, report, (extension, name) => {
    store.update(({ files }) => ({ files: { ...files, [extension]: name } }));
    ctx.report.info(`${name}: ${pluralize(tally.rows, "row")}`);
  });
  return endOfReport({ ...store.state, tally, stride });
}

/** Counts the preceding period. A failure is only a warning. */
async function compare(
  ctx: StepContext,
  store: StateStore<State>,
  tally: Tally,
  redact?: RedactRow,
): Promise<void> {
  const { period, name } = periodBefore(store.state);
  ctx.report.info(`Counting ${name} to compare.`);
  const collected = await catchServiceError(
    ctx,
    collect(ctx, store.state.inputs, [period], redact),
  );
  if (collected instanceof ServiceError)
    return store.update({ comparisonFailure: shortReason(collected) });
  const previous = { period, name, ...collected };
  store.update({ previous });
  if (tally.traces + previous.tally.traces > 0) ctx.report.info(comparisonText(tally, previous));
}
