import { USAGE_BEGINS } from "../../service/contract/usage.ts";
import { dayText } from "./format.ts";
import type { UsageInputs } from "./inputs.ts";
import type { Period } from "./period.ts";
import { periodBefore, type State } from "./state.ts";
import type { Tally } from "./tally.ts";

/** How many workspaces a warning lists by id. */
const MAX_IDS_LISTED = 10;

/** What a reader should know about a report so far, in sentences. */
export function warningsOf(state: State): string[] {
  const { inputs, period, tally, notCompared } = state;
  return [
    ...periodWarnings(period),
    ...(tally === undefined ? [] : absentWorkspaces(inputs, tally)),
    ...(notCompared === undefined
      ? []
      : [
          `There is no comparison, because ${periodBefore(state).name} could not be counted: ${notCompared}.`,
        ]),
  ];
}

const USAGE_BEGINS_MS = Date.parse(USAGE_BEGINS);
const NO_DATA =
  "the cloud service has no usage data from before then, and a self-hosted one none from before it was enabled";

/** What a reader should know about a range. */
export const periodWarnings = ({ startMs }: Period): string[] =>
  startMs < USAGE_BEGINS_MS
    ? [`The range begins before ${dayText(USAGE_BEGINS_MS)}: ${NO_DATA}.`]
    : [];

/**
 * The workspaces that have no row in a report by workspace. The service omits without a word the
 * workspaces that the credential may not read. If nothing at all was found, the end says so.
 */
export function absentWorkspaces(
  { group_by, workspace_ids }: Pick<UsageInputs, "group_by" | "workspace_ids">,
  { entries, traces }: Tally,
): string[] {
  if (group_by !== "workspace" || traces === 0) return [];
  const present = new Set(
    [...entries.values()].map(({ dimensions }) => dimensions.workspace_id?.toLowerCase()),
  );
  const absent = workspace_ids.filter((id) => !present.has(id));
  const more = absent.length - MAX_IDS_LISTED;
  const ids = absent.slice(0, MAX_IDS_LISTED).join(", ") + (more > 0 ? ` and ${more} more` : "");
  if (absent.length === 0) return [];
  const workspaces = absent.length === 1 ? "workspace" : "workspaces";
  return [
    `No usage found for ${workspaces} ${ids}: no traces, or the credential cannot read them.`,
  ];
}
