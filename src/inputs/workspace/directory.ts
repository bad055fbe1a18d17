import { lstatSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { quote } from "../quote.ts";
import { field, type InvalidValue } from "../text-field.ts";
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

export const workspaceDirectory = field(
  "write the path of a directory in the workspace, which need not exist yet",
  (path, refuse): WorkspaceDirectory | InvalidValue => {
    try {
      const root = realpathSync(workspace());
      const absolute = resolve(root, path);
      const ancestor = findExistingAncestor(absolute);
      const realAncestor = realpathSync(ancestor);
      const resolvedPath = join(realAncestor, relative(ancestor, absolute));
      const name = relative(root, resolvedPath);
      if (isOutside(name)) return refuse(`${quote(path)} leads out of the workspace`);
      if (!statSync(realAncestor).isDirectory()) return refuse(`${quote(path)} is not a directory`);
      return { path: resolvedPath, name: name.split(sep).join("/") };
    } catch (error) {
      return refuse(`${quote(path)} cannot be used (${errorCodeOf(error)})`);
    }
  },
);
