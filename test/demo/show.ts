import { join } from "node:path";
import type * as z from "zod";
import { ACTIONS } from "../../scripts/docs.ts";
import type { SecretText } from "../../src/inputs/field/credential.ts";
import { createMasker } from "../harness/runner/log/masks.ts";
import { type RunOptions, type RunResult, runAction } from "../harness/runner/runner.ts";
import { logDrawer, textOf } from "./draw/text.ts";

/** An action of this repository: where it is, and the inputs that it has. */
export interface ShownAction {
  room: string;
  folder: string;
  action: { inputs: z.ZodObject };
}

/** How a step ended, and with which exit code it should have ended. */
export interface End {
  title: string;
  exitCode: number | null;
  expected: number;
}

/** A sentence on all steps. */
export function verdictOf(ends: readonly End[]): { text: string; exitCode: 0 | 1 } {
  const wrong = ends.filter(({ exitCode, expected }) => exitCode !== expected);
  const failures = ends.filter(({ expected }) => expected !== 0).length;
  if (wrong.length === 0)
    return {
      text: `All ${ends.length} steps ended as they should, ${failures} of them with a failure that was asked for.`,
      exitCode: 0,
    };
  const list = wrong.map(
    ({ title, exitCode, expected }) => `"${title}" with exit code ${exitCode}, not ${expected}`,
  );
  return {
    text: `${wrong.length} of ${ends.length} steps did not end as they should: ${list.join("; ")}.`,
    exitCode: 1,
  };
}

const COLUMNS = 80;

/** A line that begins the part of this name; a heavy one for a whole step. */
export const rule = (text: string, line: "━" | "─" = "─") =>
  `\n${`${line.repeat(3)} ${text} `.padEnd(COLUMNS, line)}`;

/** The action of this name. */
export function actionOf(name: string): ShownAction {
  const action = ACTIONS.find(({ room }) => room === name);
  if (action === undefined) throw new Error(`there is no action ${name}`);
  return action;
}

const secretOf = ({ action }: ShownAction, name: string) =>
  action.inputs.shape[name]?.meta()?.secret;

/** Whether an input is a secret, or holds some. */
export const isSecret = (shown: ShownAction, name: string): boolean =>
  secretOf(shown, name) !== undefined;

/** The values in an input that a runner would have among the secrets of the job. */
const secretsIn = (shown: ShownAction, name: string, text: string): string[] =>
  secretOf(shown, name)?.(text, process.env).map((secret: SecretText) => secret.value) ?? [];

/** The list of its inputs, with which a runner begins the log of a step; without the defaults. */
function inputLines(shown: ShownAction, inputs: Record<string, string>): string[] {
  const lines = Object.entries(inputs).map(([name, value]) => {
    const text = isSecret(shown, name) && value !== "" ? "***" : value.trimEnd();
    return `    ${name}: ${text.replaceAll("\n", "\n      ")}`;
  });
  return [`▸ Run ${shown.room}`, ...lines];
}

/** Runs the bundle of an action as a step, and shows its log, outputs and summary. */
export async function showStep(
  shown: ShownAction,
  inputs: Record<string, string>,
  options: Pick<RunOptions, "env" | "workspace"> = {},
): Promise<RunResult> {
  const secrets = Object.entries(inputs).flatMap(([name, text]) => secretsIn(shown, name, text));
  const masker = createMasker();
  secrets.forEach(masker.addSecret);
  for (const line of inputLines(shown, inputs)) console.log(masker.mask(line));
  const draw = logDrawer(console.log);
  let isHeader = true;
  const result = await runAction({
    ...options,
    action: join(shown.folder, "action.yml"),
    inputs,
    secrets,
    onLine(line) {
      if (!isHeader) draw(line);
      else if (line === "##[endgroup]") isHeader = false;
    },
  });
  result.masks.forEach(masker.add);
  console.log(rule("outputs"));
  for (const [name, value] of Object.entries(result.outputs))
    if (value !== "") console.log(masker.mask(`${name}=${value}`));
  console.log(rule("summary"));
  console.log(textOf(result.summary));
  return result;
}
