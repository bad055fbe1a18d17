import { createEndBuilder, type Description, type End } from "../../report/conclusion.ts";
import { formatNumber, pluralize } from "../../report/format.ts";
import { USAGE_RULES } from "../../report/refusals/platform-api.ts";
import { endOfServiceError } from "../../report/service-error-end.ts";
import { ServiceError } from "../../service/client/errors.ts";
import { omitAbsent } from "../../service/contract/omit-absent.ts";
import { DAY_MS } from "../../service/contract/time.ts";
import { WriteError } from "./files/write.ts";
import { NOUNS, periodName, shareText } from "./format.ts";
import { UsageInputs } from "./inputs.ts";
import { monthStart } from "./period.ts";
import type { State } from "./state.ts";
import { entryName, NO_NAME, type Tally, topEntries } from "./tally.ts";

const MESSAGES = {
  headline: "usage not counted",
  cancelledHeadline: "counting was cancelled",
  message: "The workflow was cancelled before all was counted.",
};

const WRITE_ADVICE = "Make room, or set another output_dir. No half file was kept.";
const SMALLER_REPORT =
  "Set a shorter range, fewer workspace_ids, or a group_by with fewer rows, such as workspace.";

const buildEnd = createEndBuilder<State>(
  ({ period, inputs }) => `${periodName(period, inputs.last)}: `,
);

const errorEnd = (headline: string, { message }: Error, advice: string) =>
  buildEnd("error", () => ({ headline, message: `${message}.`, advice }));

/** The end after a service or disk error, or a cancellation. Throws any other error: a bug. */
export function endOfUsageError(
  error: unknown,
  { inputs, period }: State,
  isCancelled: boolean,
): End<State> {
  if (error instanceof WriteError)
    return errorEnd("the report is not complete", error, WRITE_ADVICE);
  if (error instanceof ServiceError && error.kind === "too large")
    return errorEnd(`the report is too large; ${MESSAGES.headline}`, error, SMALLER_REPORT);
  const { outcome, describe } = endOfServiceError(error, {
    subject: periodName(period, inputs.last),
    isCancelled,
    phase: "not sent",
    messages: { "not sent": MESSAGES, sent: MESSAGES, accepted: MESSAGES },
    context: {
      service: "platform API",
      rules: USAGE_RULES,
      inputs: Object.keys(UsageInputs.shape),
      providedInputs: Object.keys(omitAbsent(inputs)),
    },
  });
  return { outcome: outcome === "cancelled" ? "error" : outcome, describe };
}

type CountedState = State & { tally: Tally };

export function endOfReport(state: CountedState): End<State> {
  const { max_traces: budget } = state.inputs;
  const { traces } = state.tally;
  if (traces === 0) return buildEnd("empty", () => describeEmpty(state));
  const headline = pluralize(traces, "trace");
  if (budget === undefined) return buildEnd("ok", () => ({ headline, message: "" }));
  if (traces > budget)
    return buildEnd("over_budget", () => ({
      headline: `${headline}, over the budget of ${formatNumber(budget)}`,
      ...describeExcess(state, budget),
    }));
  return buildEnd("ok", () => ({
    headline: `${headline}, ${shareText(traces, budget)} of the budget`,
    message: `${formatNumber(budget - traces)} of ${formatNumber(budget)} traces left.${forecastText(state, budget)}`,
  }));
}

const CHECK_WORKSPACES = "If you expected traces, check workspace_ids and the credential.";
const MAY_BE_EMPTY = "If there may be none, set fail_on_empty: false.";

function describeEmpty({ inputs }: State): Description {
  // No usage although there is a budget mostly means that the workspaces cannot be read.
  const isFailure = inputs.fail_on_empty ?? inputs.max_traces !== undefined;
  return {
    headline: "no traces",
    message: "Either there are none, or the credential cannot read them.",
    advice: isFailure ? `${CHECK_WORKSPACES} ${MAY_BE_EMPTY}` : CHECK_WORKSPACES,
    severity: isFailure ? "failure" : "warning",
  };
}

/** The share of the budget that this month will use; empty on its first day or for other ranges. */
function forecastText({ inputs, period, tally }: CountedState, budget: number): string {
  const { startMs, endMs } = period;
  if (inputs.last !== "this-month" || endMs - startMs < DAY_MS) return "";
  const projectedTraces = (tally.traces * (monthStart(startMs, 1) - startMs)) / (endMs - startMs);
  return ` At this pace the month ends at about ${shareText(projectedTraces, budget)} of the budget.`;
}

function describeExcess(state: CountedState, budget: number): Description {
  const { inputs, tally } = state;
  const warnAdvice = inputs.on_over_budget === "fail" ? ", or set on_over_budget: warn" : "";
  return {
    message: `The budget was exceeded by ${pluralize(tally.traces - budget, "trace")}.`,
    advice: `Look at ${largestEntryText(state)}; to allow more, raise max_traces${warnAdvice}.`,
    severity: inputs.on_over_budget === "warn" ? "warning" : "failure",
  };
}

/** The largest entry. A user is not named, because the log must not contain email addresses. */
function largestEntryText({ inputs, tally }: CountedState): string {
  const [entry] = topEntries(tally, 1);
  const name = entry === undefined || inputs.group_by === "user" ? NO_NAME : entryName(entry);
  if (entry === undefined || name === NO_NAME) return `the largest ${NOUNS[inputs.group_by]}s`;
  return `${name}, which used ${shareText(entry.traces, tally.traces)}`;
}
