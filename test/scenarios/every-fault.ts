import type * as z from "zod";
import { CANARIES } from "../security/canaries.ts";
import { type Fault, withFaults } from "./faults.ts";
import { QUOTES } from "./library/secrets.ts";
import type { ActionName, Scenario } from "./scenario.ts";

const statusWith = (status: number, body: z.core.util.JSONType): Fault => ({
  kind: "status",
  status,
  body,
});

const quotedText = QUOTES.join("\n");
const MEMBER = { loc: ["body", "secrets", 0, "value"], msg: "no", type: "value_error" };

/** Replies that may echo the request. */
export const QUOTING_FAULTS: Record<string, Fault> = {
  "a 422 that echoes the input": statusWith(422, {
    detail: [{ ...MEMBER, input: quotedText, ctx: { error: "no" } }],
  }),
  "a 422 about another member": statusWith(422, {
    detail: [
      {
        loc: ["body", quotedText],
        msg: "no",
        type: quotedText,
        input: quotedText,
        url: quotedText,
      },
    ],
  }),
  "a 400": statusWith(400, { detail: "no" }),
  "a 409 in another form": statusWith(409, { message: "no" }),
  "a 403 in a list": statusWith(403, [quotedText]),
  "a 500": statusWith(500, { detail: "no" }),
  "a 200 of another shape": statusWith(200, {
    id: quotedText,
    [CANARIES.bearer_token]: quotedText,
  }),
  "a 429": {
    ...{ kind: "status", status: 429, retry_after: QUOTES[0] ?? "" },
    body: { detail: "no" },
  },
  redirect: {
    kind: "redirect",
    to: `https://evil.invalid/?${encodeURIComponent(CANARIES.bearer_token)}`,
  },
  not_http: { kind: "not_http" },
  "not_http after the commit": { kind: "not_http", when: "after" },
};

/** One fault of each kind that quotes nothing. */
export const FAULTS: Record<string, Fault> = {
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

/** Requests of each action: writes first, the most frequent read last. */
export const OPERATIONS: readonly { action: ActionName; operations: readonly string[] }[] = [
  { action: "deploy", operations: ["patch", "get", "revisions", "revision"] },
  { action: "create", operations: ["create", "get", "revision"] },
  { action: "delete", operations: ["delete", "deployments", "get"] },
  { action: "export", operations: ["export", "exports", "runs", "get-export"] },
  { action: "usage", operations: ["usage"] },
];

/** A step in which the first request for each of the operations fails. */
export function scenarioWithFault(
  action: ActionName,
  fault: Fault,
  ...operations: string[]
): Scenario {
  const plans = operations.map((path) => ({ match: { path, nth: 1 }, fault }));
  const seed = action === "usage" ? { seed: "usage", traces: { perHour: 0.01 } } : {};
  return { action, ...seed, ...withFaults(...plans) };
}
