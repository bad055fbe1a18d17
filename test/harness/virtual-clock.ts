import type { Clock } from "../../src/service/client/clock.ts";

/** Start of virtual time. */
const EPOCH = Date.UTC(2026, 0, 10);

/** A clock that advances only by `sleep`, so that hours take no time. `random` is seeded. */
export function virtualClock(seed = 1): Clock & { at(ms: number, action: () => void): void } {
  let now = 0;
  let state = seed >>> 0;
  const timers: { dueMs: number; action: () => void }[] = [];
  const takeDueTimer = (endMs: number) => {
    timers.sort((a, b) => a.dueMs - b.dueMs);
    return (timers[0]?.dueMs ?? endMs + 1) <= endMs ? timers.shift() : undefined;
  };
  const advance = (endMs: number) => {
    for (let timer = takeDueTimer(endMs); timer; timer = takeDueTimer(endMs)) {
      now = Math.max(now, timer.dueMs);
      timer.action();
    }
    now = Math.max(now, endMs);
  };
  const at = (dueMs: number, action: () => void) => {
    const timer = { dueMs, action };
    timers.push(timer);
    return () => {
      const index = timers.indexOf(timer);
      if (index >= 0) timers.splice(index, 1);
    };
  };
  return {
    now: () => now,
    utcMs: () => EPOCH + now,
    at,
    schedule: (ms, action) => at(now + ms, action),
    // Like `sleep` of the real clock, rejects with the signal's reason.
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      // Lets everything that is ready run first, like a real pause.
      await new Promise(setImmediate);
      signal?.throwIfAborted();
      advance(now + ms);
      signal?.throwIfAborted();
    },
    random: () => {
      // mulberry32
      state = (state + 0x6d2b79f5) >>> 0;
      let t = Math.imul(state ^ (state >>> 15), state | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    },
  };
}
