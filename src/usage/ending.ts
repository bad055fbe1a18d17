import { adviceOn, type Ending } from "../action/ending.ts";
import { WANTS_WORKSPACE } from "../action/refusal-advice.ts";
import { amount, counted } from "../action/wording.ts";
import { ContractError, RefusedError, UnreachableError } from "../client/errors.ts";
import type { UsageInputs } from "./inputs.ts";
import { WriteError } from "./report/file.ts";

const WRONG_VALUE =
  "A value does not suit the service. Correct what it names: workspace_ids, the range or group_by.";
const TOO_LONG = "The address of the request is too long. Give fewer workspace_ids.";

/** The likely cause of a refusal and the next step, by its status. */
const REFUSALS: Record<number, string> = {
  400: WRONG_VALUE,
  401: "api_key or bearer_token is unknown, expired or of another installation than base_url. Store a new one as a secret, and run again.",
  403: "Usage reports need the permission organization:read, and workspaces that the credential may read. Use one that has both.",
  404: "There are no usage reports at base_url. Correct it: a self-hosted installation lives under a path, such as https://example.com/api-host, and has to have usage reports enabled.",
  414: TOO_LONG,
  422: WRONG_VALUE,
  431: TOO_LONG,
};

function adviceOnRefusal({ status, message }: RefusedError): string {
  if (WANTS_WORKSPACE.test(message))
    return "The credential belongs to several workspaces, and none was chosen. Give tenant_id.";
  return (
    REFUSALS[status] ??
    "A proxy or gateway may have answered. Check base_url, and what stands before the service."
  );
}

/** The end of a step by an error of the service or the disk. Throws any other, which is a bug. */
export function endingOfError(error: unknown, cancelled: boolean): Ending {
  if (cancelled)
    return { outcome: "error", message: "The workflow was cancelled before all was counted." };
  if (error instanceof RefusedError)
    return { outcome: "rejected", message: `${error.message}.`, advice: adviceOnRefusal(error) };
  if (error instanceof WriteError) {
    return {
      outcome: "error",
      message: `${error.message}.`,
      advice: "Make room, or give another output_dir. No half file was kept.",
    };
  }
  if (error instanceof UnreachableError) {
    const advice = `${adviceOn(error)} Where an answer takes long to begin, give a longer request_timeout.`;
    return { outcome: "error", message: `${error.message}.`, advice };
  }
  if (error instanceof ContractError)
    return { outcome: "error", message: `${error.message}.`, advice: adviceOn(error) };
  throw error;
}

/** The end of a step with a complete report: `empty`, `ok` or `over_budget`. */
export function endingOfTotal(
  total: number,
  { max_traces, on_over_budget }: Pick<UsageInputs, "max_traces" | "on_over_budget">,
  range: string,
): Ending {
  if (total === 0) {
    const advice =
      "If there should be some: only workspaces that the credential may read are counted.";
    return { outcome: "empty", message: `No traces from ${range}.`, advice };
  }
  const counts = `${counted(total, "trace")} from ${range}`;
  if (max_traces === undefined || total <= max_traces)
    return { outcome: "ok", message: `${counts}.` };
  const message = `${counts}, which is ${amount(total - max_traces)} more than max_traces (${amount(max_traces)}).`;
  const orWarn = on_over_budget === "fail" ? ", or give on_over_budget: warn" : "";
  return {
    outcome: "over_budget",
    message,
    advice: `Look at the largest entries; or raise max_traces${orWarn}.`,
  };
}
