import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The file of each kind of command: the prefix of its name, and its variable. */
const FILES = {
  output: ["set_output", "GITHUB_OUTPUT"],
  state: ["save_state", "GITHUB_STATE"],
  summary: ["step_summary", "GITHUB_STEP_SUMMARY"],
  env: ["set_env", "GITHUB_ENV"],
  path: ["add_path", "GITHUB_PATH"],
} as const;
export type CommandFile = keyof typeof FILES;

export const SUMMARY_LIMIT_BYTES = 1024 * 1024;

/** New empty files for one stage of a step: their paths, and the variables that name them. */
export async function createCommandFiles(temp: string) {
  const directory = join(temp, "_runner_file_commands");
  await mkdir(directory, { recursive: true });
  const id = randomUUID();
  const pathOf = (file: CommandFile) => join(directory, `${FILES[file][0]}_${id}`);
  const files = Object.keys(FILES) as CommandFile[];
  for (const file of files) await writeFile(pathOf(file), "");
  return {
    pathOf,
    variables: Object.fromEntries(files.map((file) => [FILES[file][1], pathOf(file)])),
  };
}

/** The text of a file; empty if the action has removed it. */
export async function readCommandFile(path: string): Promise<string> {
  try {
    return (await readFile(path, "utf8")).replace(/^\ufeff/, "");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

interface Pairs {
  pairs: Map<string, string>;
  /** Why parsing stopped; the pairs before that are kept. */
  problem?: string;
}

/** Parses `name=value` and `name<<DELIMITER` like the runner on Linux, where lines end with LF. */
export function parsePairs(text: string): Pairs {
  const pairs = new Map<string, string>();
  const lines = text.split("\n");
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === "") continue;
    const [, name, sign, tail = ""] = /^(.*?)(=|<<)(.*)$/s.exec(line) ?? [];
    if (!name || (sign === "<<" && tail === ""))
      return { pairs, problem: `Invalid format '${line}'` };
    if (sign === "=") {
      pairs.set(name, tail);
      continue;
    }
    const end = lines.indexOf(tail);
    if (end < 0) return { pairs, problem: `Invalid value. Matching delimiter not found '${tail}'` };
    pairs.set(name, lines.slice(0, end).join("\n"));
    lines.splice(0, end + 1);
  }
  return { pairs };
}
