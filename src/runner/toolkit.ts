import { appendFileSync } from "node:fs";
import {
  debug,
  endGroup,
  error,
  info,
  notice,
  saveState,
  setOutput,
  setSecret,
  startGroup,
  warning,
} from "@actions/core";

const messages = { info, notice, warning, error, debug };

/** GitHub's toolkit writes commands to the log, and to files. */
export const githubToolkit = { ...messages, startGroup, endGroup, setSecret, setOutput, saveState };

export type Toolkit = typeof githubToolkit;

/** Appends to a file of the runner, if its variable is set. Returns false if that fails. */
export function tryAppend(file: string | undefined, write: (file: string) => void): boolean {
  if (!file) return true;
  try {
    write(file);
    return true;
  } catch {
    return false;
  }
}

const INDENT = "    ";

interface PlainEnvironment {
  env: NodeJS.ProcessEnv;
  stdout: { write(text: string): unknown };
}

/** Outside of GitHub: plain lines, and `name=value` in the files if they are set. */
export function plainToolkit({ env, stdout }: PlainEnvironment): Toolkit {
  let indent = "";
  const print = (text: string) => void stdout.write(`${text}\n`);
  const printerWithLabel = (label: string) => (text: string | Error) =>
    print(`${label}: ${String(text).replaceAll("\n", "\n  ").replaceAll("::", ": :")}`);
  const writerTo = (file: string | undefined) => (name: string, value: unknown) => {
    if (file) appendFileSync(file, `${name}=${value}\n`);
  };
  return {
    info: (text) => print(indent + text),
    notice: printerWithLabel("Notice"),
    warning: printerWithLabel("Warning"),
    error: printerWithLabel("Error"),
    debug: printerWithLabel("Debug"),
    startGroup(title) {
      print(`▸ ${title}`);
      indent = INDENT;
    },
    endGroup() {
      indent = "";
    },
    setSecret: () => undefined,
    setOutput: writerTo(env.GITHUB_OUTPUT),
    saveState: writerTo(env.GITHUB_STATE),
  };
}
