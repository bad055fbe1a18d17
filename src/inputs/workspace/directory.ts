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
function existingAncestor(path: string): string {
  try {
    lstatSync(path);
    return path;
  } catch {
    return dirname(path) === path ? path : existingAncestor(dirname(path));
  }
}

/** The directory, or the problem of its path. Throws for a broken symbolic link. */
function resolveDirectory(path: string): WorkspaceDirectory | FlawText {
  const root = realpathSync(workspace());
  const absolute = resolve(root, path);
  const existing = existingAncestor(absolute);
  const real = realpathSync(existing);
  const resolved = join(real, relative(existing, absolute));
  const name = relative(root, resolved);
  if (isOutside(name))
    return ["leads out of the workspace", "write the path of a directory inside it"];
  if (!statSync(real).isDirectory())
    return ["is not a directory", "write the path of a directory, which need not exist yet"];
  return { path: resolved, name: name.split(sep).join("/") };
}

const ADVICE = "write the path of a directory in the workspace";

/** A directory to write to, in the workspace. */
export const workspaceDirectory = field(ADVICE, (path, refuse) => {
  try {
    const resolved = resolveDirectory(path);
    if ("path" in resolved) return resolved;
    const [reason, fix] = resolved;
    return refuse(`${quote(path)} ${reason}`, fix);
  } catch (error) {
    return refuse(`${quote(path)} cannot be used (${errorCodeOf(error)})`, ADVICE);
  }
});
