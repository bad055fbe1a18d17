import { CAUSES_IN_LOGS, causeIn } from "../../../report/causes.ts";
import { truncate } from "../../../report/format.ts";

/** An error that a log names. */
export interface LoggedError {
  /** The line that names the culprit, with those below it if it is only a heading. */
  quote: string;
  /** All its lines: they name its cause. */
  context: string;
  /** Position of its first line. */
  at: number;
  /** Whether it only says which command failed. */
  namesOnlyCommand: boolean;
}

/** Limits for what patterns have to read, and for each quoted line: the log shows all of it. */
const MAX_READ = 4_000;
const MAX_QUOTED = 160;
const LINES_BELOW = 4;

/** What builders, container runtimes and Compose write before a line. */
const PREFIX =
  /^(?:Step #\d{1,4}(?: - "[^"]{0,100}")?: ?|#\d{1,5} |\d{1,7}\.\d{1,4} |\[?(?:\d{4}[-/]\d\d[-/]\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?(?:Z|[+-]\d\d:?\d\d))?\]? |(?:stdout|stderr) [FP] |\[(?:INFO|builder)\] |[\w.-]{1,60}-\d{1,3} {1,20}\| | {0,20}\| ){1,6}/;
/** Ends of builders, pointers to help, an echoed Dockerfile: they say nothing about an error. */
const UNINFORMATIVE =
  /^\W*(?:ERROR|Error|error|FATAL|fatal)?\W*$|\bbuild step \d+ .{0,200} failed\b|\bProcess completed with exit code\b|\bfailed to build ?: (?:Build failed|exit status \d+|executing lifecycle)|\bsubprocess-exited-with\b|\bmetadata-generation-failed\b|\bdid not run successfully\b|\bTraceback \(most recent call last\):?$|\bApplication startup failed\b|\bException in worker process\b|\bWorker failed to boot\b|\bShutting down: Master\b|\bcould not compile\b.{0,200} due to |\bfor help visit\b|\bcomplete log of this run\b|\blogging output above\b|^\W*ERROR \[[^\]]{0,100}\d\/\d|^(?:>>> )?(?:\+ |(?:FROM|RUN|COPY(?! failed)|ADD(?! failed)|ENV|ARG|WORKDIR|CMD|ENTRYPOINT) )|^npm (?:error|ERR!)(?: (?:errno|syscall|path|workspace|location|cwd|dest|signal) .*| \s*\/\S+)?$/;
/** Only which command failed. Code 137 is a cause: memory. */
const FAILED_COMMAND =
  /\bexit(?:ed|s)?(?: with)?(?: (?:non-zero|exit|error|status|code)){0,3}:? (?!137\b)\d+\b|\breturned a non-zero code\b|\bCommand failed\b/;
/** How programs, package managers, compilers and shells say what is wrong. */
const ERROR =
  /^[^A-Za-z]{0,40}(?:ERROR|Error|error|FATAL|Fatal|fatal|CRITICAL|panic)\b|[-|] (?:ERROR|FATAL|CRITICAL)\b|\blevel"?[=:] ?"?(?:error|fatal|critical)\b|(?:^|[\s:])(?:fatal )?error(?: TS\d+)?: |(?:^|\s)[\w.$]{0,200}(?:Error|Exception)(?: \[\w{1,60}\])?:|^\s*[\w.]{1,200}(?:Error|Exception)$|^\s*[×x] (?:No solution|Failed to)\b|^\W{0,9}YN00(?:01|09|10|16|18|27|28|35|41|82): |^\s*\[?ERR_PNPM_|^exec \S{1,200}: |\bexecutable file not found in |^(?:COPY|ADD) failed: |^\S{1,200}\.go:\d+:\d+: |^\S{1,200}: (?:(?:line )?\d+: )?(?:exec: )?\S{1,200}: (?:(?:command )?not found|Permission denied|No such file or directory)$/;
const HEADING = /:$|\b\d+ (?:validation )?errors?\b/;
/** How uv begins an error, and what could not be built, with the error of the build below. */
const UV = /^\s*[×x] /;
const NOT_BUILT = /^\s*[×x] Failed to build /;
const NPM = /^npm (?:error|ERR!) ?/;
const NPM_CODE = /^npm (?:error|ERR!) code /;
/** npm's report on a script, whose own error is above or inside. */
const NPM_SCRIPT = /^npm (?:error|ERR!) (?:code (?:ELIFECYCLE|\d+)$|command failed)/;
const PACKAGE = /[^\s@]@[^\s@]*\d/;
/** A server accepts requests: errors before have not kept it from starting. */
const STARTED =
  /\bApplication startup complete\b|\bUvicorn running on\b|\b[Ss]erver (?:is )?(?:started|running|listening)\b|\b(?:[Ll]istening|listens) (?:on|at)\b/;

/** The last error of a log, unless the server has started after it. */
export function errorIn(
  log: readonly string[],
  phase: keyof typeof CAUSES_IN_LOGS,
): LoggedError | undefined {
  const lines = log.map((line) => truncate(line, MAX_READ).replace(PREFIX, "").trimEnd());
  const raised = raisedIn(lines);
  const first = phase === "deploy" ? lines.findLastIndex((line) => STARTED.test(line)) + 1 : 0;
  const isError = (line: string, at: number) =>
    at >= first &&
    !UNINFORMATIVE.test(line) &&
    (raised.has(at) ||
      ERROR.test(line.replace(NPM, "")) ||
      causeIn(CAUSES_IN_LOGS[phase], line) !== undefined ||
      (NPM.test(line) && !npmLines(lines, at).some((one) => NPM_SCRIPT.test(lines[one] ?? ""))));
  const last = lines.findLastIndex((line, at) => isError(line, at) && !FAILED_COMMAND.test(line));
  const found = last < 0 ? lines.findLastIndex(isError) : last;
  if (found < 0) return undefined;
  const { quoted, all } = linesAround(lines, found);
  const [at = found] = quoted;
  const textsAt = (some: readonly number[]) => some.map((one) => lines[one] ?? "");
  const quote = textsAt(quoted)
    .map((text, index) =>
      index === 0 ? text.trim().replace(/^- /, "") : text.replace(/^(npm \S+|[\s╰├─▶>-])+/, ""),
    )
    .map((text) => truncate(text, MAX_QUOTED));
  return {
    quote: quote.join(" "),
    context: textsAt(all).join(" "),
    at,
    namesOnlyCommand: last < 0,
  };
}

/** The line in which a server says that it has started. */
export const startIn = (log: readonly string[]): string | undefined =>
  log
    .findLast((line) => STARTED.test(line))
    ?.replace(PREFIX, "")
    .trim();

/** Where tracebacks end: Python names any class there. */
function raisedIn(lines: readonly string[]): ReadonlySet<number> {
  let indent: number | undefined;
  const ends = lines.flatMap((line, at) => {
    const own = line.search(/\S/);
    const isEnd = indent !== undefined && own <= indent && /^\s*[A-Za-z_][\w.]*(:|$)/.test(line);
    if (isEnd) indent = undefined;
    if (line.includes("Traceback (most recent call last)")) indent = own;
    return isEnd ? [at] : [];
  });
  return new Set(ends);
}

const range = (from: number, end: number) =>
  Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index);

/** The lines of npm around this one. */
function npmLines(lines: readonly string[], at: number): number[] {
  const end = lines.findIndex((line, index) => index > at && !NPM.test(line));
  const before = lines.findLastIndex((line, index) => index < at && !NPM.test(line));
  return range(before + 1, end < 0 ? lines.length : end);
}

/** The lines of an error that are quoted, and all that name its cause. */
function linesAround(lines: readonly string[], at: number): { quoted: number[]; all: number[] } {
  const textAt = (one: number | undefined) => lines[one ?? -1] ?? "";
  if (NPM.test(textAt(at))) {
    const all = npmLines(lines, at);
    const said = all.filter(
      (one) => !UNINFORMATIVE.test(textAt(one)) && !NPM_CODE.test(textAt(one)),
    );
    const [first = all[0] ?? at] = said;
    const named = [first, ...said].find((one) => PACKAGE.test(textAt(one))) ?? first;
    return { quoted: [...new Set([first, named])], all };
  }
  const outside = lines.findLastIndex((line, index) => index < at && /^\S/.test(line));
  const above = range(outside + 1, at).find((one) => NOT_BUILT.test(textAt(one)));
  const near = range(at + 1, at + 1 + LINES_BELOW).map(textAt);
  const end = near.findIndex((line) => UNINFORMATIVE.test(line) || FAILED_COMMAND.test(line));
  const [next = ""] = end === 0 ? [] : near;
  const wanted = UV.test(textAt(at)) ? LINES_BELOW : Number(HEADING.test(textAt(at)));
  const count = next.endsWith(":") && !NPM.test(next) ? Math.max(2, wanted) : wanted;
  const below = range(at + 1, at + 1 + Math.min(count, end < 0 ? count : end));
  const quoted = above === undefined ? [at, ...below] : [above, at];
  return { quoted, all: quoted };
}
