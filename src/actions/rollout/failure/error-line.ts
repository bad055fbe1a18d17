import { CAUSES, causeIn } from "../../../report/causes.ts";

/** BuildKit's step numbers and times at the start of a line. */
const STEP = /^(#\d+ )?(\d+\.\d+ )?/;

/** Matches the last line of a program, a build or a traceback. */
const ERROR =
  /^[\d\s:.,TZ+[\]-]*(ERROR|FATAL|CRITICAL|error|fatal|panic)\b|: (fatal )?error( TS\d+)?: |(^|\s)[\w.$]*(Error|Exception):|^[\w.]+(Error|Exception)$/;

/** Lines that only say that something failed. */
const FRAME =
  /\bexit(ed)?( with)?( non-zero)?( status)?( code)?:? (?!137)\d+\b|\bexited with non-zero status\b|\bsubprocess-exited-with|\bmetadata-generation-failed|\bTraceback \(most recent|\bApplication startup failed\b/;

/** The last line of a log that is an error or names a cause. */
export function errorLineOf(log: string): string | undefined {
  const errors = log
    .split("\n")
    .map((line) => line.replace(STEP, "").trim())
    .filter((line) => ERROR.test(line) || causeIn(CAUSES.build, line));
  return errors.findLast((line) => !FRAME.test(line)) ?? errors.at(-1);
}
