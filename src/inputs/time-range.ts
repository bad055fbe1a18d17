import type { Rule } from "./rules.ts";

/** Rules for the times at both ends of a range. An invalid time is not a number. */
export function rangeRules(start: unknown, end: unknown, futureStartFix: string): Rule[] {
  if (typeof start !== "number" || typeof end !== "number") return [];
  return [
    [end <= start, "end_time", "is not after start_time", "write a later time"],
    [start > Date.now(), "start_time", "is in the future", futureStartFix],
  ];
}
