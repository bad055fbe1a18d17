import { resolve } from "node:path";
import { workspace } from "../variables.ts";
import { readWorkspaceFile } from "../workspace/file.ts";

type FileRead = ReturnType<typeof readWorkspaceFile>;

/** Files that were read to hide their secrets, and are not parsed yet, by path. */
const unparsed = new Map<string, FileRead>();

/** Reads the file of `secrets_file`, and keeps it for `readSecretsFileAgain`. */
export function readSecretsFileFirst(path: string): FileRead {
  const read = readWorkspaceFile(path, workspace());
  unparsed.set(resolve(workspace(), path), read);
  return read;
}

/** The same, as it was read first: what is sent must be what is hidden, even if it has changed. */
export function readSecretsFileAgain(path: string): FileRead {
  const key = resolve(workspace(), path);
  const read = unparsed.get(key) ?? readWorkspaceFile(path, workspace());
  unparsed.delete(key);
  return read;
}
