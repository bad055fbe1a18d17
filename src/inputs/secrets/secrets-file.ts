import { resolve } from "node:path";
import { workspace } from "../variables.ts";
import { readWorkspaceFile } from "../workspace/file.ts";

type FileRead = ReturnType<typeof readWorkspaceFile>;

/** Files that were read to mask their secrets, and are not parsed yet, by path. */
const unparsed = new Map<string, FileRead>();

/** Reads the file of `secrets_file`, and keeps it for `readSecretsFileAgain`. */
export function readSecretsFileFirst(path: string): FileRead {
  const read = readWorkspaceFile(path, workspace());
  unparsed.set(resolve(workspace(), path), read);
  return read;
}

/** Returns the first read, because only its secrets are masked: the file may have changed. */
export function readSecretsFileAgain(path: string): FileRead {
  const key = resolve(workspace(), path);
  const read = unparsed.get(key) ?? readWorkspaceFile(path, workspace());
  unparsed.delete(key);
  return read;
}
