import { STORAGE_ERRORS } from "../../service/contract/exports/destination.ts";
import type { Cause } from "./cause.ts";

export interface ExportCause extends Cause {
  /** Headline for a refused destination; absent if only a run fails for this cause. */
  headline?: string;
  nextStep: string;
}

export const NARROW_EXPORT =
  "Export a shorter range, add a filter, or leave inputs and outputs out of export_fields.";

/**
 * Causes of a failed export run, or of a failed test of its destination. contract: Errors, with the
 * texts of `STORAGE_ERRORS`, and its table of failure handling. Beyond the contract: export-errors,
 * with all other texts.
 */
export const EXPORT_CAUSES = {
  bucket: {
    pattern: new RegExp(`${STORAGE_ERRORS.invalid_bucket}|NoSuchBucket`, "i"),
    headline: "the bucket does not exist, or may not be written to",
    nextStep: "Create the bucket, or let the destination's credentials write to it.",
  },
  access_key: {
    pattern: new RegExp(`${STORAGE_ERRORS.unknown_key_id}|InvalidAccessKeyId`, "i"),
    headline: "the object store does not know the access key",
    nextStep: "Check the destination's access_key_id: deleted, or of another account?",
  },
  secret_key: {
    pattern: /\bSignatureDoesNotMatch\b|\bsignature we calculated does not match\b/i,
    headline: "the object store refused the signature of the destination's credentials",
    nextStep: "Correct secret_access_key of the destination, or its region.",
  },
  session_token: {
    pattern: /\bExpiredToken\b|\b(session|security|provided) token (has|is) expired\b/i,
    headline: "the destination's session_token has expired",
    nextStep: "Create the destination again, with credentials that outlast its exports.",
  },
  denied: {
    pattern: new RegExp(`${STORAGE_ERRORS.access_denied}|AccessDenied|\\b403 forbidden\\b`, "i"),
    headline: "the destination's credentials may not write to the bucket",
    nextStep: "Let the destination write under its whole prefix (export/README.md).",
  },
  endpoint: {
    pattern: new RegExp(`${STORAGE_ERRORS.invalid_endpoint}|InvalidEndpoint`, "i"),
    headline: "endpoint_url is not an S3-compatible endpoint",
    nextStep: "Correct endpoint_url of the destination; for AWS, remove it and set region.",
  },
  destination: {
    pattern: /\bdestination( \S+)? (was |is |has been )?(deleted|not found|removed|no longer)/i,
    headline: "the destination does not exist",
    nextStep: "Create the destination again.",
  },
  too_long: {
    pattern: /\b(run|export|job|activity)\b.{0,80}\b(timed out|time-?out|deadline exceeded)\b/i,
    nextStep: NARROW_EXPORT,
  },
  rows: {
    pattern:
      /(^|\W)(serialize|serialized|serialization)\b|\bout of memory\b|\bMemoryError\b|\bmemory limit\b|\bresources? (was |were )?exhaust|\bexhaust(ed|ion)\b/i,
    nextStep: NARROW_EXPORT,
  },
  interruption: {
    pattern:
      /\b(restarted|interrupted|evicted|preempted|crashed)\b|\bshut(ting)? ?down\b|\binterruption\b/i,
    nextStep: "Nothing is wrong with the request: export again what is missing.",
  },
} satisfies Record<string, ExportCause>;
