import { pluralize } from "../../report/format.ts";
import { DAY_MS, type TimeRange } from "../../service/contract/time.ts";
import { FIRST_USAGE_TIME, lengthMs } from "../../service/contract/usage.ts";
import { dayText } from "./format.ts";
import type { UsageInputs } from "./inputs.ts";
import type { State } from "./state.ts";
import type { Tally } from "./tally.ts";

const MAX_IDS = 10;

export function warningsOf(state: State): string[] {
  const { inputs, period, tally, comparisonWarning } = state;
  return [
    periodWarning(period),
    strideWarning(state),
    tally && workspaceWarning(inputs, tally),
    comparisonWarning,
  ].filter((warning) => warning !== undefined);
}

const FIRST_USAGE_MS = Date.parse(FIRST_USAGE_TIME);
const NO_DATA =
  "the cloud service has no usage data from before then, and a self-hosted one none from before it was enabled";

const periodWarning = ({ startMs }: TimeRange) =>
  startMs < FIRST_USAGE_MS
    ? `The range begins before ${dayText(FIRST_USAGE_MS)}: ${NO_DATA}.`
    : undefined;

/** A range of less than a day has hourly buckets even if `daily` is set. */
function strideWarning({ inputs, period, stride }: State): string | undefined {
  const isDaily = inputs.daily && period.endMs - period.startMs >= DAY_MS;
  if (!isDaily || stride === undefined || [0, DAY_MS].includes(lengthMs(stride))) return undefined;
  const { days, hours } = stride;
  const bucketLength = days > 0 ? pluralize(days, "day") : pluralize(hours, "hour");
  return `daily: buckets of 1 day were asked for, and the service counted in buckets of ${bucketLength}.`;
}

/**
 * Warns of workspaces without rows: the service silently omits those that the credential may not
 * read. If there is no usage at all, the conclusion says so.
 */
function workspaceWarning(
  { group_by, workspace_ids }: Pick<UsageInputs, "group_by" | "workspace_ids">,
  { entries, traces }: Tally,
): string | undefined {
  if (group_by !== "workspace" || traces === 0) return undefined;
  const countedIds = new Set(
    [...entries.values()].map(({ dimensions }) => dimensions.workspace_id?.toLowerCase()),
  );
  const absentIds = workspace_ids.filter((id) => !countedIds.has(id));
  if (absentIds.length === 0) return undefined;
  const omittedCount = absentIds.length - MAX_IDS;
  const omittedText = omittedCount > 0 ? ` and ${omittedCount} more` : "";
  const ids = absentIds.slice(0, MAX_IDS).join(", ") + omittedText;
  return `No usage found for workspace${absentIds.length === 1 ? "" : "s"} ${ids}: no traces, or the credential cannot read them.`;
}
