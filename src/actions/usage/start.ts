import { timeText } from "../../inputs/field/time.ts";
import type { World } from "../../report/world.ts";
import { sendAhead } from "../../service/client/connect.ts";
import type { Output, UsageInputs } from "./inputs.ts";
import { dailyWindows, periodFrom } from "./period.ts";

/** Writes the usage reports and returns the end of the step. `nowMs` is in ms since 1970. */
export async function usage(inputs: UsageInputs, world: World<Output>, nowMs: number) {
  const asked = await sendAhead(world, firstPath(inputs, nowMs));
  // Loaded while the answer is on its way.
  return (await import("./usage.ts")).usage(inputs, asked, nowMs);
}

/** The first window of the report. */
function firstPath(inputs: UsageInputs, nowMs: number): string {
  const period = periodFrom(inputs, nowMs);
  const { startMs, endMs } = (inputs.daily && dailyWindows(period)[0]) || period;
  const query = new URLSearchParams({ start_time: timeText(startMs), end_time: timeText(endMs) });
  for (const id of inputs.workspace_ids) query.append("workspace_ids", id);
  query.append("group_by", inputs.group_by);
  return `/api/v1/orgs/current/billing/granular-usage?${query}`;
}
