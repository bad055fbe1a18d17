import { describe, expect, it } from "vitest";
import { FAULT_KINDS } from "../../../src/emulator/faults/kinds.ts";
import { leaksIn, quotesOf } from "../canaries.ts";
import { FAULTS, type Fault, QUOTING } from "./leak-faults.ts";
import { ACTIONS, runUnder, type Searched } from "./leaks.ts";
import { deploy } from "./leaks-in-deploy.ts";

const quotesAt = (path: string) =>
  Object.entries(QUOTING).map(([name, fault]) => ({ name, fault, path }));

async function expectNothingOf(action: Searched, fault: Fault, path: string) {
  const result = await runUnder(action, fault, path);
  expect(result.outputs.outcome).toMatch(/^[a-z_]+$/);
  expect(result.emulator.requests.flatMap(({ faults }) => faults)).toContain(fault.kind);
  expect(leaksIn(result, action.origins)).toEqual([]);
}

describe.each(Object.entries(ACTIONS))("the %s action", (_, action) => {
  it.each(Object.entries(action.ends))("leaks nothing in %s", async (_, { outcome, variation }) => {
    const result = await action.run(variation);
    expect(result.outputs.outcome).toBe(outcome);
    expect(leaksIn(result, action.origins)).toEqual([]);
    expect(result.droppedOutputs).toEqual([]);
  });

  it("leaks nothing as a bundle while Node itself is debugged, too", async () => {
    const result = await action.run({ run: { inProcess: false, env: { NODE_DEBUG: "*" } } });
    expect(result.raw).toMatch(/^(NET|UNDICI) \d+: /m);
    expect(leaksIn(result, action.origins)).toEqual([]);
  });

  it.each(quotesAt(action.write))("leaks nothing under $name at $path", async ({ fault, path }) => {
    await expectNothingOf(action, fault, path);
  });
});

describe("the deploy action, which stands for the others that wait", () => {
  it.each(quotesAt("revision"))("leaks nothing under $name at $path", async ({ fault, path }) => {
    await expectNothingOf(deploy, fault, path);
  });
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
