import { describe, expect, it } from "vitest";
import { type Clock, Deadline } from "../../../src/service/client/clock.ts";
import {
  ContractError,
  RefusedError,
  UnreachableError,
} from "../../../src/service/client/errors.ts";
import {
  type Evidence,
  ONE_READ,
  type PollOptions,
  poll,
} from "../../../src/service/client/poll.ts";
import { contextAt } from "../../harness/step-context.ts";
import { virtualClock } from "../../harness/virtual-clock.ts";

const HOUR_MS = 3_600_000;
const UNAVAILABLE = new UnreachableError({ title: "away", sent: true });
const WEB_PAGE = new ContractError({ title: "html" });
const retryAfterHours = new UnreachableError({ title: "503", sent: true, retryAfterMs: 9e6 });
const rateLimitedFor = (ms: number) =>
  new UnreachableError({ title: "429", status: 429, sent: true, retryAfterMs: ms });
const refusalWith = (status: number) => new RefusedError({ title: "no", status });

interface Options extends Partial<PollOptions<string>> {
  timeoutMs?: number;
  /** The evidence that "done" needs. */
  evidence?: Evidence;
  /** False: the limit for the first contact applies. */
  isRequestSent?: boolean;
  cancelAtMs?: number;
}

/** Returns the reply to a read at this time, and may sleep first. */
type Reply = (ms: number, sleep: Clock["sleep"]) => string | Error | Promise<string | Error>;

/** Polls a service until the end. Returns the end and the times of the reads. */
async function pollUntilEnd(replyAt: Reply, options: Options = {}) {
  const {
    timeoutMs = 30 * 60_000,
    evidence = ONE_READ,
    isRequestSent = true,
    cancelAtMs,
    ...overrides
  } = options;
  const clock = virtualClock();
  const reads: number[] = [];
  const cancel = new AbortController();
  const { ctx } = contextAt("http://127.0.0.1:1", { clock, signal: cancel.signal });
  const deadline = new Deadline(clock, timeoutMs);
  if (isRequestSent) deadline.markRequestSent();
  if (cancelAtMs !== undefined) clock.at(cancelAtMs, () => cancel.abort(new Error("cancelled")));
  const polling = poll<string>(
    { ...ctx, deadline },
    {
      read: async () => {
        reads.push(clock.now());
        const reply = await replyAt(clock.now(), clock.sleep);
        if (reply instanceof Error) throw reply;
        return reply;
      },
      stateOf: String,
      neededEvidence: (reply) => (reply === "done" ? evidence : undefined),
      interval: [3_000, 30_000],
      ...overrides,
    },
  );
  const end = await polling.then(
    ({ lastReply, isInTime }) => `${lastReply}${isInTime ? "" : ", late"}`,
    ({ message }: Error) => {
      const minutes = Math.floor(clock.now() / 60_000);
      return `${message.replace(/tried \d+ times/, "tried often")}, after ${minutes} min`;
    },
  );
  return { end, reads };
}

const builtAt = (doneMs: number) => (ms: number) => (ms < doneMs ? "building" : "done");
/** The second read fails after an hour. */
const suspend: Reply = async (ms, sleep) => {
  if (ms === 0 || ms > HOUR_MS) return ms === 0 ? "building" : "done";
  await sleep(HOUR_MS);
  return UNAVAILABLE;
};
const NEVER_REACHED = "away; tried often, after 0 min";
const TWO_HOURS = { timeoutMs: 2 * HOUR_MS };
const ONE_REFUSAL = { refusalEvidence: () => ONE_READ };
const A_MINUTE = { evidence: { reads: 3, ms: 60_000 } };

describe("poll", () => {
  it.each<[string, Reply, string, Options?]>([
    ["at a final reply", builtAt(90_000), "done"],
    ["at a final reply after an outage", (ms) => (ms > 600_000 ? "done" : UNAVAILABLE), "done"],
    [
      "at a final reply after three outages of five minutes",
      (ms) =>
        ms > 1_500_000 ? "done" : Math.floor(ms / 300_000) % 2 === 0 ? UNAVAILABLE : "building",
      "done",
    ],
    ["at a final reply after a gateway's page", (ms) => (ms < 300_000 ? WEB_PAGE : "done"), "done"],
    ["at a final reply after this machine was suspended", suspend, "done", TWO_HOURS],
    [
      "if the service was never reached",
      () => UNAVAILABLE,
      NEVER_REACHED,
      { isRequestSent: false },
    ],
    [
      "if it is cancelled during a pause",
      builtAt(90_000),
      "cancelled, after 0 min",
      { cancelAtMs: 30_000 },
    ],
    [
      "at the second 429 that asks for more time than is left",
      (ms) => (ms > 0 ? rateLimitedFor(7.2e6) : "building"),
      "429; tried often, after 1 min",
    ],
    [
      "at a final reply after one 429 that asks for more time than is left",
      (ms) => (ms > 0 && ms < 30_000 ? rateLimitedFor(7.2e6) : builtAt(60_000)(ms)),
      "done",
    ],
    ...[401, 403, 404, 400].map((status): [string, Reply, string] => [
      `at a ${status} that lasts for a minute`,
      () => refusalWith(status),
      "no; tried often, after 1 min",
    ]),
  ])("ends %s", async (_, replyAt, end, options) => {
    expect((await pollUntilEnd(replyAt, options)).end).toBe(end);
  });

  it.each<[string, Reply, string, number[], Options]>([
    ["once more at the deadline", () => "building", "building, late", [100_000], {}],
    ["a final reply at the deadline twice", builtAt(100_000), "done", [100_000, 100_000], A_MINUTE],
    [
      "a refusal once, if one read is enough evidence",
      () => refusalWith(404),
      "no, after 0 min",
      [0],
      ONE_REFUSAL,
    ],
    [
      "again after a minute, if Retry-After of a 503 is longer",
      (ms) => (ms ? "done" : retryAfterHours),
      "done",
      [0, 60_000],
      {},
    ],
    [
      "again after Retry-After of a 429, if there is time",
      (ms) => (ms ? "done" : rateLimitedFor(80_000)),
      "done",
      [0, 80_000],
      {},
    ],
    [
      "again after Retry-After of a 429 that is longer than an outage may last",
      (ms) => (ms ? "done" : rateLimitedFor(900_000)),
      "done",
      [0, 900_000],
      { timeoutMs: 3_600_000 },
    ],
  ])("reads %s", async (_, replyAt, end, lastReads, options) => {
    const result = await pollUntilEnd(replyAt, { timeoutMs: 100_000, ...options });
    expect([result.end, result.reads.slice(-lastReads.length)]).toEqual([end, lastReads]);
  });

  it.each([1_000, 0])("backs off if each Retry-After is %i ms", async (ms) => {
    const timeoutMs = 100_000;
    const { reads } = await pollUntilEnd(() => rateLimitedFor(ms), { timeoutMs });
    // One read per second, 100 in all, would only be rate-limited again.
    expect(reads.length).toBeLessThan(20);
    expect(reads.length).toBeGreaterThan(5);
  });
});
