import { describe, expect, it } from "vitest";
import { withProgressLog } from "../../../src/report/log/progress-log.ts";
import { Deadline } from "../../../src/service/client/clock.ts";
import {
  ContractError,
  RefusedError,
  UnreachableError,
} from "../../../src/service/client/errors.ts";
import { type Evidence, ONCE, type Waiting, waitFor } from "../../../src/service/client/wait.ts";
import { virtualClock } from "../../harness/virtual-clock.ts";
import { recordingReport } from "../../harness/world.ts";

const pace = { minMs: 3_000, maxMs: 30_000 };
const away = () => new UnreachableError({ why: "away", sent: true });

interface Options extends Partial<Waiting<string>> {
  timeoutMs?: number;
  isReached?: boolean;
  /** What it takes for "done" to be the end. */
  evidence?: Evidence;
}

/** A service whose answer depends on the time alone; an Error is thrown. */
function waiting(answerAt: (ms: number) => string | Error, options: Options = {}) {
  const { timeoutMs = 30 * 60_000, isReached = true, evidence = ONCE, ...overrides } = options;
  const clock = virtualClock();
  const reads: number[] = [];
  const deadline = new Deadline(clock, timeoutMs);
  if (isReached) deadline.reached();
  const controller = new AbortController();
  const { report, log } = recordingReport();
  const server = {
    name: "control plane" as const,
    base_url: "",
    headers: {},
    requestTimeoutMs: 1,
    clean: (text: string) => text,
    hide: () => undefined,
    deadline,
    dispatcher: undefined as never,
  };
  const world = withProgressLog({ clock, deadline, server, signal: controller.signal, report });
  const result = waitFor<string>(world, {
    read: async () => {
      reads.push(clock.now());
      const answer = answerAt(clock.now());
      if (answer instanceof Error) throw answer;
      return answer;
    },
    state: (reply) => reply,
    end: (reply) => (reply === "done" ? evidence : undefined),
    pace,
    ...overrides,
  });
  return { result, reads, clock, log, cancel: (why: Error) => controller.abort(why) };
}

describe("waitFor", () => {
  it("returns the reply that is the end", async () => {
    const { result } = waiting((ms) => (ms < 90_000 ? "building" : "done"));
    expect(await result).toEqual({ last: "done", isInTime: true, failure: undefined });
  });

  it("reads a last time at the deadline", async () => {
    const { result, reads } = waiting(() => "building", { timeoutMs: 100_000 });
    expect(await result).toMatchObject({ last: "building", isInTime: false });
    expect(reads.at(-1)).toBe(100_000);
  });

  it("confirms an end that is first seen at the deadline by one more read", async () => {
    const { result, reads } = waiting((ms) => (ms < 100_000 ? "building" : "done"), {
      timeoutMs: 100_000,
      evidence: { reads: 3, ms: 60_000 },
    });
    expect(await result).toMatchObject({ last: "done", isInTime: true });
    expect(reads.slice(-2)).toEqual([100_000, 100_000]);
  });

  it("does not stop for failures, and forgets them with the first answer", async () => {
    const { result } = waiting((ms) => {
      if (ms > 1_500_000) return "done";
      return Math.floor(ms / 300_000) % 2 === 0 ? away() : "building";
    });
    expect((await result).last).toBe("done");
  });

  it("survives ten minutes without any answer", async () => {
    const { result } = waiting((ms) =>
      ms > 60_000 && ms < 655_000 ? away() : ms < 60_000 ? "building" : "done",
    );
    expect((await result).last).toBe("done");
  });

  it("stops when the service is away for longer", async () => {
    const { result, clock } = waiting((ms) => (ms < 60_000 ? "building" : away()));
    await expect(result).rejects.toThrow("away");
    expect(clock.now()).toBeLessThan(720_000);
  });

  it.each([401, 403, 404, 400])("ends at a %i that lasts for a minute", async (status) => {
    const { result, clock, reads } = waiting(() => new RefusedError({ why: "no", status: status }));
    await expect(result).rejects.toThrow(/^no; tried \d+ times$/);
    expect(clock.now()).toBeGreaterThanOrEqual(60_000);
    expect(clock.now()).toBeLessThan(65_000);
    expect(reads.length).toBeGreaterThan(3);
  });

  it("ends sooner at a refusal if that is asked for", async () => {
    const { result, reads } = waiting(() => new RefusedError({ why: "no", status: 404 }), {
      refusal: () => ONCE,
    });
    await expect(result).rejects.toThrow("no");
    expect(reads).toEqual([0]);
  });

  it("takes a gateway's page for an outage", async () => {
    const { result } = waiting((ms) =>
      ms < 300_000 ? new ContractError({ why: "html" }) : "done",
    );
    expect((await result).last).toBe("done");
  });

  it("asks again after a minute if Retry-After asks for more: a read harms nobody", async () => {
    const asked = new UnreachableError({
      why: "503",
      sent: true,
      status: 503,
      retryAfterMs: 9_999_000,
    });
    const { result, reads } = waiting((ms) => (ms === 0 ? asked : "done"));
    await result;
    expect(reads).toEqual([0, 60_000]);
  });

  it("throws the failure if the service was never reached", async () => {
    const refused = () => new UnreachableError({ why: "refused", sent: false });
    const { result, reads, clock } = waiting(refused, { isReached: false, timeoutMs: 1e9 });
    await expect(result).rejects.toThrow(/^refused; tried \d times$/);
    expect(clock.now()).toBe(30_000);
    expect(reads.length).toBeLessThan(10);
  });

  it("rejects with the reason when it is cancelled during a pause", async () => {
    const { result, clock, cancel } = waiting(() => "building");
    clock.at(30_000, () => cancel(new Error("cancelled")));
    await expect(result).rejects.toThrow("cancelled");
    expect(clock.now()).toBeLessThan(40_000);
  });
});
