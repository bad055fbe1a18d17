import { EXPORT_CAUSES, type ExportCause } from "../causes/export-causes.ts";
import {
  FORBIDDEN_HEADLINE,
  NO_SUCH_PATH,
  OTHER_REGION_RULE,
  urlAdvice,
  WRONG_INPUT,
} from "./both-services.ts";
import type { RefusalRule } from "./rule.ts";

const CORRECT_URL = urlAdvice("platform API");

const NO_EXPORTS = {
  headline: "no bulk exports at base_url",
  nextStep: `${CORRECT_URL} If it is right, check tenant_id and the ids.`,
  isForeign: true,
} as const;

/** A refusal of an id. Beyond the contract: export-refusals. */
const idRule = (input: string, noun: string, detail: RegExp): RefusalRule => ({
  status: [404],
  detail,
  input,
  headline: `no ${noun} has this ${input}`,
  nextStep: `Check ${input}: it is wrong, or belongs to another workspace (tenant_id) or installation (base_url).`,
});

const VERSIONS = "(see the versions in export/README.md)";

/** contract: Versioning. Members that not every self-hosted installation supports. */
const newerMemberRule = (input: string, member: RegExp): RefusalRule => ({
  status: [422],
  member,
  input,
  ...WRONG_INPUT,
  nextStep: `Correct ${input}, or leave it out: an older self-hosted installation does not know it ${VERSIONS}.`,
});

// biome-ignore format: one refusal, one line
export const EXPORT_RULES: readonly RefusalRule[] = [
  OTHER_REGION_RULE,
  { status: [403], headline: FORBIDDEN_HEADLINE, likelyCause: "The credential is known, but may not export in this workspace.", nextStep: "Check tenant_id, and whether the plan has bulk exports: Plus and Enterprise have them." },
  { status: [404], detail: NO_SUCH_PATH, ...NO_EXPORTS },
  idRule("destination_id", "destination", /destination/i),
  idRule("project_id", "project", /project|session/i),
  idRule("export_id", "export", /export/i),
  { status: [404], headline: "not found", nextStep: "Check base_url, tenant_id and the ids: each belongs to one workspace of one installation." },
  { status: [405], ...NO_EXPORTS },
  { status: [409], headline: "not possible now", nextStep: "List the exports (operation: list): another one may still be running, or this one may have ended." },
  // A service that ignores the interval complains about the absent `end_time`.
  newerMemberRule("interval_hours", /interval_hours|end_time/),
  newerMemberRule("export_fields", /export_fields/),
  newerMemberRule("session_token", /session_token/),
  { status: [422], member: /access_key_id/, unsetInput: "access_key_id", ...WRONG_INPUT, nextStep: `Set access_key_id and secret_access_key: only a newer self-hosted installation can write with its own credentials ${VERSIONS}.` },
];

/** How stores of AWS name the region of a bucket. */
const BUCKET_REGION =
  /\b(?:expecting|the bucket is in this region:|bucket is in) '?([a-z]{2}(?:-[a-z]+){1,3}-\d)\b/i;

/** Rules for creating a destination, which fails for the same reasons as a run of an export. */
// biome-ignore format: one refusal, one line
export const DESTINATION_RULES: readonly RefusalRule[] = [
  { detail: BUCKET_REGION, headline: "the bucket is in another region", nextStep: ({ detail }) => `Set region: ${BUCKET_REGION.exec(detail)?.[1]}.` },
  { detail: /\bPermanentRedirect\b/, headline: "the bucket is in another region", nextStep: "Set region to that of the bucket." },
  { detail: /\bcould not connect to the endpoint\b/i, headline: "the platform could not connect to the object store", nextStep: "Correct region, or endpoint_url for a store other than AWS. The platform must be able to connect to it." },
  // The platform derives the address of an AWS-style store from the region.
  { detail: EXPORT_CAUSES.endpoint.pattern, unsetInput: "endpoint_url", headline: "no object store answers for this region and bucket", nextStep: "Correct region, such as eu-central-1, and bucket_name; for a store other than AWS, set endpoint_url instead." },
  ...Object.values<ExportCause>(EXPORT_CAUSES).flatMap(({ pattern: detail, headline, nextStep }) =>
    headline === undefined ? [] : [{ detail, headline, nextStep }],
  ),
  ...EXPORT_RULES,
];

// biome-ignore format: one refusal, one line
export const USAGE_RULES: readonly RefusalRule[] = [
  OTHER_REGION_RULE,
  { status: [403], headline: FORBIDDEN_HEADLINE, likelyCause: "Usage reports need the permission organization:read, and workspaces that the credential may read.", nextStep: "Use a credential that has both." },
  { status: [404, 405, 415], headline: "no usage reports at base_url", likelyCause: "Something else answers there, or the installation has them switched off.", nextStep: `${CORRECT_URL} If it is right, ask whoever manages the installation to enable usage reports, or to upgrade it.` },
  { status: [414, 431], headline: "the address of the request is too long", nextStep: "Set fewer workspace_ids." },
];
