import { statSync, truncateSync } from "node:fs";

/** Takes back what was written of half a value: with it, nobody could read the others. */
function takeBack(file: string, size: number): void {
  try {
    truncateSync(file, size);
  } catch {
    // A device, or a file that is gone by now.
  }
}

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
    if (size !== undefined) takeBack(file, size);
    return false;
  }
}
