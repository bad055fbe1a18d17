import type { OutputValue, Report } from "../../src/action/world.ts";

type Kind = "info" | "notice" | "warning" | "group" | "output" | "state";

/** A report that keeps what it is told. `onEntry` is called with each entry as it comes. */
export function recordingReport(onEntry: (kind: Kind, text: string) => void = () => undefined) {
  const log: string[] = [];
  const outputs = new Map<string, OutputValue>();
  const keep = (kind: Kind) => (text: string) => {
    log.push(text);
    onEntry(kind, text);
  };
  const report: Report<string> = {
    info: keep("info"),
    notice: keep("notice"),
    warning: keep("warning"),
    group: (title) => onEntry("group", title),
    endGroup: () => undefined,
    mask: () => undefined,
    output: (name, value) => {
      outputs.set(name, value);
      onEntry("output", name);
    },
  };
  const state = (name: string, value: string) => onEntry("state", `${name} ${value}`);
  return { report, state, log, outputs };
}
