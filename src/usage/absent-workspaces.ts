import type { Tally } from "./tally.ts";

const MOST_NAMED = 10;

/** The ids that no row has, in words; for a report by workspace. The service leaves out silently what may not be read. */
export function absentWorkspaces(
  { entries, isCoarse }: Tally,
  workspace_ids: readonly string[],
): string | undefined {
  const found = new Set(
    [...entries.values()].map(({ dimensions }) => dimensions.workspace_id?.toLowerCase()),
  );
  const absent = workspace_ids.filter((id) => !found.has(id));
  if (absent.length === 0 || isCoarse) return undefined;
  const rest = absent.length > MOST_NAMED ? ` and ${absent.length - MOST_NAMED} more` : "";
  const ids = absent.slice(0, MOST_NAMED).join(", ");
  return `No row is of ${ids}${rest}: there were no traces, or the credential may not read them.`;
}
