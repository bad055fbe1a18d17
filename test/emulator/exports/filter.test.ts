import { describe, expect, it } from "vitest";
import { matcherFrom } from "../../../emulator/exports/filter.ts";
import { runsOf } from "../../../emulator/traces/runs.ts";
import { createTraces } from "../../../emulator/traces/traces.ts";

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
    ["eq(is_root, true)", (run) => run.is_root],
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
    'eq(colour, "red")',
    "gt(total_tokens, 1)",
    'eq(name, "a\\q")',
    "eq(total_tokens, 007)",
    'eq(start_time, "2026-01-01T00:00:00Z")',
    'eq(is_root, "true")',
    'search("x")',
    'eq(constructor, "x")',
    'toString(eq(name, "a"))',
  ])("returns undefined for the unsupported filter %j", (filter) => {
    expect(matcherFrom(filter)).toBeUndefined();
  });
});
