import { describe, expect, it } from "vitest";
import { Deadline } from "../../src/client/clock.ts";
import { RefusedError, UnreachableError } from "../../src/client/errors.ts";
import { pauseMs, poll, RefusalGrace } from "../../src/client/poll.ts";
import { omitAbsent } from "../../src/contract/operation.ts";
import { virtualClock } from "../harness/virtual-clock.ts";

const pace = { minMs: 3_000, maxMs: 30_000 };
const away = () => new UnreachableError("away", { sent: true });

describe("pauseMs", () => {
  it.each([
    [0, 3_000],
    [45_000, 3_000],
    [90_000, 6_000],
    [450_000, 30_000],
    [3_600_000, 30_000],
  ])("is, after %d ms in a state, %d ms", (inState, expected) => {
    expect(pauseMs(inState, pace, () => 0.5)).toBe(expected);
    expect(pauseMs(inState, pace, () => 0)).toBeCloseTo(expected * 0.9);
    expect(pauseMs(inState, pace, () => 1)).toBeCloseTo(expected * 1.1);
  });
});

function deadlineAfter(clock: ReturnType<typeof virtualClock>, ms: number): Deadline {
  const deadline = new Deadline(clock, ms);
  deadline.reached();
  return deadline;
}

type Overrides = Partial<Parameters<typeof poll<string>>[0]> & { timeoutMs?: number };

/** A service whose answer depends on the time alone; an Error is thrown. */
function polling(
  answerAt: (ms: number) => string | Error,
  { timeoutMs = 30 * 60_000, ...overrides }: Overrides = {},
) {
  const clock = virtualClock();
  const reads: number[] = [];
  const result = poll<string>({
    read: async () => {
      reads.push(clock.now());
      const answer = answerAt(clock.now());
      if (answer instanceof Error) throw answer;
      return answer;
    },
    state: (reply) => reply,
    done: (reply) => reply === "done",
    pace,
    deadline: deadlineAfter(clock, timeoutMs),
    outageMs: 10 * 60_000,
    clock,
    signal: new AbortController().signal,
    ...overrides,
  });
  return { result, reads, clock };
}

describe("poll", () => {
  it("returns the reply that is done", async () => {
    expect(await polling((ms) => (ms < 90_000 ? "building" : "done")).result).toBe("done");
  });

  it("slows down within a state and speeds up after a change", async () => {
    const { result, reads } = polling((ms) =>
      ms < 200_000 ? "building" : ms < 230_000 ? "deploying" : "done",
    );
    await result;
    const pauses = reads.slice(1).map((at, index) => at - (reads[index] ?? 0));
    const change = reads.findIndex((at) => at >= 200_000);
    expect(pauses[change - 2]).toBeGreaterThan(10_000);
    expect(pauses[change]).toBeLessThan(3_000);
  });

  it("reads once more at the deadline, then returns undefined", async () => {
    const { result, reads } = polling(() => "building", { timeoutMs: 100_000 });
    expect(await result).toBeUndefined();
    expect(reads.at(-1)).toBe(100_000);
  });

  it("reads once more when a look-up in `done` took until the deadline", async () => {
    let looks = 0;
    const clock = virtualClock();
    const result = poll<string>({
      read: async () => (clock.now() < 90_000 ? "building" : "done"),
      state: (reply) => reply,
      done: async (reply) => {
        if (reply === "done") return true;
        if (looks++ === 2) await clock.sleep(100_000);
        return false;
      },
      pace,
      deadline: deadlineAfter(clock, 60_000),
      outageMs: 600_000,
      clock,
      signal: new AbortController().signal,
    });
    expect(await result).toBe("done");
  });

  it("does not stop for failures, and forgets them with the first answer", async () => {
    const { result } = polling((ms) => {
      if (ms > 1_500_000) return "done";
      return Math.floor(ms / 300_000) % 2 === 0 ? away() : "building";
    });
    expect(await result).toBe("done");
  });

  it("survives ten minutes without any answer", async () => {
    expect(
      await polling((ms) =>
        ms > 60_000 && ms < 655_000 ? away() : ms < 60_000 ? "building" : "done",
      ).result,
    ).toBe("done");
  });

  it("stops when the service is away for longer", async () => {
    const { result, clock } = polling((ms) => (ms < 60_000 ? "building" : away()));
    await expect(result).rejects.toThrow("away");
    expect(clock.now()).toBeLessThan(720_000);
  });

  it.each([undefined, 0])(
    "backs off from a service that always fails, also when its Retry-After is %s ms",
    async (retryAfterMs) => {
      const failure = () =>
        new UnreachableError("away", {
          sent: true,
          status: 503,
          ...omitAbsent({ retryAfterMs }),
        });
      const { result, reads } = polling(failure);
      await expect(result).rejects.toThrow("away");
      expect(reads.length).toBeLessThan(45);
      const quick = reads.filter((ms, index) => index > 0 && ms - (reads[index - 1] ?? 0) < 10_000);
      expect(quick.length).toBeLessThan(6);
    },
  );

  it("stops at once at a refusal", async () => {
    const { result, reads } = polling(() => new RefusedError(401, "unknown key"));
    await expect(result).rejects.toThrow("unknown key");
    expect(reads).toHaveLength(1);
  });

  it.each([
    ["a resource that was just created may be missing for a minute", 404, true, 20, 3_000],
    ["a resource that is known may be missing twice", 404, false, 3, 3_000],
    ["a permission may be missing twice", 403, false, 3, 15_000],
  ])("%s", async (_, status, isYoung, tries, pauseMs) => {
    const refusals = new RefusalGrace({ isYoung });
    const { result, reads } = polling(() => new RefusedError(status, "not yet"), { refusals });
    await expect(result).rejects.toThrow("not yet");
    expect(reads).toEqual(Array.from({ length: tries }, (_, index) => index * pauseMs));
  });

  it("never reads before the service's Retry-After has passed", async () => {
    let limited = false;
    const { result, reads } = polling((ms) => {
      if (ms > 100_000) return "done";
      limited = true;
      return new UnreachableError("429", { sent: true, status: 429, retryAfterMs: 120_000 });
    });
    await result;
    expect(limited).toBe(true);
    expect(reads).toEqual([0, 120_000]);
  });

  it("reads once more at the deadline where Retry-After lies beyond it, and says so", async () => {
    const asked = new UnreachableError("503", { sent: true, status: 503, retryAfterMs: 9_999_000 });
    const said: [string, boolean][] = [];
    const onFailure = ({ message }: Error, isLast: boolean) => void said.push([message, isLast]);
    const answerAt = (ms: number) => (ms === 0 ? asked : "done");
    const { result, reads } = polling(answerAt, { timeoutMs: 100_000, onFailure });
    expect(await result).toBe("done");
    expect(reads).toEqual([0, 100_000]);
    expect(said).toEqual([["503", true]]);
  });

  it("throws the failure where the service was never reached", async () => {
    const clock = virtualClock();
    const refused = () => new UnreachableError("refused", { sent: false });
    const { result, reads } = polling(refused, { clock, deadline: new Deadline(clock) });
    await expect(result).rejects.toThrow(/^refused; tried \d times$/);
    expect(clock.now()).toBe(30_000);
    expect(reads.length).toBeLessThan(10);
  });

  it("rejects with the reason when it is cancelled during a pause", async () => {
    const controller = new AbortController();
    const { result, clock } = polling(() => "building", { signal: controller.signal });
    clock.at(30_000, () => controller.abort(new Error("cancelled")));
    await expect(result).rejects.toThrow("cancelled");
    expect(clock.now()).toBeLessThan(40_000);
  });
});
