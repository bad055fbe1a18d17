import type { Action, Manifest } from "../../runner/runner.ts";
import { PREFETCH_PATHS } from "../../service/client/prefetch-paths.ts";
import { formatUtcTime } from "../../service/contract/time.ts";
import { outputs, UsageInputs } from "./inputs.ts";
import { periodFrom, windowsOf } from "./period.ts";

/** The path that reads the first window of the report. `nowMs` is in ms since 1970. */
function prefetchPath(inputs: UsageInputs, nowMs: number) {
  const period = periodFrom(inputs, nowMs);
  const [{ startMs, endMs } = period] = windowsOf(inputs, period);
  const times = { start_time: formatUtcTime(startMs), end_time: formatUtcTime(endMs) };
  return PREFETCH_PATHS.usage({ ...inputs, ...times });
}

export const action = {
  name: "Billable usage report",
  description:
    "Report billable usage as JSON and CSV, compare it with the period before, and fail when it is over budget.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: UsageInputs,
  outputs,
  cancelledOutcome: "error",
  async start(inputs, runtime) {
    // Loaded lazily, because invalid inputs end the step earlier.
    const { connectStep, startStep } = await import("../../step/start-step.ts");
    const ctx = connectStep("platform API", inputs, runtime);
    const nowMs = ctx.clock.utcMs();
    return startStep(inputs, ctx, prefetchPath(inputs, nowMs), async (stepCtx) =>
      (await import("./usage.ts")).runUsage(inputs, stepCtx, nowMs),
    );
  },
} satisfies Manifest & Action<typeof UsageInputs>;
