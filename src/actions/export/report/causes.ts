import { STORAGE_ERRORS } from "../../../service/contract/destinations.ts";
import { EXPORT_LIMITS } from "../../../service/contract/export-limits.ts";
import { incompleteRuns, type Known, unitOf } from "../known.ts";
import { isFailed, type Run, runName } from "../watch/runs.ts";
import { atStart, fewOf } from "./headline.ts";

/** Why an attempt at a run failed, as far as its error shows. */
interface Cause {
  meaning: string;
  /** The same if the export has written files: what holds for all of the bucket did not then. */
  partly?: string;
  cure: string;
  /** Whether the platform tries again by itself. */
  isRetried?: true;
}

const MOST_LINES = 5;
const MOST_QUOTED = 50;

export const NARROW =
  "Export a shorter range, add a filter, or leave inputs and outputs out of export_fields.";

const ENDPOINT = new RegExp(`${STORAGE_ERRORS.invalid_endpoint}|InvalidEndpoint`, "i");

/**
 * contract: Errors, and its table of failure handling.
 * Beyond the contract: export-errors. The first four are in the contract.
 */
const CAUSES: (Cause & { pattern: RegExp })[] = [
  {
    pattern: new RegExp(`${STORAGE_ERRORS.access_denied}|AccessDenied|\\b403\\b`, "i"),
    meaning: "the destination's credentials may not write to the bucket",
    partly: "the bucket refused what is missing",
    cure: "Let the destination write under its whole prefix (export/README.md).",
  },
  {
    pattern: new RegExp(`${STORAGE_ERRORS.invalid_bucket}|NoSuchBucket`, "i"),
    meaning: "the bucket does not exist, or may not be written to",
    partly: "the bucket does not exist any more, or may not be written to",
    cure: "Create the bucket, or let the destination's credentials write to it.",
  },
  {
    pattern: new RegExp(`${STORAGE_ERRORS.unknown_key_id}|InvalidAccessKeyId`, "i"),
    meaning: "the object store does not know the access key",
    partly: "the object store does not know the access key any more",
    cure: "Check the destination's access_key_id: deleted, or of another account?",
  },
  {
    pattern: ENDPOINT,
    meaning: "endpoint_url is not an S3-compatible endpoint",
    cure: "Correct endpoint_url of the destination; for AWS, remove it and set region.",
  },
  {
    pattern: /destination\b.*\b(deleted|not found|no longer|removed)/i,
    meaning: "the destination does not exist",
    partly: "the destination does not exist any more",
    cure: "Create the destination again.",
  },
  {
    // A connection to the object store that times out is none.
    pattern: /^(?!.*(connect|endpoint|socket)).*(time[ds]?[ -]?out|deadline exceeded)/is,
    meaning: `the run took longer than ${EXPORT_LIMITS.run_timeout_hours} hours`,
    cure: NARROW,
    isRetried: true,
  },
  {
    pattern: /serialization|serialized|memory|resource|exhaust/i,
    meaning: "rows could not be processed",
    cure: NARROW,
    isRetried: true,
  },
  {
    pattern: /restart|interrupt|crash|evict|shut ?down|worker|preempt/i,
    meaning: "the platform was interrupted",
    cure: "Nothing is wrong with the request: export again what is missing.",
    isRetried: true,
  },
];

const UNKNOWN: Cause = {
  meaning: "an error that is not documented",
  cure: "Read the errors, and export again what is missing if they look temporary.",
  isRetried: true,
};

export const isOfEndpoint = (error: string): boolean => ENDPOINT.test(error);

export const causeOf = (error: string): Cause =>
  CAUSES.find(({ pattern }) => pattern.test(error)) ?? UNKNOWN;

/** The runs that say why they are not complete, and those that failed without a word. */
const troubledRuns = (known: Known) =>
  incompleteRuns(known).filter((run) => run.error !== "" || isFailed(run));

function meaningOf({ error }: Run, { lastRuns }: Known): string {
  if (error === "") return "the platform gave no reason";
  const { meaning, partly = meaning } = causeOf(error);
  return lastRuns?.files.length === 0 ? meaning : partly;
}

/** Lists by what they have in common, in the order of their first. `Map.groupBy` needs Node 21. */
function grouped<T, Key>(list: readonly T[], keyOf: (one: T) => Key): [Key, T[]][] {
  const groups = new Map<Key, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return [...groups];
}

/** Why runs are not complete: one line for all that failed alike. */
export function failureLines(known: Known): string[] {
  const alike = grouped(troubledRuns(known), (run) => meaningOf(run, known));
  if (alike.length <= 1) return alike.map(([meaning]) => `${atStart(meaning)}.`);
  return alike
    .slice(0, MOST_LINES)
    .map(([meaning, some]) => `${fewOf(some.map(runName), unitOf(known))}: ${meaning}.`);
}

/** The errors as the platform words them, each of them once. */
export function errorsOf(known: Known): string | undefined {
  const runs = incompleteRuns(known).filter(({ error }) => error !== "");
  const lines = grouped(runs, ({ error }) => error)
    .slice(0, MOST_QUOTED)
    .map(([error, some]) => `${fewOf(some.map(runName), unitOf(known))}: ${error}`);
  return lines.length === 0 ? undefined : lines.join("\n");
}

/** What to do about an export that failed; each cure only once. */
export function curesOf(known: Known): string {
  const errors = troubledRuns(known).flatMap(({ error }) => (error === "" ? [] : error));
  const cures = new Set(errors.map((error) => causeOf(error).cure));
  if (cures.size > 0) return [...cures].join(" ");
  const why = known.lastRuns === undefined ? "were not read" : "show no error";
  return `Look at the export on the platform: its runs ${why}.`;
}
