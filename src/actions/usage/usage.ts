import { conclude, conclusionOf, type End } from "../../report/conclusion.ts";
import { pluralize } from "../../report/format.ts";
import { rangeText } from "../../report/range-text.ts";
import { shortReason } from "../../report/unanswered.ts";
import { catchServiceError, ServiceError } from "../../service/client/errors.ts";
import { createStateStore, type StateStore } from "../../step/state-store.ts";
import type { StepContext } from "../../step/step-context.ts";
import { writeReport } from "./files/write.ts";
import { NOUNS, periodName } from "./format.ts";
import type { Output, UsageInputs } from "./inputs.ts";
import { periodFrom, previousPeriod, windowsOf } from "./period.ts";
import { createPseudonymizer } from "./pseudonyms.ts";
import { type Pseudonymize, readUsage } from "./read-usage.ts";
import { outputsOf, type State } from "./state.ts";
import { type Tally, tallyOf } from "./tally.ts";
import { endOfReport, endOfUsageError } from "./usage-results.ts";
import { comparisonText, usageDetails } from "./usage-summary.ts";
import { warningsOf } from "./warnings.ts";

export async function runUsage(inputs: UsageInputs, ctx: StepContext<Output>, nowMs: number) {
  const { clock, report, signal } = ctx;
  const period = periodFrom(inputs, nowMs);
  const initialState: State = { inputs, period, files: {} };
  const store = createStateStore(clock.now, initialState, outputsOf, report.output);
  const end = await reportUsage(ctx, store).catch((error: unknown) =>
    endOfUsageError(error, store.state, signal.aborted),
  );
  const { state, elapsedMs } = store;
  for (const warning of warningsOf(state)) report.warning(warning);
  const details = usageDetails(state);
  return conclude(report, conclusionOf(end, state), { details, elapsedMs });
}

async function reportUsage(ctx: StepContext, store: StateStore<State>): Promise<End<State>> {
  const { inputs, period } = store.state;
  const { group_by, workspace_ids } = inputs;
  const windows = windowsOf(inputs, period);
  const pseudonymize = inputs.redact_users ? createPseudonymizer() : undefined;
  const windowsText = windows.length === 1 ? "" : ` in ${windows.length} windows`;
  ctx.report.info(
    `Counting ${pluralize(workspace_ids.length, "workspace")} by ${NOUNS[group_by]}, ${rangeText(period)}${windowsText}.`,
  );
  const usageReport = await readUsage(ctx, inputs, windows, pseudonymize);
  const tally = tallyOf(usageReport, group_by, ctx.report.redact);
  store.update({ tally });
  if (inputs.compare_previous) await readPreviousUsage(ctx, store, tally, pseudonymize);
  await writeReport(inputs, usageReport, (extension, name) => {
    store.update(({ files }) => ({ files: { ...files, [extension]: name } }));
    ctx.report.info(`${name}: ${pluralize(tally.rows, "row")}`);
  });
  return endOfReport({ ...store.state, tally });
}

/** Counts the preceding period. A failure becomes a warning. */
async function readPreviousUsage(
  ctx: StepContext,
  store: StateStore<State>,
  tally: Tally,
  pseudonymize?: Pseudonymize,
): Promise<void> {
  const { inputs } = store.state;
  const period = previousPeriod(store.state.period, inputs.last);
  const name = periodName(period);
  ctx.report.info(`Counting ${name} to compare.`);
  const usageReport = await catchServiceError(ctx, readUsage(ctx, inputs, [period], pseudonymize));
  if (usageReport instanceof ServiceError)
    return store.update({
      comparisonWarning: `There is no comparison, because ${name} could not be counted: ${shortReason(usageReport)}.`,
    });
  const previous = { period, tally: tallyOf(usageReport, inputs.group_by, ctx.report.redact) };
  store.update({ previous });
  if (tally.traces + previous.tally.traces > 0) ctx.report.info(comparisonText(tally, previous));
}
