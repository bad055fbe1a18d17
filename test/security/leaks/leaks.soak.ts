import { describe, expect, it } from "vitest";
import { leaksIn, QUOTES } from "../canaries.ts";
import { FAULTS } from "./leak-faults.ts";
import { ACTIONS, runUnder } from "./leaks.ts";

const faults = Object.entries(FAULTS).map(([name, fault]) => ({ name, fault }));

type Detail = string | { loc: string[]; msg: string; type: string }[];

/** As many as are shown of one refusal, with room to spare. */
const HANDFUL = 10;
const handfuls = Array.from({ length: Math.ceil(QUOTES.length / HANDFUL) }, (_, index) =>
  QUOTES.slice(index * HANDFUL, (index + 1) * HANDFUL),
);

describe.each(Object.entries(ACTIONS))("the %s action", (_, action) => {
  const { write, reads, run, origins } = action;
  const everywhere = faults.flatMap(({ name, fault }) =>
    [write, ...reads].map((path) => ({ name, fault, path })),
  );
  const refusing = (status: 400 | 422, detail: Detail) =>
    run({
      arrange: ({ faults }) =>
        void faults.add({
          match: { path: write },
          fault: { kind: "status", status, body: { detail } },
        }),
    });

  it.each(everywhere)("leaks nothing under $name at $path", async ({ fault, path }) => {
    expect(leaksIn(await runUnder(action, fault, path), origins)).toEqual([]);
  });

  it.each(faults)(
    "leaks nothing under $name at the change and while waiting",
    async ({ fault }) => {
      expect(leaksIn(await runUnder(action, fault, write, ...reads.slice(-1)), origins)).toEqual(
        [],
      );
    },
  );

  it.each(handfuls)("leaks nothing of a refusal that says %j and the like", async (...quotes) => {
    const result = await refusing(
      422,
      quotes.map((msg) => ({ loc: ["body", "name"], msg, type: "value_error" })),
    );
    expect(result.outputs.outcome).toBe("rejected");
    expect(leaksIn(result, origins)).toEqual([]);
  });

  it.each([50, 100, 150, 200, 280, 290, 295, 299])(
    "leaks nothing of a refusal that is cut after %i characters",
    async (before) => {
      expect(
        leaksIn(await refusing(400, `${"x".repeat(before)} ${QUOTES.join(" ")}`), origins),
      ).toEqual([]);
    },
  );
});
