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

export interface Log {
  lines: string[];
  annotations: Annotation[];
  print(text: string): void;
  debug(text: string): void;
  /** Prints a message, and adds an annotation at the file and line that the command names. */
  report(type: Annotation["type"], message: string, command?: Command): void;
}

/** The log of one step as a user reads it. */
export function createLog(options: {
  masker: Masker;
  showsDebug: boolean;
  onLine?: ((line: string) => void) | undefined;
}): Log {
  const { masker, showsDebug, onLine } = options;
  const lines: string[] = [];
  const annotations: Annotation[] = [];

  function print(text: string) {
    for (const line of masker.mask(text).split(LINE_END)) {
      lines.push(line);
      onLine?.(line);
    }
  }

  return {
    lines,
    annotations,
    print,
    debug(text) {
      if (showsDebug) for (const line of text.split(LINE_END)) print(`##[debug]${line}`);
    },
    report(type, message, command) {
      if (message !== "") print(`##[${type}]${message}`);
      if (
        annotations.filter((annotation) => annotation.type === type).length >= ANNOTATIONS_PER_TYPE
      )
        return;
      const position = command === undefined ? {} : positionOf(command);
      annotations.push({
        type,
        ...position,
        message: masker.mask(message).slice(0, MESSAGE_LIMIT),
      });
    },
  };
}

/** The runner masks only the message, so a secret in a title is a leak. */
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
