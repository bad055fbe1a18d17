import { roundDuration } from "../report/format.ts";
import type { StepContext } from "./step-context.ts";

/** Column of the notes in log lines, so that most of them are aligned. */
const NOTE_COLUMN = 23;

/** A log line: a status or a sentence, with notes in brackets. */
export const withNotes = (text: string, notes: readonly string[]) =>
  notes.length === 0 ? text : `${text.padEnd(NOTE_COLUMN - 1)} (${notes.join(", ")})`;

export const timeoutNote = (leftMs: number) => `timeout in ${roundDuration(leftMs)}`;

/** Logs each new status. The heartbeat says how long the last status has lasted. */
export function statusLog({ clock, deadline, report }: StepContext) {
  let lastStatus = "";
  let sinceMs = 0;
  return {
    log(status: string, line = status): void {
      if (status === lastStatus) return;
      report.progress(line);
      lastStatus = status;
      sinceMs = clock.now();
    },
    heartbeat(): string | undefined {
      if (lastStatus === "") return undefined;
      const line = `${lastStatus}, ${roundDuration(clock.now() - sinceMs)}`;
      return withNotes(line, [timeoutNote(deadline.leftMs)]);
    },
  };
}
