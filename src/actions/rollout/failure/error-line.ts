import { causeIn } from "../../../report/causes/cause.ts";
import { CAUSES_IN_LOGS, type RolloutCause } from "../../../report/causes/rollout-causes.ts";
import { truncate } from "../../../report/format.ts";
import type { LogType } from "../state.ts";

/** An error that a log names. */
export interface LoggedError {
  /** The line that names the error, with other lines if they say more. */
  quote: string;
  cause: RolloutCause | undefined;
  /** Index of the first quoted line in the log. */
  lineIndex: number;
  /** Whether the error only says which command failed. */
  isCommandOnly: boolean;
}

/** Characters of a line that are searched, and that are quoted. */
const MAX_READ = 4_000;
const MAX_QUOTE = 160;
/** Characters before the cause in the excerpt of a long line. */
const LEAD = 60;
const MAX_UV_REASONS = 4;
const MAX_LINES_BELOW = 12;

/** What builders, container runtimes and Compose write before a line. */
const PREFIX =
  /^(?:Step #\d{1,4}(?: - "[^"]{0,100}")?: ?|#\d{1,5} |\d{1,7}\.\d{1,4} |\[?(?:\d{4}[-/]\d\d[-/]\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?(?:Z|[+-]\d\d:?\d\d))?\]? |(?:stdout|stderr) [FP] |\[(?:INFO|builder)\] |[\w.-]{1,60}-\d{1,3} {1,20}\| | {0,20}\| ){1,6}/;
/** The logger and the fields of a structured log, after the message of an error. */
const LOG_FIELDS =
  /^(\[(?:error|critical) {0,9}\] .*?) {1,99}\[[\w.]{1,99}\](?: \w{1,40}=[\s\S]*)?$/;
/** Lines that name no error, such as closing lines of builders, headings, an echoed Dockerfile. */
const NOISE =
  /^\W*(?:(?:ERROR|Error|error|FATAL|fatal)\W*)?$|^\W*(?:Found )?\d+ errors?\W*$|\bbuild step \d+ .{0,200} failed\b|\bProcess completed with exit code\b|\bfailed to build ?: (?:Build failed|exit status \d+|executing lifecycle)|\bsubprocess-exited-with\b|\bmetadata-generation-failed\b|\bdid not run successfully\b|\bTraceback \(most recent call last\):?$|^Could not import python module for graph\b|\bApplication startup failed\b|\bException in worker process\b|\bWorker failed to boot\b|\bShutting down: Master\b|\bcould not compile\b.{0,200} due to |\bfor help visit\b|^\s*(?:help|hint): |^\[ERROR\] (?:-> )?\[Help \d|^\[ERROR\] (?:To see|Re-run|For more) |\bcomplete log of this run\b|\blogging output above\b|^\W*ERROR \[[^\]]{0,100}\d\/\d|^(?:>>> )?(?:\+ |(?:FROM|RUN|COPY(?! failed)|ADD(?! failed)|ENV|ARG|WORKDIR|CMD|ENTRYPOINT) )|^npm (?:error|ERR!)(?: (?:errno|syscall|path|workspace|location|cwd|dest|signal) .*| \s*\/\S+)?$/;
/** Lines that name only the command that failed. Code 137 is a cause: memory. */
const FAILED_COMMAND =
  /\bexit(?:ed|s)?(?: with)?(?: (?:non-zero|exit|error|status|code)){0,3}:? (?!137\b)\d+\b|\breturned a non-zero code\b|\bCommand failed\b|\bFailed to execute goal\b/;
/** Errors as programs, package managers, compilers and shells print them. */
const ERROR =
  /^[^A-Za-z]{0,40}(?:ERROR|Error|error|FATAL|Fatal|fatal|CRITICAL|critical|panic)\b|[-|] (?:ERROR|FATAL|CRITICAL)\b|\blevel"?[=:] ?"?(?:error|fatal|critical)\b|(?:^|[\s:])(?:fatal )?error(?: TS\d+)?: |(?:^|\s)[\w.$]{0,200}(?:Error|Exception)(?: \[\w{1,60}\])?:|^\s*[\w.]{1,200}(?:Error|Exception)$|^\s*[×x] (?:No solution|Failed to)\b|^\W{0,9}YN00(?:01|09|10|16|18|27|28|35|41|82): |^\s*\[?ERR_PNPM_|^exec \S{1,200}: |\bexecutable file not found in |^(?:COPY|ADD) failed: |^\S{1,200}\.go:\d+:\d+: |^(?!info|debug|warn|note|hint)[a-z./][^\s:]{0,200}: .{0,300}(?:: (?:command )?not found|version \S{1,60} not found|[Pp]ermission denied|No such file or directory|Read-only file system|Operation not permitted|unbound variable)(?: \(.{0,200}\))?$|^E: |^(?:curl: \(|wget: )|\bpanicked at |^(?:❌|✖|⨯) /;
const HEADING = /:$|\b\d+ (?:validation )?errors?\b|^Error: [A-Z]+\d+$/;
const OPEN_BRACKET = /[[{]$/;
/** Errors of uv, whose reasons are the lines below. */
const UV_ERROR = /^\s*[×x] /;
const UV_REASON = /^\s*[├╰│]/;
/** The package that could not be built. Its error is indented: above in pip, below in uv. */
const FAILED_BUILD = /^\s*(?:ERROR:|[×x]) (?:Failed to build|Failed building|Could not build) /;
const NPM = /^npm (?:error|ERR!) ?/;
const NPM_CODE = /^npm (?:error|ERR!) code /;
/** Reports of npm on a script, whose own error is another line. */
const NPM_SCRIPT = /^npm (?:error|ERR!) (?:code (?:ELIFECYCLE|\d+)$|command failed)/;
const PACKAGE = /[^\s@]@[^\s@]*\d/;
/** Logged by a server that accepts requests: earlier errors did not prevent its start. */
const START =
  /^(?!.*\b(?:[Mm]ake sure|[Ee]nsure|[Cc]heck|whether|if)\b).*(?:\bApplication startup complete\b|\bUvicorn running on\b|\b[Ss]erver (?:is )?(?:started|running|listening)\b|\b(?:[Ll]istening|listens) (?:on|at)\b)/;
/** Errors about an unknown package, also if its look-up failed. */
const UNKNOWN_PACKAGE = /\bNo matching distribution found\b|^E: (?:Unable to locate|Package) /;
const FAILED_LOOK_UP = /\bRetry\(total=0\b|^Could not fetch URL |^W: Failed to fetch /;

/** The last error since the server started; a failed command counts only without another error. */
export function errorIn(log: readonly string[], type: LogType): LoggedError | undefined {
  const lines = log.map((line) =>
    truncate(line, MAX_READ).replace(PREFIX, "").trimEnd().replace(LOG_FIELDS, "$1"),
  );
  const causes = CAUSES_IN_LOGS[type];
  const tracebackEnds = tracebackEndsIn(lines);
  const start = type === "deploy" ? lines.findLastIndex((line) => START.test(line)) + 1 : 0;
  const isError = (line: string, index: number) =>
    index >= start &&
    !NOISE.test(line) &&
    !UV_REASON.test(line) &&
    (tracebackEnds.has(index) ||
      ERROR.test(line.replace(NPM, "")) ||
      causeIn(causes, line) !== undefined ||
      (NPM.test(line) && !npmLines(lines, index).some((one) => NPM_SCRIPT.test(lines[one] ?? ""))));
  const isDetailedError = (line: string, index: number) =>
    isError(line, index) && !FAILED_COMMAND.test(line);
  const detailedIndex = lines.findLastIndex(isDetailedError);
  const errorIndex = detailedIndex < 0 ? lines.findLastIndex(isError) : detailedIndex;
  if (errorIndex < 0) return undefined;
  const error = lines[errorIndex] ?? "";
  const isBuildError = (line: string, index: number) =>
    /^\s/.test(line) && !FAILED_BUILD.test(line) && isDetailedError(line, index);
  const isOfSameBuild = isBuildError(error, errorIndex)
    ? (line: string) => FAILED_BUILD.test(line)
    : (line: string, index: number) => FAILED_BUILD.test(error) && isBuildError(line, index);
  const buildIndex = lines.slice(0, errorIndex).findLastIndex(isOfSameBuild);
  const indexes =
    buildIndex < 0
      ? linesAround(lines, findFailedLookUp(lines, errorIndex) ?? errorIndex)
      : quoteAll([buildIndex, errorIndex]);
  const [lineIndex = errorIndex] = indexes.quote;
  const cause = causeIn(causes, indexes.context.map((index) => lines[index]).join(" "));
  const [firstLine = "", ...otherLines] = indexes.quote.map((index) => lines[index] ?? "");
  const quote = [
    firstLine.trim().replace(/^- /, ""),
    ...otherLines.map((line) => line.replace(/^(npm \S+|[\s╰├─▶>-])+/, "")),
  ].map((line) => excerptOf(line, cause));
  return { quote: quote.join(" "), cause, lineIndex, isCommandOnly: detailedIndex < 0 };
}

/** The beginning of a line, or the part that names the cause. */
function excerptOf(line: string, cause: RolloutCause | undefined): string {
  const match = cause?.pattern.exec(line);
  if (!match) return truncate(line, MAX_QUOTE);
  // A pattern may begin with any text: the end of the match names the cause.
  const causeStart = Math.max(match.index, match.index + match[0].length - MAX_QUOTE + LEAD);
  if (causeStart <= MAX_QUOTE - LEAD) return truncate(line, MAX_QUOTE);
  const start = causeStart - LEAD;
  const wordStart = start + Math.max(0, line.slice(start, causeStart).indexOf(" "));
  return `…${truncate(line.slice(wordStart), MAX_QUOTE)}`;
}

/** The line with which a server logs its start. */
export const startIn = (log: readonly string[]): string | undefined =>
  log
    .findLast((line) => START.test(line))
    ?.replace(PREFIX, "")
    .trim();

/** Index of a failed look-up of packages, if the error is an unknown package. */
function findFailedLookUp(lines: readonly string[], errorIndex: number): number | undefined {
  if (!UNKNOWN_PACKAGE.test(lines[errorIndex] ?? "")) return undefined;
  const index = lines.slice(0, errorIndex).findLastIndex((line) => FAILED_LOOK_UP.test(line));
  return index < 0 ? undefined : index;
}

/** Indexes of the last lines of tracebacks, which name any class, such as `KeyboardInterrupt`. */
function tracebackEndsIn(lines: readonly string[]): ReadonlySet<number> {
  let tracebackIndent: number | undefined;
  const ends = lines.flatMap((line, index) => {
    const indent = line.search(/\S/);
    const isEnd =
      tracebackIndent !== undefined &&
      indent <= tracebackIndent &&
      /^\s*[A-Za-z_][\w.]*(:|$)/.test(line);
    if (isEnd) tracebackIndent = undefined;
    if (line.includes("Traceback (most recent call last)")) tracebackIndent = indent;
    return isEnd ? [index] : [];
  });
  return new Set(ends);
}

const range = (start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);

/** Indexes of the lines of npm around a line. */
function npmLines(lines: readonly string[], npmIndex: number): number[] {
  const end = lines.findIndex((line, index) => index > npmIndex && !NPM.test(line));
  const start = lines.findLastIndex((line, index) => index < npmIndex && !NPM.test(line)) + 1;
  return range(start, end < 0 ? lines.length : end);
}

/** Indexes of the lines of an error: those that are quoted, and all that may name its cause. */
type ErrorLines = { quote: number[]; context: number[] };

const quoteAll = (indexes: number[]): ErrorLines => ({ quote: indexes, context: indexes });

function linesAround(lines: readonly string[], errorIndex: number): ErrorLines {
  const textAt = (index: number) => lines[index] ?? "";
  const text = textAt(errorIndex);
  if (NPM.test(text)) {
    const context = npmLines(lines, errorIndex);
    const reasons = context.filter(
      (one) => !NOISE.test(textAt(one)) && !NPM_CODE.test(textAt(one)),
    );
    const [first = errorIndex] = reasons;
    const packageLine = reasons.find((one) => PACKAGE.test(textAt(one))) ?? first;
    return { quote: [...new Set([first, packageLine])], context };
  }
  const below = linesBelow(lines, errorIndex);
  const context = [errorIndex, ...below];
  if (OPEN_BRACKET.test(text)) return quoteAll(context);
  if (UV_ERROR.test(text)) {
    const arrow = below.findLastIndex((one) => textAt(one).includes("▶"));
    const reasons = below.slice(Math.max(0, arrow)).slice(0, MAX_UV_REASONS);
    return { quote: [errorIndex, ...reasons], context };
  }
  const isHeading = (one: number) => HEADING.test(textAt(one)) && !NPM.test(textAt(one));
  const end = context.findIndex(
    (one, index) => index > 0 && !isHeading(one) && !isHeading(context[index - 1] ?? errorIndex),
  );
  return quoteAll(end < 0 ? context : context.slice(0, end));
}

/** Indexes of the lines below an error: in its bracket, or before noise or a failed command. */
function linesBelow(lines: readonly string[], errorIndex: number): number[] {
  const isOpen = OPEN_BRACKET.test(lines[errorIndex] ?? "");
  const start = errorIndex + 1;
  const indexes = range(start, Math.min(lines.length, start + MAX_LINES_BELOW)).filter(
    (one) => lines[one] !== "",
  );
  const end = indexes.findIndex((one) => {
    const line = lines[one] ?? "";
    return isOpen ? /^[\]}]/.test(line) : NOISE.test(line) || FAILED_COMMAND.test(line);
  });
  return end < 0 ? indexes : indexes.slice(0, end + Number(isOpen));
}
