import { beforeAll, describe, expect, it } from "vitest";
import { RULES } from "./prices.ts";
import type { Rule } from "./rules.ts";
import { BEHIND, CROWDED, EXTREME, REALISTIC, WITHOUT_LIST } from "./simulated-service.ts";
import { CHANGES, simulateInThreads, type Tally } from "./simulation.ts";

/* What each rule buys: the same deploys with all rules, and with one of them taken out. */

const DAYS = {
  "every day": { mix: REALISTIC, runs: 2_400 },
  extreme: { mix: EXTREME, runs: 1_200 },
  "no list": { mix: WITHOUT_LIST, runs: 1_200 },
  crowded: { mix: CROWDED, runs: 1_200 },
  "answers behind": { mix: BEHIND, runs: 1_200 },
};

/** Each kind of change has an equal share. */
async function tallyOf({ mix, runs }: (typeof DAYS)["extreme"], without?: Rule): Promise<Tally> {
  const each = Math.round(runs / CHANGES.length);
  const sum: Partial<Tally> = {};
  for (const name of CHANGES) {
    const tally = await simulateInThreads(name, mix, each, without);
    for (const [key, count] of Object.entries(tally) as [keyof Tally, number][])
      sum[key] = (sum[key] ?? 0) + count;
  }
  return sum as Tally;
}

/** `fa` failed although applied, `w` another's revision, `o` one over ours, `d` duplicates. */
function cellOf(tally: Tally): string {
  const { runs, right, failedAlthoughApplied: fa, wrongAdoption, overOurs, duplicate } = tally;
  const lies = tally.falseVerdict > 0 ? ` f${tally.falseVerdict}` : "";
  const requests = (tally.requests / runs).toFixed(1);
  const share = ((100 * right) / runs).toFixed(2);
  return `${share} % fa${fa} w${wrongAdoption} o${overOurs} d${duplicate}${lies} r${requests}`;
}

const cellsOf = async (without?: Rule) => {
  const cells: string[] = [];
  for (const day of Object.values(DAYS)) cells.push(cellOf(await tallyOf(day, without)));
  return cells;
};

const rowOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

describe("each rule of recognition and patience", () => {
  let all: string[] = [];
  beforeAll(async () => {
    all = await cellsOf();
    console.log(`${rowOf(["taken out", ...Object.keys(DAYS)])}\n${rowOf(["nothing", ...all])}`);
  }, 1_200_000);

  it.each(RULES)("buys something in a simulation of 7,200 deploys: $name", async (rule) => {
    const cells = await cellsOf(rule);
    console.log(rowOf([rule.name, ...cells]));
    expect(cells).not.toEqual(all);
  });
});
