import { readFileSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import type { Flaw } from "../problem.ts";
import { quote } from "../quote.ts";
import { workspace } from "../variables.ts";

const MAX_BYTES = 1024 * 1024;

export const errorCodeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown reason";

function describeFileError(path: string, error: unknown): Flaw {
  const code = errorCodeOf(error);
  if (code === "ENOENT" || code === "ENOTDIR")
    return {
      reason: `no such file ${quote(path)} (looked in ${workspace()})`,
      fix: "write a path from the top of the workspace, and let an earlier step check it out or write it",
    };
  if (code === "ERR_ENCODING_INVALID_ENCODED_DATA")
    return { reason: `${quote(path)} is not UTF-8 text`, fix: "save it in that encoding" };
  const reason = `${quote(path)} cannot be read (${code})`;
  return { reason, fix: "write the path of a readable file in the workspace" };
}

/** Whether a relative path leaves its directory. */
export function isOutside(relativePath: string): boolean {
  return relativePath === ".." || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath);
}

/**
 * Reads a file that an input names. With links resolved, the file must be in the workspace. `name`
 * is its path in the workspace with `/`, the form that annotations need.
 */
export function readWorkspaceFile(path: string): { text: string; name: string } | Flaw {
  const flawOf = (reason: string, fix: string) => ({ reason: `${quote(path)} ${reason}`, fix });
  try {
    const root = realpathSync(workspace());
    const realPath = realpathSync(resolve(root, path));
    const relativePath = relative(root, realPath);
    if (isOutside(relativePath))
      return flawOf("leads out of the workspace", "write the path of a file inside it");
    // Checked before opening: a fifo would block, and a device might never end.
    const stats = statSync(realPath);
    if (!stats.isFile()) return flawOf("is not a regular file", "write the path of a text file");
    if (stats.size > MAX_BYTES)
      return flawOf("is larger than 1 MiB", "write the path of a smaller file");
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(realPath));
    return { text, name: relativePath.split(sep).join("/") };
  } catch (error) {
    return describeFileError(path, error);
  }
}
