import { describe, expect, it } from "vitest";
import { leaksIn, QUOTES } from "./canaries.ts";
import { deployUnder, deployWithCanaries, FAULTS } from "./leaks.ts";

const PATHS = ["get", "list", "revision", "patch"];

const everywhere = Object.entries(FAULTS).flatMap(([name, fault]) => PATHS.map((path) => ({ name, fault, path })));
const twice = Object.entries(FAULTS).map(([name, fault]) => ({ name, fault }));

describe.concurrent("the deploy bundle", () => {
  it.each(everywhere)("leaks nothing under $name at $path", async ({ fault, path }) => {
    expect(leaksIn(await deployUnder(fault, path))).toEqual([]);
  });

  it.each(twice)("leaks nothing under $name at the PATCH and while waiting", async ({ fault }) => {
    expect(leaksIn(await deployUnder(fault, "patch", "revision"))).toEqual([]);
  });

  it.each(QUOTES)("leaks nothing of a refusal that says %j", async (quote) => {
    const result = await deployWithCanaries({
      arrange: ({ faults }) =>
        void faults.add({ match: { path: "patch" }, fault: { kind: "status", status: 400, body: { detail: quote } } }),
    });
    expect(result.outputs.outcome).toBe("rejected");
    expect(leaksIn(result)).toEqual([]);
  });

  it.each([50, 100, 150, 200, 280, 290, 295, 299])(
    "leaks nothing of a refusal that is cut after %i characters",
    async (before) => {
      const detail = `${"x".repeat(before)} ${QUOTES.join(" ")}`;
      const result = await deployWithCanaries({
        arrange: ({ faults }) =>
          void faults.add({ match: { path: "patch" }, fault: { kind: "status", status: 400, body: { detail } } }),
      });
      expect(leaksIn(result)).toEqual([]);
    },
  );
});
