import type { End, Words } from "../../report/conclusion.ts";
import { endOfServiceError } from "../../report/error-ending.ts";
import type { Outcome } from "../../report/outcomes.ts";
import { USAGE } from "../../report/refusals/platform-api.ts";
import { formatNumber, pluralize } from "../../report/wording.ts";
import { ServiceError } from "../../service/client/errors.ts";
import { omitAbsent } from "../../service/contract/operation.ts";
import { WriteError } from "./files/write.ts";
import { UsageInputs } from "./inputs.ts";
import type { Known } from "./known.ts";
import { DAY_MS, monthStart } from "./period.ts";
import { entryName, NO_NAME, shareOf, topOf } from "./tally.ts";
import { NOUNS, percentText } from "./words.ts";

const WORDS = {
  headline: "usage not counted",
  cancelled: "counting was cancelled",
  message: "The workflow was cancelled before all was counted.",
};

/** An error of the service or the disk as the end of a step. Throws any other, which is a bug. */
export function endOfError(
  error: unknown,
  { inputs, name: subject }: Known,
  isCancelled: boolean,
): End<Known> {
  if (error instanceof WriteError) return notWritten(error);
  const { outcome, words } = endOfServiceError(error, {
    subject,
    isCancelled,
    phase: "not sent",
    words: { "not sent": WORDS, sent: WORDS, accepted: WORDS },
    context: {
      service: "platform API",
      rows: USAGE,
      inputs: Object.keys(UsageInputs.shape),
      given: Object.keys(omitAbsent(inputs)),
    },
  });
  const isTooLarge = error instanceof ServiceError && error.kind === "too large";
  const headline = `${subject}: the report is too large; ${WORDS.headline}`;
  return {
    outcome: outcome === "cancelled" ? "error" : outcome,
    words: (known) => ({ ...words(known), ...(isTooLarge ? { headline, advice: SMALLER } : {}) }),
  };
}

const notWritten = ({ message }: WriteError): End<Known> => ({
  outcome: "error",
  words: ({ name }) => ({
    headline: `${name}: the report is not complete`,
    message: `${message}.`,
    advice: "Make room, or set another output_dir. No half file was kept.",
  }),
});

const SMALLER =
  "Set a shorter range, fewer workspace_ids, or a group_by with fewer rows, such as workspace.";

type Counted = Known & Required<Pick<Known, "tally" | "stride">>;

/** A budget that nothing counts against is mostly one of workspaces that cannot be read. */
const failsOnEmpty = ({ inputs: { fail_on_empty, max_traces } }: Known) =>
  fail_on_empty ?? max_traces !== undefined;

const counted = ({ name, tally }: Counted) =>
  `${name}: ${tally.traces === 0 ? "no traces" : pluralize(tally.traces, "trace")}`;

/** How a step with a complete report ends. */
export function endOfReport(known: Counted): End<Known> {
  const { max_traces: budget } = known.inputs;
  const { traces } = known.tally;
  const end = (outcome: Outcome, words: Words) => ({ outcome, words: () => words });
  if (traces === 0) return end("empty", empty(known));
  if (budget === undefined) return end("ok", { headline: counted(known), message: "" });
  if (traces > budget) return end("over_budget", overBudget(known, budget));
  return end("ok", withinBudget(known, budget));
}

const empty = (known: Counted): Words => ({
  headline: counted(known),
  message: "Either there are none, or the credential cannot read them.",
  advice: failsOnEmpty(known) ? `${CHECK_WORKSPACES} ${MAY_BE_EMPTY}` : CHECK_WORKSPACES,
  severity: failsOnEmpty(known) ? "failure" : "warning",
});

function withinBudget(known: Counted, budget: number): Words {
  const { traces } = known.tally;
  return {
    headline: `${counted(known)}, ${percentText(shareOf(traces, budget))} of the budget`,
    message: `${formatNumber(budget - traces)} of ${formatNumber(budget)} traces left.${forecast(known, budget)}`,
  };
}

const MAY_BE_EMPTY = "If there may be none, set fail_on_empty: false.";
const CHECK_WORKSPACES = "If you expected traces, check workspace_ids and the credential.";

/** The pace of less time says nothing. */
const SHORTEST_PACE_MS = DAY_MS;

/** How much of the budget this month uses at its pace so far; empty for any other range. */
function forecast({ inputs, period, tally }: Counted, budget: number): string {
  const { startMs, endMs } = period;
  if (inputs.last !== "this-month" || endMs - startMs < SHORTEST_PACE_MS) return "";
  const atEnd = (tally.traces * (monthStart(startMs, 1) - startMs)) / (endMs - startMs);
  return ` At this pace the month ends at about ${percentText(shareOf(atEnd, budget))} of the budget.`;
}

function overBudget(known: Counted, budget: number): Words {
  const { inputs, tally } = known;
  const over = pluralize(tally.traces - budget, "trace");
  const orWarn = inputs.on_over_budget === "fail" ? ", or set on_over_budget: warn" : "";
  return {
    headline: `${counted(known)}, over the budget of ${formatNumber(budget)}`,
    message: `The budget was exceeded by ${over}.`,
    advice: `Look at ${largest(known)}; to allow more, raise max_traces${orWarn}.`,
    severity: inputs.on_over_budget === "warn" ? "warning" : "failure",
  };
}

/** Whom to ask first. Addresses of users are for the report, not for the log. */
function largest({ inputs, tally }: Counted): string {
  const [first] = topOf(tally, 1);
  const name = first === undefined || inputs.group_by === "user" ? NO_NAME : entryName(first);
  if (first === undefined || name === NO_NAME) return `the largest ${NOUNS[inputs.group_by]}s`;
  return `${name}, which used ${percentText(shareOf(first.traces, tally.traces))}`;
}
