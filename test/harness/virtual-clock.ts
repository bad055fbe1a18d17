import type { Clock } from "../../src/client/clock.ts";

/**
 * Time that passes only by sleeping, so that hours pass at once. `random` is a seeded
 * generator.
 */
export function virtualClock(seed = 1): Clock & { at(ms: number, action: () => void): void } {
  let now = 0;
  let state = seed >>> 0;
  const planned: { at: number; action: () => void }[] = [];
  const advance = (to: number) => {
    planned.sort((a, b) => a.at - b.at);
    while (planned[0] !== undefined && planned[0].at <= to) {
      const next = planned.shift();
      now = Math.max(now, next?.at ?? now);
      next?.action();
    }
    now = Math.max(now, to);
  };
  return {
    now: () => now,
    at: (ms, action) => {
      planned.push({ at: ms, action });
    },
    // Rejects with the signal's reason, as the real one does.
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      // Lets everything that is ready run first, as a real pause does.
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
