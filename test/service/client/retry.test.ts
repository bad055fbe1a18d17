import { describe, expect, it } from "vitest";
import { repeat } from "../../../src/service/client/ask.ts";
import { type Clock, Deadline } from "../../../src/service/client/clock.ts";
import {
  ContractError,
  RefusedError,
  UnreachableError,
} from "../../../src/service/client/errors.ts";
import { backoffMs, isTransient, retryAfterMs } from "../../../src/service/client/retry.ts";
import { virtualClock } from "../../harness/virtual-clock.ts";
import { worldAt } from "../../harness/world.ts";

const DATE = "Sat, 21 Nov 2026 10:00:00 GMT";

describe("retryAfterMs", () => {
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
    expect(retryAfterMs(value, date)).toBe(expected);
  });
});

describe("backoffMs", () => {
  it("doubles from one second up to half a minute, each with jitter", () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((failures) => backoffMs(failures, () => 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
    expect(backoffMs(3, () => 0)).toBe(2_000);
  });
});

describe("isTransient", () => {
  it.each([
    [new UnreachableError({ why: "reset", sent: true }), true],
    [new UnreachableError({ why: "certificate", sent: false, permanent: true }), false],
    [new ContractError({ why: "html" }), true],
    [new ContractError({ why: "huge", permanent: true }), false],
    [new RefusedError({ why: "missing", status: 404 }), false],
    [new TypeError("ours"), false],
  ])("is, for %s, %s", (error, expected) => {
    expect(isTransient(error)).toBe(expected);
  });
});

describe("repeat", () => {
  const failing = (errors: Error[]) => {
    let attempts = 0;
    return { attempt: async () => errors[attempts++] ?? "answer", count: () => attempts };
  };
  const reachedAfter = (clock: ReturnType<typeof virtualClock>, timeoutMs?: number) => {
    const deadline = new Deadline(clock, timeoutMs);
    deadline.reached();
    return deadline;
  };
  const repeated = <T>(attempt: () => Promise<T>, clock: Clock, deadline: Deadline) =>
    repeat({ ...worldAt("http://127.0.0.1:1", { clock }).world, deadline }, attempt);
  const run = (errors: Error[], timeoutMs?: number) => {
    const source = failing(errors);
    const attempt = async () => {
      const result = await source.attempt();
      if (result instanceof Error) throw result;
      return result;
    };
    const clock = virtualClock();
    const deadline = reachedAfter(clock, timeoutMs);
    const result = repeated(attempt, clock, deadline);
    return { result, clock, count: source.count };
  };

  it("returns the first answer", async () => {
    const away = new UnreachableError({ why: "away", sent: true });
    const { result, count } = run([away, away, away]);
    expect(await result).toBe("answer");
    expect(count()).toBe(4);
  });

  it("stops at once at a refusal", async () => {
    const { result, count } = run([new RefusedError({ why: "missing", status: 404 })]);
    await expect(result).rejects.toThrow("missing");
    expect(count()).toBe(1);
  });

  it("reads an answer that breaks the contract three times", async () => {
    const { result, count } = run(
      Array.from({ length: 9 }, () => new ContractError({ why: "html" })),
    );
    await expect(result).rejects.toThrow("html");
    expect(count()).toBe(3);
  });

  it("does not count other failures among these three", async () => {
    const away = new UnreachableError({ why: "away", sent: true });
    const { result } = run([
      away,
      away,
      new ContractError({ why: "html" }),
      new ContractError({ why: "html" }),
    ]);
    expect(await result).toBe("answer");
  });

  it("reads again after a minute, if Retry-After asks for more", async () => {
    const asked = { sent: true, status: 503, retryAfterMs: 3_600_000 };
    const { result, clock } = run([new UnreachableError({ why: "503", ...asked })]);
    expect(await result).toBe("answer");
    expect(clock.now()).toBe(60_000);
  });

  it("gives up if the service asks for more time than is left", async () => {
    const asked = { sent: true, status: 429, retryAfterMs: 8_000 };
    const { result, clock, count } = run([new UnreachableError({ why: "429", ...asked })], 7_000);
    await expect(result).rejects.toThrow("429");
    expect([clock.now(), count()]).toEqual([0, 1]);
  });

  it("gives up after half a minute on a service that was never reached", async () => {
    const clock = virtualClock();
    const attempt = async () => {
      throw new UnreachableError({ why: "refused", sent: false });
    };
    await expect(repeated(attempt, clock, new Deadline(clock))).rejects.toThrow(
      /^refused; tried \d times$/,
    );
    expect(clock.now()).toBe(30_000);
  });
});
