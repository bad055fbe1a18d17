import { expect, it } from "vitest";
import { instrument } from "../../scripts/mutants/switches.ts";

it("each mutant is inserted if it is selected alone, also one in an operand of another", () => {
  const code = "export const sum = (a: number) => a + (a > 3 ? 5 : 7);";
  const { switches } = instrument("sum.ts", code);
  const isInserted = ({ id }: (typeof switches)[number]) =>
    instrument("sum.ts", code, (one) => one === id).code.includes(id);
  expect(switches.filter(isInserted)).toEqual(switches);
});
