import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A Node on this machine: its version as `22.15.0`, and where it is. */
export interface FoundNode {
  version: string;
  path: string;
}

const NAME = process.platform === "win32" ? "node.exe" : "node";

function versionOf(path: string): string | undefined {
  try {
    return execFileSync(path, ["--print", "process.versions.node"], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}

/** This Node, and each of another version in the PATH: a job of CI puts the oldest one there. */
export function nodesHere(): FoundNode[] {
  const own = { version: process.versions.node, path: process.execPath };
  const others = (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, NAME))
    .filter((path) => existsSync(path))
    .flatMap((path): FoundNode[] => {
      const version = versionOf(path);
      return version === undefined ? [] : [{ version, path }];
    });
  return [...new Map([...others, own].map((node) => [node.version, node])).values()];
}

/** The oldest Node that the bundles run on, as they say it themselves: `22.15`. */
export function oldestPromised(): string {
  const text = readFileSync("scripts/oldest-node.js", "utf8");
  const [, oldest = ""] = /install Node ([\d.]+) or newer/.exec(text) ?? [];
  return oldest;
}

export const isOlder = (version: string, than: string): boolean =>
  version.localeCompare(than, "en", { numeric: true }) < 0;

/** Runs a program to its end, with these variables and no others. */
export async function runAlone(
  [program = "", ...args]: readonly string[],
  options: { cwd: string; env: Record<string, string> },
) {
  // With a pipe as its input, bash reads the settings of its user.
  const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  const [exitCode]: (number | null)[] = await once(child, "close");
  return { printed, exitCode };
}
