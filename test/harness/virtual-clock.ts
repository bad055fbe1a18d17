import type { Clock } from "../../src/service/client/clock.ts";

/** Start of virtual time. */
const EPOCH = Date.UTC(2026, 0, 10);

/**
 * Time that passes only by sleeping, so that hours pass at once. `random` is a seeded generator.
 */
export function virtualClock(seed = 1): Clock & { at(ms: number, action: () => void): void } {
  let now = 0;
  let state = seed >>> 0;
  const timers: { at: number; action: () => void }[] = [];
  const takeDueTimer = (to: number) => {
    timers.sort((a, b) => a.at - b.at);
    return (timers[0]?.at ?? to + 1) <= to ? timers.shift() : undefined;
  };
  const advance = (to: number) => {
    for (let timer = takeDueTimer(to); timer !== undefined; timer = takeDueTimer(to)) {
      now = Math.max(now, timer.at);
      timer.action();
    }
    now = Math.max(now, to);
  };
  return {
    now: () => now,
    utcMs: () => EPOCH + now,
    at: (ms, action) => {
      timers.push({ at: ms, action });
    },
    schedule: (ms, action) => {
      const timer = { at: now + ms, action };
      timers.push(timer);
      return () => {
        const index = timers.indexOf(timer);
        if (index >= 0) timers.splice(index, 1);
      };
    },
    // Rejects with the signal's reason, like the real one.
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
