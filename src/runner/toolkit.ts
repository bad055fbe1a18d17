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

/** How GitHub's toolkit tells its runner: by commands in the log, and by its files. */
export const githubToolkit = { ...messages, startGroup, endGroup, setSecret, setOutput, saveState };

export type Toolkit = typeof githubToolkit;

const INDENT = "    ";

interface Elsewhere {
  env: NodeJS.ProcessEnv;
  stdout: { write(text: string): unknown };
}

/** Elsewhere nobody knows commands: plain lines, and `name=value` in the files that are named. */
export function plainToolkit({ env, stdout }: Elsewhere): Toolkit {
  let indent = "";
  const print = (text: string) => void stdout.write(`${text}\n`);
  const labelled = (label: string) => (text: string | Error) =>
    print(`${label}: ${String(text).replaceAll("\n", "\n  ").replaceAll("::", ": :")}`);
  const into = (file: string | undefined) => (name: string, value: unknown) => {
    if (file) appendFileSync(file, `${name}=${value}\n`);
  };
  return {
    info: (text) => print(indent + text),
    notice: labelled("Notice"),
    warning: labelled("Warning"),
    error: labelled("Error"),
    debug: labelled("Debug"),
    startGroup(title) {
      print(`▸ ${title}`);
      indent = INDENT;
    },
    endGroup() {
      indent = "";
    },
    setSecret: () => undefined,
    setOutput: into(env.GITHUB_OUTPUT),
    saveState: into(env.GITHUB_STATE),
  };
}
