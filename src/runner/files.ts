import { appendFileSync, statSync, truncateSync } from "node:fs";

/** Takes back what was written of half a value: with it, nobody could read the others. */
function takeBack(file: string, size: number): void {
  try {
    truncateSync(file, size);
  } catch {
    // A device, or a file that is gone by now.
  }
}

/**
 * Adds a text to a file that the runner, or whoever starts us elsewhere, has named. Nothing is
 * added where no file is named. Returns whether all went well.
 */
export function append(file: string | undefined, text: string): boolean {
  if (!file) return true;
  let size: number | undefined;
  try {
    size = statSync(file, { throwIfNoEntry: false })?.size;
    appendFileSync(file, text);
    return true;
  } catch {
    if (size !== undefined) takeBack(file, size);
    return false;
  }
}
