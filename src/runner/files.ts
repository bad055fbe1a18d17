/** Appends to a file of the runner, if its variable is set. Returns false if that fails. */
export function tryAppend(file: string | undefined, write: (file: string) => void): boolean {
  if (!file) return true;
  try {
    write(file);
    return true;
  } catch {
    return false;
  }
}
