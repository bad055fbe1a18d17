import { describe, expect, it } from "vitest";
import { matcherFrom } from "../../../src/emulator/exports/filter.ts";
import { runsOf } from "../../../src/emulator/traces/runs.ts";
import { createTraces } from "../../../src/emulator/traces/traces.ts";

const traces = createTraces();
const [workspace] = traces.workspaces;
const [project] = workspace?.projects ?? [];
const runs =
  project === undefined ? [] : [...traces.between(project, 0, 24 * 3_600_000)].flatMap(runsOf);

function count(filter: string): number {
  const matches = matcherFrom(filter);
  if (matches === undefined) throw new Error(`not understood: ${filter}`);
  return runs.filter(matches).length;
}

describe("matcherFrom", () => {
  it.each([
    ['eq(run_type, "llm")', (run) => run.run_type === "llm"],
    ['neq(run_type,"llm")', (run) => run.run_type !== "llm"],
    ["gt(total_tokens, 1000)", (run) => run.total_tokens > 1_000],
    ["lte(total_cost, 0.002)", (run) => run.total_cost <= 0.002],
    ["eq(is_root, true)", (run) => run.is_root],
    [
      'gte(start_time, "1970-01-01T12:00:00Z")',
      (run) => run.start_time.getTime() >= 12 * 3_600_000,
    ],
    ['lt(name, "call_x")', (run) => run.name < "call_x"],
    ['has(tags, "project-1-1")', (run) => run.tags.includes("project-1-1")],
    ['neq(error, "x")', () => true],
    ['lt(first_token_time, "2000-01-01T00:00:00Z")', (run) => run.first_token_time !== null],
    [
      ' and( eq(status, "success") , or(eq(is_root,true),has(tags,"a")) ) ',
      (run) => run.status === "success" && run.is_root,
    ],
    [
      'not(and(eq(status, "success"), gt(total_tokens, 0)))',
      (run) => run.status !== "success" || run.total_tokens === 0,
    ],
    ['eq(name, "a \\"quoted\\", (name)")', () => false],
  ] satisfies [string, (run: (typeof runs)[number]) => boolean][])(
    "selects the right runs for %s",
    (filter, expected) => {
      expect(count(filter)).toBe(runs.filter(expected).length);
    },
  );

  it.each([
    "",
    "eq",
    "eq(run_type)",
    "eq(run_type, llm)",
    'eq(run_type, "llm"',
    'eq(run_type, "llm"))',
    'eq(run_type, "llm") eq(run_type, "llm")',
    'and(eq(run_type, "llm")(eq(run_type, "llm")))',
    'eq(colour, "red")',
    'eq(inputs, "x")',
    'gt(total_tokens, "1")',
    'gt(start_time, "yesterday")',
    'has(inputs, "x")',
    'search("x")',
    "and()",
    'not(eq(name, "a"), eq(name, "b"))',
    'eq(constructor, "x")',
    'toString(eq(name, "a"))',
  ])("returns undefined for the unsupported filter %j", (filter) => {
    expect(matcherFrom(filter)).toBeUndefined();
  });
});
