import { join } from "node:path";
import type * as z from "zod";
import type { SecretText } from "../../src/inputs/input.ts";
import { createRedactor } from "../../src/runner/secrets/redactor.ts";
import { type RunOptions, type RunResult, runAction } from "../../test/harness/runner/runner.ts";
import { ACTIONS } from "../docs.ts";
import { textOf } from "./draw/text.ts";

/** An action of this repository: its folder and its inputs. */
export interface DescribedAction {
  actionName: string;
  folder: string;
  action: { inputs: z.ZodObject };
}

/** The result of a step, and its expected exit code. */
export interface End {
  title: string;
  exitCode: number | null;
  expected: number;
}

/** A summary of all steps. */
export function verdictOf(ends: readonly End[]): { text: string; exitCode: 0 | 1 } {
  const unexpected = ends.filter(({ exitCode, expected }) => exitCode !== expected);
  const failures = ends.filter(({ expected }) => expected !== 0).length;
  if (unexpected.length === 0)
    return {
      text: `All ${ends.length} steps ended as they should, ${failures} of them with a failure that was asked for.`,
      exitCode: 0,
    };
  const list = unexpected.map(
    ({ title, exitCode, expected }) => `"${title}" with exit code ${exitCode}, not ${expected}`,
  );
  return {
    text: `${unexpected.length} of ${ends.length} steps did not end as they should: ${list.join("; ")}.`,
    exitCode: 1,
  };
}

const COLUMNS = 80;

/** A heading line; a heavy one for a whole step. */
export const rule = (text: string, line: "━" | "─" = "─") =>
  `\n${`${line.repeat(3)} ${text} `.padEnd(COLUMNS, line)}`;

/** The action of this name. */
export function actionOf(name: string): DescribedAction {
  const action = ACTIONS.find(({ actionName }) => actionName === name);
  if (action === undefined) throw new Error(`there is no action ${name}`);
  return action;
}

const secretsIn = ({ action }: DescribedAction, name: string, text: string): SecretText[] =>
  action.inputs.shape[name]?.meta()?.findSecrets?.(text) ?? [];

/** Whether the text of an input contains a secret. Names of variables or a file do not. */
export const isSecret = (described: DescribedAction, name: string, text: string): boolean =>
  secretsIn(described, name, text).some(({ value }) => value !== "" && text.includes(value));

/** The list of inputs at the start of a step's log, without defaults. */
function inputLines(described: DescribedAction, inputs: Record<string, string>): string[] {
  const { add, message } = createRedactor();
  for (const [name, text] of Object.entries(inputs))
    for (const { value, isCredential } of secretsIn(described, name, text))
      if (isCredential) add({ value, kind: "certain" });
  const lines = Object.entries(inputs).map(([name, value]) => {
    const text = isSecret(described, name, value) ? "***" : message(value.trimEnd());
    return `    ${name}: ${text.replaceAll("\n", "\n      ")}`;
  });
  return [`▸ Run ${described.actionName}`, ...lines];
}

/**
 * Runs the bundle of an action as on a CI other than GitHub, and shows its log, outputs and
 * summary, which contain no secret.
 */
export async function showStep(
  described: DescribedAction,
  inputs: Record<string, string>,
  { env, ...options }: Pick<RunOptions, "env" | "workspace"> = {},
): Promise<RunResult> {
  for (const line of inputLines(described, inputs)) console.log(line);
  let isHeader = true;
  const result = await runAction({
    ...options,
    action: join(described.folder, "action.yml"),
    inputs,
    env: { ...env, GITHUB_ACTIONS: "" },
    onLine(line) {
      if (!isHeader) console.log(line);
      else if (line === "##[endgroup]") isHeader = false;
    },
  });
  console.log(rule("outputs"));
  for (const [name, value] of Object.entries(result.outputs))
    if (value !== "") console.log(`${name}=${value}`);
  console.log(rule("summary"));
  console.log(textOf(result.summary));
  return result;
}
