import { describe, expect, it } from "vitest";
import { FAULT_KINDS } from "../../src/emulator/fault-kinds.ts";
import { leaksIn, QUOTES } from "./canaries.ts";
import { FAULTS, QUOTING } from "./leak-faults.ts";
import { ACTIONS, runUnder } from "./leaks.ts";

const quotesAt = (path: string) => Object.entries(QUOTING).map(([name, fault]) => ({ name, fault, path }));

describe.concurrent.each(Object.entries(ACTIONS))("the %s bundle", (_, action) => {
  it.each(Object.entries(action.ends))("leaks nothing in %s", async (_, { outcome, variation }) => {
    const result = await action.run(variation);
    expect(result.outputs.outcome).toBe(outcome);
    expect(leaksIn(result)).toEqual([]);
    expect(result.droppedOutputs).toEqual([]);
  });

  it.each([action.write, ...action.reads.slice(-1)].flatMap(quotesAt))(
    "leaks nothing under $name at $path",
    async ({ fault, path }) => {
      const result = await runUnder(action, fault, path);
      expect(result.outputs.outcome).toMatch(/^[a-z_]+$/);
      expect(result.emulator.requests.flatMap(({ faults }) => faults)).toContain(fault.kind);
      expect(leaksIn(result)).toEqual([]);
    },
  );
});

describe("the search for leaks", () => {
  it("plays every kind of fault that there is", () => {
    const kinds = FAULT_KINDS.map(({ shape }) => shape.kind.value);
    expect(new Set(Object.values(FAULTS).map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it.each(Object.entries(ACTIONS))("finds a canary of the %s bundle in any spelling", async (_, { run }) => {
    const result = await run({ inputs: { dry_run: "true" } });
    for (const quote of QUOTES) expect(leaksIn({ ...result, summary: quote })).not.toEqual([]);
  });
});
