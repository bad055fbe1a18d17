import type { Action, Manifest } from "../../runner/runner.ts";
import { PREFETCH_PATHS } from "../../service/client/prefetch-paths.ts";
import { formatUtcTime } from "../../service/contract/time.ts";
import type { Step } from "../../step/start-step.ts";
import type { StepContext } from "../../step/step-context.ts";
import { type Output, outputs, UsageInputs } from "./inputs.ts";
import { dailyWindows, periodFrom } from "./period.ts";

/** `nowMs` is in ms since 1970. */
const usageStep = (nowMs: number) =>
  ({
    /** The path of the first window of the report. */
    prefetchPath(inputs) {
      const period = periodFrom(inputs, nowMs);
      const { startMs, endMs } = (inputs.daily && dailyWindows(period)[0]) || period;
      const times = { start_time: formatUtcTime(startMs), end_time: formatUtcTime(endMs) };
      return PREFETCH_PATHS.usage({ ...inputs, ...times });
    },
    run: async (inputs, ctx) => (await import("./usage.ts")).runUsage(inputs, ctx, nowMs),
  }) satisfies Step<UsageInputs, StepContext<Output>, unknown>;

export const action = {
  name: "Billable usage report",
  description:
    "Report billable usage as JSON and CSV, compare it with the period before, and fail when it is over budget.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: UsageInputs,
  outputs,
  cancelledOutcome: "error",
  async start(inputs, runtime) {
    // Loaded lazily, because invalid inputs end the step before.
    const { connectStep, startStep } = await import("../../step/start-step.ts");
    const ctx = connectStep("platform API", inputs, runtime);
    return startStep(usageStep(ctx.clock.utcMs()), inputs, ctx);
  },
} satisfies Manifest & Action<typeof UsageInputs>;
