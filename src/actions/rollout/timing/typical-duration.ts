import { formatDuration } from "../../../report/format.ts";
import type { Revision } from "../../../service/contract/deployments.ts";
import { isDeployed } from "../status.ts";

/** How long earlier rollouts of a deployment took. Durations are in milliseconds. */
export interface TypicalDuration {
  count: number;
  medianMs: number;
  shortestMs: number;
  longestMs: number;
}

const MIN_COUNT = 3;
const MAX_COUNT = 5;
/*
 * Beyond the contract: rollout-times. Services may set `updated_at` only once, or touch it later:
 * outside these bounds it shows no rollout, and times that differ tenfold show nothing that is
 * usual.
 */
const MIN_MS = 1_000;
const MAX_MS = 60 * 60_000;
const TENFOLD = 10;

/**
 * How long the last of the earlier revisions took until they were DEPLOYED, by the times that the
 * service shows; undefined if too few show it. `seen` may hold newer revisions, too.
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
    // A service may touch a revision when a newer one is made, or takes its place.
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
