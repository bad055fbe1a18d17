import { describe, expect, it } from "vitest";
import { leaksIn } from "../canaries.ts";
import { ACTIONS, expectNothingOf, quotesAt } from "./leaks.ts";

describe.each(Object.entries(ACTIONS))("the %s action", (_, action) => {
  it("leaks nothing as a bundle while Node itself is debugged, too", async () => {
    const result = await action.run({ run: { inProcess: false, env: { NODE_DEBUG: "*" } } });
    expect(result.raw).toMatch(/^(NET|UNDICI) \d+: /m);
    expect(leaksIn(result, action.origins)).toEqual([]);
  });

  it.each(quotesAt(action.write))("leaks nothing under $name at $path", ({ fault, path }) =>
    expectNothingOf(action, fault, path),
  );
});
