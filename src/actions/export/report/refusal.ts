import { RefusedError, UnreachableError } from "../../../service/client/errors.ts";
import type { ValidationError } from "../../../service/contract/errors.ts";
import { ExportInputs } from "../inputs.ts";
import { causeOf } from "./causes.ts";

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
export function saidBy(error: unknown): string | undefined {
  if (error instanceof UnreachableError) return error.detail;
  if (!(error instanceof RefusedError)) return undefined;
  const { problems, detail } = error;
  if (problems.length === 0) return detail;
  return problems.map(({ loc, msg }) => `${namedBy(loc)}: ${msg}`).join("\n");
}

/** A loc may end in a position, or in the name of a type that the service tried. */
function namedBy(loc: ValidationError["loc"]): string {
  const inputs = loc.map((step) => INPUTS.get(String(step).toLowerCase()));
  return inputs.findLast((input) => input !== undefined) ?? loc.join(".");
}

/** What went wrong, inside a sentence, without what the platform itself says about it. */
export function errorWords(error: unknown, { operation }: ExportInputs): string {
  if (!(error instanceof RefusedError)) return error instanceof Error ? error.message : "";
  const { status, detail = "" } = error;
  const { meaning, isRetried } = causeOf(detail);
  // Only the creation of a destination asks the object store. Otherwise the platform denies access.
  const isDenied = (status === 401 || status === 403) && operation !== "create_destination";
  const why = isRetried || isDenied ? "" : `: ${meaning}`;
  return `the platform API refused the request with status ${status}${why}`;
}

const ADVICE: Record<number, string> = {
  400: "Correct the value that the platform names.",
  401: "Check api_key or bearer_token: it is not valid at base_url. It is unknown, expired, or of another installation.",
  403: "Check tenant_id, and whether the plan has bulk exports (Plus or Enterprise): the credential is known, but may not do this.",
  404: "Check base_url, tenant_id and the ids: each belongs to one workspace of one installation.",
  409: "Look at the exports (operation: list): this cannot be done in their present state.",
  422: "Correct the values that the platform names.",
};

/** contract: Versioning. Inputs that not every self-hosted installation knows. */
const NEWER = [
  // Without it, the end of the range is missed.
  ["interval_hours", /interval_hours|end_time/],
  ["export_fields", /export_fields/],
  ["session_token", /session_token/],
] as const;

/** What to do about a refusal, with the input to look at first if the answer shows it. */
export function refusalAdvice(error: RefusedError, inputs: ExportInputs): string {
  const { status, detail = "" } = error;
  const { cure, isRetried } = causeOf(detail);
  // The creation of a destination fails with the errors that a run on it would show.
  if (inputs.operation === "create_destination" && !isRetried) return cure;
  const [, input] = NAMED.find(([words, name]) => words.test(detail) && inputs[name]) ?? [];
  if (status === 404 && input !== undefined)
    return `Check ${input}: it is wrong, or belongs to another workspace (tenant_id) or installation (base_url).`;
  const said = saidBy(error) ?? "";
  const [newer] = NEWER.find(([name, words]) => inputs[name] && words.test(said)) ?? [];
  if (status === 422 && newer !== undefined)
    return `Correct ${newer}, or leave it out: an older self-hosted installation does not know it (see the versions in export/README.md).`;
  return ADVICE[status] ?? "Check base_url and the inputs.";
}
