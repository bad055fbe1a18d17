import { CAUSES, causeIn } from "../../../report/causes.ts";

/** How BuildKit numbers and times the lines of a step. */
const STEP = /^(#\d+ )?(\d+\.\d+ )?/;

/** How the line looks with which a program, a build or a traceback ends. */
const ERROR =
  /^[\d\s:.,TZ+[\]-]*(ERROR|FATAL|CRITICAL|error|fatal|panic)\b|: (fatal )?error( TS\d+)?: |(^|\s)[\w.$]*(Error|Exception):|^[\w.]+(Error|Exception)$/;

/** What only says that something failed, which is said before it. */
const FRAME =
  /\bexit(ed)?( with)?( non-zero)?( status)?( code)?:? (?!137)\d+\b|\bexited with non-zero status\b|\bsubprocess-exited-with|\bmetadata-generation-failed|\bTraceback \(most recent|\bApplication startup failed\b/;

/** The last line of a log that is an error by its words, or names a cause. */
export function errorLineOf(log: string): string | undefined {
  const errors = log
    .split("\n")
    .map((line) => line.replace(STEP, "").trim())
    .filter((line) => ERROR.test(line) || causeIn(CAUSES.build, line));
  return errors.findLast((line) => !FRAME.test(line)) ?? errors.at(-1);
}
