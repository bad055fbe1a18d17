import { join } from "node:path";
import type * as z from "zod";
import type { SecretText } from "../../src/inputs/input.ts";
import { createRedactor } from "../../src/runner/secrets/redactor.ts";
import { type RunOptions, type RunResult, runAction } from "../../test/harness/runner/runner.ts";
import { renderText } from "./draw/text.ts";

/** An action of this repository: its folder and its inputs. */
export interface DescribedAction {
  actionName: string;
  folder: string;
  action: { inputs: z.ZodObject };
}

const COLUMNS = 80;

/** A heading for a part of a step, or, with a heavy line, for a whole step. */
export const headingLine = (text: string, line: "━" | "─" = "─") =>
  `\n${`${line.repeat(3)} ${text} `.padEnd(COLUMNS, line)}`;

const secretsIn = ({ action }: DescribedAction, name: string, text: string): SecretText[] =>
  action.inputs.shape[name]?.meta()?.findSecrets?.(text) ?? [];

/** Whether the text of an input contains a secret itself, not the name of a variable or a file. */
export const isSecret = (describedAction: DescribedAction, name: string, text: string): boolean =>
  secretsIn(describedAction, name, text).some(({ value }) => value !== "" && text.includes(value));

/** The list of inputs at the start of a log, without defaults. */
function inputLines(describedAction: DescribedAction, inputs: Record<string, string>): string[] {
  const { add, message } = createRedactor();
  for (const [name, text] of Object.entries(inputs))
    for (const { value, isCredential } of secretsIn(describedAction, name, text))
      if (isCredential) add({ value, kind: "certain" });
  const lines = Object.entries(inputs).map(([name, value]) => {
    const text = isSecret(describedAction, name, value) ? "***" : message(value.trimEnd());
    return `    ${name}: ${text.replaceAll("\n", "\n      ")}`;
  });
  return [`▸ Run ${describedAction.actionName}`, ...lines];
}

/**
 * Runs the bundle of an action as on a CI other than GitHub, and shows its log, outputs and
 * summary, which contain no secret.
 */
export async function showStep(
  describedAction: DescribedAction,
  inputs: Record<string, string>,
  { env, ...options }: Pick<RunOptions, "env" | "workspace"> = {},
): Promise<RunResult> {
  for (const line of inputLines(describedAction, inputs)) console.log(line);
  const result = await runAction({
    ...options,
    action: join(describedAction.folder, "action.yml"),
    inputs,
    env: { ...env, GITHUB_ACTIONS: "" },
    onLine: (line) => console.log(line),
  });
  console.log(headingLine("outputs"));
  for (const [name, value] of Object.entries(result.outputs))
    if (value !== "") console.log(`${name}=${value}`);
  console.log(headingLine("summary"));
  console.log(renderText(result.summary));
  return result;
}
