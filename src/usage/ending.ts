import { ContractError, RefusedError, UnreachableError } from "../client/errors.ts";
import { adviceOn, type Ending } from "../shared/ending.ts";
import { IS_OFF, WANTS_WORKSPACE } from "../shared/refusal-advice.ts";
import { amount, counted } from "../shared/wording.ts";
import type { UsageInputs } from "./inputs.ts";
import { WriteError } from "./report/file.ts";
import type { Progress } from "./summary.ts";
import { entryName, NO_NAME, nothingFound, passedMs, shareOf, type Tally, topOf } from "./tally.ts";
import { bucketTime, percentText } from "./words.ts";

const REFUSED = "The platform API refused the request with status";

interface Refusal {
  cause: string;
  nextStep: string;
}

const WRONG_VALUE: Refusal = {
  cause: "A value does not suit the service.",
  nextStep: "Correct what it names: workspace_ids, the range or group_by.",
};
const TOO_LONG: Refusal = {
  cause: "The address of the request is too long.",
  nextStep: "Set fewer workspace_ids.",
};

/** The likely cause of a refusal and the next step, by its status. */
const REFUSALS: Record<number, Refusal> = {
  400: WRONG_VALUE,
  401: {
    cause: "api_key or bearer_token is unknown, expired or of another installation than base_url.",
    nextStep: "Store a new one as a secret, and run again.",
  },
  403: {
    cause:
      "Usage reports need the permission organization:read, and workspaces that the credential may read.",
    nextStep: "Use a credential that has both.",
  },
  404: {
    cause: "There are no usage reports at base_url, or the installation has them switched off.",
    nextStep:
      "Correct base_url: a self-hosted installation lives under a path, such as https://example.com/api-host. If it is right, ask whoever manages the installation to enable usage reports, or to upgrade it.",
  },
  414: TOO_LONG,
  422: WRONG_VALUE,
  431: TOO_LONG,
};

function refusalOf({ status, message }: RefusedError): Refusal {
  if (status === 403 && IS_OFF.test(message))
    return {
      cause: "The platform has usage reports switched off, or not in its plan.",
      nextStep: "Ask whoever manages the platform to enable them.",
    };
  if (WANTS_WORKSPACE.test(message))
    return {
      cause: "The credential belongs to several workspaces, and none was chosen.",
      nextStep: "Set tenant_id.",
    };
  return (
    REFUSALS[status] ?? {
      cause: "A proxy or gateway may have answered.",
      nextStep: "Check base_url, and what stands before the service.",
    }
  );
}

/** The end of a step by an error of the service or the disk. Throws any other, which is a bug. */
export function endingOfError(error: unknown, name: string, cancelled: boolean): Ending {
  const headline = `${name}: usage not counted`;
  if (cancelled) {
    const message = "The workflow was cancelled before all was counted.";
    return { outcome: "error", headline: `${name}: counting was cancelled`, message };
  }
  if (error instanceof RefusedError) {
    const { status, message, detail } = error;
    const { cause, nextStep } = refusalOf(error);
    return {
      outcome: "rejected",
      headline,
      message: `${detail === undefined ? message : `${REFUSED} ${status}`}. ${cause}`,
      advice: nextStep,
      ...(detail === undefined ? {} : { said: { by: "The platform API", text: detail } }),
    };
  }
  if (error instanceof WriteError) {
    return {
      outcome: "error",
      headline: `${name}: the report is not complete`,
      message: `${error.message}.`,
      advice: "Make room, or set another output_dir. No half file was kept.",
    };
  }
  if (error instanceof UnreachableError) {
    const advice = `${adviceOn(error)} If an answer takes long to begin, set a longer request_timeout.`;
    return { outcome: "error", headline, message: `${error.message}.`, advice };
  }
  if (error instanceof ContractError)
    return { outcome: "error", headline, message: `${error.message}.`, advice: adviceOn(error) };
  throw error;
}

type Counted = Pick<Progress, "inputs" | "name"> & Required<Pick<Progress, "tally" | "stride">>;

/** The end of a step with a complete report: `empty`, `ok` or `over_budget`. */
export function endingOfReport(progress: Counted): Ending {
  const { inputs, name, tally } = progress;
  const { max_traces: budget } = inputs;
  if (tally.traces === 0) {
    const message = nothingFound(inputs.workspace_ids);
    return { outcome: "empty", headline: `${name}: no traces`, message };
  }
  const headline = `${name}: ${counted(tally.traces, "trace")}`;
  if (budget === undefined) return { outcome: "ok", headline, message: "" };
  if (tally.traces > budget) return endingOverBudget(headline, budget, progress);
  return {
    outcome: "ok",
    headline: `${headline}, ${percentText(shareOf(tally.traces, budget))} of the budget`,
    message: `Left of the budget of ${amount(budget)}: ${amount(budget - tally.traces)}.`,
  };
}

function endingOverBudget(counts: string, budget: number, progress: Counted): Ending {
  const { inputs, tally, stride } = progress;
  const over = tally.traces - budget;
  const share =
    budget === 0
      ? "over a budget of 0"
      : `${percentText(shareOf(tally.traces, budget))} of the budget`;
  const startMs = passedMs(tally, budget);
  const when = startMs === undefined ? "" : ` ${bucketTime(startMs, stride)}`;
  const orWarn = inputs.on_over_budget === "fail" ? ", or set on_over_budget: warn" : "";
  return {
    outcome: "over_budget",
    headline: `${counts}, ${share}`,
    message: `The budget of ${amount(budget)} was passed${when}; ${counted(over, "trace")} ${over === 1 ? "is" : "are"} over it.`,
    advice: `Look at ${largest(tally, inputs)}; to allow more, raise max_traces${orWarn}.`,
  };
}

/** Whom to ask first. Addresses of users are for the report, not for the log. */
function largest(tally: Tally, { group_by }: UsageInputs): string {
  const [first] = topOf(tally, 1);
  const name = first === undefined ? NO_NAME : entryName(first);
  if (first === undefined || name === NO_NAME || group_by === "user")
    return `the largest ${group_by === "api_key" ? "API key" : group_by}s`;
  return `${name}, which used ${percentText(shareOf(first.traces, tally.traces))}`;
}
