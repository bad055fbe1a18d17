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

const printers = { info, notice, warning, error, debug };

/** GitHub's toolkit writes commands to the log, and to files. */
export const githubToolkit = { ...printers, startGroup, endGroup, setSecret, setOutput, saveState };

export type Toolkit = typeof githubToolkit;

/** Calls `write` if GitHub's runner provides the file. Returns false if writing fails. */
export function tryAppend(file: string | undefined, write: (file: string) => void): boolean {
  if (!file) return true;
  try {
    write(file);
    return true;
  } catch {
    return false;
  }
}

/** Outside GitHub, writes a log without commands, and `name=value` to the files that are set. */
export function plainToolkit(
  env: NodeJS.ProcessEnv,
  stdout: { write(text: string): unknown },
): Toolkit {
  let indent = "";
  const print = (text: string) => void stdout.write(`${text}\n`);
  const labelledPrinter = (label: string) => (text: string | Error) =>
    print(`${label}: ${String(text).replaceAll("\n", "\n  ").replaceAll("::", ": :")}`);
  const writerTo = (file: string | undefined) => (name: string, value: unknown) => {
    if (file) appendFileSync(file, `${name}=${value}\n`);
  };
  return {
    info: (text) => print(indent + text),
    notice: labelledPrinter("Notice"),
    warning: labelledPrinter("Warning"),
    error: labelledPrinter("Error"),
    debug: labelledPrinter("Debug"),
    startGroup(title) {
      print(`▸ ${title}`);
      indent = "    ";
    },
    endGroup() {
      indent = "";
    },
    setSecret: () => undefined,
    setOutput: writerTo(env.GITHUB_OUTPUT),
    saveState: writerTo(env.GITHUB_STATE),
  };
}
