import { lstat, realpath, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { FlawText } from "../problem.ts";
import { quoted } from "../quoted.ts";
import { field } from "../text-field.ts";
import { workspace } from "../variables.ts";
import { codeOf, isOutside } from "./file.ts";

/** A directory in the workspace, which need not exist yet. */
export interface WorkspaceDirectory {
  /** Absolute, with symbolic links resolved. */
  path: string;
  /** Relative to the workspace, with `/`. */
  name: string;
}

/** Resolves the part of a path that exists. Throws for a broken symbolic link. */
async function existingPart(path: string): Promise<{ real: string; missing: string }> {
  for (let current = path; ; current = dirname(current)) {
    const exists = await lstat(current).then(
      () => true,
      () => current === dirname(current),
    );
    if (exists) return { real: await realpath(current), missing: relative(current, path) };
  }
}

/** The directory, or the problem of its path. */
async function resolveDirectory(
  path: string,
  folder: string,
): Promise<WorkspaceDirectory | FlawText> {
  const root = await realpath(folder);
  const { real, missing } = await existingPart(resolve(root, path));
  const name = relative(root, join(real, missing));
  if (isOutside(name))
    return ["leads out of the workspace", "write the path of a directory inside it"];
  if (!(await stat(real)).isDirectory())
    return ["is not a directory", "write the path of a directory, which need not exist yet"];
  return { path: join(real, missing), name: name.split(sep).join("/") };
}

const WRITE = "write the path of a directory in the workspace";

/** A directory to write to, in the workspace. */
export const workspaceDirectory = field(WRITE, async (path, refuse) => {
  const resolved = await resolveDirectory(path, workspace()).catch(
    (error: unknown): FlawText => [`cannot be used (${codeOf(error)})`, WRITE],
  );
  if ("path" in resolved) return resolved;
  const [reason, fix] = resolved;
  return refuse(`${quoted(path)} ${reason}`, fix);
});
