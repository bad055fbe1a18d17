import { lstatSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { FlawText } from "../problem.ts";
import { quote } from "../quote.ts";
import { field } from "../text-field.ts";
import { workspace } from "../variables.ts";
import { errorCodeOf, isOutside } from "./file.ts";

/** A directory in the workspace, which need not exist yet. */
export interface WorkspaceDirectory {
  /** Absolute, with symbolic links resolved. */
  path: string;
  /** Relative to the workspace, with `/`. */
  name: string;
}

/** The longest part of an absolute path that exists, if only as a broken symbolic link. */
function findExistingAncestor(path: string): string {
  try {
    lstatSync(path);
    return path;
  } catch {
    return dirname(path) === path ? path : findExistingAncestor(dirname(path));
  }
}

/** Returns a flaw for a file or a path outside the workspace. Throws errors of the file system. */
function resolveDirectory(path: string): WorkspaceDirectory | FlawText {
  const root = realpathSync(workspace());
  const absolute = resolve(root, path);
  const ancestor = findExistingAncestor(absolute);
  const realAncestor = realpathSync(ancestor);
  const resolvedPath = join(realAncestor, relative(ancestor, absolute));
  const name = relative(root, resolvedPath);
  if (isOutside(name))
    return ["leads out of the workspace", "write the path of a directory inside it"];
  if (!statSync(realAncestor).isDirectory())
    return ["is not a directory", "write the path of a directory, which need not exist yet"];
  return { path: resolvedPath, name: name.split(sep).join("/") };
}

const ADVICE = "write the path of a directory in the workspace";

export const workspaceDirectory = field(ADVICE, (path, refuse) => {
  try {
    const directory = resolveDirectory(path);
    if ("path" in directory) return directory;
    const [reason, fix] = directory;
    return refuse(`${quote(path)} ${reason}`, fix);
  } catch (error) {
    return refuse(`${quote(path)} cannot be used (${errorCodeOf(error)})`);
  }
});
