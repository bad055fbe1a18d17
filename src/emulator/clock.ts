/** Epoch milliseconds, passed in so that a test can move hours by hand. */
export interface Clock {
  now(): number;
}

export const wallClock: Clock = { now: () => Date.now() };

/** The wall clock from now on, `factor` times as fast. */
export function fasterClock(factor: number): Clock {
  const start = Date.now();
  return { now: () => start + (Date.now() - start) * factor };
}
