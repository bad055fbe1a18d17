import { type Command, propertyOf } from "../commands/commands.ts";
import { LINE_END } from "./lines.ts";
import type { Masker } from "./masks.ts";

export interface Annotation {
  type: "error" | "warning" | "notice";
  title?: string;
  file?: string;
  line?: number;
  column?: number;
  message: string;
}

const ANNOTATIONS_PER_TYPE = 10;
const MESSAGE_LIMIT = 4096;

export type Log = ReturnType<typeof createLog>;

/** The log of one step as a user reads it. */
export function createLog(options: {
  masker: Masker;
  showsDebug: boolean;
  onLine?: ((line: string) => void) | undefined;
}) {
  const { masker, showsDebug, onLine } = options;
  const lines: string[] = [];
  const annotations: Annotation[] = [];

  function print(text: string): void {
    for (const line of masker.mask(text).split(LINE_END)) {
      lines.push(line);
      onLine?.(line);
    }
  }

  return {
    lines,
    annotations,
    print,
    debug(text: string): void {
      if (showsDebug) for (const line of text.split(LINE_END)) print(`##[debug]${line}`);
    },
    /** Prints a message, and adds an annotation at the file and line that the command names. */
    report(type: Annotation["type"], text: string, command?: Command): void {
      if (text !== "") print(`##[${type}]${text}`);
      const earlierAnnotations = annotations.filter((annotation) => annotation.type === type);
      if (earlierAnnotations.length >= ANNOTATIONS_PER_TYPE) return;
      // Only the message is masked, so a secret in a title is a leak.
      const message = masker.mask(text).slice(0, MESSAGE_LIMIT);
      annotations.push({ type, ...(command && positionOf(command)), message });
    },
  };
}

function positionOf(command: Command): Pick<Annotation, "title" | "file" | "line" | "column"> {
  const title = propertyOf(command, "title");
  const file = propertyOf(command, "file");
  const line = parseWholeNumber(propertyOf(command, "line"));
  const column = parseWholeNumber(propertyOf(command, "col"));
  return {
    ...(title === "" ? {} : { title }),
    ...(file === "" ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(line === undefined || column === undefined ? {} : { column }),
  };
}

function parseWholeNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
