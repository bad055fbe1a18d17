const HOUR_MS = 3_600_000;

/** From `startMs` up to but not including `endMs`. */
export interface Window {
  startMs: number;
  endMs: number;
}

export function windowCount({ startMs, endMs }: Window, hours: number): number {
  return Math.ceil((endMs - startMs) / (hours * HOUR_MS));
}

/** Windows of so many hours without gap or overlap; the last one may be shorter. */
export function windowsOf(range: Window, hours: number): Window[] {
  return Array.from({ length: windowCount(range, hours) }, (_, index) => {
    const startMs = range.startMs + index * hours * HOUR_MS;
    return { startMs, endMs: Math.min(startMs + hours * HOUR_MS, range.endMs) };
  });
}
