import type { RefusedError } from "../../client/errors.ts";
import type { ExportInputs } from "../inputs.ts";
import { causeOf } from "./failure-causes.ts";

/** Members of requests whose input has another name. */
const INPUTS: Record<string, string> = {
  session_id: "project_id",
  bulk_export_destination_id: "destination_id",
};

/** What the service refused, with the names of inputs instead of those of members. */
export function refusalMessage({ message, problems, status }: RefusedError): string {
  if (problems.length === 0) return message;
  const lines = problems.map(({ loc, msg }) => {
    const member = String(loc.at(-1) ?? "");
    return `${INPUTS[member] ?? member}: ${msg}`;
  });
  return `The service refused the request with status ${status}. ${lines.join("; ")}`;
}

const ADVICE: Record<number, string> = {
  400: "Correct the value that the service names.",
  401: "Check api_key or bearer_token: it is unknown, expired or of another installation than base_url.",
  403: "The credential is known, but may not do this: check tenant_id, and whether the plan has bulk exports (Plus or Enterprise).",
  404: "Check base_url, tenant_id and the ids that are given: each belongs to one workspace of one installation.",
  409: "The present state rules this out: look at the exports (operation: list).",
  422: "Correct the named values.",
};

export function refusalAdvice(
  { status, detail = "" }: RefusedError,
  operation: ExportInputs["operation"],
): string {
  const { cure, isRetried } = causeOf(detail);
  // The creation of a destination fails with the errors that a run on it would show.
  if (operation === "create_destination" && !isRetried)
    return cure.replace(/ The service does not retry this.*/, "");
  return ADVICE[status] ?? "Check base_url and the inputs.";
}
