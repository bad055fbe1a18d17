import type { Report } from "../report/report.ts";
import type { ProgressReporter } from "../service/client/client-context.ts";
import type { Clock } from "../service/client/clock.ts";

const HEARTBEAT_MS = 60_000;
/** After a quarter of an hour, the pause between heartbeats is this share of the elapsed time. */
const HEARTBEAT_SHARE = 1 / 15;
const TIME_CHARACTERS = 6;

/** A duration as `2:06` (minutes and seconds) or `1:02:06`. */
function formatElapsedTime(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1_000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const twoDigits = (count: number) => String(count % 60).padStart(2, "0");
  const minutesText = hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes;
  return `${minutesText}:${twoDigits(seconds)}`;
}

/**
 * Extends the report of a context by a log of progress with the elapsed time, and by a heartbeat
 * while work is running. Lines inside a group do not delay the heartbeat, because GitHub collapses
 * the group in the log of a running step.
 */
export function withProgressLog<Context extends { clock: Clock; report: Report }>(
  ctx: Context,
): Context & { report: ProgressReporter } {
  const { clock, report } = ctx;
  const startMs = clock.now();
  const heartbeats = new Set<() => string | undefined>();
  let isGroupOpen = false;
  let cancelHeartbeat = (): void => undefined;

  function scheduleHeartbeat(): void {
    cancelHeartbeat();
    const pauseMs = Math.max(HEARTBEAT_MS, (clock.now() - startMs) * HEARTBEAT_SHARE);
    if (heartbeats.size > 0) cancelHeartbeat = clock.schedule(pauseMs, logHeartbeat);
  }

  function logHeartbeat(): void {
    const text = [...heartbeats].map((describe) => describe()).findLast((one) => one !== undefined);
    if (text === undefined) scheduleHeartbeat();
    else progress(text);
  }

  const formatTime = (clockMs: number) => formatElapsedTime(clockMs - startMs);

  function progress(text: string): void {
    endGroup();
    info(`${formatTime(clock.now()).padStart(TIME_CHARACTERS)}  ${text}`);
  }

  function info(text: string): void {
    report.info(text);
    if (!isGroupOpen) scheduleHeartbeat();
  }

  function endGroup(): void {
    isGroupOpen = false;
    report.endGroup();
  }

  /** An annotation closes an open group. */
  const closeGroupAnd = (annotate: (text: string) => void) => (text: string) => {
    isGroupOpen = false;
    annotate(text);
    scheduleHeartbeat();
  };

  const progressReporter = {
    info,
    endGroup,
    notice: closeGroupAnd(report.notice),
    warning: closeGroupAnd(report.warning),
    group: (title: string) => {
      isGroupOpen = true;
      report.group(title);
    },
    progress,
    formatTime,
    withHeartbeat: async <T>(heartbeat: () => string | undefined, work: () => Promise<T>) => {
      heartbeats.add(heartbeat);
      if (heartbeats.size === 1) scheduleHeartbeat();
      try {
        return await work();
      } finally {
        heartbeats.delete(heartbeat);
        if (heartbeats.size === 0) cancelHeartbeat();
      }
    },
  };
  return { ...ctx, report: { ...report, ...progressReporter } };
}
