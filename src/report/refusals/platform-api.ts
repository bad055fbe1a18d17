import { CAUSES, causeIn } from "../causes.ts";
import { correctUrl, FORBIDDEN, NO_SUCH_PATH, refusedInputs } from "./any.ts";
import type { Advice, Row } from "./row.ts";

const NO_EXPORTS: Advice = {
  headline: "no bulk exports at base_url",
  nextStep: `${correctUrl("platform API")} If it is right, check tenant_id and the ids.`,
  isForeign: true,
};

/** An id that a sentence of the platform is about. Beyond the contract: export-refusals. */
const wrongId = (input: string, what: string, says: RegExp): Row => ({
  status: [404],
  says,
  given: input,
  advice: {
    headline: `no ${what} has this ${input}`,
    nextStep: `Check ${input}: it is wrong, or belongs to another workspace (tenant_id) or installation (base_url).`,
  },
});

const VERSIONS = "(see the versions in export/README.md)";

/** contract: Versioning. What not every self-hosted installation knows. */
const newer = (input: string, member: RegExp): Row => ({
  status: [422],
  member,
  given: input,
  advice: (refused) => ({
    ...refusedInputs(refused),
    nextStep: `Correct ${input}, or leave it out: an older self-hosted installation does not know it ${VERSIONS}.`,
  }),
});

/** Of an export. */
export const EXPORTS: readonly Row[] = [
  { status: [404], says: NO_SUCH_PATH, advice: NO_EXPORTS },
  { status: [405], advice: NO_EXPORTS },
  wrongId("destination_id", "destination", /destination/i),
  wrongId("project_id", "project", /project|session/i),
  wrongId("export_id", "export", /export/i),
  {
    status: [404],
    advice: {
      headline: "not found",
      nextStep:
        "Check base_url, tenant_id and the ids: each belongs to one workspace of one installation.",
    },
  },
  {
    status: [403],
    advice: {
      headline: FORBIDDEN,
      likelyCause: "The credential is known, but may not export in this workspace.",
      nextStep:
        "Check tenant_id, and whether the plan has bulk exports: Plus and Enterprise have them.",
    },
  },
  {
    status: [409],
    advice: {
      headline: "not possible now",
      nextStep: "Look at the exports (operation: list): one of them may be in the way, or over.",
    },
  },
  // Without the interval, the end of the range is missed.
  newer("interval_hours", /interval_hours|end_time/),
  newer("export_fields", /export_fields/),
  newer("session_token", /session_token/),
  {
    status: [422],
    member: /access_key_id/,
    if: ({ given }) => !given.includes("access_key_id"),
    advice: (refused) => ({
      ...refusedInputs(refused),
      nextStep: `Set access_key_id and secret_access_key: only a newer self-hosted installation can write with its own credentials ${VERSIONS}.`,
    }),
  },
];

/** What the test of a destination found, which does not pass by itself. */
function lastingCause(detail: string) {
  const cause = causeIn(CAUSES.export, detail);
  return cause !== undefined && "isRetried" in cause ? undefined : cause;
}

/** Of the creation of a destination, which fails as a run on it would. */
export const DESTINATION: readonly Row[] = [
  {
    says: CAUSES.export.endpoint.pattern,
    if: ({ given }) => !given.includes("endpoint_url"),
    // The platform makes the address of an AWS-style store of the region.
    advice: {
      headline: "no object store answers for this region and bucket",
      nextStep:
        "Correct region, such as eu-central-1, and bucket_name; for a store other than AWS, set endpoint_url instead.",
    },
  },
  {
    if: ({ detail }) => lastingCause(detail) !== undefined,
    advice: ({ detail }) => {
      const { meaning = "", nextStep = "" } = lastingCause(detail) ?? {};
      return { headline: meaning, nextStep };
    },
  },
  ...EXPORTS,
];

const NO_USAGE: Advice = {
  headline: "no usage reports at base_url",
  likelyCause: "Something else answers there, or the installation has them switched off.",
  nextStep: `${correctUrl("platform API")} If it is right, ask whoever manages the installation to enable usage reports, or to upgrade it.`,
};

/** Of usage reports. */
export const USAGE: readonly Row[] = [
  {
    status: [403],
    advice: {
      headline: FORBIDDEN,
      likelyCause:
        "Usage reports need the permission organization:read, and workspaces that the credential may read.",
      nextStep: "Use a credential that has both.",
    },
  },
  { status: [404, 405, 415], advice: NO_USAGE },
  {
    status: [414, 431],
    advice: {
      headline: "the address of the request is too long",
      nextStep: "Set fewer workspace_ids.",
    },
  },
];
