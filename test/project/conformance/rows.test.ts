import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createFindings } from "../../../scripts/conformance/findings.ts";
import { OUR_ACTIONS, ROWS, rowsOf } from "../../../scripts/conformance/rows.ts";

it("each row that is seen or assumed has a probe, or a reason why there is none", () => {
  const rows = rowsOf(readFileSync("docs/design/contract/README.md", "utf8"));
  const asked = rows.filter(({ from }) => from !== "documented").map(({ id }) => id);
  expect(asked.length).toBeGreaterThan(40);
  expect(
    asked.filter((id) => !(id in ROWS)),
    "add to scripts/conformance/rows.ts",
  ).toEqual([]);
  expect(
    Object.keys(ROWS).filter((id) => !asked.includes(id)),
    "no such row",
  ).toEqual([]);
});

it("a difference is handled only if every step of ours ends as it should", () => {
  const findings = createFindings(() => {});
  findings.check("hidden-secrets", "shown", false, "stars");
  findings.check("workspaces", "403", false, "404");
  expect(findings.verdictOf("hidden-secrets")).toBe("differs, handled");
  expect(findings.verdictOf("workspaces")).toBe("differs");
  findings.check(OUR_ACTIONS, "merge", false, "deployed");
  expect(findings.verdictOf("hidden-secrets")).toBe("differs");
});

it("what is hidden and addresses are never shown", () => {
  const findings = createFindings(() => {});
  findings.hide("demo-key", "credential");
  findings.check(
    "workspaces",
    "",
    false,
    "demo-key at https://user:pw@h.example/x and s3://bucket/y",
  );
  expect(findings.all[0]?.seen).toBe("<credential> at <address> and <address>");
});
