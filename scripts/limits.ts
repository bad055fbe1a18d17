import { LIMITS, type Rule } from "../src/service/client/limits.ts";
import { table } from "./table.ts";

/** A text such as `2 s`, `500 ms` or `2 min`. */
function durationOf(ms: number): string {
  if (ms >= 120_000) return `${ms / 60_000} min`;
  return ms % 1_000 === 0 ? `${ms / 1_000} s` : `${ms} ms`;
}

function limitTextOf({ reads, attempts, members, pages, ms, responseMs }: Rule): string {
  const durations = [ms ?? []].flat().filter((one) => one > 0);
  const counts = { reads, attempts, "to a page": members, pages };
  const parts = Object.entries(counts).flatMap(([unit, count]) =>
    count === undefined ? [] : [`${count} ${count === 1 ? unit.replace(/s$/, "") : unit}`],
  );
  const responseText = responseMs === undefined ? "" : `${durationOf(responseMs)} for an answer`;
  return [...parts, durations.map(durationOf).join(", "), responseText].filter(Boolean).join(", ");
}

const nameOf = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function rowOf([key, rule]: [string, Rule]): string[] {
  const row = rule.row === undefined ? "" : `\`${rule.row}\``;
  return [nameOf(key), limitTextOf(rule), row, rule.purpose];
}

/** The table of docs/design/limits.md. */
export const limitsTable = (): string =>
  table(["limit", "value", "contract row", "purpose"], Object.entries(LIMITS).map(rowOf));
