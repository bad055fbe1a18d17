import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A Node on this machine: its version, such as `22.15.0`, and its path. */
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

/** This Node, and each other version in the PATH, where a CI job puts the oldest one. */
export function findNodes(): FoundNode[] {
  const thisNode = { version: process.versions.node, path: process.execPath };
  const nodesInPath = (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, NAME))
    .filter((path) => existsSync(path))
    .flatMap((path): FoundNode[] => {
      const version = versionOf(path);
      return version === undefined ? [] : [{ version, path }];
    });
  return [...new Map([...nodesInPath, thisNode].map((node) => [node.version, node])).values()];
}

/** The oldest Node that the bundles accept, such as `22.15`. */
export function readOldestVersion(): string {
  const text = readFileSync("scripts/oldest-node.js", "utf8");
  const [, oldest = ""] = /install Node ([\d.]+) or newer/.exec(text) ?? [];
  return oldest;
}

export const isOlder = (version: string, minimum: string): boolean =>
  version.localeCompare(minimum, "en", { numeric: true }) < 0;
