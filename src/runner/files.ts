import { statSync, truncateSync } from "node:fs";

/**
 * Lets `write` add to a file that the runner, or whoever starts us elsewhere, has named. Nothing is
 * added if no file is named. Returns whether all went well.
 */
export function added(file: string | undefined, write: (file: string) => void): boolean {
  if (!file) return true;
  let size: number | undefined;
  try {
    size = statSync(file, { throwIfNoEntry: false })?.size;
    write(file);
    return true;
  } catch {
    try {
      // With half a value in it, nobody could read the others.
      if (size !== undefined) truncateSync(file, size);
    } catch {
      // A device, or a file that is gone by now.
    }
    return false;
  }
}
