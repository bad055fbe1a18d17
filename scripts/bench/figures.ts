export function quartiles(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other);
  const quantile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { lower: quantile(0.25), median: quantile(0.5), upper: quantile(0.75) };
}

export const median = (values: readonly number[]): number => quartiles(values).median;

export const ratio = (value: number, base: number): string => (value / base).toFixed(2);

/** Median and quartiles, with one decimal: more would be noise between rounds. */
export function spread(values: readonly number[]): string {
  const { lower, median, upper } = quartiles(values);
  return `${median.toFixed(1)} (${lower.toFixed(1)}–${upper.toFixed(1)})`;
}

/** Peak memory as text; it is measured on Linux only. */
export const peakText = (peak_mb: number | undefined): string =>
  peak_mb === undefined ? "—" : `${peak_mb.toFixed(0)} MB`;
