import type { FaultPlan } from "../../emulator/faults/plans.ts";
import {
  type Fault,
  LOST_REQUEST,
  LOST_RESPONSE,
  rateLimitedFor,
  respondWith,
  status,
  UNAVAILABLE,
} from "./faults.ts";

/** How the requests for one operation fail. */
export interface Failure {
  /** The fault of the first request, or of every request if `isPermanent`. */
  fault: Fault;
  isPermanent?: boolean;
  /** The fault of the second request. */
  next?: Fault;
  /** A fault of the requests after the first one, of any operation. */
  afterwards?: FaultPlan;
  /** The service denies what it has applied, which not every action can detect. */
  isDenied?: boolean;
}
export type Failures = Record<string, Failure>;
type Faults = Record<string, Fault>;

const failuresOf = (faults: Faults, suffix = "", flags: Partial<Failure> = {}): Failures =>
  Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [name + suffix, { fault, ...flags }]),
  );
const APPLIED = " (applied)";
/** The same faults, but after the service has acted. */
const appliedOf = (faults: Faults, flags?: Partial<Failure>): Failures =>
  failuresOf(
    Object.fromEntries(
      Object.entries(faults).map(([name, fault]) => [name, { ...fault, when: "after" } as Fault]),
    ),
    APPLIED,
    flags,
  );
const refusalsOf = (codes: readonly number[]): Faults =>
  Object.fromEntries(codes.map((code) => [`${code}`, status(code, "no")]));

const pageWith = (code: number) => ({ kind: "html", status: code }) as const;
const pagesWith = (codes: readonly number[]): Faults =>
  Object.fromEntries(codes.map((code) => [`page with ${code}`, pageWith(code)]));
const REDIRECT = { redirect: { kind: "redirect", to: "http://other.invalid" } } as const;
const OTHER_SHAPE = { "200 of another shape": respondWith(200, { ok: true }) };

/** The service may have acted or not. */
const LOSSES: Faults = {
  reset: { kind: "reset" },
  close: { kind: "fin" },
  "response timeout": { kind: "hang" },
  "no HTTP": { kind: "not_http" },
  ...pagesWith([200, 502]),
  408: status(408),
  503: UNAVAILABLE,
};
const GATEWAY_ERRORS = pagesWith([500, 503, 504]);
const NOT_PROCESSED: Faults = { 425: status(425), "429, Retry-After 20": rateLimitedFor(20) };
const REFUSALS: Faults = {
  ...refusalsOf([401, 403, 404, 409, 422]),
  "page with 403": pageWith(403),
  ...REDIRECT,
};
/** The service has acted, and its response cannot be read. */
const UNREADABLE: Faults = {
  204: { kind: "no_content" },
  "200 without a body": { kind: "empty" },
  "half of the JSON": { kind: "invalid_json" },
};
/** The service has acted, and its response is incomplete or too large. */
const BROKEN_RESPONSES: Faults = {
  "cut body": { kind: "truncated" },
  "cut chunks": { kind: "chunked_cut" },
  "too large": { kind: "huge", mb: 3 },
  "too large headers": { kind: "huge_headers" },
};

export const READ_FAILURES = failuresOf({
  ...LOSSES,
  ...NOT_PROCESSED,
  ...REFUSALS,
  ...UNREADABLE,
  ...OTHER_SHAPE,
  ...BROKEN_RESPONSES,
  "503, Retry-After 3600": { kind: "status", status: 503, retry_after: 3_600 },
  "byte by byte": { kind: "trickle", interval_ms: 50 },
  "gzip bomb": { kind: "bomb", mb: 3 },
  "expired credential": { kind: "expired_credential" },
  stale: { kind: "stale_read", commits: 1 },
});

const NO_READ = { match: { method: "GET" }, fault: UNAVAILABLE };
const EXPIRED: FaultPlan = { fault: { kind: "expired_credential" } };
const LATE = { kind: "late_commit", after_ms: 60_000 } as const;

/** The failures of a write that the service has applied. */
export const APPLIED_FAILURES: Failures = {
  ...appliedOf({ ...LOSSES, ...GATEWAY_ERRORS, ...UNREADABLE, ...OTHER_SHAPE, ...REDIRECT }),
  ...failuresOf(BROKEN_RESPONSES, APPLIED),
  ...appliedOf({
    "201 of another shape": respondWith(201, { status: "ok" }),
    "202 with {}": respondWith(202, {}),
    "202 with a text": respondWith(202, "Accepted"),
    ...pagesWith([401, 403, 404, 413]),
  }),
  ...appliedOf({ 429: rateLimitedFor(20), ...refusalsOf([400, 403, 409]) }, { isDenied: true }),
  "reset (applied later)": { fault: LATE },
  "202 with {} (applied later)": { fault: { ...LATE, status: 202 } },
  "reset (applied), then every read fails": { fault: LOST_RESPONSE, afterwards: NO_READ },
  "reset (applied), then an expired credential": { fault: LOST_RESPONSE, afterwards: EXPIRED },
  "204 (applied), then every read fails": { fault: { kind: "no_content" }, afterwards: NO_READ },
  "page with 403 (applied), then every read fails": {
    fault: { ...pageWith(403), when: "after" },
    afterwards: NO_READ,
  },
  "reset of each request (applied)": { fault: LOST_RESPONSE, isPermanent: true },
};

export const WRITE_FAILURES: Failures = {
  ...failuresOf({ ...LOSSES, ...GATEWAY_ERRORS, ...NOT_PROCESSED, ...OTHER_SHAPE, ...REFUSALS }),
  ...failuresOf(pagesWith([401, 404])),
  ...failuresOf({
    204: { kind: "no_content", when: "before" },
    "200 without a body": { kind: "empty", when: "before" },
    "half of the JSON": { kind: "invalid_json", when: "before" },
  }),
  "expired credential": { fault: status(401, "expired"), afterwards: EXPIRED },
  "reset, then every read fails": { fault: LOST_REQUEST, afterwards: NO_READ },
  ...Object.fromEntries(
    [400, 401, 403, 409, 422].map((code) => [
      `reset, then ${code}`,
      { fault: LOST_REQUEST, next: status(code, "no") },
    ]),
  ),
  "reset of each request": { fault: LOST_REQUEST, isPermanent: true },
  "500 to each request": { fault: status(500, "migrating"), isPermanent: true },
  "429 to each request, Retry-After 300": { fault: rateLimitedFor(300), isPermanent: true },
  ...APPLIED_FAILURES,
};
