import { EXPORT_LIMITS } from "../../contract/bulk-exports.ts";
import { STORAGE_ERRORS } from "../../contract/destinations.ts";

/** Why an attempt at a run failed, as far as its error tells, and what becomes of it. */
export interface Cause {
  meaning: string;
  /** Whether the service tries again by itself. */
  isRetried: boolean;
  cure: string;
}

const FIX_DESTINATION =
  "The service does not retry this: create a destination that is right, then a new export to it.";
const NARROW =
  "Narrow the range (split_hours), add a filter, or leave out export_fields such as inputs and outputs.";

const storage = (meaning: string, what: string): Cause => ({
  meaning,
  isRetried: false,
  cure: `${what} ${FIX_DESTINATION}`,
});

/** contract: Errors, and its table of failure handling. Not in the contract: the words, but for the first four. */
const CAUSES: [RegExp, Cause][] = [
  [
    new RegExp(`${STORAGE_ERRORS.access_denied}|AccessDenied|\\b403\\b`, "i"),
    storage(
      "the credentials lack permission on the bucket",
      "Let the destination's credentials write objects.",
    ),
  ],
  [
    new RegExp(`${STORAGE_ERRORS.invalid_bucket}|NoSuchBucket`, "i"),
    storage(
      "the bucket does not exist, or may not be written to",
      "Make the bucket, or let it be written to.",
    ),
  ],
  [
    new RegExp(`${STORAGE_ERRORS.unknown_key_id}|InvalidAccessKeyId`, "i"),
    storage("the access key id is not a valid key", "Make a new access key."),
  ],
  [
    new RegExp(`${STORAGE_ERRORS.invalid_endpoint}|InvalidEndpoint`, "i"),
    storage(
      "endpoint_url is not an S3-compatible endpoint",
      "Correct endpoint_url; for AWS leave it out.",
    ),
  ],
  [
    /destination\b.*\b(deleted|not found|no longer|removed)/i,
    storage("the destination was deleted during the export", "Create the destination again."),
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
