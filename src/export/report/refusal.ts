import type { RefusedError } from "../../client/errors.ts";
import type { ValidationError } from "../../contract/errors.ts";
import { ExportInputs } from "../inputs.ts";
import { causeOf } from "./failure-causes.ts";

/** Members and headers of requests, each with its input. */
const INPUTS = new Map([
  ...Object.keys(ExportInputs.shape).map((name) => [name, name] as const),
  ["session_id", "project_id"],
  ["bulk_export_destination_id", "destination_id"],
  ["credentials", "access_key_id and secret_access_key"],
  ["x-api-key", "api_key"],
  ["x-tenant-id", "tenant_id"],
]);

/** What a sentence of the platform is about. Beyond the contract: export-refusals. */
const NAMED: [RegExp, keyof ExportInputs][] = [
  [/destination/i, "destination_id"],
  [/project|session/i, "project_id"],
  [/export/i, "export_id"],
];

/** The platform's own words, with the names of inputs instead of those of members. */
export function saidIn({ problems, detail }: RefusedError): string | undefined {
  if (problems.length === 0) return detail;
  return problems.map(({ loc, msg }) => `${namedBy(loc)}: ${msg}`).join("\n");
}

/** A loc may end in a position, or in the name of a type that the service tried. */
function namedBy(loc: ValidationError["loc"]): string {
  const inputs = loc.map((step) => INPUTS.get(String(step).toLowerCase()));
  return inputs.findLast((input) => input !== undefined) ?? loc.join(".");
}

/** Why a request was refused, as far as it is known, inside a sentence. */
export function refusalWords(
  { status, detail = "" }: RefusedError,
  { operation }: ExportInputs,
): string {
  const { meaning, isRetried } = causeOf(detail);
  // Only the creation of a destination asks the object store. Otherwise the platform denies access.
  const isDenied = (status === 401 || status === 403) && operation !== "create_destination";
  const why = isRetried || isDenied ? "" : `: ${meaning}`;
  return `the platform API refused the request with status ${status}${why}`;
}

const ADVICE: Record<number, string> = {
  400: "Correct the value that the platform names.",
  401: "Check api_key or bearer_token: it is unknown, expired, or of another installation than base_url.",
  403: "Check tenant_id, and whether the plan has bulk exports (Plus or Enterprise): the credential is known, but may not do this.",
  404: "Check base_url, tenant_id and the ids: each belongs to one workspace of one installation.",
  409: "Look at the exports (operation: list): their present state rules this out.",
  422: "Correct the values that the platform names.",
};

/** What to do about a refusal, with the input to look at first where the answer shows it. */
export function refusalAdvice({ status, detail = "" }: RefusedError, inputs: ExportInputs): string {
  const { cure, isRetried } = causeOf(detail);
  // The creation of a destination fails with the errors that a run on it would show.
  if (inputs.operation === "create_destination" && !isRetried) return cure;
  const [, input] = NAMED.find(([words, name]) => words.test(detail) && inputs[name]) ?? [];
  if (status === 404 && input !== undefined)
    return `Check ${input}: it is wrong, or belongs to another workspace (tenant_id) or installation (base_url).`;
  return ADVICE[status] ?? "Check base_url and the inputs.";
}
