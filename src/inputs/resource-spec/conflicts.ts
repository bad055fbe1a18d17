import {
  RESOURCE_BOUNDS,
  RESOURCE_DEFAULTS,
  type ResourceSpecReply,
} from "../../service/contract/resource-spec.ts";
import type { Flaw } from "../problem.ts";
import type { PositionOf } from "./path.ts";

/** The field whose value counts: the field itself, or the one it follows when it is not given. */
function effective(spec: ResourceSpecReply, field: string): string {
  const isGiven = spec[field] !== undefined && spec[field] !== null;
  const standIn = RESOURCE_DEFAULTS[field];
  return isGiven || standIn?.times !== 1 ? field : standIn.follows;
}

/**
 * The fields of a spec that are above the one that bounds them. It may hold fields that the
 * contract does not name. What names say of volumes and containers, the service checks.
 */
export function specConflicts(spec: ResourceSpecReply, positionOf: PositionOf): Flaw[] {
  return RESOURCE_BOUNDS.flatMap(([low, high]) => {
    const lower = effective(spec, low);
    const upper = effective(spec, high);
    const [least, most] = [spec[lower], spec[upper]];
    // If both bounds are inherited, the pair they come from reports the conflict.
    const isOwnPair = lower === low || upper === high;
    if (!isOwnPair || typeof least !== "number" || typeof most !== "number" || least <= most)
      return [];
    const standIns: string[] = [];
    if (lower !== low) standIns.push(`${low} is ${lower}`);
    if (upper !== high) standIns.push(`${high} is ${upper}`);
    const reason = standIns.length > 0 ? ` (${standIns.join(" and ")} when not set)` : "";
    return {
      message: `${lower} ${least} is above ${upper} ${most}${reason}: lower ${lower} or raise ${upper}`,
      ...positionOf([lower === low ? low : high]),
    };
  });
}
