import { formatDuration } from "../../../report/format.ts";
import type { Revision } from "../../../service/contract/deployments.ts";
import { isDeployed } from "../status.ts";

/** Duration of earlier rollouts of a deployment, in milliseconds. */
export interface TypicalDuration {
  count: number;
  medianMs: number;
  shortestMs: number;
  longestMs: number;
}

const MIN_COUNT = 3;
const MAX_COUNT = 5;
/*
 * Beyond the contract: rollout-times. Services may set `updated_at` only once, or change it later:
 * durations outside these bounds are ignored, and durations that differ tenfold are not typical.
 */
const MIN_MS = 1_000;
const MAX_MS = 60 * 60_000;
const TENFOLD = 10;

/**
 * The duration of the most recent of the `earlier` revisions that were DEPLOYED; undefined if too
 * few show it. `seen` may include newer revisions.
 */
export function typicalDurationOf(
  seen: readonly Revision[],
  earlier: ReadonlySet<string>,
): TypicalDuration | undefined {
  const created = seen.map(({ created_at }) => Date.parse(created_at ?? ""));
  const tookMs = seen
    .map((one, at) => ({
      ...one,
      fromMs: created[at] ?? 0,
      toMs: Date.parse(one.updated_at ?? ""),
    }))
    .filter(({ id, status }) => earlier.has(id) && isDeployed(status))
    // A service may update a revision when a newer one is created or replaces it.
    .filter(({ fromMs, toMs }) => !created.some((newerMs) => newerMs > fromMs && newerMs <= toMs))
    .filter(({ fromMs, toMs }) => toMs - fromMs >= MIN_MS && toMs - fromMs <= MAX_MS)
    .toSorted((one, other) => other.fromMs - one.fromMs)
    .slice(0, MAX_COUNT)
    .map(({ fromMs, toMs }) => toMs - fromMs)
    .toSorted((one, other) => one - other);
  const count = tookMs.length;
  const middle = tookMs.slice(Math.ceil(count / 2) - 1, Math.floor(count / 2) + 1);
  const medianMs = middle.reduce((sum, ms) => sum + ms, 0) / middle.length;
  const [shortestMs = 0, longestMs = 0] = [tookMs[0], tookMs.at(-1)];
  if (count < MIN_COUNT || longestMs >= shortestMs * TENFOLD) return undefined;
  return { count, medianMs, shortestMs, longestMs };
}

export function typicalDurationText({
  shortestMs,
  longestMs,
  medianMs,
  count,
}: TypicalDuration): string {
  const [shortest, longest] = [shortestMs, longestMs].map(formatDuration);
  const range = shortest === longest ? longest : `${shortest} to ${longest}`;
  return `Usually ${formatDuration(medianMs)}: the last ${count} took ${range}.`;
}
