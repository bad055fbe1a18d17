import { describe, expect, it } from "vitest";
import { FAULT_KINDS } from "../../emulator/faults/kinds.ts";
import { FAULTS, OPERATIONS, QUOTING_FAULTS, scenarioWithFault } from "./every-fault.ts";
import { hostileRewrite, violationsOf } from "./invariants.ts";
import { quotesTo, SECRET_RUN, withSecrets } from "./library/secrets.ts";
import { play } from "./play.ts";
import type { Scenario } from "./scenario.ts";

const faults = Object.entries({ ...QUOTING_FAULTS, ...FAULTS });

async function flawsUnder(scenario: Scenario, from: number) {
  const createRewrite = (inputs: Record<string, string>) => hostileRewrite(quotesTo(inputs), from);
  return violationsOf(await play(withSecrets(scenario), { ...SECRET_RUN, createRewrite }));
}

describe.each(OPERATIONS)("a step of $action", ({ action, places }) => {
  it.each(places.flatMap((place) => faults.map(([name, fault]) => ({ name, fault, place }))))(
    "keeps every rule under $name at $place",
    async ({ fault, place }) => {
      expect(await flawsUnder(scenarioWithFault(action, fault, place), 0)).toEqual([]);
    },
  );

  it.each(faults)(
    "keeps every rule under %s at its change and while it waits",
    async (_, fault) => {
      const both = [...places.slice(0, 1), ...places.slice(-1)];
      expect(await flawsUnder(scenarioWithFault(action, fault, ...both), 0)).toEqual([]);
    },
  );

  it.each([...Array(30).keys()])(
    "keeps every rule for any quotation in a refusal (%i)",
    async (turn) => {
      const refusal = { kind: "status", status: 400, body: { detail: "no" } } as const;
      expect(
        await flawsUnder(scenarioWithFault(action, refusal, ...places.slice(0, 1)), turn),
      ).toEqual([]);
    },
  );
});

it("covers every kind of fault", () => {
  const kinds = FAULT_KINDS.map(({ shape }) => shape.kind.value);
  expect(new Set(faults.map(([, { kind }]) => kind))).toEqual(new Set(kinds));
});
