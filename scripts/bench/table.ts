import { quartiles } from "./start-up.ts";

export function table(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const lines = [header, header.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export const ratio = (value: number, base: number): string => (value / base).toFixed(2);

/** One decimal: rounds differ by a tenth and more. */
export function spread(values: readonly number[]): string {
  const { lower, median: middle, upper } = quartiles(values);
  return `${middle.toFixed(1)} (${lower.toFixed(1)}–${upper.toFixed(1)})`;
}
