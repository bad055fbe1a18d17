import { pluralize, roundDuration } from "../report/format.ts";
import type { StepContext } from "./step-context.ts";

/** A duration as `2:06` (minutes and seconds) or `1:02:06`. */
export function formatClockTime(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1_000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const [minutes, secondsOfMinute] = parts.map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(seconds / 3_600);
  return hours > 0 ? `${hours}:${minutes}:${secondsOfMinute}` : `${parts[0]}:${secondsOfMinute}`;
}

/** Column of the notes in log lines, so that most of them are aligned. */
const NOTE_COLUMN = 23;

/** A log line: a status or a sentence, with notes in brackets. */
export const withNotes = (text: string, notes: readonly string[]) =>
  notes.length === 0 ? text : `${text.padEnd(NOTE_COLUMN - 1)} (${notes.join(", ")})`;

export const timeoutNote = (leftMs: number) => `timeout in ${roundDuration(leftMs)}`;

const MIN_HOURS_MS = 2 * 3_600_000;

const formatStatusDuration = (durationMs: number) =>
  durationMs < MIN_HOURS_MS
    ? pluralize(Math.round(durationMs / 60_000), "minute")
    : roundDuration(durationMs);

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
      const line = `${lastStatus}, ${formatStatusDuration(clock.now() - sinceMs)}`;
      return withNotes(line, [timeoutNote(deadline.leftMs)]);
    },
  };
}
