/** `1h 2m 3s`, for people: in milliseconds below a second, else to the second. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 0.5) return "0s";
  if (durationMs < 999.5) return `${Math.round(durationMs)}ms`;
  const seconds = Math.round(durationMs / 1_000);
  const parts: [number, string][] = [
    [Math.floor(seconds / 3_600), "h"],
    [Math.floor(seconds / 60) % 60, "m"],
    [seconds % 60, "s"],
  ];
  return parts.flatMap(([amount, unit]) => (amount > 0 ? [`${amount}${unit}`] : [])).join(" ");
}
