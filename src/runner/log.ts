import type { Safe } from "./text.ts";
import type { Toolkit } from "./toolkit.ts";

type Severity = "notice" | "warning" | "error";

/** Where an annotation stands. GitHub masks its message, and none of these. */
export interface Place {
  title?: string | undefined;
  file?: string | undefined;
  line?: number | undefined;
  col?: number | undefined;
}

/** Prints what a person reads. */
export interface Log {
  info(text: string): void;
  /** Shows the same text only once. */
  annotate(severity: Severity, text: string, place?: Place): void;
  debug(text: string): void;
  /** Folds the lines that follow, until another group, an annotation or `endGroup`. */
  group(title: string): void;
  endGroup(): void;
  /** Hides a value in the log of the whole job. */
  mask(value: string): void;
}

/** `isDebugged` says whether somebody wants to read more. */
export function createLog(toolkit: Toolkit, safe: Safe, isDebugged: boolean): Log {
  const shown = new Set<string>();
  let openGroup: string | undefined;
  /** A group is opened by its first line, because a group without lines is only noise. */
  let nextGroup: string | undefined;

  /** Its properties as the toolkit calls them. */
  function propertiesOf({ title, file, line, col }: Place) {
    return {
      ...(title === undefined ? {} : { title: safe.whole(title) }),
      ...(file === undefined ? {} : { file: safe.whole(file) }),
      ...(line === undefined ? {} : { startLine: line }),
      ...(col === undefined ? {} : { startColumn: col }),
    };
  }

  function startGroup(): void {
    if (nextGroup === undefined) return;
    const [title = ""] = safe.lines(safe.whole(nextGroup));
    toolkit.startGroup(title);
    openGroup = nextGroup;
    nextGroup = undefined;
  }

  function endGroup(): void {
    if (openGroup !== undefined) toolkit.endGroup();
    openGroup = undefined;
    nextGroup = undefined;
  }

  return {
    info(text) {
      startGroup();
      for (const line of safe.lines(text)) toolkit.info(line);
    },
    annotate(severity, text, place) {
      if (shown.has(severity + text)) return;
      shown.add(severity + text);
      endGroup();
      toolkit[severity](safe.message(text), propertiesOf(place ?? {}));
    },
    debug(text) {
      if (isDebugged) toolkit.debug(safe.message(text));
    },
    group(title) {
      if (openGroup === title) return;
      endGroup();
      nextGroup = title;
    },
    endGroup,
    mask: toolkit.setSecret,
  };
}
