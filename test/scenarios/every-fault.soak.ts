import { describe, expect, it } from "vitest";
import { FAULT_SCHEMAS } from "../../emulator/faults/kinds.ts";
import { FAULTS, OPERATIONS, QUOTING_FAULTS, scenarioWithFault } from "./every-fault.ts";
import { hostileRewrite, violationsOf } from "./invariants.ts";
import { inputQuotesOf, SECRET_RUN, withSecrets } from "./library/secrets.ts";
import { play } from "./play.ts";
import type { Scenario } from "./scenario.ts";

const faults = Object.entries({ ...QUOTING_FAULTS, ...FAULTS });

async function violationsUnder(scenario: Scenario, firstTurn: number) {
  const createRewrite = (inputs: Record<string, string>) =>
    hostileRewrite(inputQuotesOf(inputs), firstTurn);
  return violationsOf(await play(withSecrets(scenario), { ...SECRET_RUN, createRewrite }));
}

describe.each(OPERATIONS)("a step of $action", ({ action, operations }) => {
  it.each(
    operations.flatMap((operation) => faults.map(([name, fault]) => ({ name, fault, operation }))),
  )("keeps every rule under $name at $operation", async ({ fault, operation }) => {
    expect(await violationsUnder(scenarioWithFault(action, fault, operation), 0)).toEqual([]);
  });

  it.each(faults)("keeps every rule under %s at its first and last operation", async (_, fault) => {
    const scenario = scenarioWithFault(action, fault, operations[0] ?? "", operations.at(-1) ?? "");
    expect(await violationsUnder(scenario, 0)).toEqual([]);
  });

  it.each([...Array(30).keys()])(
    "keeps every rule for any quotation in a refusal (%i)",
    async (turn) => {
      const refusal = { kind: "status", status: 400, body: { detail: "no" } } as const;
      const scenario = scenarioWithFault(action, refusal, ...operations.slice(0, 1));
      expect(await violationsUnder(scenario, turn)).toEqual([]);
    },
  );
});

it("the tables of faults have every kind of fault", () => {
  const kinds = FAULT_SCHEMAS.map(({ shape }) => shape.kind.value);
  expect(new Set(faults.map(([, { kind }]) => kind))).toEqual(new Set(kinds));
});
