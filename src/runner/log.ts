import type { Position } from "../inputs/problem.ts";
import type { Report } from "../report/report.ts";
import type { Sanitizer } from "./text.ts";
import type { Toolkit } from "./toolkit.ts";

type Severity = "notice" | "warning" | "error";

/** Position and title of an annotation. GitHub masks only its message. */
interface Place extends Position {
  title?: string | undefined;
}

export interface Log extends Pick<Report, "info" | "debug" | "group" | "endGroup"> {
  /** Repeated texts are shown only once. */
  annotate(severity: Severity, text: string, place?: Place): void;
  /** Masks a value in the log of the whole job. */
  mask(value: string): void;
}

/** `isDebugged` enables `debug`. */
export function createLog(toolkit: Toolkit, sanitize: Sanitizer, isDebugged: boolean): Log {
  const annotated = new Set<string>();
  let isGroupOpen = false;

  /** The properties as the toolkit names them. */
  function propertiesOf({ title, file, line, column }: Place) {
    return {
      ...(title === undefined ? {} : { title: sanitize.oneLine(title) }),
      ...(file === undefined ? {} : { file: sanitize.oneLine(file) }),
      ...(line === undefined ? {} : { startLine: line }),
      ...(column === undefined ? {} : { startColumn: column }),
    };
  }

  function endGroup(): void {
    if (isGroupOpen) toolkit.endGroup();
    isGroupOpen = false;
  }

  return {
    info(text) {
      for (const line of sanitize.logLines(text)) toolkit.info(line);
    },
    annotate(severity, text, place) {
      if (annotated.has(severity + text)) return;
      annotated.add(severity + text);
      endGroup();
      toolkit[severity](sanitize.annotation(text), propertiesOf(place ?? {}));
    },
    debug(text) {
      if (isDebugged) toolkit.debug(sanitize.annotation(text));
    },
    group(title) {
      endGroup();
      const [line = ""] = sanitize.logLines(sanitize.oneLine(title));
      toolkit.startGroup(line);
      isGroupOpen = true;
    },
    endGroup,
    mask: toolkit.setSecret,
  };
}
