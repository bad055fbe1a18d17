import { timeText } from "../../inputs/field/time.ts";
import { FIRST_PATHS } from "../../service/client/prefetch.ts";
import { startStep } from "../../step/start-step.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { Output, UsageInputs } from "./inputs.ts";
import { dailyWindows, periodFrom } from "./period.ts";

/** Writes the usage reports. `nowMs` is in ms since 1970. */
export const usage = (inputs: UsageInputs, ctx: StepContext<Output>, nowMs: number) =>
  startStep(ctx, { first: firstPath(inputs, nowMs) }, async (asked) =>
    (await import("./usage.ts")).usage(inputs, asked, nowMs),
  );

/** The first window of the report. */
function firstPath(inputs: UsageInputs, nowMs: number): string {
  const period = periodFrom(inputs, nowMs);
  const { startMs, endMs } = (inputs.daily && dailyWindows(period)[0]) || period;
  const times = { start_time: timeText(startMs), end_time: timeText(endMs) };
  return FIRST_PATHS.usage({ ...inputs, ...times });
}
