import { type Pace, pauseMs } from "../../src/client/poll.ts";
import { delayMs } from "../../src/client/retry.ts";
import { limitsFor, lowerLimit } from "../../src/contract/rate-limits.ts";
import { randomFrom } from "../../src/emulator/traces/traces.ts";
import { type Life, lives } from "./waiting.ts";

const SECOND_MS = 1_000;
/** The grain of simulated time. */
const TICK_MS = 10;
/** From a request to its answer. */
const LATENCY_MS = 100;
/** The deployment, its revisions, and the change. */
const OPENING_REQUESTS = 3;
const POLLS_PER_DEPLOYMENT_READ = 4;
/** How long a deploy goes on without an answer: before its change, and after it. */
const PATIENCE_MS = { opening: 2 * 60 * SECOND_MS, following: 10 * 60 * SECOND_MS };

const [row] = limitsFor({
  method: "GET",
  path: "/v2/deployments",
  hasApiKey: true,
  hasUserId: false,
});
const LIMIT = row === undefined ? { count: 0, interval_seconds: 1 } : lowerLimit(row);
const INTERVAL_MS = LIMIT.interval_seconds * SECOND_MS;
/** As in the client: requests travel for different times. */
const PACED_INTERVAL_MS = INTERVAL_MS * 1.1;

export interface FleetOptions {
  count: number;
  /** Who keeps within the limit before the service refuses: nobody, each process for itself, or all of them together. */
  pacing: "none" | "each" | "together";
  poll?: Pace;
  /** They begin at random times within so long. */
  startWithinMs?: number;
  seed?: string;
}

export interface Fleet {
  /** In the busiest ten seconds, with those that were refused. */
  peakPerSecond: number;
  refusedShare: number;
  /** From the end of a revision to the moment when its deploy knows. */
  meanDelay_seconds: number;
  requestsPerDeploy: number;
  /** Got no answer for longer than a deploy waits for one. */
  gaveUpShare: number;
}

/** Times that fill a sliding window. */
function slidingWindow(count: number, intervalMs: number) {
  const times: number[] = [];
  return {
    freeAt: () => (times[times.length - count] ?? Number.NEGATIVE_INFINITY) + intervalMs,
    take: (time: number) => void times.push(time),
  };
}

interface Deploy {
  ends: number[];
  next: "opening" | "poll" | "look" | "confirm";
  /** Its turn is now. */
  hasTurn: boolean;
  answers: number;
  polls: number;
  failures: number;
  lastAnswerMs: number;
  changedMs: number;
  status: number;
  statusSinceMs: number;
  /** From a look beside a poll to the next poll. */
  pauseMs: number;
}

const deployOf = (life: Life): Deploy => ({
  ends: life.map((_, index) => life.slice(0, index + 1).reduce((sum, part) => sum + part, 0)),
  next: "opening",
  hasTurn: false,
  answers: 0,
  polls: 0,
  failures: 0,
  lastAnswerMs: 0,
  changedMs: 0,
  status: -1,
  statusSinceMs: 0,
  pauseMs: 0,
});

/**
 * So many deploys at the same time with one key, whose other users are silent. They begin as the action does, poll as it
 * does, and take a 429 as it does, which says nothing of when to come back. Nobody's `timeout` is reached.
 */
export function simulateFleet(options: FleetOptions): Fleet {
  const { count, pacing, seed = "fleet", startWithinMs = INTERVAL_MS } = options;
  const { poll = { minMs: 2 * SECOND_MS, maxMs: 30 * SECOND_MS } } = options;
  const random = randomFrom(seed, count);
  const service = slidingWindow(LIMIT.count, INTERVAL_MS);
  const paceOf = () =>
    pacing === "none" ? undefined : slidingWindow(LIMIT.count, PACED_INTERVAL_MS);
  const shared = paceOf();
  const calendar: [Deploy, typeof shared][][] = [];
  const sentIn = new Map<number, number>();
  const delays: number[] = [];
  let refused = 0;
  let gaveUp = 0;

  /** The pause before the next request; undefined at the end. */
  function answered(deploy: Deploy, now: number): number | undefined {
    deploy.failures = 0;
    deploy.lastAnswerMs = now;
    deploy.answers += 1;
    if (deploy.next === "confirm") return undefined;
    if (deploy.next === "poll") return polled(deploy, now);
    if (deploy.next === "look") deploy.next = "poll";
    if (deploy.next === "poll") return deploy.pauseMs;
    if (deploy.answers < OPENING_REQUESTS) return 0;
    deploy.next = "poll";
    deploy.changedMs = now;
    return 0;
  }

  function polled(deploy: Deploy, now: number): number {
    const { ends, changedMs } = deploy;
    const ageMs = now - LATENCY_MS - changedMs;
    const status = ends.filter((end) => end <= ageMs).length;
    if (status !== deploy.status) deploy.statusSinceMs = now;
    deploy.status = status;
    deploy.polls += 1;
    if (status === ends.length) {
      delays.push(now - changedMs - (ends.at(-1) ?? 0));
      deploy.next = "confirm";
      return 0;
    }
    deploy.pauseMs = pauseMs(now - deploy.statusSinceMs, poll, random);
    if (deploy.polls % POLLS_PER_DEPLOYMENT_READ !== 0) return deploy.pauseMs;
    deploy.next = "look";
    return 0;
  }

  function denied(deploy: Deploy, now: number): number | undefined {
    refused += 1;
    // A look beside a poll is not repeated.
    if (deploy.next === "look") {
      deploy.next = "poll";
      return deploy.pauseMs;
    }
    deploy.failures += 1;
    const patience = deploy.next === "opening" ? PATIENCE_MS.opening : PATIENCE_MS.following;
    if (now - deploy.lastAnswerMs <= patience) return delayMs(undefined, deploy.failures, random);
    gaveUp += 1;
    return undefined;
  }

  function send(deploy: Deploy, now: number): number | undefined {
    const bucket = Math.floor(now / INTERVAL_MS);
    sentIn.set(bucket, (sentIn.get(bucket) ?? 0) + 1);
    const known = now + LATENCY_MS;
    const isFree = service.freeAt() <= now;
    if (isFree) service.take(now);
    const pause = isFree ? answered(deploy, known) : denied(deploy, known);
    return pause === undefined ? undefined : known + pause;
  }

  function schedule(deploy: Deploy, pace: typeof shared, atMs: number): void {
    const tick = Math.ceil(atMs / TICK_MS);
    const meeting = calendar[tick] ?? [];
    meeting.push([deploy, pace]);
    calendar[tick] = meeting;
  }

  /** Sends, or takes a turn for later. */
  function act(deploy: Deploy, pace: typeof shared, now: number): void {
    const turnMs = deploy.hasTurn || pace === undefined ? now : Math.max(now, pace.freeAt());
    if (!deploy.hasTurn) pace?.take(turnMs);
    deploy.hasTurn = turnMs > now;
    const nextMs = deploy.hasTurn ? turnMs : send(deploy, now);
    if (nextMs !== undefined) schedule(deploy, pace, nextMs);
  }

  for (const life of lives(count, seed)) {
    const startMs = random() * startWithinMs;
    schedule(
      { ...deployOf(life), lastAnswerMs: startMs },
      pacing === "together" ? shared : paceOf(),
      startMs,
    );
  }
  for (let tick = 0; tick < calendar.length; tick++) {
    for (const [deploy, pace] of calendar[tick] ?? []) act(deploy, pace, tick * TICK_MS);
  }

  const sent = [...sentIn.values()].reduce((sum, one) => sum + one, 0);
  return {
    peakPerSecond: Math.max(...sentIn.values()) / LIMIT.interval_seconds,
    refusedShare: refused / sent,
    meanDelay_seconds:
      delays.reduce((sum, delay) => sum + delay, 0) / Math.max(1, delays.length) / SECOND_MS,
    requestsPerDeploy: sent / count,
    gaveUpShare: gaveUp / count,
  };
}
