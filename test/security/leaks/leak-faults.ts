import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { CANARIES, QUOTED, QUOTES } from "../canaries.ts";

export type Fault = FaultPlan["fault"];

/** The answers that quote what they were sent. */
export const QUOTING: Record<string, Fault> = {
  "a 422 that echoes the input": {
    kind: "status",
    status: 422,
    body: {
      detail: [
        {
          loc: ["body", "secrets", 0, "value"],
          msg: QUOTED,
          type: "value_error",
          input: QUOTED,
          ctx: { error: QUOTED },
        },
      ],
    },
  },
  "a 422 about another member": {
    kind: "status",
    status: 422,
    body: {
      detail: [{ loc: ["body", QUOTED], msg: QUOTED, type: QUOTED, input: QUOTED, url: QUOTED }],
    },
  },
  "a 400 that quotes": { kind: "status", status: 400, body: { detail: QUOTED } },
  "a 409 in another form": { kind: "status", status: 409, body: { message: QUOTED } },
  "a 403 in a list": { kind: "status", status: 403, body: [QUOTED] },
  "a 500 that quotes": { kind: "status", status: 500, body: { detail: QUOTED } },
  "a 200 of another shape": {
    kind: "status",
    status: 200,
    body: { id: QUOTED, [CANARIES["secrets, by its name"]]: QUOTED },
  },
  "a 429 that quotes": {
    kind: "status",
    status: 429,
    retry_after: QUOTES[0] ?? "",
    body: { detail: QUOTED },
  },
  redirect: {
    kind: "redirect",
    to: `https://evil.invalid/?${encodeURIComponent(CANARIES["secrets, by its name"])}`,
  },
  not_http: { kind: "not_http" },
  "not_http after the commit": { kind: "not_http", when: "after" },
};

/** One of every kind that the emulator knows. */
export const FAULTS: Record<string, Fault> = {
  ...QUOTING,
  latency: { kind: "latency", ms: 400, when: "after" },
  stale_read: { kind: "stale_read", commits: 1 },
  foreign_deploy: { kind: "foreign_deploy", when: "after" },
  foreign_push: { kind: "foreign_push", when: "after" },
  deleted_destinations: { kind: "deleted_destinations" },
  reset: { kind: "reset" },
  fin: { kind: "fin", when: "after" },
  hang: { kind: "hang" },
  late_commit: { kind: "late_commit", after_ms: 100 },
  expired_credential: { kind: "expired_credential" },
  html: { kind: "html", when: "after" },
  empty: { kind: "empty" },
  no_content: { kind: "no_content" },
  invalid_json: { kind: "invalid_json" },
  truncated: { kind: "truncated" },
  chunked_cut: { kind: "chunked_cut" },
  trickle: { kind: "trickle", interval_ms: 50 },
  bomb: { kind: "bomb", mb: 3 },
  huge: { kind: "huge", mb: 3 },
  huge_headers: { kind: "huge_headers" },
};
