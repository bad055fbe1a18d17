import { describe, expect, it } from "vitest";
import { leaksIn, QUOTES } from "../canaries.ts";
import { FAULTS } from "./leak-faults.ts";
import { ACTIONS, runUnder } from "./leaks.ts";

const faults = Object.entries(FAULTS).map(([name, fault]) => ({ name, fault }));

describe.each(Object.entries(ACTIONS))("the %s action", (_, action) => {
  const { write, reads, run, origins } = action;
  const everywhere = faults.flatMap(({ name, fault }) =>
    [write, ...reads].map((path) => ({ name, fault, path })),
  );
  const refusing = (detail: string) =>
    run({
      arrange: ({ faults }) =>
        void faults.add({
          match: { path: write },
          fault: { kind: "status", status: 400, body: { detail } },
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

  it.each([50, 100, 150, 200, 280, 290, 295, 299])(
    "leaks nothing of a refusal that is cut after %i characters",
    async (before) => {
      expect(leaksIn(await refusing(`${"x".repeat(before)} ${QUOTES.join(" ")}`), origins)).toEqual(
        [],
      );
    },
  );
});
