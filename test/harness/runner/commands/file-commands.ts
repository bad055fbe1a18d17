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

/** New empty files for one step: their paths, and the variables that name them. */
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

/**
 * Parses `name=value` and `name<<DELIMITER` like the runner on Linux, where only a line feed ends a
 * line.
 */
export function parsePairs(text: string): Pairs {
  const pairs = new Map<string, string>();
  let rest = text;
  while (rest !== "") {
    const [line, linesBelow] = splitFirstLine(rest);
    const entry = line === "" ? { rest: linesBelow } : parseEntry(line, linesBelow);
    if ("problem" in entry) return { pairs, problem: entry.problem };
    if ("name" in entry) pairs.set(entry.name, entry.value);
    rest = entry.rest;
  }
  return { pairs };
}

type Entry = { name: string; value: string; rest: string } | { problem: string };

function parseEntry(line: string, rest: string): Entry {
  const [, name, sign, tail] = /^(.*?)(=|<<)(.*)$/s.exec(line) ?? [];
  if (!name || tail === undefined) return { problem: `Invalid format '${line}'` };
  if (sign === "=") return { name, value: tail, rest };
  if (tail === "")
    return {
      problem: `Invalid format '${line}'. Name must not be empty and delimiter must not be empty`,
    };
  return parseHeredoc(name, tail, rest);
}

function parseHeredoc(name: string, delimiter: string, text: string): Entry {
  const lines: string[] = [];
  let rest = text;
  while (rest !== "") {
    const hasEnd = rest.includes("\n");
    const [line, linesBelow] = splitFirstLine(rest);
    if (line === delimiter) return { name, value: lines.join("\n"), rest: linesBelow };
    if (!hasEnd) return { problem: "Invalid value. EOF marker missing new line." };
    lines.push(line);
    rest = linesBelow;
  }
  return { problem: `Invalid value. Matching delimiter not found '${delimiter}'` };
}

function splitFirstLine(text: string): [line: string, rest: string] {
  const end = text.indexOf("\n");
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 1)];
}
