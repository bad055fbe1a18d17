import { EXPORT_LIMITS } from "../../contract/bulk-exports.ts";
import { STORAGE_ERRORS } from "../../contract/destinations.ts";
import { incompleteRuns, type Known, unitOf } from "../facts.ts";
import { isFailed, type Run, runName } from "../watch/runs.ts";
import { atStart, fewOf } from "./words.ts";

/** Why an attempt at a run failed, as far as its error shows. */
interface Cause {
  meaning: string;
  /** Whether the platform tries again by itself. */
  isRetried: boolean;
  cure: string;
}

const MOST_LINES = 5;
const MOST_QUOTED = 50;

export const NARROW =
  "Export a shorter range, add a filter, or leave inputs and outputs out of export_fields.";

const storageCause = (meaning: string, cure: string): Cause => ({
  meaning,
  isRetried: false,
  cure,
});

/**
 * contract: Errors, and its table of failure handling.
 * Not in the contract: how the errors are worded, except for the first four.
 */
const CAUSES: [RegExp, Cause][] = [
  [
    new RegExp(`${STORAGE_ERRORS.access_denied}|AccessDenied|\\b403\\b`, "i"),
    storageCause(
      "the destination's credentials may not write to the bucket",
      "Grant the destination's credentials write access to the bucket (the smallest policy is in export/README.md).",
    ),
  ],
  [
    new RegExp(`${STORAGE_ERRORS.invalid_bucket}|NoSuchBucket`, "i"),
    storageCause(
      "the bucket does not exist, or may not be written to",
      "Create the bucket, or grant the destination's credentials write access to it.",
    ),
  ],
  [
    new RegExp(`${STORAGE_ERRORS.unknown_key_id}|InvalidAccessKeyId`, "i"),
    storageCause(
      "the object store does not know the access key",
      "Check access_key_id of the destination: the key may be deleted, or of another account.",
    ),
  ],
  [
    new RegExp(`${STORAGE_ERRORS.invalid_endpoint}|InvalidEndpoint`, "i"),
    storageCause(
      "endpoint_url is not an S3-compatible endpoint",
      "Correct endpoint_url of the destination; for AWS, remove it and set region.",
    ),
  ],
  [
    /destination\b.*\b(deleted|not found|no longer|removed)/i,
    storageCause("the destination does not exist", "Create the destination again."),
  ],
  [
    // A connection to the object store that times out is none.
    /^(?!.*(connect|endpoint|socket)).*(time[ds]?[ -]?out|deadline exceeded)/is,
    {
      meaning: `the run took longer than ${EXPORT_LIMITS.run_timeout_hours} hours`,
      isRetried: true,
      cure: NARROW,
    },
  ],
  [
    /serialization|serialized|memory|resource|exhaust/i,
    {
      meaning: "rows could not be processed",
      isRetried: true,
      cure: `Read the errors. ${NARROW}`,
    },
  ],
  [
    /restart|interrupt|crash|evict|shut ?down|worker|preempt/i,
    {
      meaning: "the platform was interrupted",
      isRetried: true,
      cure: "Nothing is wrong with the request: export again what is missing.",
    },
  ],
];

const UNKNOWN: Cause = {
  meaning: "an error that is not documented",
  isRetried: true,
  cure: "Read the errors, and export again what is missing if they look temporary.",
};

export function causeOf(error: string): Cause {
  return CAUSES.find(([pattern]) => pattern.test(error))?.[1] ?? UNKNOWN;
}

/** The runs that say why they are not complete, and those that failed without a word. */
const troubledRuns = (known: Known) =>
  incompleteRuns(known).filter((run) => run.error !== "" || isFailed(run));

const meaningOf = ({ error }: Run) =>
  error === "" ? "the platform gave no reason" : causeOf(error).meaning;

/** Why runs are not complete: one line for all that failed alike. */
export function failureLines(known: Known): string[] {
  const alike = [...Map.groupBy(troubledRuns(known), meaningOf)];
  if (alike.length <= 1) return alike.map(([meaning]) => `${atStart(meaning)}.`);
  return alike
    .slice(0, MOST_LINES)
    .map(([meaning, some]) => `${fewOf(some.map(runName), unitOf(known))}: ${meaning}.`);
}

/** The errors as the platform words them, each of them once. */
export function errorsOf(known: Known): string | undefined {
  const runs = incompleteRuns(known).filter(({ error }) => error !== "");
  const lines = [...Map.groupBy(runs, ({ error }) => error)]
    .slice(0, MOST_QUOTED)
    .map(([error, some]) => `${fewOf(some.map(runName), unitOf(known))}: ${error}`);
  return lines.length === 0 ? undefined : lines.join("\n");
}

/** What to do about an export that failed; each cure only once. */
export function curesOf(known: Known): string {
  const errors = troubledRuns(known).flatMap(({ error }) => (error === "" ? [] : error));
  const cures = new Set(errors.map((error) => causeOf(error).cure));
  if (cures.size > 0) return [...cures].join(" ");
  const why = known.runs === undefined ? "were not read" : "show no error";
  return `Look at the export on the platform: its runs ${why}.`;
}
