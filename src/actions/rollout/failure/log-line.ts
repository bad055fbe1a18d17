import { truncate } from "../../../report/format.ts";

/** A line of a log, without what builders and container runtimes write before it. */
export interface Line {
  text: string;
  /** Whether it ends a traceback: Python names any class there. */
  isRaised: boolean;
}

/** Limits what regular expressions have to read. */
const MAX_LINES = 1_000;
const MAX_CHARACTERS = 4_000;

const DATE = String.raw`\d{4}[-/]\d\d[-/]\d\d`;
const PREFIX = new RegExp(
  `^(?:${[
    String.raw`Step #\d{1,4}(?: - "[^"]{0,100}")?: ?`,
    String.raw`#\d{1,5} `,
    String.raw`\d{1,7}\.\d{1,4} `,
    String.raw`\[?(?:${DATE}[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?(?:Z|[+-]\d\d:?\d\d))?\]? `,
    "(?:stdout|stderr) [FP] ",
    String.raw`\[(?:INFO|builder)\] `,
    String.raw`[\w.-]{1,60}-\d{1,3} {1,20}\| `,
    String.raw` {0,20}\| `,
  ].join("|")}){1,6}`,
);

/** Lines that say nothing about an error: ends of builders, pointers to help, an echoed Dockerfile. */
export const EMPTY = new RegExp(
  [
    String.raw`^\W*(?:ERROR|Error|error|FATAL|fatal)?\W*$`,
    String.raw`\bbuild step \d+ .{0,200} failed\b|\bProcess completed with exit code\b`,
    String.raw`\bfailed to build ?: (?:Build failed|exit status \d+|executing lifecycle)`,
    String.raw`\bsubprocess-exited-with\b|\bmetadata-generation-failed\b|\bdid not run successfully\b`,
    String.raw`\bTraceback \(most recent call last\):?$|\bApplication startup failed\b|\bException in worker process\b`,
    String.raw`\bWorker failed to boot\b|\bShutting down: Master\b|\bcould not compile\b.{0,200} due to `,
    String.raw`\bfor help visit\b|\bcomplete log of this run\b|\blogging output above\b`,
    String.raw`^\W*ERROR \[[^\]]{0,100}\d\/\d`,
    String.raw`^(?:>>> )?(?:\+ |(?:FROM|RUN|COPY|ADD|ENV|ARG|WORKDIR|CMD|ENTRYPOINT) )`,
    String.raw`^npm (?:error|ERR!)(?: (?:errno|syscall|path|workspace|location|cwd|dest|signal) .*|\s+/\S+)?$`,
  ].join("|"),
);

/** Lines that only say which command failed. Code 137 is a cause: memory. */
export const FRAME =
  /\bexit(?:ed|s)?(?: with)?(?: (?:non-zero|exit|error|status|code)){0,3}:? (?!137\b)\d+\b|\breturned a non-zero code\b|\bCommand failed\b/;

export const NPM = /^npm (?:error|ERR!) ?/;
/** npm's report on a script, whose own error is above or inside. */
export const NPM_SCRIPT = /^npm (?:error|ERR!) (?:code (?:ELIFECYCLE|\d+)$|command failed)/;

/** The last lines of a log. */
export function parsed(log: string): Line[] {
  let traceIndent: number | undefined;
  return log
    .split("\n")
    .slice(-MAX_LINES)
    .map((line) => {
      const text = truncate(line, MAX_CHARACTERS).replace(PREFIX, "").trimEnd();
      const indent = text.search(/\S/);
      const isRaised =
        traceIndent !== undefined && indent <= traceIndent && /^\s*[A-Za-z_][\w.]*(:|$)/.test(text);
      if (isRaised) traceIndent = undefined;
      if (text.includes("Traceback (most recent call last)")) traceIndent = indent;
      return { text, isRaised };
    });
}
