import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ACTIONS } from "../../scripts/docs.ts";

/** The endings show the first two in other lines; the last needs a response to `/info`. */
const OTHER_OUTPUTS = ["outcome", "error_message", "server_revision_id"];

it.each(ACTIONS)("the endings show a value of each output of $actionName", (row) => {
  const { actionName, action } = row;
  const text = globSync(`test/actions/${actionName}/__snapshots__/endings/*.txt`)
    .map((path) => readFileSync(path, "utf8"))
    .join("");
  const isShown = (name: string) =>
    OTHER_OUTPUTS.includes(name) || text.includes(`\noutput ${name}: `);
  expect(Object.keys(action.outputs).filter((name) => !isShown(name))).toEqual([]);
});
