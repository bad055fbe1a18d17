import { resolve } from "node:path";
import { workspace } from "../variables.ts";
import { readWorkspaceFile } from "../workspace/file.ts";

type FileOrFlaw = ReturnType<typeof readWorkspaceFile>;

/** Files whose secrets were masked, and that are not parsed yet, by path. */
const maskedFiles = new Map<string, FileOrFlaw>();

/** Reads the file of `secrets_file`, and keeps the result for `readToParse`. */
export function readToMask(path: string): FileOrFlaw {
  const file = readWorkspaceFile(path);
  maskedFiles.set(resolve(workspace(), path), file);
  return file;
}

/** Returns what `readToMask` read, if it did, because the file may have changed since. */
export function readToParse(path: string): FileOrFlaw {
  const key = resolve(workspace(), path);
  const file = maskedFiles.get(key) ?? readWorkspaceFile(path);
  maskedFiles.delete(key);
  return file;
}
