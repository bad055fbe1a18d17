export const formatTime = (ms: number) => new Date(ms).toISOString();

/** The time of the emulator, in milliseconds since the epoch. Tests use a virtual clock. */
export interface Clock {
  now(): number;
}

export const wallClock: Clock = { now: () => Date.now() };

/** A clock that starts at the current time and runs `factor` times as fast. */
export function clockAtSpeed(factor: number): Clock {
  const start = Date.now();
  return { now: () => start + (Date.now() - start) * factor };
}
