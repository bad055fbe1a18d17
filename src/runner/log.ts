import type { Position } from "../inputs/problem.ts";
import type { Report } from "../report/report.ts";
import type { Sanitizer } from "./text.ts";
import type { Toolkit } from "./toolkit.ts";

type Severity = "notice" | "warning" | "error";

/** GitHub masks no secrets in the members of an annotation besides its message. */
interface AnnotationProperties extends Position {
  title?: string | undefined;
}

export interface Log extends Omit<Report, "redact" | "output"> {
  error(text: string, properties?: AnnotationProperties): void;
  /** Masks a value in the log of the whole job. */
  mask(value: string): void;
}

export function createLog(toolkit: Toolkit, sanitizer: Sanitizer, isDebugEnabled: boolean): Log {
  const annotatedTexts = new Set<string>();
  let isGroupOpen = false;

  const toToolkitProperties = ({ title, file, line, column }: AnnotationProperties = {}) => ({
    ...(title && { title: sanitizer.oneLine(title) }),
    ...(file && { file: sanitizer.oneLine(file) }),
    ...(line && { startLine: line }),
    ...(column && { startColumn: column }),
  });

  function endGroup(): void {
    if (isGroupOpen) toolkit.endGroup();
    isGroupOpen = false;
  }

  /** Shows a text once for each severity. */
  const annotate = (severity: Severity) => (text: string, properties?: AnnotationProperties) => {
    if (annotatedTexts.has(severity + text)) return;
    annotatedTexts.add(severity + text);
    endGroup();
    toolkit[severity](sanitizer.annotation(text), toToolkitProperties(properties));
  };

  return {
    info(text) {
      for (const line of sanitizer.logLines(text)) toolkit.info(line);
    },
    notice: annotate("notice"),
    warning: annotate("warning"),
    error: annotate("error"),
    debug(text) {
      if (isDebugEnabled) toolkit.debug(sanitizer.annotation(text));
    },
    group(title) {
      endGroup();
      const [line = ""] = sanitizer.logLines(sanitizer.oneLine(title));
      toolkit.startGroup(line);
      isGroupOpen = true;
    },
    endGroup,
    mask: toolkit.setSecret,
  };
}
