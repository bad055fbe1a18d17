import { expect, it } from "vitest";
import { clauseOf } from "../../src/inputs/problem.ts";
import { explainLookup } from "../../src/report/name-lookup.ts";

it.each([
  ["support_agents", ["support-agent", "billing"], '; close to it: "support-agent"'],
  ["billing", ["billing-of-the-team", "agent"], '; close to it: "billing-of-the-team"'],
  ["agent", ["billing"], ""],
  ["agent", ["agent\n::error::x"], '; close to it: "agent\\n::error::x"'],
  ["agent", ["agent-1", "agent-2", "agent-3", "agent-4"], /^; close to it: ("agent-\d"(, )?){3}$/],
])("the unknown name %s is explained with similar ones among %j", (name, names, suggestion) => {
  const clause = clauseOf(explainLookup({ kind: "none", names }, name));
  const start = `no deployment is named "${name}"`;
  expect(clause.slice(0, start.length)).toBe(start);
  expect(clause.slice(start.length)).toEqual(
    typeof suggestion === "string" ? suggestion : expect.stringMatching(suggestion),
  );
});

it("a name that several deployments have is explained by their ids", () => {
  const deployments = ["d-1", "d-2"].map((id) => {
    return { id, name: "agent", source: "github", status: "READY" };
  });
  expect(clauseOf(explainLookup({ kind: "several", deployments }, "agent"))).toBe(
    '2 deployments are named "agent": they are d-1, d-2',
  );
});
