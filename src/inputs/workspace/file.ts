import { readFile, realpath, stat } from "node:fs/promises";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { quoted } from "../quoted.ts";

const LARGEST_BYTES = 1024 * 1024;

/** `file` is relative to the workspace, with `/`, as annotations want it. */
type WorkspaceFile = { text: string; file: string } | { problem: string };

function unreadable(path: string, looked: string, error: unknown): { problem: string } {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT" || code === "ENOTDIR") {
    return {
      problem: `no such file (looked for ${quoted(looked)}): write a path in the workspace, and check out the repository first`,
    };
  }
  const reason = typeof code === "string" ? code : "unknown reason";
  return {
    problem: `${quoted(path)} cannot be read (${reason}): write the path of a readable file in the workspace`,
  };
}

/** Of a path relative to a root. */
export function leadsOut(within: string): boolean {
  return within === ".." || within.startsWith(`..${sep}`) || isAbsolute(within);
}

async function readWithin(root: string, path: string): Promise<WorkspaceFile> {
  const real = await realpath(resolve(root, path));
  const within = relative(root, real);
  if (leadsOut(within)) {
    return {
      problem: `${quoted(path)} leads out of the workspace: write the path of a file inside it`,
    };
  }
  // Before opening: a fifo or a device would block, or never end.
  const found = await stat(real);
  if (!found.isFile())
    return { problem: `${quoted(path)} is not a regular file: write the path of a text file` };
  if (found.size > LARGEST_BYTES)
    return { problem: `${quoted(path)} is larger than 1 MiB: write the path of a smaller file` };
  const bytes = await readFile(real);
  try {
    return {
      text: new TextDecoder("utf-8", { fatal: true }).decode(bytes),
      file: within.split(sep).join("/"),
    };
  } catch {
    return { problem: `${quoted(path)} is not UTF-8 text: save it in that encoding` };
  }
}

/** Reads a file that an input names, after links are followed only where it lies in the workspace. */
export async function readWorkspaceFile(path: string, workspace: string): Promise<WorkspaceFile> {
  try {
    return await readWithin(await realpath(workspace), path);
  } catch (error) {
    return unreadable(path, resolve(workspace, path), error);
  }
}
