import { statSync, truncateSync } from "node:fs";
import * as core from "@actions/core";
import type * as z from "zod";
import { proxyPasswords } from "./proxy.ts";
import { hide, type Masked, mask } from "./secrets.ts";
import { outputLine, safeLines, safeMessage, wholeLine } from "./text.ts";

/** The runner waits 7.5 s after a cancel before it sends the next signal. We exit well before. */
const CANCEL_BUDGET_MS = 4_500;
/** All outputs of a job share 1 MB. */
const MAX_OUTPUT_CHARACTERS = 200_000;

/** What an action may do on the runner. */
export interface Shell {
  signal: AbortSignal;
  info(text: string): void;
  /** Shows the same text only once, as does a warning. */
  notice(text: string): void;
  warning(text: string): void;
  /** Folds the lines that follow, until another group, an annotation or `endGroup`. */
  group(title: string): void;
  endGroup(): void;
  output(name: string, value: string | number | boolean): void;
  /** Keeps a value for the post step, which also runs when this step was killed. Never a secret. */
  state(name: string, value: string): void;
  /** In the post step, what the main step has kept under this name; otherwise empty. */
  saved(name: string): string;
  mask(secret: string, name: string): void;
  hide(secret: string): void;
}

interface Secret {
  value: string;
  /** Where the input holds several. */
  name?: string;
}

interface GivenInputs {
  texts: Record<string, string>;
  /** The secrets that are too short to be masked. */
  exposed: string[];
  /** The secrets with lines that are too short to be masked alone. */
  partlyExposed: string[];
}

/** The inputs that are given, after masking their secrets and those of the environment. */
export function readInputs(inputs: z.ZodObject): GivenInputs {
  const given = Object.entries(inputs.shape).map(([name, schema]) => {
    const text = core.getInput(name, { trimWhitespace: false });
    // A YAML block ends with a line break, which may be part of a secret but of nothing else.
    return [name, schema.meta()?.secret === undefined ? text.trimEnd() : text] as const;
  });
  const texts = Object.fromEntries(given.filter(([, text]) => text.trim() !== ""));
  const masked = new Map<string, Masked>();
  for (const [input, text] of Object.entries(texts)) {
    const secrets: Secret[] = inputs.shape[input]?.meta()?.secret?.(text, process.env) ?? [];
    for (const { value, name = input } of secrets) masked.set(name, mask(value, name));
  }
  for (const { value, name } of proxyPasswords()) masked.set(name, mask(value, name));
  const namesOf = (how: Masked) =>
    [...masked].flatMap(([name, one]) => (one === how ? [name] : []));
  return { texts, exposed: namesOf("too short"), partlyExposed: namesOf("but short lines") };
}

/**
 * Makes Node verify certificates, also where the job has switched that off for all its steps, and
 * returns whether it has.
 */
export function verifyCertificates(): boolean {
  const isOff = process.env.NODE_TLS_REJECT_UNAUTHORIZED === "0";
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  return isOff;
}

/** Aborts on a cancel. `outcome` is set as output if the step does not end in time after it. */
export function listenForCancel(outcome = "cancelled"): AbortSignal {
  const controller = new AbortController();
  const onSignal = () => {
    if (controller.signal.aborted) process.exit(1);
    controller.abort(new DOMException("The workflow was cancelled.", "AbortError"));
    // Outputs that were set before are in their file, also when the step hangs.
    setTimeout(() => {
      setOutput("outcome", outcome);
      process.exit(1);
    }, CANCEL_BUDGET_MS).unref();
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGBREAK"] as const) process.on(name, onSignal);
  return controller.signal;
}

/**
 * The value of `work`. Rejects also with an error that nobody catches, and when nothing is left
 * that could end the work. A log that nobody reads any more ends nothing.
 */
export function guarded<T>(work: Promise<T>): Promise<T> {
  for (const log of [process.stdout, process.stderr]) log.on("error", () => undefined);
  const crash = new Promise<never>((_, reject) => {
    process.on("uncaughtException", reject);
    process.on("beforeExit", () => reject(new DOMException("No event is left.", "DeadlockError")));
  });
  return Promise.race([work, crash]);
}

export function shell(signal: AbortSignal): Shell {
  return {
    signal,
    info: (text) => {
      startGroup();
      for (const line of safeLines(text)) core.info(line);
    },
    notice,
    warning,
    group: (title) => {
      if (openGroup === title) return;
      endGroup();
      nextGroup = title;
    },
    endGroup,
    output: setOutput,
    state: saveState,
    saved: (name) => core.getState(name),
    mask: (secret, name) => void mask(secret, name),
    hide,
  };
}

let openGroup: string | undefined;
/** A group is opened by its first line, because a group without lines is only noise. */
let nextGroup: string | undefined;

function startGroup(): void {
  if (nextGroup === undefined) return;
  core.startGroup(wholeLine(nextGroup));
  openGroup = nextGroup;
  nextGroup = undefined;
}

/** Closes the open group. A group that stays open would fold everything that follows. */
export function endGroup(): void {
  if (openGroup !== undefined) core.endGroup();
  openGroup = undefined;
  nextGroup = undefined;
}

/** The keys of files hold the tenant's id, and the outputs' descriptions say that it is masked. */
const EXPECTED_IN_OUTPUTS = "tenant_id";
const reported = new Set<string>();

function notice(text: string): void {
  annotate(core.notice, text);
}

function warning(text: string): void {
  annotate(core.warning, text);
}

/** Shows the same text only once. */
function annotate(show: (text: string) => void, text: string): void {
  if (reported.has(text)) return;
  reported.add(text);
  endGroup();
  show(safeMessage(text));
}

function reportChange(output: string, secrets: readonly string[]): void {
  for (const secret of secrets) {
    if (secret === EXPECTED_IN_OUTPUTS) continue;
    warning(
      `The output ${output} was changed: the value of ${secret} in it is masked, as ***. If that is no secret, do not give it as one.`,
    );
  }
}

/** Text for people, of which secrets are cut out like those of any message. */
const MESSAGE = "error_message";

function textOf(name: string, value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  if (name === MESSAGE) return wholeLine(value);
  const { text, names } = outputLine(value, { isId: /_ids?$/.test(name) });
  reportChange(name, names);
  return text;
}

/** Takes back what was written of half a value: with it, the runner could not read the others. */
function takeBack(file: string, size: number): void {
  try {
    truncateSync(file, size);
  } catch {
    // A device, or a file that is gone by now.
  }
}

/** Adds a value to a file of the runner, or else warns with it. Returns whether it is there. */
function keep(what: string, text: string, file = "", write: () => void): boolean {
  let size: number | undefined;
  try {
    size = statSync(file, { throwIfNoEntry: false })?.size;
    write();
    return true;
  } catch {
    if (size !== undefined) takeBack(file, size);
    warning(`The ${what} could not be written. Its value is: ${text}`);
    return false;
  }
}

export function setOutput(name: string, value: string | number | boolean): void {
  const text = textOf(name, value).slice(0, MAX_OUTPUT_CHARACTERS);
  const write = () => core.setOutput(name, text);
  const isThere = keep(`output ${name}`, text, process.env.GITHUB_OUTPUT, write);
  // Later steps cannot find a lost id again.
  if (!isThere && name.endsWith("_id")) process.exitCode = 1;
}

function saveState(name: string, value: string): void {
  const text = wholeLine(value);
  const write = () => core.saveState(name, text);
  keep(`state ${name}`, text, process.env.GITHUB_STATE, write);
}

export async function exit(): Promise<never> {
  // Where pipes are written asynchronously, an immediate exit would cut off the log.
  await new Promise((flushed) => process.stdout.write("", flushed));
  return process.exit();
}
