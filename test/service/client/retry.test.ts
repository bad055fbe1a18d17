import { describe, expect, it } from "vitest";
import { Deadline } from "../../../src/service/client/clock.ts";
import {
  ContractError,
  RefusedError,
  UnreachableError,
} from "../../../src/service/client/errors.ts";
import { withRetries } from "../../../src/service/client/requests.ts";
import { parseRetryAfter, retryPauseMs } from "../../../src/service/client/retry.ts";
import { contextAt } from "../../harness/step-context.ts";
import { virtualClock } from "../../harness/virtual-clock.ts";

const DATE = "Sat, 21 Nov 2026 10:00:00 GMT";

describe("parseRetryAfter", () => {
  it.each([
    ["0", DATE, 0],
    ["7", undefined, 7_000],
    ["999999999", DATE, 999_999_999_000],
    ["Sat, 21 Nov 2026 10:00:10 GMT", DATE, 10_000],
    ["Sat, 21 Nov 2026 09:59:00 GMT", DATE, 0],
    ["Sat, 21 Nov 2026 10:00:10 GMT", undefined, undefined],
    [undefined, DATE, undefined],
    ["", DATE, undefined],
    ["-1", DATE, undefined],
    ["1.5", DATE, undefined],
    ["0x10", DATE, undefined],
    ["1e9", DATE, undefined],
    ["Infinity", DATE, undefined],
    ["1000000000000", DATE, undefined],
    [" 5", DATE, undefined],
    ["tomorrow", DATE, undefined],
    ["2026-11-21T10:00:10Z", DATE, undefined],
    ["Sat, 99 Nov 2026 10:00:10 GMT", DATE, undefined],
  ])("reads %j, with the Date header %j, as %j ms", (value, date, expected) => {
    expect(parseRetryAfter(value, date)).toBe(expected);
  });
});

describe("retryPauseMs", () => {
  it("doubles with each failure from one second to half a minute; jitter halves it at most", () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((failures) => retryPauseMs(0, failures, () => 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
    expect(retryPauseMs(0, 3, () => 0)).toBe(2_000);
  });
});

const UNAVAILABLE = new UnreachableError({ title: "away", sent: true });
const WEB_PAGE = new ContractError({ title: "html" });
const BAD_CERTIFICATE = new UnreachableError({
  title: "certificate",
  sent: false,
  permanent: true,
});
const TOO_LARGE = new ContractError({ title: "huge", permanent: true });
const REFUSAL = new RefusedError({ title: "no", status: 404 });
const rateLimitedFor = (retryAfterMs: number) =>
  new UnreachableError({ title: "429", sent: true, retryAfterMs });

describe("withRetries", () => {
  it.each<[string, errors: Error[], end: string, attempts: number, atMs?: number]>([
    ["a reply after three failures", [UNAVAILABLE, UNAVAILABLE, UNAVAILABLE], "reply", 4],
    ["a refusal at once", [REFUSAL], "no", 1],
    ["a bad certificate at once", [BAD_CERTIFICATE], "certificate", 1],
    ["a response that is too large at once", [TOO_LARGE], "huge", 1],
    ["a bug at once", [new TypeError("ours")], "ours", 1],
    ["three responses that break the contract", Array(9).fill(WEB_PAGE), "html; tried 3 times", 3],
    [
      "a reply after two responses that break the contract and other failures",
      [UNAVAILABLE, UNAVAILABLE, WEB_PAGE, WEB_PAGE],
      "reply",
      5,
    ],
    ["a Retry-After longer than the time left", [rateLimitedFor(50_000)], "429", 1, 0],
    [
      "a reply after a minute, if Retry-After is longer",
      [rateLimitedFor(100_000)],
      "reply",
      2,
      60_000,
    ],
    [
      "a Retry-After longer than an outage may last, in a step without a timeout",
      [rateLimitedFor(3_600_000)],
      "429",
      1,
    ],
    [
      "ten attempts, with a Retry-After of a second each time",
      Array(99).fill(rateLimitedFor(1_000)),
      "429; tried 10 times",
      10,
    ],
  ])("ends with %s", async (_, errors, end, attempts, atMs) => {
    const clock = virtualClock();
    // The row with `atMs` 0 is about the time left.
    const deadline = new Deadline(clock, atMs === 0 ? 49_000 : undefined);
    deadline.markRequestSent();
    let count = 0;
    const attempt = async () => {
      const error = errors[count++];
      if (error !== undefined) throw error;
      return "reply";
    };
    const { ctx } = contextAt("http://127.0.0.1:1", { clock });
    const result = withRetries({ ...ctx, deadline }, attempt);
    expect(await result.catch((error: Error) => error.message)).toBe(end);
    expect(count).toBe(attempts);
    if (atMs !== undefined) expect(clock.now()).toBe(atMs);
  });
});

it("withRetries logs no failure after a cancellation", async () => {
  const { ctx, log } = contextAt("http://127.0.0.1:1", { signal: AbortSignal.abort("cancelled") });
  const result = withRetries(ctx, () => Promise.reject(rateLimitedFor(20_000)));
  await expect(result).rejects.toBe("cancelled");
  await expect(withRetries(ctx, () => Promise.reject(REFUSAL))).rejects.toBe(REFUSAL);
  expect(log).toEqual([]);
});
