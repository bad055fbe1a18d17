import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { vi } from "vitest";
import * as z from "zod";
import { actionNameOf, type Job, type Step, schemaOf } from "./workflow.ts";

/** Runs an action of this repository with parsed inputs, and returns its outputs. */
type RunAction = (actionName: string, inputs: unknown) => Promise<Record<string, unknown>>;

interface Machine {
  /** The values of expressions, except outputs of the steps. */
  values: Record<string, string>;
  runAction: RunAction;
  /** Shell scripts that replace commands. */
  commands: Record<string, string>;
}

/** Arguments of bash that ignore the user's startup files. */
export const BASH = ["--noprofile", "--norc", "-e", "-c"];

/**
 * Writes commands into the folder, as shell scripts that replace programs, and an empty file for
 * outputs. Returns the variables of a script that runs there.
 */
export function prepareScript(folder: string, commands: Record<string, string>) {
  for (const [name, script] of Object.entries(commands))
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const GITHUB_OUTPUT = join(folder, "output");
  writeFileSync(GITHUB_OUTPUT, "");
  const PATH = `${folder}:${process.env.PATH}`;
  return { PATH, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY: join(folder, "summary") };
}

const Output = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/**
 * Runs the steps of a job like a runner: actions of this repository in this process, and scripts in
 * a new folder, with `commands`. Returns the summary, and the values of expressions at the end.
 */
export async function playJob(job: Job, { values, runAction, commands }: Machine) {
  const folder = mkdtempSync(join(tmpdir(), "workflow-"));
  const file = (name: string) => join(folder, name);
  const valuesByExpression = new Map(Object.entries(values));
  const fillIn = (text: string) =>
    text.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
      const value = valuesByExpression.get(expression);
      if (value === undefined) throw new Error(`There is no value for ${expression}.`);
      return value;
    });
  const fillInAll = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fillIn(text)]));
  const setOutput = ({ id }: Step, name: string, value: unknown) =>
    valuesByExpression.set(`steps.${id}.outputs.${name}`, Output.catch("").parse(value));

  async function runScript(step: Step): Promise<void> {
    const variables = prepareScript(folder, commands);
    // Asynchronous, because a script may call a server in this process.
    await promisify(execFile)("bash", [...BASH, step.run], {
      cwd: folder,
      env: { ...variables, ...fillInAll(step.env) },
    });
    for (const line of readFileSync(file("output"), "utf8").split("\n")) {
      const [name = "", ...value] = line.split("=");
      setOutput(step, name, value.join("="));
    }
  }

  async function runActionStep(step: Step, actionName: string): Promise<void> {
    const inputs = await schemaOf(actionName).parseAsync(fillInAll(step.with));
    for (const [name, value] of Object.entries(await runAction(actionName, inputs)))
      setOutput(step, name, value);
  }

  const isSkipped = ({ if: condition }: Step) => {
    const [, expression = "", literal, otherExpression = ""] =
      /^(\S+) == (?:'(\w+)'|(\S+))$/.exec(condition) ?? [];
    return (
      condition !== "" &&
      valuesByExpression.get(expression) !== (literal ?? valuesByExpression.get(otherExpression))
    );
  };

  vi.stubEnv("GITHUB_WORKSPACE", folder);
  try {
    symlinkSync(resolve("node_modules"), file("node_modules"), "junction");
    writeFileSync(file("summary"), "");
    for (const step of job.steps) {
      const actionName = actionNameOf(step);
      if (isSkipped(step)) continue;
      if (actionName === undefined) await runScript(step);
      else await runActionStep(step, actionName);
    }
    return { summary: readFileSync(file("summary"), "utf8"), outputs: valuesByExpression };
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
}
