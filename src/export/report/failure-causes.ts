import { EXPORT_LIMITS } from "../../contract/bulk-exports.ts";
import { STORAGE_ERRORS } from "../../contract/destinations.ts";
import type { Part } from "../watch/progress.ts";
import { failedRuns, type Run } from "../watch/runs.ts";

/** Why an attempt at a run failed, as far as its error shows. */
interface Cause {
  meaning: string;
  /** Whether the service tries again by itself. */
  isRetried: boolean;
  cure: string;
}

const MOST_RUNS_LISTED = 5;

const FIX_DESTINATION =
  "The service does not retry this: create a destination that is right, then a new export to it.";
const NARROW =
  "Narrow the range (split_hours), add a filter, or leave out export_fields such as inputs and outputs.";

const storageCause = (meaning: string, cure: string): Cause => ({
  meaning,
  isRetried: false,
  cure: `${cure} ${FIX_DESTINATION}`,
});

/**
 * contract: Errors, and its table of failure handling.
 * Not in the contract: how the errors are worded, except for the first four.
 */
const CAUSES: [RegExp, Cause][] = [
  [
    new RegExp(`${STORAGE_ERRORS.access_denied}|AccessDenied|\\b403\\b`, "i"),
    storageCause(
      "the credentials lack permission on the bucket",
      "Let the destination's credentials write objects.",
    ),
  ],
  [
    new RegExp(`${STORAGE_ERRORS.invalid_bucket}|NoSuchBucket`, "i"),
    storageCause(
      "the bucket does not exist, or may not be written to",
      "Make the bucket, or let it be written to.",
    ),
  ],
  [
    new RegExp(`${STORAGE_ERRORS.unknown_key_id}|InvalidAccessKeyId`, "i"),
    storageCause("the access key id is not a valid key", "Make a new access key."),
  ],
  [
    new RegExp(`${STORAGE_ERRORS.invalid_endpoint}|InvalidEndpoint`, "i"),
    storageCause(
      "endpoint_url is not an S3-compatible endpoint",
      "Correct endpoint_url; for AWS leave it out.",
    ),
  ],
  [
    /destination\b.*\b(deleted|not found|no longer|removed)/i,
    storageCause("the destination was deleted during the export", "Create the destination again."),
  ],
  [
    /time[ds]?[ -]?out|deadline exceeded/i,
    {
      meaning: `the run took longer than ${EXPORT_LIMITS.run_timeout_hours} hours`,
      isRetried: true,
      cure: NARROW,
    },
  ],
  [
    /restart|interrupt|crash|evict|shut ?down|worker|preempt/i,
    {
      meaning: "the service was interrupted",
      isRetried: true,
      cure: "Nothing is wrong with the request: start the export again.",
    },
  ],
  [
    /serialization|serialized|memory|resource|exhaust/i,
    {
      meaning: "rows could not be processed",
      isRetried: true,
      cure: `Read the runs' errors. ${NARROW}`,
    },
  ],
];

const UNKNOWN: Cause = {
  meaning: "not one of the errors that are described",
  isRetried: true,
  cure: "Read the runs' errors, and start the export again where they look passing.",
};

export function causeOf(error: string): Cause {
  return CAUSES.find(([pattern]) => pattern.test(error))?.[1] ?? UNKNOWN;
}

export const TIMED_OUT_CURE = `The service does not retry this. ${NARROW}`;

/** Why a run failed: the service's error, and what it means by the contract. */
export function explained({ error, errors }: Run): string {
  const attempts = errors > 1 ? ` (the last of ${errors} attempts)` : "";
  return error === "" ? "no error is shown" : `${error}${attempts}: ${causeOf(error).meaning}`;
}

/** One line for each of the first failed runs of an export. */
export function failureLines({ runs }: Part): string[] {
  const { list = [], failed = 0 } = runs ?? {};
  const lines = failedRuns(list)
    .slice(0, MOST_RUNS_LISTED)
    .map((run) => `Run ${run.day || run.id}: ${explained(run)}.`);
  const more = failed - lines.length;
  return more === 0 ? lines : [...lines, `… and ${more} more runs.`];
}

/** What to do about failed exports; each cure only once. */
export function curesOf(parts: readonly Part[]): string {
  const errors = parts
    .flatMap(({ runs }) => failedRuns(runs?.list ?? []))
    .flatMap(({ error }) => (error === "" ? [] : error));
  const cures = new Set(errors.map((error) => causeOf(error).cure));
  return cures.size === 0
    ? "Look at the export on the platform: its runs do not say why."
    : [...cures].join(" ");
}
