/**
 * Lets `write` add to a file that the runner, or whoever starts us elsewhere, has named. Nothing is
 * added if no file is named. Returns whether all went well.
 */
export function tryAppend(file: string | undefined, write: (file: string) => void): boolean {
  if (!file) return true;
  try {
    write(file);
    return true;
  } catch {
    return false;
  }
}
