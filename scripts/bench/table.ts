import { quartiles } from "./start-up.ts";

export function table(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const lines = [header, header.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export const ratio = (value: number, base: number): string => (value / base).toFixed(2);

/** Median and quartiles, with one decimal because rounds differ by a tenth and more. */
export function spread(values: readonly number[]): string {
  const { lower, median, upper } = quartiles(values);
  return `${median.toFixed(1)} (${lower.toFixed(1)}–${upper.toFixed(1)})`;
}
