import { causeIn } from "../../../report/causes/cause.ts";
import { CAUSES_IN_LOGS, type RolloutCause } from "../../../report/causes/rollout-causes.ts";
import { truncate } from "../../../report/format.ts";
import type { LogType } from "../state.ts";

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
const FAILED_BUILD =
  /^\s*(?:ERROR:|[×x]) (?:Failed to (?:download and )?build|Failed building|Could not build) /;
const NPM = /^npm (?:error|ERR!) ?/;
const NPM_CODE = /^npm (?:error|ERR!) code /;
/** Reports of npm on a script, whose own error is another line. */
const NPM_SCRIPT = /^npm (?:error|ERR!) (?:code (?:ELIFECYCLE|\d+)$|command failed)/;
const PACKAGE = /[^\s@]@[^\s@]*\d|\bgit@[^\s/]+\//;
/** Logged by a server that accepts requests: earlier errors did not prevent its start. */
const START =
  /^(?!.*\b(?:[Mm]ake sure|[Ee]nsure|[Cc]heck|whether|if)\b).*(?:\bApplication startup complete\b|\bUvicorn running on\b|\b[Ss]erver (?:is )?(?:started|running|listening)\b|\b(?:[Ll]istening|listens) (?:on|at)\b)/;
/** Errors about an unknown package, which are printed also after a failed look-up. */
const UNKNOWN_PACKAGE = /\bNo matching distribution found\b|^E: (?:Unable to locate|Package) /;
const FAILED_LOOK_UP = /\bRetry\(total=0\b|^Could not fetch URL |^W: Failed to fetch /;

interface Line {
  text: string;
  index: number;
}

/** The last error since the server started; a failed command counts only without another error. */
export function errorIn(log: readonly string[], type: LogType): LoggedError | undefined {
  const lines = log.map((line, index): Line => {
    const text = truncate(line, MAX_READ).replace(PREFIX, "").trimEnd();
    return { text: text.replace(LOG_FIELDS, "$1"), index };
  });
  const causes = CAUSES_IN_LOGS[type];
  const tracebackEnds = tracebackEndsIn(lines);
  const start = type === "deploy" ? lines.findLastIndex(({ text }) => START.test(text)) + 1 : 0;
  const isError = (line: Line) =>
    line.index >= start &&
    !NOISE.test(line.text) &&
    !UV_REASON.test(line.text) &&
    (tracebackEnds.includes(line) ||
      ERROR.test(line.text.replace(NPM, "")) ||
      causeIn(causes, line.text) !== undefined ||
      (NPM.test(line.text) && !npmLines(lines, line).some(({ text }) => NPM_SCRIPT.test(text))));
  const isDetailedError = (line: Line) => isError(line) && !FAILED_COMMAND.test(line.text);
  const detailedError = lines.findLast(isDetailedError);
  const error = detailedError ?? lines.findLast(isError);
  if (error === undefined) return undefined;
  const isFailedBuild = ({ text }: Line) => FAILED_BUILD.test(text);
  const isBuildError = (line: Line) =>
    /^\s/.test(line.text) && !isFailedBuild(line) && isDetailedError(line);
  const isOfSameBuild = isBuildError(error)
    ? isFailedBuild
    : (line: Line) => isFailedBuild(error) && isBuildError(line);
  const buildLine = lines.slice(0, error.index).findLast(isOfSameBuild);
  const { quote, context = quote }: ErrorLines =
    buildLine === undefined
      ? linesAround(lines, findFailedLookUp(lines, error) ?? error)
      : { quote: [buildLine, error] };
  const cause = causeIn(causes, context.map(({ text }) => text).join(" "));
  const [firstLine = error, ...otherLines] = quote;
  const texts = [
    firstLine.text.trim().replace(/^- /, ""),
    ...otherLines.map(({ text }) => text.replace(/^(npm \S+|[\s╰├─▶>-])+/, "")),
  ];
  return {
    quote: texts.map((text) => excerptOf(text, cause)).join(" "),
    cause,
    lineIndex: firstLine.index,
    isCommandOnly: detailedError === undefined,
  };
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

/** A failed look-up of packages, if the error is an unknown package. */
const findFailedLookUp = (lines: readonly Line[], error: Line): Line | undefined =>
  UNKNOWN_PACKAGE.test(error.text)
    ? lines.slice(0, error.index).findLast(({ text }) => FAILED_LOOK_UP.test(text))
    : undefined;

/** The last lines of tracebacks: `ERROR` does not match all, such as `KeyboardInterrupt`. */
function tracebackEndsIn(lines: readonly Line[]): Line[] {
  let tracebackIndent: number | undefined;
  return lines.filter(({ text }) => {
    const indent = text.search(/\S/);
    const isEnd =
      tracebackIndent !== undefined &&
      indent <= tracebackIndent &&
      /^\s*[A-Za-z_][\w.]*(:|$)/.test(text);
    if (isEnd) tracebackIndent = undefined;
    if (text.includes("Traceback (most recent call last)")) tracebackIndent = indent;
    return isEnd;
  });
}

/** The lines of npm around one of them. */
function npmLines(lines: readonly Line[], { index }: Line): Line[] {
  const isOther = ({ text }: Line) => !NPM.test(text);
  const start = lines.slice(0, index).findLastIndex(isOther) + 1;
  const end = lines.slice(index).findIndex(isOther);
  return lines.slice(start, end < 0 ? undefined : index + end);
}

/** `quote`: the quoted lines of an error; `context`: all that may name its cause, if more. */
type ErrorLines = { quote: Line[]; context?: Line[] };

function linesAround(lines: readonly Line[], error: Line): ErrorLines {
  if (NPM.test(error.text)) {
    const context = npmLines(lines, error);
    const reasons = context.filter(({ text }) => !NOISE.test(text) && !NPM_CODE.test(text));
    const [first = error] = reasons;
    const packageLine = reasons.find(({ text }) => PACKAGE.test(text)) ?? first;
    return { quote: [...new Set([first, packageLine])], context };
  }
  const below = linesBelow(lines, error);
  const context = [error, ...below];
  if (OPEN_BRACKET.test(error.text)) return { quote: context };
  if (UV_ERROR.test(error.text)) {
    const arrow = below.findLastIndex(({ text }) => text.includes("▶"));
    const reasons = below.slice(Math.max(0, arrow)).slice(0, MAX_UV_REASONS);
    return { quote: [error, ...reasons], context };
  }
  const isHeading = ({ text }: Line) => HEADING.test(text) && !NPM.test(text);
  const end = below.findIndex((one, index) => !isHeading(one) && !isHeading(context[index] ?? one));
  return { quote: end < 0 ? context : context.slice(0, end + 1) };
}

/** The lines below an error: in its bracket, or before noise or a failed command. */
function linesBelow(lines: readonly Line[], { text: error, index }: Line): Line[] {
  const isOpen = OPEN_BRACKET.test(error);
  const below = lines
    .slice(index + 1, index + 1 + MAX_LINES_BELOW)
    .filter(({ text }) => text !== "");
  const end = below.findIndex(({ text }) =>
    isOpen ? /^[\]}]/.test(text) : NOISE.test(text) || FAILED_COMMAND.test(text),
  );
  return end < 0 ? below : below.slice(0, end + Number(isOpen));
}
