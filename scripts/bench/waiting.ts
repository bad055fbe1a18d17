import { createRandom } from "../../emulator/traces/traces.ts";
import { pauseMs } from "../../src/service/client/poll.ts";

export interface Rollout {
  /** How long the revision has each status, in order. */
  durationsMs: readonly number[];
  failed: boolean;
}

/** The pause before the next poll, by the number of polls and the time in the current status. */
type Schedule = (poll: number, inStatusMs: number, random: () => number) => number;

interface ScheduleResult {
  /** From the final status until the step ends; a failure has to be read twice. */
  meanDelay_seconds: number;
  /** Reads of the revision. */
  polls: number;
  /** All requests of the deploy. */
  requests: number;
}

const SECOND_MS = 1_000;

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Half are images, and 30 % git builds; 14 % fail early, and 6 % take very long. */
export function sampleRollouts(count: number, seed: string): Rollout[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const kind = random();
    const times = (...distributions: [median_s: number, spread: number][]) =>
      distributions.map(
        ([median_s, spread]) => median_s * SECOND_MS * Math.exp(spread * normal(random)),
      );
    if (kind < 0.5) return { durationsMs: times([4, 0.6], [70, 0.6]), failed: false };
    if (kind < 0.8) return { durationsMs: times([8, 0.6], [300, 0.5], [60, 0.5]), failed: false };
    if (kind < 0.94) return { durationsMs: times([5, 0.6], [20, 0.8]), failed: true };
    return { durationsMs: times([10, 0.6], [2_400, 0.6], [120, 0.5]), failed: false };
  });
}

export const SCHEDULES: Record<string, Schedule> = {
  "this action": (_, inStatusMs, random) =>
    pauseMs(inStatusMs, [3 * SECOND_MS, 30 * SECOND_MS], random),
  "fixed 5 s": () => 5 * SECOND_MS,
  "fixed 10 s": () => 10 * SECOND_MS,
  "fixed 15 s": () => 15 * SECOND_MS,
  "2 s × 1.5, at most 30 s": (poll) => Math.min(30, 2 * 1.5 ** Math.min(poll, 20)) * SECOND_MS,
  // A random pause from 2 s to a ceiling that doubles, then 120 s.
  "AWS SDK waiter": (poll, _, random) => {
    const ceiling = 2 * 2 ** Math.min(poll, 20);
    return (ceiling > 120 ? 120 : 2 + random() * (ceiling - 2)) * SECOND_MS;
  },
};

/** First read of the deployment, list of revisions, change, and active revision. */
const REQUESTS_BESIDE_POLLS = 4;
const DEPLOYMENT_READ_INTERVAL_MS = 30_000;

/** Simulates one rollout with one schedule, including the other requests of this action. */
function simulateRollout(rollout: Rollout, schedule: Schedule, random: () => number) {
  const statusEndsMs = rollout.durationsMs.map((_, index) =>
    sum(rollout.durationsMs.slice(0, index + 1)),
  );
  const endMs = statusEndsMs.at(-1) ?? 0;
  let now = 0;
  let previousStatus = -1;
  let statusSinceMs = 0;
  let deploymentReadMs = 0;
  let requests = REQUESTS_BESIDE_POLLS;
  for (let poll = 0; ; poll++) {
    requests += 1;
    const status = statusEndsMs.filter((end) => end <= now).length;
    const isUnchanged = status === previousStatus;
    if (now >= endMs && (isUnchanged || !rollout.failed))
      return { delayMs: now - endMs, polls: poll + 1, requests };
    if (!isUnchanged) statusSinceMs = now;
    previousStatus = status;
    if (now - deploymentReadMs >= DEPLOYMENT_READ_INTERVAL_MS) {
      deploymentReadMs = now;
      requests += 1;
    }
    now += schedule(poll, now - statusSinceMs, random);
  }
}

export function simulate(
  schedule: Schedule,
  rollouts: readonly Rollout[],
  seed: string,
): ScheduleResult {
  const random = createRandom(seed);
  const results = rollouts.map((rollout) => simulateRollout(rollout, schedule, random));
  const mean = (values: number[]) => sum(values) / values.length;
  return {
    meanDelay_seconds: mean(results.map(({ delayMs }) => delayMs)) / SECOND_MS,
    polls: mean(results.map(({ polls }) => polls)),
    requests: mean(results.map(({ requests }) => requests)),
  };
}

const STEP_MS = 1_000;
/** The longest pause between polls that `bestTimes` considers. */
const MAX_PAUSE_STEPS = 120;

/** By time step: how many rollouts have ended, and the sum of their durations in seconds. */
function cumulativeCounts(durationsMs: readonly number[], steps: number) {
  const counts = Array<number>(steps + 1).fill(0);
  const sums = Array<number>(steps + 1).fill(0);
  for (const duration of durationsMs) {
    const step = Math.ceil(duration / STEP_MS);
    counts[step] = valueAt(counts, step) + 1;
    sums[step] = valueAt(sums, step) + duration / SECOND_MS;
  }
  for (let step = 1; step <= steps; step++) {
    counts[step] = valueAt(counts, step) + valueAt(counts, step - 1);
    sums[step] = valueAt(sums, step) + valueAt(sums, step - 1);
  }
  return { counts, sums };
}

const valueAt = (values: readonly number[], index: number) => values[index] ?? 0;

/**
 * The poll times, the same for all rollouts, with the least total delay if each poll costs `price`
 * seconds of delay: dynamic programming over the time steps, from the end.
 */
function bestTimes(durationsMs: readonly number[], price: number): number[] {
  const steps = Math.ceil(Math.max(...durationsMs) / STEP_MS);
  const { counts, sums } = cumulativeCounts(durationsMs, steps);
  const costs = Array<number>(steps + 1).fill(0);
  const nextSteps = Array<number>(steps + 1).fill(steps);

  const costOf = (from: number, to: number) => {
    const endCount = valueAt(counts, to) - valueAt(counts, from);
    const delay = (endCount * to * STEP_MS) / SECOND_MS - (valueAt(sums, to) - valueAt(sums, from));
    return price * (durationsMs.length - valueAt(counts, from)) + delay + valueAt(costs, to);
  };
  for (let from = steps - 1; from >= 0; from--) {
    costs[from] = Number.POSITIVE_INFINITY;
    for (let to = from + 1; to <= Math.min(steps, from + MAX_PAUSE_STEPS); to++) {
      const cost = costOf(from, to);
      if (cost >= valueAt(costs, from)) continue;
      costs[from] = cost;
      nextSteps[from] = to;
    }
  }
  const times: number[] = [];
  for (let step = 0; step < steps; step = valueAt(nextSteps, step))
    times.push(valueAt(nextSteps, step) * STEP_MS);
  return times;
}

/** The result of the best common poll times for the samples, at most `polls` polls on average. */
export function optimum(samples: readonly Rollout[], polls: number): ScheduleResult {
  const rollouts = samples.map(({ durationsMs }) => ({ durationsMs, failed: false }));
  const totalsMs = rollouts.map(({ durationsMs }) => sum(durationsMs));
  let [lowPrice, highPrice] = [0.001, 100];
  let best: ScheduleResult = { meanDelay_seconds: Infinity, polls: 0, requests: 0 };
  for (let round = 0; round < 16; round++) {
    const price = Math.sqrt(lowPrice * highPrice);
    const times = [0, ...bestTimes(totalsMs, price)];
    const schedule: Schedule = (poll) =>
      (times[poll + 1] ?? (times.at(-1) ?? 0) + STEP_MS) - (times[poll] ?? 0);
    const result = simulate(schedule, rollouts, "optimum");
    if (result.polls <= polls) [highPrice, best] = [price, result];
    else lowPrice = price;
  }
  return best;
}
