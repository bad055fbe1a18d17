import type { Problem } from "../../../inputs/problem.ts";
import { CAUSES } from "../../../report/causes.ts";
import {
  type Advice,
  adviceOn,
  CORRECT_PLATFORM_URL,
  IS_OFF,
  NO_SUCH_PATH,
  WANTS_WORKSPACE,
} from "../../../report/refusals.ts";
import type { Refusal } from "../../../report/refused-input.ts";
import { shortened } from "../../../report/wording.ts";
import type { RefusedError } from "../../../service/client/errors.ts";
import type { ValidationError } from "../../../service/contract/errors.ts";
import { omitAbsent } from "../../../service/contract/operation.ts";
import { ExportInputs } from "../inputs.ts";
import { causeOf } from "./failed-runs.ts";

const MOST_SAID_CHARACTERS = 300;

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
const NAMED: [RegExp, keyof ExportInputs, string][] = [
  [/destination/i, "destination_id", "destination"],
  [/project|session/i, "project_id", "project"],
  [/export/i, "export_id", "export"],
];

/** A loc may end in a position, or in the name of a type that the service tried. */
function inputOf(loc: ValidationError["loc"]): string {
  const inputs = loc.map((step) => INPUTS.get(String(step).toLowerCase()));
  return inputs.findLast((input) => input !== undefined) ?? loc.join(".");
}

function problemOf({ loc, msg, type }: ValidationError): Problem {
  const input = inputOf(loc);
  if (type === "missing") return { input, message: "required by the platform API" };
  return { input, message: `${shortened(msg, MOST_SAID_CHARACTERS)}, says the platform API` };
}

const REFUSED = "the request was refused";

const ELSEWHERE: Advice = {
  headline: "no bulk exports at base_url",
  nextStep: `${CORRECT_PLATFORM_URL} If it is right, check tenant_id and the ids.`,
  isForeign: true,
};

/** What is so of exports alone, by the status of a refusal. */
const HERE: Record<number, Advice> = {
  400: { headline: REFUSED, nextStep: "Correct the value that the platform API names." },
  403: {
    headline: "the credential is not allowed to do this",
    likelyCause: "The credential is known, but may not export in this workspace.",
    nextStep:
      "Check tenant_id, and whether the plan has bulk exports: Plus and Enterprise have them.",
  },
  404: {
    headline: "not found",
    nextStep:
      "Check base_url, tenant_id and the ids: each belongs to one workspace of one installation.",
  },
  405: ELSEWHERE,
  409: {
    headline: "not possible now",
    nextStep: "Look at the exports (operation: list): one of them may be in the way, or over.",
  },
  422: { headline: REFUSED, nextStep: "Correct what it names." },
};

function adviceHere({ status, detail }: RefusedError): Advice | undefined {
  if (status === 404 && NO_SUCH_PATH.test(detail ?? "not found")) return ELSEWHERE;
  const isOfAny = WANTS_WORKSPACE.test(detail ?? "") || IS_OFF.test(detail ?? "");
  // A 403 without a word is that of a gateway.
  return status === 403 && (isOfAny || detail === undefined) ? undefined : HERE[status];
}

/** contract: Versioning. What not every self-hosted installation knows. */
const NEWER = [
  // Without it, the end of the range is missed.
  ["interval_hours", /interval_hours|end_time/],
  ["export_fields", /export_fields/],
  ["session_token", /session_token/],
] as const;

const VERSIONS = "(see the versions in export/README.md)";

/** What an older installation does not know, if that may be why. */
function olderInstallation(problems: readonly Problem[], inputs: ExportInputs): string | undefined {
  const named = problems.map(({ input }) => input).join(" ");
  const [newer] = NEWER.find(([name, words]) => inputs[name] && words.test(named)) ?? [];
  if (newer !== undefined)
    return `Correct ${newer}, or leave it out: an older self-hosted installation does not know it ${VERSIONS}.`;
  const isWithoutKey = inputs.access_key_id === undefined && /access_key_id/.test(named);
  return isWithoutKey
    ? `Set access_key_id and secret_access_key: only a newer self-hosted installation can write with its own credentials ${VERSIONS}.`
    : undefined;
}

/** The platform makes the address of an AWS-style store of the region. */
const NO_STORE = {
  headline: "no object store answers for this region and bucket",
  nextStep:
    "Correct region, such as eu-central-1, and bucket_name; for a store other than AWS, set endpoint_url instead.",
};

/** A refusal in the words of the inputs, with the input to look at first if the answer shows it. */
export function explainExportRefusal(error: RefusedError, inputs: ExportInputs): Refusal {
  const { status, detail = "" } = error;
  const problems = error.problems.map(problemOf);
  const cause = causeOf(detail);
  // The creation of a destination fails with the errors that a run on it would show.
  if (inputs.operation === "create_destination" && !cause.isRetried)
    return cause === CAUSES.export.endpoint && inputs.endpoint_url === undefined
      ? { problems, ...NO_STORE }
      : { problems, headline: cause.meaning, nextStep: cause.nextStep };
  const [, input, what] = NAMED.find(([words, name]) => words.test(detail) && inputs[name]) ?? [];
  if (status === 404 && input !== undefined)
    return {
      problems,
      headline: `no ${what} has this ${input}`,
      nextStep: `Check ${input}: it is wrong, or belongs to another workspace (tenant_id) or installation (base_url).`,
    };
  const advice =
    adviceHere(error) ?? adviceOn(status, error.detail, Object.keys(omitAbsent(inputs)));
  const older = status === 422 ? olderInstallation(problems, inputs) : undefined;
  return { problems, ...advice, ...(older === undefined ? {} : { nextStep: older }) };
}
