import { pluralize, shorten } from "../../report/format.ts";
import { DAY_MS, type TimeRange } from "../../service/contract/time.ts";
import { FIRST_USAGE_TIME, lengthMs } from "../../service/contract/usage.ts";
import { bucketsText } from "./format.ts";
import type { State } from "./state.ts";

/** Enough for ten ids with separators. */
const MAX_CHARACTERS = 380;

export function warningsOf(state: State): string[] {
  return [
    periodWarning(state.period),
    strideWarning(state),
    workspaceWarning(state),
    state.comparisonWarning,
  ].filter((warning) => warning !== undefined);
}

const periodWarning = ({ startMs }: TimeRange) =>
  startMs < Date.parse(FIRST_USAGE_TIME)
    ? `The range begins before ${FIRST_USAGE_TIME.slice(0, 10)}: the cloud service has no usage data from before then, and a self-hosted one none from before it was enabled.`
    : undefined;

/** A range of less than a day has hourly buckets even if `daily` is set. */
function strideWarning({ inputs, period, tally }: State): string | undefined {
  const isDaily = inputs.daily && period.endMs - period.startMs >= DAY_MS;
  if (!isDaily || !tally || [0, DAY_MS].includes(lengthMs(tally.stride))) return undefined;
  return `daily: counts per day were asked for, and the service counted per ${bucketsText(tally.stride)}.`;
}

/**
 * Warns of workspaces without rows: the service silently omits those that the credential may not
 * read. If there is no usage at all, the conclusion says so.
 */
function workspaceWarning({ inputs, tally }: State): string | undefined {
  if (inputs.group_by !== "workspace" || !tally?.traces) return undefined;
  const countedIds = new Set(
    [...tally.entries.values()].map(({ dimensions }) => dimensions.workspace_id?.toLowerCase()),
  );
  const absentIds = inputs.workspace_ids.filter((id) => !countedIds.has(id));
  if (absentIds.length === 0) return undefined;
  const ids = shorten(absentIds.join(", "), MAX_CHARACTERS);
  return `No usage found for ${pluralize(absentIds.length, "workspace")} (${ids}): no traces, or the credential cannot read them.`;
}
