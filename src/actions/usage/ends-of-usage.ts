import type { Piece } from "../../report/blocks.ts";
import type { End, Ending, Words } from "../../report/conclusion.ts";
import { endingOfError as endingOfServiceError } from "../../report/error-ending.ts";
import { USAGE } from "../../report/refusals/platform-api.ts";
import { explainRefusal } from "../../report/refusals/refusal.ts";
import { formatNumber, pluralize } from "../../report/wording.ts";
import { ServiceError } from "../../service/client/errors.ts";
import { omitAbsent } from "../../service/contract/operation.ts";
import { WriteError } from "./files/write.ts";
import { UsageInputs } from "./inputs.ts";
import type { Known } from "./known.ts";
import { DAY_MS, monthStart } from "./period.ts";
import { entryName, NO_NAME, passedMs, shareOf, topOf } from "./tally.ts";
import { ALL_BEFORE, isBeforeUsage } from "./warnings.ts";
import { bucketTime, dayText, NOUNS, percentText } from "./words.ts";

/** The end of a step by an error of the service or the disk. Throws any other, which is a bug. */
export function endingOfError(
  { inputs, name: subject }: Known,
  error: unknown,
  isCancelled: boolean,
): Ending {
  if (error instanceof WriteError)
    return {
      outcome: "error",
      headline: `${subject}: the report is not complete`,
      message: `${error.message}.`,
      advice: "Make room, or set another output_dir. No half file was kept.",
    };
  const words = {
    headline: "usage not counted",
    cancelled: "counting was cancelled",
    message: "The workflow was cancelled before all was counted.",
  };
  const ending = endingOfServiceError(error, {
    ...{ subject, isCancelled, service: "platform API", phase: "not sent" },
    words: { "not sent": words, sent: words, accepted: words },
    explain: (refused) =>
      explainRefusal(refused, {
        service: "platform API",
        rows: USAGE,
        inputs: Object.keys(UsageInputs.shape),
        given: Object.keys(omitAbsent(inputs)),
      }),
  });
  if (ending.outcome === "cancelled") return { ...ending, outcome: "error" };
  if (error instanceof ServiceError && error.kind === "too large") {
    const headline = `${subject}: the report is too large; ${words.headline}`;
    return { ...ending, headline, advice: SMALLER };
  }
  return ending;
}

const SMALLER =
  "Set a shorter range, fewer workspace_ids, or a group_by with fewer rows, such as workspace.";

type Counted = Known & Required<Pick<Known, "tally" | "stride">>;

/** A budget that nothing counts against is mostly one of workspaces that cannot be read. */
const failsOnEmpty = ({ inputs: { fail_on_empty, max_traces } }: Known) =>
  fail_on_empty ?? max_traces !== undefined;

/** A complete report without a trace. */
const emptyOf = (
  otherwise: NonNullable<Words["severity"]>,
  words: (known: Known) => Partial<Words>,
): End<Counted> => ({
  outcome: "empty",
  words: (known) => ({
    headline: `${known.name}: no traces`,
    message: "",
    severity: failsOnEmpty(known) ? "failure" : otherwise,
    ...words(known),
  }),
});

const counted = ({ name, tally }: Counted) => `${name}: ${pluralize(tally.traces, "trace")}`;

/** Every end of a step with a complete report. */
const ENDS = {
  tooEarly: emptyOf("success", () => ({ message: ALL_BEFORE })),
  empty: emptyOf("warning", (known) => ({
    message: "Either there are none, or the credential cannot read them.",
    advice: failsOnEmpty(known) ? `${CHECK_WORKSPACES} ${MAY_BE_EMPTY}` : CHECK_WORKSPACES,
  })),
  counted: { outcome: "ok", words: (known) => ({ headline: counted(known), message: "" }) },
  withinBudget: { outcome: "ok", words: withinBudget },
  overBudget: { outcome: "over_budget", words: overBudget },
} as const satisfies Record<string, End<Counted>>;

/** How a step with a complete report ends. */
export function endOfReport(known: Counted): End<Counted> {
  const { inputs, tally, period } = known;
  const { max_traces: budget } = inputs;
  if (tally.traces === 0) return isBeforeUsage(period) ? ENDS.tooEarly : ENDS.empty;
  if (budget === undefined) return ENDS.counted;
  return tally.traces > budget ? ENDS.overBudget : ENDS.withinBudget;
}

function withinBudget(known: Counted): Words {
  const { max_traces: budget = 0 } = known.inputs;
  const { traces } = known.tally;
  return {
    headline: `${counted(known)}, ${percentText(shareOf(traces, budget))} of the budget`,
    message: [
      `${formatNumber(budget - traces)} of ${formatNumber(budget)} traces left.`,
      ...forecast(known, budget),
    ],
  };
}

const MAY_BE_EMPTY = "If there may be none, set fail_on_empty: false.";
const CHECK_WORKSPACES = "If you expected traces, check workspace_ids and the credential.";

/** The pace of less time says nothing. */
const SHORTEST_PACE_MS = DAY_MS;

/** In three digits: no forecast knows more. */
function roundly(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 2);
  return Math.round(count / unit) * unit;
}

/** When the budget of this month is used up at its pace so far; empty for any other range. */
function forecast({ inputs, period, tally }: Counted, budget: number): Piece[] {
  const { startMs, endMs } = period;
  const endsMs = startMs + ((endMs - startMs) * budget) / tally.traces;
  const isKnown = endMs - startMs >= SHORTEST_PACE_MS;
  if (inputs.last !== "this-month" || !isKnown) return [];
  const monthEndMs = monthStart(startMs, 1);
  if (endsMs < monthEndMs)
    return [" At this pace the budget is used up on ", { strong: dayText(endsMs) }, "."];
  const atEnd = (tally.traces * (monthEndMs - startMs)) / (endMs - startMs);
  const share = percentText(shareOf(atEnd, budget));
  return [
    ` At this pace the month ends at about ${formatNumber(Math.round(roundly(atEnd)))} (${share}).`,
  ];
}

function overBudget(known: Counted): Words {
  const { inputs, tally, stride } = known;
  const { max_traces: budget = 0 } = inputs;
  const startMs = passedMs(tally, budget);
  const when = startMs === undefined ? "" : ` ${bucketTime(startMs, stride)}`;
  const over = pluralize(tally.traces - budget, "trace");
  const orWarn = inputs.on_over_budget === "fail" ? ", or set on_over_budget: warn" : "";
  return {
    headline: `${counted(known)}, ${timesOver(tally.traces, budget)}`,
    message: `The budget of ${formatNumber(budget)} was used up${when} and exceeded by ${over}.`,
    advice: `Look at ${largest(known)}; to allow more, raise max_traces${orWarn}.`,
    severity: inputs.on_over_budget === "warn" ? "warning" : "failure",
  };
}

/** From so many times the budget on, nobody reads percents. */
const MANY = 10;

function timesOver(traces: number, budget: number): string {
  if (budget === 0) return "over a budget of 0";
  if (traces < MANY * budget) return `${percentText(shareOf(traces, budget))} of the budget`;
  return `${formatNumber(Math.floor(traces / budget))} times the budget`;
}

/** Whom to ask first. Addresses of users are for the report, not for the log. */
function largest({ inputs, tally }: Counted): string {
  const [first] = topOf(tally, 1);
  const name = first === undefined || inputs.group_by === "user" ? NO_NAME : entryName(first);
  if (first === undefined || name === NO_NAME) return `the largest ${NOUNS[inputs.group_by]}s`;
  return `${name}, which used ${percentText(shareOf(first.traces, tally.traces))}`;
}
