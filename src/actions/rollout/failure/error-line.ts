import { causeIn } from "../../../report/causes/cause.ts";
import { CAUSES_IN_LOGS, type RolloutCause } from "../../../report/causes/rollout-causes.ts";
import { truncate } from "../../../report/format.ts";

/** An error that a log names. */
export interface LoggedError {
  /** The line that names the culprit, with those below it if it is only a heading. */
  quote: string;
  /** All lines of the error, in which its cause is searched. */
  context: string;
  /** Index of its first line in the log. */
  lineIndex: number;
  /** Whether the error only says which command failed. */
  isCommandOnly: boolean;
}

/** Characters of a line that patterns read, and that are quoted: the log shows the whole line. */
const MAX_READ = 4_000;
const MAX_QUOTED = 160;
/** Where the part of a long line that names the cause begins. */
const LEAD = 60;
const LINES_BELOW = 4;
const MAX_LINES_BELOW = 12;

/** What builders, container runtimes and Compose write before a line. */
const PREFIX =
  /^(?:Step #\d{1,4}(?: - "[^"]{0,100}")?: ?|#\d{1,5} |\d{1,7}\.\d{1,4} |\[?(?:\d{4}[-/]\d\d[-/]\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?(?:Z|[+-]\d\d:?\d\d))?\]? |(?:stdout|stderr) [FP] |\[(?:INFO|builder)\] |[\w.-]{1,60}-\d{1,3} {1,20}\| | {0,20}\| ){1,6}/;
/** Lines that name no error: endings of builders, pointers to help, an echoed Dockerfile. */
const UNINFORMATIVE =
  /^\W*(?:(?:ERROR|Error|error|FATAL|fatal)\W*)?$|^\W*(?:Found )?\d+ errors?\W*$|\bbuild step \d+ .{0,200} failed\b|\bProcess completed with exit code\b|\bfailed to build ?: (?:Build failed|exit status \d+|executing lifecycle)|\bsubprocess-exited-with\b|\bmetadata-generation-failed\b|\bdid not run successfully\b|\bTraceback \(most recent call last\):?$|\bApplication startup failed\b|\bException in worker process\b|\bWorker failed to boot\b|\bShutting down: Master\b|\bcould not compile\b.{0,200} due to |\bfor help visit\b|^\s*(?:help|hint): |^\[ERROR\] (?:-> )?\[Help \d|^\[ERROR\] (?:To see|Re-run|For more) |\bcomplete log of this run\b|\blogging output above\b|^\W*ERROR \[[^\]]{0,100}\d\/\d|^(?:>>> )?(?:\+ |(?:FROM|RUN|COPY(?! failed)|ADD(?! failed)|ENV|ARG|WORKDIR|CMD|ENTRYPOINT) )|^npm (?:error|ERR!)(?: (?:errno|syscall|path|workspace|location|cwd|dest|signal) .*| \s*\/\S+)?$/;
/** Lines that name only the command that failed. Code 137 is a cause: memory. */
const FAILED_COMMAND =
  /\bexit(?:ed|s)?(?: with)?(?: (?:non-zero|exit|error|status|code)){0,3}:? (?!137\b)\d+\b|\breturned a non-zero code\b|\bCommand failed\b|\bFailed to execute goal\b/;
/** Errors as programs, package managers, compilers and shells print them. */
const ERROR =
  /^[^A-Za-z]{0,40}(?:ERROR|Error|error|FATAL|Fatal|fatal|CRITICAL|panic)\b|[-|] (?:ERROR|FATAL|CRITICAL)\b|\blevel"?[=:] ?"?(?:error|fatal|critical)\b|(?:^|[\s:])(?:fatal )?error(?: TS\d+)?: |(?:^|\s)[\w.$]{0,200}(?:Error|Exception)(?: \[\w{1,60}\])?:|^\s*[\w.]{1,200}(?:Error|Exception)$|^\s*[×x] (?:No solution|Failed to)\b|^\W{0,9}YN00(?:01|09|10|16|18|27|28|35|41|82): |^\s*\[?ERR_PNPM_|^exec \S{1,200}: |\bexecutable file not found in |^(?:COPY|ADD) failed: |^\S{1,200}\.go:\d+:\d+: |^(?!info|debug|warn|note|hint)[a-z./][^\s:]{0,200}: .{0,300}(?:: (?:command )?not found|version \S{1,60} not found|[Pp]ermission denied|No such file or directory|Read-only file system|Operation not permitted|unbound variable)(?: \(.{0,200}\))?$|^E: |^(?:curl: \(|wget: )|\bpanicked at |^(?:❌|✖|⨯) /;
const HEADING = /:$|\b\d+ (?:validation )?errors?\b|^Error: [A-Z]+\d+$/;
/** Errors of uv, with their reasons below. After the second, the error of a build follows. */
const UV = /^\s*[×x] /;
const OPENING = /[[{]$/;
const UV_REASON = /^\s*[├╰│]/;
const NOT_BUILT = /^\s*[×x] Failed to build /;
const NPM = /^npm (?:error|ERR!) ?/;
const NPM_CODE = /^npm (?:error|ERR!) code /;
/** npm's report on a script: the error of the script is above or within it. */
const NPM_SCRIPT = /^npm (?:error|ERR!) (?:code (?:ELIFECYCLE|\d+)$|command failed)/;
const PACKAGE = /[^\s@]@[^\s@]*\d/;
/** A server that accepts requests: earlier errors did not prevent its start. */
const STARTED =
  /^(?!.*\b(?:[Mm]ake sure|[Ee]nsure|[Cc]heck|whether|if)\b).*(?:\bApplication startup complete\b|\bUvicorn running on\b|\b[Ss]erver (?:is )?(?:started|running|listening)\b|\b(?:[Ll]istening|listens) (?:on|at)\b)/;
/** A package that is unknown, also if it could not be looked up. */
const UNKNOWN_PACKAGE = /\bNo matching distribution found\b|^E: (?:Unable to locate|Package) /;
const FAILED_LOOK_UP = /\bRetry\(total=0\b|^Could not fetch URL |^W: Failed to fetch /;

/** The last error of a log, unless the server has started after it. */
export function errorIn(
  log: readonly string[],
  phase: keyof typeof CAUSES_IN_LOGS,
): LoggedError | undefined {
  const lines = log.map((line) => truncate(line, MAX_READ).replace(PREFIX, "").trimEnd());
  const causes = CAUSES_IN_LOGS[phase];
  const tracebackEnds = tracebackEndsIn(lines);
  const first = phase === "deploy" ? lines.findLastIndex((line) => STARTED.test(line)) + 1 : 0;
  const isError = (line: string, at: number) =>
    at >= first &&
    !UNINFORMATIVE.test(line) &&
    !UV_REASON.test(line) &&
    (tracebackEnds.has(at) ||
      ERROR.test(line.replace(NPM, "")) ||
      causeIn(causes, line) !== undefined ||
      (NPM.test(line) && !npmLines(lines, at).some((one) => NPM_SCRIPT.test(lines[one] ?? ""))));
  const last = lines.findLastIndex((line, at) => isError(line, at) && !FAILED_COMMAND.test(line));
  const errorAt = last < 0 ? lines.findLastIndex(isError) : last;
  if (errorAt < 0) return undefined;
  const { quoted, all } = linesAround(lines, failedLookUp(lines, errorAt) ?? errorAt);
  const [lineIndex = errorAt] = quoted;
  const context = all.map((index) => lines[index]).join(" ");
  const cause = causeIn(causes, context);
  const [firstLine = "", ...others] = quoted.map((index) => lines[index] ?? "");
  const quote = [
    firstLine.trim().replace(/^- /, ""),
    ...others.map((line) => line.replace(/^(npm \S+|[\s╰├─▶>-])+/, "")),
  ].map((line) => excerptOf(line, cause));
  return { quote: quote.join(" "), context, lineIndex, isCommandOnly: last < 0 };
}

/** The beginning of a line, or the part that names the cause if that is further on. */
function excerptOf(line: string, cause: RolloutCause | undefined): string {
  const match = cause?.pattern.exec(line);
  if (!match) return truncate(line, MAX_QUOTED);
  // A pattern may begin with any text: then its end names the cause.
  const causeAt = Math.max(match.index, match.index + match[0].length - MAX_QUOTED + LEAD);
  if (causeAt <= MAX_QUOTED - LEAD) return truncate(line, MAX_QUOTED);
  const start = causeAt - LEAD;
  const wordStart = start + Math.max(0, line.slice(start, causeAt).indexOf(" "));
  return `…${truncate(line.slice(wordStart), MAX_QUOTED)}`;
}

/** The line in which a server says that it has started. */
export const startIn = (log: readonly string[]): string | undefined =>
  log
    .findLast((line) => STARTED.test(line))
    ?.replace(PREFIX, "")
    .trim();

/** Where a log says that packages could not be looked up, if the error is that one is unknown. */
function failedLookUp(lines: readonly string[], errorAt: number): number | undefined {
  if (!UNKNOWN_PACKAGE.test(lines[errorAt] ?? "")) return undefined;
  const at = lines.slice(0, errorAt).findLastIndex((line) => FAILED_LOOK_UP.test(line));
  return at < 0 ? undefined : at;
}

/** The lines that end a traceback: Python names any class there, such as `KeyboardInterrupt`. */
function tracebackEndsIn(lines: readonly string[]): ReadonlySet<number> {
  let tracebackIndent: number | undefined;
  const ends = lines.flatMap((line, at) => {
    const indent = line.search(/\S/);
    const isEnd =
      tracebackIndent !== undefined &&
      indent <= tracebackIndent &&
      /^\s*[A-Za-z_][\w.]*(:|$)/.test(line);
    if (isEnd) tracebackIndent = undefined;
    if (line.includes("Traceback (most recent call last)")) tracebackIndent = indent;
    return isEnd ? [at] : [];
  });
  return new Set(ends);
}

const range = (from: number, end: number) =>
  Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index);

/** The lines of npm around this one. */
function npmLines(lines: readonly string[], at: number): number[] {
  const end = lines.findIndex((line, index) => index > at && !NPM.test(line));
  const start = lines.findLastIndex((line, index) => index < at && !NPM.test(line)) + 1;
  return range(start, end < 0 ? lines.length : end);
}

/** The lines of an error that are quoted, and all that name its cause. */
function linesAround(lines: readonly string[], at: number): { quoted: number[]; all: number[] } {
  const textAt = (index: number | undefined) => lines[index ?? -1] ?? "";
  const text = textAt(at);
  if (NPM.test(text)) {
    const all = npmLines(lines, at);
    const informative = all.filter(
      (one) => !UNINFORMATIVE.test(textAt(one)) && !NPM_CODE.test(textAt(one)),
    );
    const [first = all[0] ?? at] = informative;
    const withPackage = [first, ...informative].find((one) => PACKAGE.test(textAt(one))) ?? first;
    return { quoted: [...new Set([first, withPackage])], all };
  }
  const outside = lines.findLastIndex((line, index) => index < at && /^\S/.test(line));
  const notBuilt = range(outside + 1, at).find((one) => NOT_BUILT.test(textAt(one)));
  if (notBuilt !== undefined) return { quoted: [notBuilt, at], all: [notBuilt, at] };
  const below = linesBelow(lines, at);
  if (OPENING.test(text)) return { quoted: [at, ...below], all: [at, ...below] };
  const reason = Math.max(
    0,
    below.findLastIndex((one) => textAt(one).includes("▶")),
  );
  if (UV.test(text))
    return { quoted: [at, ...below.slice(reason, reason + LINES_BELOW)], all: [at, ...below] };
  const next = textAt(below[0]);
  const count = next.endsWith(":") && !NPM.test(next) ? 2 : Number(HEADING.test(text));
  const quoted = [at, ...below.slice(0, count)];
  return { quoted, all: quoted };
}

/** The lines below an error that may belong to it: those in its bracket, or up to another end. */
function linesBelow(lines: readonly string[], at: number): number[] {
  const text = lines[at] ?? "";
  const below = range(at + 1, Math.min(lines.length, at + 1 + MAX_LINES_BELOW)).filter(
    (one) => !HEADING.test(text) || lines[one] !== "",
  );
  const isOpen = OPENING.test(text);
  const end = below.findIndex((one) => {
    const line = lines[one] ?? "";
    return isOpen ? /^[\]}]/.test(line) : UNINFORMATIVE.test(line) || FAILED_COMMAND.test(line);
  });
  return end < 0 ? below : below.slice(0, end + Number(isOpen));
}
