import { describe, expect, it } from "vitest";
import { FAULT_KINDS } from "../../../emulator/faults/kinds.ts";
import { leaksIn, quotesOf } from "../canaries.ts";
import { FAULTS } from "./leak-faults.ts";
import { ACTIONS, expectNothingOf, quotesAt } from "./leaks.ts";
import { deploy } from "./leaks-in-deploy.ts";

describe.each(Object.entries(ACTIONS))("the %s action", (_, action) => {
  it.each(Object.entries(action.ends))("leaks nothing in %s", async (_, { outcome, variation }) => {
    const result = await action.run(variation);
    expect(result.outputs.outcome).toBe(outcome);
    expect(leaksIn(result, action.origins)).toEqual([]);
    expect(result.droppedOutputs).toEqual([]);
  });
});

describe("the deploy action, which stands for the others that send and wait", () => {
  it.each(["patch", "revision"].flatMap(quotesAt))(
    "leaks nothing under $name at $path",
    ({ fault, path }) => expectNothingOf(deploy, fault, path),
  );
});

describe("the search for leaks", () => {
  it("plays every kind of fault that there is", () => {
    const kinds = FAULT_KINDS.map(({ shape }) => shape.kind.value);
    expect(new Set(Object.values(FAULTS).map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it.each(Object.entries(ACTIONS))(
    "finds a canary of the %s action in any spelling",
    async (_, { run, origins }) => {
      const result = await run({});
      for (const quote of quotesOf(origins))
        expect(leaksIn({ ...result, summary: quote }, origins)).not.toEqual([]);
    },
  );
});
