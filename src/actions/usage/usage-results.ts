import type { Description, End } from "../../report/conclusion.ts";
import { formatNumber, pluralize } from "../../report/format.ts";
import type { Outcome } from "../../report/outcomes.ts";
import { USAGE_RULES } from "../../report/refusals/platform-api.ts";
import { endOfServiceError } from "../../report/service-error-end.ts";
import { ServiceError } from "../../service/client/errors.ts";
import { omitAbsent } from "../../service/contract/operation.ts";
import { DAY_MS } from "../../service/contract/time.ts";
import { WriteError } from "./files/write.ts";
import { NOUNS, shareText } from "./format.ts";
import { UsageInputs } from "./inputs.ts";
import { monthStart } from "./period.ts";
import type { State } from "./state.ts";
import { entryName, NO_NAME, topEntries } from "./tally.ts";

const MESSAGES = {
  headline: "usage not counted",
  cancelledHeadline: "counting was cancelled",
  message: "The workflow was cancelled before all was counted.",
};

/** The end after a service or disk error, or a cancellation. Throws any other error: a bug. */
export function endOfUsageError(
  error: unknown,
  { inputs, name: subject }: State,
  isCancelled: boolean,
): End<State> {
  if (error instanceof WriteError) return endOfWriteError(error);
  const { outcome, describe } = endOfServiceError(error, {
    subject,
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
  const isTooLarge = error instanceof ServiceError && error.kind === "too large";
  const headline = `${subject}: the report is too large; ${MESSAGES.headline}`;
  const changes = isTooLarge ? { headline, advice: SMALLER_REPORT } : {};
  return {
    outcome: outcome === "cancelled" ? "error" : outcome,
    describe: (state) => ({ ...describe(state), ...changes }),
  };
}

const endOfWriteError = ({ message }: WriteError): End<State> => ({
  outcome: "error",
  describe: ({ name }) => ({
    headline: `${name}: the report is not complete`,
    message: `${message}.`,
    advice: "Make room, or set another output_dir. No half file was kept.",
  }),
});

const SMALLER_REPORT =
  "Set a shorter range, fewer workspace_ids, or a group_by with fewer rows, such as workspace.";

type CountedState = State & Required<Pick<State, "tally" | "stride">>;

/** No usage although there is a budget mostly means that the workspaces cannot be read. */
const shouldFailOnEmpty = ({ inputs: { fail_on_empty, max_traces } }: State) =>
  fail_on_empty ?? max_traces !== undefined;

const countHeadline = ({ name, tally }: CountedState) =>
  `${name}: ${tally.traces === 0 ? "no traces" : pluralize(tally.traces, "trace")}`;

export function endOfReport(state: CountedState): End<State> {
  const { max_traces: budget } = state.inputs;
  const { traces } = state.tally;
  const end = (outcome: Outcome, parts: Description) => ({ outcome, describe: () => parts });
  if (traces === 0) return end("empty", describeEmpty(state));
  if (budget === undefined) return end("ok", { headline: countHeadline(state), message: "" });
  if (traces > budget) return end("over_budget", describeOverBudget(state, budget));
  return end("ok", describeWithinBudget(state, budget));
}

const describeEmpty = (state: CountedState): Description => ({
  headline: countHeadline(state),
  message: "Either there are none, or the credential cannot read them.",
  advice: shouldFailOnEmpty(state) ? `${CHECK_WORKSPACES} ${MAY_BE_EMPTY}` : CHECK_WORKSPACES,
  severity: shouldFailOnEmpty(state) ? "failure" : "warning",
});

function describeWithinBudget(state: CountedState, budget: number): Description {
  const { traces } = state.tally;
  return {
    headline: `${countHeadline(state)}, ${shareText(traces, budget)} of the budget`,
    message: `${formatNumber(budget - traces)} of ${formatNumber(budget)} traces left.${forecast(state, budget)}`,
  };
}

const MAY_BE_EMPTY = "If there may be none, set fail_on_empty: false.";
const CHECK_WORKSPACES = "If you expected traces, check workspace_ids and the credential.";

/** Projected share of the budget at the end of this month, from its second day on; else empty. */
function forecast({ inputs, period, tally }: CountedState, budget: number): string {
  const { startMs, endMs } = period;
  if (inputs.last !== "this-month" || endMs - startMs < DAY_MS) return "";
  const projectedTraces = (tally.traces * (monthStart(startMs, 1) - startMs)) / (endMs - startMs);
  return ` At this pace the month ends at about ${shareText(projectedTraces, budget)} of the budget.`;
}

function describeOverBudget(state: CountedState, budget: number): Description {
  const { inputs, tally } = state;
  const excess = pluralize(tally.traces - budget, "trace");
  const warnAdvice = inputs.on_over_budget === "fail" ? ", or set on_over_budget: warn" : "";
  return {
    headline: `${countHeadline(state)}, over the budget of ${formatNumber(budget)}`,
    message: `The budget was exceeded by ${excess}.`,
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
