import type { Problem } from "../inputs/problem.ts";
import { type Block, type Piece, piecesOf, plain, type Text } from "./blocks.ts";
import { factsOf, type Outcome, titleOf, WARNING } from "./outcomes.ts";
import { blocksOf, linesOf } from "./problems.ts";
import { lastLines, pluralize, shortened } from "./wording.ts";
import type { OutputValue, Report } from "./world.ts";

/** The result of a step in words, in the order in which a reader needs them. */
export interface Ending {
  outcome: Outcome;
  /** The title, which begins with the name: `support-agent runs v1.4.0`. */
  headline?: string;
  /** What happened, and the current state. */
  message: Text;
  /** What to do next. */
  advice?: Text;
  /** Quotes, such as from the platform. */
  said?: readonly Said[];
  /** Overrides the severity of the outcome, if an input says so. */
  severity?: "success" | "warning" | "failure";
  /**
   * What is wrong with the inputs: several are shown below the message, one is part of it. Only
   * problems with a place in a file are annotated there.
   */
  problems?: readonly Problem[];
}

/** What is said of an end. */
export type Words = Omit<Ending, "outcome">;

/**
 * How a step ended. Its message is built once, from everything that is known at the very end, such
 * as the result of a rollback.
 */
export interface End<Known> {
  outcome: Outcome;
  words: (known: Known) => Words;
}

export const endingOf = <Known>({ outcome, words }: End<Known>, known: Known): Ending => ({
  outcome,
  ...words(known),
});

export interface Said {
  /** Source of the quote, such as `The platform`; absent if unknown. */
  by?: string | undefined;
  text: string;
}

const leadOf = (by: Said["by"]) => (by === undefined ? "The answer was" : `${by} said`);

export const severityOf = ({ outcome, severity }: Ending) =>
  severity ?? (factsOf(outcome).fails ? "failure" : "success");

/** The result of a step. */
export interface Result<Outputs extends object = Record<string, OutputValue>> {
  outcome: Outcome;
  /** Where it says more than the title of the outcome. */
  headline?: string | undefined;
  /** Marks a success that a reader should look at. */
  mark?: typeof WARNING | undefined;
  outputs: Outputs;
  summary: readonly Block[];
  /** What a comment on a pull request says under the headline. */
  comment?: readonly Block[];
  /** The platform's page of what the step is about. */
  link?: string | undefined;
  /** Present if the step must fail. */
  failure?: { message: string; problems: readonly Problem[] };
}

/** How the end reads wherever it is shown: what happened, what to do next, and who said what. */
function endBlocks({ message, advice, said = [], problems = [] }: Ending): Block[] {
  return [
    ...(plain(message) === "" ? [] : [{ text: message }]),
    ...blocksOf(problems),
    ...(advice === undefined
      ? []
      : [{ text: [{ strong: "Next step:" }, " ", ...afterColon(advice)] }]),
    ...said.flatMap(({ by, text }) => [{ text: `${leadOf(by)}:` }, { quote: text }]),
  ];
}

/** Lowercases the first word of a sentence that becomes a clause. */
function afterColon(text: Text): Piece[] {
  const [first = "", ...others] = piecesOf(text);
  const isSentence = typeof first === "string";
  const lower = (letter: string) => letter.toLowerCase();
  return [isSentence ? first.replace(/^[A-Z](?=[a-z]* )/, lower) : first, ...others];
}

/** The runner truncates an annotation at 4,096 characters, and masks may make it longer. */
const MOST_MESSAGE_CHARACTERS = 1_500;
const MOST_ADVICE_CHARACTERS = 900;
const MOST_SAID_CHARACTERS = 300;
const MOST_SAID_LINES = 3;

/** A later step may have it in a variable of its environment. */
const MOST_OUTPUT_CHARACTERS = 4_000;

function whatHappened({ headline, message, problems = [] }: Ending): string {
  const title = headline === undefined ? "" : `${headline}. `;
  return [(title + plain(message)).trimEnd(), ...linesOf(problems)].join("\n");
}

/** Redacts a text before it is truncated. */
type Cleaner = Pick<Report, "clean">;

/** The end for the log and for an annotation. */
function textOf({ clean }: Cleaner, ending: Ending): string {
  const { advice, said = [] } = ending;
  return [
    shortened(clean(whatHappened(ending)), MOST_MESSAGE_CHARACTERS),
    ...(advice === undefined
      ? []
      : [`Next step: ${shortened(clean(plain(afterColon(advice))), MOST_ADVICE_CHARACTERS)}`]),
    ...said.flatMap(quoted),
  ].join("\n");
}

/** On one line, if it is one. */
function quoted({ by, text }: Said): string[] {
  const lines = lastLines(text, MOST_SAID_LINES, MOST_SAID_CHARACTERS);
  return lines.length > 1 ? [`${leadOf(by)}:`, ...lines] : [`${leadOf(by)}: ${lines[0]}`];
}

/** Logs what does not fit into an annotation. */
function logSaid(report: Report, { by, text }: Said): void {
  const { length } = text.split("\n");
  if (length <= MOST_SAID_LINES && text.length <= MOST_SAID_CHARACTERS) return;
  report.group(`${leadOf(by)} (${pluralize(length, "line")})`);
  report.info(text);
  report.endGroup();
}

/** What an end leaves beside its words. */
interface Left<Outputs> {
  outputs: Outputs;
  /** What the summary says below the end. */
  details: readonly Block[];
  /** What a comment says below it; the end alone, if absent. */
  brief?: readonly Block[];
}

/** An end with its outputs, summary and comment. What was said is without secrets. */
export function concluded<Outputs extends object>(
  cleaner: Cleaner,
  ending: Ending,
  { outputs, details, brief = [] }: Left<Outputs>,
): Result<Outputs & { outcome: Outcome; error_message: string }> {
  const { outcome, headline, said = [], problems = [] } = ending;
  const severity = severityOf(ending);
  const hasFailed = severity === "failure";
  const mark = severity === "warning" && !factsOf(outcome).fails ? WARNING : undefined;
  const quotes = said.map(({ by, text }) => `${leadOf(by)}: ${text}`);
  const whole = cleaner.clean([whatHappened(ending), ...quotes].join(" "));
  const error_message = shortened(whole, MOST_OUTPUT_CHARACTERS);
  return {
    outcome,
    headline,
    mark,
    // Secrets of several lines are redacted before an output is joined into one line.
    outputs: { outcome, ...outputs, error_message: hasFailed ? error_message : "" },
    summary: [{ heading: titleOf({ outcome, headline, mark }) }, ...endBlocks(ending), ...details],
    comment: [...endBlocks(ending), ...brief],
    ...(hasFailed ? { failure: { message: textOf(cleaner, ending), problems } } : {}),
  };
}

/** The same, which is logged unless it is a failure. */
export function conclude<Outputs extends object>(
  report: Report,
  told: Ending,
  { elapsedMs, ...left }: Left<Outputs> & { elapsedMs: number },
) {
  const said = told.said?.map(({ by, text }) => ({ by, text: report.clean(text.trimEnd()) })) ?? [];
  for (const one of said) logSaid(report, one);
  const ending = { ...told, said };
  const severity = severityOf(ending);
  if (severity === "success") report.info(textOf(report, ending));
  if (severity === "warning") report.warning(textOf(report, ending));
  const elapsed_seconds = Math.round(elapsedMs / 1_000);
  return concluded(report, ending, { ...left, outputs: { ...left.outputs, elapsed_seconds } });
}
