import type { Clock } from "../../service/client/clock.ts";
import type { Narrator } from "../../service/client/trouble.ts";
import type { Report } from "../world.ts";
import { clockTime } from "./lines.ts";

const HEARTBEAT_MS = 60_000;
/** After a quarter of an hour, one heartbeat a minute is too many: then a fifteenth of the time. */
const HEARTBEAT_SHARE = 1 / 15;
const TIME_CHARACTERS = 6;

/**
 * The same world, whose report also tells what is new beside the time since now, and is never
 * silent for long while something lasts. Folded lines do not count: nobody sees them in
 * the log of a running step.
 */
export function withProgressLog<W extends { clock: Clock; report: Report }>(
  world: W,
): W & { report: Narrator } {
  return { ...world, report: { ...world.report, ...narrator(world) } };
}

function narrator({ clock, report }: { clock: Clock; report: Report }) {
  const startMs = clock.now();
  const works = new Set<() => string | undefined>();
  let isFolded = false;
  let disarm = (): void => undefined;

  function arm(): void {
    disarm();
    const pauseMs = Math.max(HEARTBEAT_MS, (clock.now() - startMs) * HEARTBEAT_SHARE);
    if (works.size > 0) disarm = clock.after(pauseMs, beat);
  }

  function beat(): void {
    const words = [...works].map((wordsOf) => wordsOf()).findLast((one) => one !== undefined);
    if (words === undefined) arm();
    else tell(words);
  }

  const timeOf = (clockMs: number) => clockTime(clockMs - startMs);

  function tell(text: string): void {
    endGroup();
    info(`${timeOf(clock.now()).padStart(TIME_CHARACTERS)}  ${text}`);
  }

  function info(text: string): void {
    report.info(text);
    if (!isFolded) arm();
  }

  function endGroup(): void {
    isFolded = false;
    report.endGroup();
  }

  /** It closes an open group. */
  const annotation = (annotate: (text: string) => void) => (text: string) => {
    isFolded = false;
    annotate(text);
    arm();
  };

  return {
    info,
    endGroup,
    notice: annotation(report.notice),
    warning: annotation(report.warning),
    group: (title: string) => {
      isFolded = true;
      report.group(title);
    },
    tell,
    timeOf,
    during: async <T>(words: () => string | undefined, work: () => Promise<T>): Promise<T> => {
      works.add(words);
      if (works.size === 1) arm();
      try {
        return await work();
      } finally {
        works.delete(words);
        if (works.size === 0) disarm();
      }
    },
  };
}
