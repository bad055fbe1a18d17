import type { Problem } from "../inputs/problem.ts";
import { type Block, type Piece, piecesOf, plainText, type Text } from "./blocks.ts";
import { lastLines, pluralize, shorten } from "./format.ts";
import { type Outcome, outcomeInfo } from "./outcomes.ts";
import { problemBlocks, problemLines } from "./problems.ts";
import type { OutputValue, Report } from "./report.ts";

/** What a step reports at its end, in the order in which a reader needs it. */
export interface Conclusion {
  outcome: Outcome;
  /** Such as `support-agent runs v1.4.0`. Default: the title of the outcome. */
  headline?: string;
  /** What happened, and the current state. */
  message: Text;
  /** What to do next, if anything. */
  advice?: Text;
  quotes?: readonly Quote[];
  /** Overrides the severity of the outcome. */
  severity?: "success" | "warning" | "failure";
  /**
   * Problems with the inputs. Several are listed below the message; a single one is described by
   * headline and message. Only those with a position in a file are annotated there.
   */
  problems?: readonly Problem[];
}

export type Description = Omit<Conclusion, "outcome">;

/** The end of a step, described from the final state: after the rollback, if there is one. */
export interface End<State> {
  outcome: Outcome;
  describe: (state: State) => Description;
}

export const conclusionOf = <State>(end: End<State>, state: State): Conclusion => ({
  outcome: end.outcome,
  ...end.describe(state),
});

/** Creates ends whose headlines begin with the subject. */
export const createEndBuilder =
  <State>(subjectOf: (state: State) => string) =>
  (outcome: Outcome, describe: (state: State) => Description): End<State> => ({
    outcome,
    describe(state) {
      const { headline = "", ...description } = describe(state);
      return { headline: subjectOf(state) + headline, ...description };
    },
  });

export interface Quote {
  /** Source of the quote, such as `The platform`; absent if unknown. */
  source?: string | undefined;
  text: string;
}

const introductionOf = ({ source }: Quote) => (source ? `${source} said` : "The answer was");

export const severityOf = ({ outcome, severity }: Conclusion) =>
  severity ?? (outcomeInfo(outcome).isFailure ? "failure" : "success");

export interface Result {
  outcome: Outcome;
  /** Begins with ⚠️ if a success needs attention. */
  headline: string;
  /** The headline after an icon. */
  title: string;
  outputs: Record<string, OutputValue>;
  summary: readonly Block[];
  /** What a pull request comment shows below the headline. */
  comment?: readonly Block[];
  /** The platform's page about the result. */
  link?: string | undefined;
  /** Present if the step must fail. */
  failure?: { message: string; problems: readonly Problem[] };
}

const isEmpty = (text: Text): boolean => plainText(text) === "";

/** A conclusion as blocks: what happened, what to do next, and quotations. */
function conclusionBlocks({ message, advice = "", quotes = [], problems = [] }: Conclusion) {
  return [
    ...(isEmpty(message) ? [] : [{ text: message }]),
    ...problemBlocks(problems),
    ...(isEmpty(advice) ? [] : [{ text: [{ strong: "Next step:" }, " ", ...toClause(advice)] }]),
    ...quotes.flatMap((one) => [{ text: `${introductionOf(one)}:` }, { quote: one.text }]),
  ];
}

/** Lowercases the first word of a sentence that follows a colon. */
function toClause(text: Text): Piece[] {
  const [first = "", ...others] = piecesOf(text);
  if (typeof first !== "string") return [first, ...others];
  return [first.replace(/^[A-Z](?=[a-z]* )/, (letter) => letter.toLowerCase()), ...others];
}

/** GitHub truncates annotations at 4,096 characters, and masks may make them longer. */
const MAX_MESSAGE_CHARACTERS = 1_500;
const MAX_ADVICE_CHARACTERS = 900;
const MAX_QUOTE_CHARACTERS = 300;
const MAX_QUOTE_LINES = 3;

/** Later steps may put `error_message` into an environment variable, whose size is limited. */
const MAX_OUTPUT_CHARACTERS = 4_000;

function messageWithHeadline({ headline, message, problems = [] }: Conclusion): string {
  const title = headline === undefined ? "" : `${headline}. `;
  return [(title + plainText(message)).trimEnd(), ...problemLines(problems)].join("\n");
}

type TextRedactor = Pick<Report, "redact">;

/** A conclusion as text, for the log and the annotation. */
function textOf({ redact }: TextRedactor, conclusion: Conclusion): string {
  const { advice = "", quotes = [] } = conclusion;
  return [
    shorten(redact(messageWithHeadline(conclusion)), MAX_MESSAGE_CHARACTERS),
    ...(isEmpty(advice)
      ? []
      : [`Next step: ${shorten(redact(plainText(toClause(advice))), MAX_ADVICE_CHARACTERS)}`]),
    ...quotes.flatMap(quoteLines),
  ].join("\n");
}

/** A quotation of one line follows its introduction on the same line. */
function quoteLines(quote: Quote): string[] {
  const lines = lastLines(quote.text, MAX_QUOTE_LINES, MAX_QUOTE_CHARACTERS);
  const introduction = `${introductionOf(quote)}:`;
  return lines.length > 1 ? [introduction, ...lines] : [`${introduction} ${lines[0]}`];
}

/** Logs a quotation that does not fit into an annotation. */
function logLongQuote(report: Report, quote: Quote): void {
  const { length } = quote.text.split("\n");
  if (length <= MAX_QUOTE_LINES && quote.text.length <= MAX_QUOTE_CHARACTERS) return;
  report.group(`${introductionOf(quote)} (${pluralize(length, "line")})`);
  report.info(quote.text);
  report.endGroup();
}

interface ResultParts {
  outputs?: Record<string, OutputValue>;
  /** Shown in the summary below the conclusion. */
  details?: readonly Block[];
  /** Shown in the comment below the conclusion. */
  commentDetails?: readonly Block[];
}

/** A conclusion with its outputs, summary and comment. Quotations must be redacted already. */
export function resultOf(
  report: TextRedactor,
  conclusion: Conclusion,
  { outputs, details = [], commentDetails = [] }: ResultParts = {},
): Result {
  const { outcome, quotes = [], problems = [] } = conclusion;
  const { icon, title: outcomeTitle, isFailure } = outcomeInfo(outcome);
  const severity = severityOf(conclusion);
  const hasFailed = severity === "failure";
  const isMarked = severity === "warning" && !isFailure;
  const headline = (isMarked ? "⚠️ " : "") + (conclusion.headline ?? outcomeTitle);
  const title = isMarked ? headline : `${icon} ${headline}`;
  const quotations = quotes.map((one) => `${introductionOf(one)}: ${one.text}`);
  // Redacted before `shorten`, which may cut a secret that contains spaces or line breaks.
  const fullMessage = report.redact([messageWithHeadline(conclusion), ...quotations].join(" "));
  const error_message = shorten(fullMessage, MAX_OUTPUT_CHARACTERS);
  return {
    outcome,
    headline,
    title,
    outputs: { outcome, ...outputs, error_message: hasFailed ? error_message : "" },
    summary: [{ heading: title }, ...conclusionBlocks(conclusion), ...details],
    comment: [...conclusionBlocks(conclusion), ...commentDetails],
    ...(hasFailed ? { failure: { message: textOf(report, conclusion), problems } } : {}),
  };
}

/** Redacts the quotations, logs the conclusion unless it is a failure, and returns its result. */
export function conclude(
  report: Report,
  rawConclusion: Conclusion,
  { elapsedMs, ...parts }: ResultParts & { elapsedMs: number },
): Result {
  const quotes =
    rawConclusion.quotes?.map((one) => ({ ...one, text: report.redact(one.text.trimEnd()) })) ?? [];
  for (const quote of quotes) logLongQuote(report, quote);
  const conclusion = { ...rawConclusion, quotes };
  const severity = severityOf(conclusion);
  if (severity === "success") report.info(textOf(report, conclusion));
  if (severity === "warning") report.warning(textOf(report, conclusion));
  const elapsed_seconds = Math.round(elapsedMs / 1_000);
  return resultOf(report, conclusion, { ...parts, outputs: { ...parts.outputs, elapsed_seconds } });
}
