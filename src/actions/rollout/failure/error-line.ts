import { CAUSES_IN_LOGS, causeIn } from "../../../report/causes.ts";
import { truncate } from "../../../report/format.ts";
import { EMPTY, FRAME, type Line, NPM, NPM_SCRIPT, parsed } from "./log-line.ts";

/** An error that a log names. */
export interface LoggedError {
  /** The line that names the culprit, with the line below it if the first is only a heading. */
  quote: string;
  /** All its lines: they name its cause. */
  context: string;
  /** Position of its first line, from the end of the log. */
  fromEnd: number;
  /** Whether it only says which command failed. */
  isFrame?: true;
}

type Phase = keyof typeof CAUSES_IN_LOGS;

/** Limit for each quoted line; the log shows all of it. */
const MAX_LINE_CHARACTERS = 160;
/** Limit for the lines below a heading. */
const NEAR_LINES = 4;

/** How programs, compilers, package managers and shells begin a line that says what is wrong. */
const ERROR = new RegExp(
  [
    String.raw`^[^A-Za-z]{0,40}(?:ERROR|Error|error|FATAL|Fatal|fatal|CRITICAL|panic)\b`,
    String.raw`[-|] (?:ERROR|FATAL|CRITICAL)\b`,
    String.raw`\blevel"?[=:] ?"?(?:error|fatal|critical)\b`,
    String.raw`(?:^|[\s:])(?:fatal )?error(?: TS\d+)?: `,
    String.raw`(?:^|\s)[\w.$]{0,200}(?:Error|Exception)(?: \[\w{1,60}\])?:`,
    String.raw`^\s*[\w.]{1,200}(?:Error|Exception)$`,
    String.raw`^\s*[×x] (?:No solution|Failed to)\b`,
    String.raw`^\W{0,9}YN00(?:01|09|10|16|18|27|28|35|41|82): `,
    String.raw`^\s*\[?ERR_PNPM_|^exec \S{1,200}: `,
    String.raw`^\S{1,200}\.go:\d+:\d+: `,
    String.raw`^\S{1,200}: (?:(?:line )?\d+: )?\S{1,200}: (?:(?:command )?not found|Permission denied|No such file or directory)$`,
  ].join("|"),
);
/** Says that something is wrong, and what is below. */
const HEADING = /:$|^\s*[×x] |\b\d+ (?:validation )?errors?\b/;
/** The reason below an error of uv. */
const REASON = /^\s*(?:╰─[▶>]|`->) /;
const RESOLUTION = /^\s*[×x] /;
/** A package whose own build has failed, with an error inside. */
const NOT_BUILT = /^\s*[×x] Failed to build /;
/** Drawings and white space before a text. */
const BULLET = /^[\s╰─▶>`-]{1,20}/;
const NPM_EMPTY = new RegExp(`${EMPTY.source}|^npm (?:error|ERR!) code `);
const PACKAGE = /\S@\S*\d/;
/** A server accepts requests: errors before have not kept it from starting. */
const STARTED =
  /\bApplication startup complete\b|\bUvicorn running on\b|\b[Ss]erver (?:is )?(?:started|running|listening)\b|\b(?:[Ll]istening|listens) (?:on|at)\b/;

/** The last error of a log, unless the server has started after it. */
export function errorIn(log: string, phase: Phase): LoggedError | undefined {
  const lines = parsed(log);
  const first = phase === "deploy" ? lines.findLastIndex(({ text }) => STARTED.test(text)) + 1 : 0;
  const isError = ({ text, isRaised }: Line) =>
    isRaised || ERROR.test(text.replace(NPM, "")) || causeIn(CAUSES_IN_LOGS[phase], text);
  let frame: number | undefined;
  for (let at = lines.length - 1; at >= first; at--) {
    const line = lines[at];
    if (line === undefined || EMPTY.test(line.text)) continue;
    const ofNpm = NPM.test(line.text) ? npmError(lines, at) : undefined;
    if (ofNpm !== undefined) return ofNpm;
    if (!isError(line)) continue;
    if (!FRAME.test(line.text)) return errorAt(lines, at);
    frame ??= at;
  }
  return frame === undefined ? undefined : { ...errorOf(lines, [frame]), isFrame: true };
}

/** The line in which a server says that it has started. */
export const startIn = (log: string): string | undefined =>
  parsed(log)
    .findLast(({ text }) => STARTED.test(text))
    ?.text.trim();

/** An error that begins at this line, or above it at what could not be built. */
function errorAt(lines: readonly Line[], at: number): LoggedError {
  const text = textAt(lines, at);
  const outside = lines.findLastIndex(({ text }, index) => index < at && /^\S/.test(text));
  const above = lines.findIndex(({ text }, index) => index > outside && NOT_BUILT.test(text));
  if (above >= 0 && above < at) return errorOf(lines, [above, at]);
  if (RESOLUTION.test(text)) return errorOf(lines, [at, ...reasonBelow(lines, at)]);
  if (HEADING.test(text)) return errorOf(lines, [at, nextAfter(lines, at)]);
  const isNextHeading = textAt(lines, at + 1).endsWith(":");
  return errorOf(lines, isNextHeading ? [at, at + 1, nextAfter(lines, at + 1)] : [at]);
}

/** The reason that uv gives, with the lines into which it is wrapped. */
function reasonBelow(lines: readonly Line[], at: number): number[] {
  const near = lines.slice(at + 1, at + 1 + NEAR_LINES);
  const reason = near.findIndex(({ text }) => REASON.test(text));
  const first = at + 1 + Math.max(0, reason);
  const more = [first + 1, first + 2].filter((index) => /^ {6}\S/.test(textAt(lines, index)));
  return [first, ...more];
}

/** What npm says first, and the package that it names. Undefined if it reports on a script. */
function npmError(lines: readonly Line[], at: number): LoggedError | undefined {
  const from = lines.findLastIndex(({ text }, index) => index < at && !NPM.test(text)) + 1;
  const length = lines.slice(from).findIndex(({ text }) => !NPM.test(text));
  const end = length < 0 ? lines.length : from + length;
  const positions = Array.from({ length: end - from }, (_, index) => from + index);
  if (positions.some((index) => NPM_SCRIPT.test(textAt(lines, index)))) return undefined;
  const said = positions.filter((index) => !NPM_EMPTY.test(textAt(lines, index)));
  const [first = from] = said;
  const named = [first, ...said].find((index) => PACKAGE.test(textAt(lines, index))) ?? first;
  return errorOf(lines, [...new Set([first, named])], positions);
}

/** The next line that says something, if it is near. */
const nextAfter = (lines: readonly Line[], at: number): number => {
  const near = lines.slice(at + 1, at + 1 + NEAR_LINES);
  const next = near.findIndex(({ text }) => text.trim() !== "");
  const { text = "" } = near[next] ?? {};
  return next < 0 || EMPTY.test(text) || FRAME.test(text) ? -1 : at + 1 + next;
};

const textAt = (lines: readonly Line[], at: number) => lines[at]?.text ?? "";

/** Joins lines, of which some may not exist, to a quotation. */
function errorOf(
  lines: readonly Line[],
  quoted: readonly number[],
  all: readonly number[] = quoted,
): LoggedError {
  const [first = 0] = quoted;
  const quote = quoted
    .map((at) => textAt(lines, at))
    .map((text, index) => (index === 0 ? text.trim() : text.replace(NPM, "").replace(BULLET, "")))
    .map((text) => truncate(text, MAX_LINE_CHARACTERS));
  return {
    quote: quote.filter((text) => text !== "").join(" "),
    context: all.map((at) => textAt(lines, at)).join(" "),
    fromEnd: lines.length - first,
  };
}
