import { STORAGE_ERRORS } from "../service/contract/destinations.ts";
import { EXPORT_LIMITS } from "../service/contract/export-limits.ts";

/** A cause that a text of the platform identifies without doubt, and what to do. */
export interface Cause {
  /** Must not match texts that may mean something else. */
  pattern: RegExp;
  nextStep: string;
}

/** The first cause that matches: more specific ones come first. */
export const causeIn = <Row extends Cause>(
  causes: Record<string, Row>,
  text: string,
): Row | undefined => Object.values(causes).find(({ pattern }) => pattern.test(text));

export interface RolloutCause extends Cause {
  /** `name` is what was rolled out. */
  headline: (name: string) => string;
}

export interface ExportCause extends Cause {
  meaning: string;
  /** Whether the platform retries by itself. */
  isRetried?: true;
}

/* Beyond the contract: failure-words. */

/** Causes of a failed build, by the line that it ended with. */
const BUILD = {
  dependency: {
    pattern:
      /No matching distribution found|\bResolutionImpossible\b|No solution found when resolving|version solving failed|(Could not build|Failed to build( installable)?) wheels|npm (ERR!|error) code E(404|TARGET|RESOLVE)|\bERR_PNPM_\w+/i,
    headline: (name) => `a dependency of ${name} could not be installed`,
    nextStep: "Correct the dependency that is named there, then deploy again.",
  },
  base_image: {
    pattern: /failed to resolve source metadata/i,
    headline: (name) => `the base image of ${name} could not be pulled`,
    nextStep: "Correct the base image, or let the platform pull it.",
  },
  memory: {
    pattern: /\bOOM-?Killed\b|heap out of memory|\bexit(ed with)? code:? 137\b/i,
    headline: (name) => `the build of ${name} ran out of memory`,
    nextStep:
      "Build with fewer parallel jobs, or ask whoever manages the platform for more memory.",
  },
  disk: {
    // A full /dev/shm is not a full disk.
    pattern: /^(?!.*\/dev\/shm\b).*\bno space left on device\b/i,
    headline: (name) => `the build of ${name} ran out of disk space`,
    nextStep:
      "Install fewer or smaller packages, or ask whoever manages the platform for more disk space.",
  },
} satisfies Record<string, RolloutCause>;

/** Causes of a failed deploy. */
const DEPLOY = {
  memory: {
    pattern:
      /\bOOM-?Killed\b|\bran out of memory\b|\bout of memory: kill|\b137 \(out of memory\)|heap out of memory|\bexceed(s|ed|ing) (its |the )?memory limit|\bmemory limit\b.{0,60}\bexceeded/i,
    headline: (name) => `${name} ran out of memory`,
    nextStep: "Raise memory_mb in resource_spec, or find the leak.",
  },
  rate_limit: {
    pattern: /(^|\W)toomanyrequests\b|\bpull rate limit\b/i,
    headline: (name) => `the registry limits how often ${name} is pulled`,
    nextStep: "Deploy again later, or name a credential in image_pull_secrets of resource_spec.",
  },
  denied: {
    pattern:
      /^(?![\s\S]*\bdoes not exist or may\b)[\s\S]*(\bno basic auth credentials\b|\brequested access to the resource is denied\b|\b(pull(ing)? (and unpack )?image|resolve reference|ErrImagePull|ImagePullBackOff)\b.{0,300}\b(unauthorized|forbidden|denied|authentication required)\b)/i,
    headline: (name) => `the platform is not allowed to pull ${name}`,
    nextStep:
      "Let the platform pull it: make the image readable, or name a credential in image_pull_secrets of resource_spec.",
  },
  processor: {
    pattern: /\bno match for platform in manifest\b|\bexec (?!\S+\.sh\b)\S+: exec format error\b/i,
    headline: (name) => `${name} is built for other processors`,
    nextStep:
      "Build the image for those of the platform, such as by docker build --platform linux/amd64.",
  },
  not_pulled: {
    pattern:
      /\bmanifest unknown\b|\bpull access denied\b|\bmanifest for \S+ not found\b|\bfailed to (pull image|resolve reference)\b|\bback-?off pulling image\b|\b(ErrImagePull|ImagePullBackOff|InvalidImageName)\b/i,
    headline: (name) => `${name} could not be pulled`,
    nextStep:
      "Check the name and the tag or digest of the image, whether it was pushed, and whether the platform may pull it.",
  },
  room: {
    pattern:
      /\b\d+ insufficient (cpu|memory|ephemeral-storage)\b|\b(nodes?|unschedulable|FailedScheduling)\b.{0,200}\binsufficient (cpu|memory)\b|\bexceeded quota: .{0,200}\brequested:/i,
    headline: (name) => `there is no room for ${name}`,
    nextStep:
      "Ask for less in resource_spec (cpu, memory_mb), or give the cluster more room or quota.",
  },
  health_check: {
    pattern:
      /\b(readiness|liveness|startup) probe (has )?failed\b|\bfailed (its |the )?((readiness|liveness|startup) probe|health ?check)|(^|[.:;,] |\b(the|its|container|deployment|revision) )health ?checks? (has |have )?(failed|timed out)\b/i,
    headline: (name) => `${name} failed its health check`,
    nextStep:
      "Check in the deploy log that it starts in time and listens on the port that the platform probes.",
  },
  crash: {
    pattern: /\bCrashLoopBackOff\b|\bin a crash ?loop\b|\bback-?off restarting failed container\b/i,
    headline: (name) => `${name} keeps crashing`,
    nextStep: "Read the end of the deploy log: often a secret or a module is missing.",
  },
} satisfies Record<string, RolloutCause>;

export const NARROW =
  "Export a shorter range, add a filter, or leave inputs and outputs out of export_fields.";

/**
 * Causes of a failed export run, or of a failed test of its destination. contract: Errors, and its
 * table of failure handling. Beyond the contract: export-errors. The first four are in the
 * contract.
 */
const EXPORT = {
  denied: {
    pattern: new RegExp(`${STORAGE_ERRORS.access_denied}|AccessDenied|\\b403 forbidden\\b`, "i"),
    meaning: "the destination's credentials may not write to the bucket",
    nextStep: "Let the destination write under its whole prefix (export/README.md).",
  },
  bucket: {
    pattern: new RegExp(`${STORAGE_ERRORS.invalid_bucket}|NoSuchBucket`, "i"),
    meaning: "the bucket does not exist, or may not be written to",
    nextStep: "Create the bucket, or let the destination's credentials write to it.",
  },
  access_key: {
    pattern: new RegExp(`${STORAGE_ERRORS.unknown_key_id}|InvalidAccessKeyId`, "i"),
    meaning: "the object store does not know the access key",
    nextStep: "Check the destination's access_key_id: deleted, or of another account?",
  },
  endpoint: {
    pattern: new RegExp(`${STORAGE_ERRORS.invalid_endpoint}|InvalidEndpoint`, "i"),
    meaning: "endpoint_url is not an S3-compatible endpoint",
    nextStep: "Correct endpoint_url of the destination; for AWS, remove it and set region.",
  },
  destination: {
    pattern: /\bdestination( \S+)? (was |is |has been )?(deleted|not found|removed|no longer)/i,
    meaning: "the destination does not exist",
    nextStep: "Create the destination again.",
  },
  too_long: {
    pattern: /\b(run|export|job|activity)\b.{0,80}\b(timed out|time-?out|deadline exceeded)\b/i,
    meaning: `the run took longer than ${EXPORT_LIMITS.run_timeout_hours} hours`,
    nextStep: NARROW,
    isRetried: true,
  },
  rows: {
    pattern:
      /(^|\W)(serialize|serialized|serialization)\b|\bout of memory\b|\bMemoryError\b|\bmemory limit\b|\bresources? (was |were )?exhaust|\bexhaust(ed|ion)\b/i,
    meaning: "rows could not be processed",
    nextStep: NARROW,
    isRetried: true,
  },
  interruption: {
    pattern:
      /\b(restarted|interrupted|evicted|preempted|crashed)\b|\bshut(ting)? ?down\b|\binterruption\b/i,
    meaning: "the platform was interrupted",
    nextStep: "Nothing is wrong with the request: export again what is missing.",
    isRetried: true,
  },
} satisfies Record<string, ExportCause>;

/** All known causes. `test/report/causes.test.ts` has texts for and against each. */
export const CAUSES = { build: BUILD, deploy: DEPLOY, export: EXPORT };
