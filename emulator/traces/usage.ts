import { DAY_MS, HOUR_MS, type TimeRange } from "../../src/service/contract/time.ts";
import {
  FIRST_USAGE_TIME,
  type GroupBy,
  lengthMs,
  type Stride,
} from "../../src/service/contract/usage.ts";
import type { Trace, Traces, Workspace } from "./traces.ts";

/** contract: Stride by requested range, for ranges of a day or more. */
const DAY_STRIDES = [
  { upToDays: 31, days: 1 },
  { upToDays: 93, days: 7 },
  { upToDays: 366, days: 30 },
  { upToDays: Infinity, days: 365 },
];

/** The stride of a range. Beyond the contract: usage-strides. */
export function strideOf(rangeMs: number): Stride {
  if (rangeMs < DAY_MS) return { days: 0, hours: 1 };
  const days = Math.ceil(rangeMs / DAY_MS);
  return { days: DAY_STRIDES.find(({ upToDays }) => days <= upToDays)?.days ?? 365, hours: 0 };
}

interface UsageBucket extends TimeRange {
  dimensions: Record<string, string>;
  traces: number;
}

export type Usage = ReturnType<typeof countTraces>;

const DIMENSIONS: Record<GroupBy, (trace: Trace) => Record<string, string>> = {
  workspace: ({ workspace }) => ({ workspace_id: workspace.id, workspace_name: workspace.name }),
  project: ({ project }) => ({ project_id: project.id, project_name: project.name }),
  user: ({ user }) => ({ user_id: user.id, user_email: user.email }),
  api_key: ({ api_key_short_key }) => ({ api_key_short_key }),
};

interface UsageRange extends TimeRange {
  workspaces: Workspace[];
  group_by: GroupBy;
}

/**
 * Counts the traces that started in the range and before `now`. Returns the stride, and the buckets
 * with traces in order of time.
 */
export function countTraces(
  traces: Traces,
  { workspaces, startMs, endMs, group_by }: UsageRange,
  now: number,
) {
  const stride = strideOf(endMs - startMs);
  const strideMs = lengthMs(stride);
  // Buckets begin with the first hour or UTC day of the range, but only traces in the range count.
  // Beyond the contract: usage-buckets.
  const unitMs = stride.days === 0 ? HOUR_MS : DAY_MS;
  const firstMs = Math.floor(startMs / unitMs) * unitMs;
  const countedFromMs = Math.max(startMs, Date.parse(FIRST_USAGE_TIME));
  const buckets = new Map<string, UsageBucket>();
  for (const project of workspaces.flatMap(({ projects }) => projects)) {
    for (const trace of traces.tracesBetween(project, countedFromMs, Math.min(endMs, now))) {
      const bucketMs = firstMs + Math.floor((trace.startMs - firstMs) / strideMs) * strideMs;
      const dimensions = DIMENSIONS[group_by](trace);
      const key = [bucketMs, ...Object.values(dimensions)].join(" ");
      const count = (buckets.get(key)?.traces ?? 0) + 1;
      const range = { startMs: bucketMs, endMs: bucketMs + strideMs };
      buckets.set(key, { ...range, dimensions, traces: count });
    }
  }
  return { stride, buckets: [...buckets.values()].sort((a, b) => a.startMs - b.startMs) };
}
