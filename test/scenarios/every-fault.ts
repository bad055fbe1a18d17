import { CANARIES } from "../security/canaries.ts";
import { READ_FAILURES } from "./failures.ts";
import { type Fault, respondWith, withFaults } from "./faults.ts";
import { QUOTES } from "./library/secrets.ts";
import type { ActionName, Scenario } from "./scenario.ts";

const quotedText = QUOTES.join("\n");
const MEMBER = { loc: ["body", "secrets", 0, "value"], msg: "no", type: "value_error" };

/** Faults whose responses quote secrets, some only after `hostileRewrite` has added quotations. */
export const QUOTING_FAULTS: Record<string, Fault> = {
  "a 422 that echoes the input": respondWith(422, {
    detail: [{ ...MEMBER, input: quotedText, ctx: { error: "no" } }],
  }),
  "a 422 about another member": respondWith(422, {
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
  "a 400": respondWith(400, { detail: "no" }),
  "a 409 in another form": respondWith(409, { message: "no" }),
  "a 403 in a list": respondWith(403, [quotedText]),
  "a 500": respondWith(500, { detail: "no" }),
  "a 200 of another shape": respondWith(200, {
    id: quotedText,
    [CANARIES.bearer_token]: quotedText,
  }),
  "a 429": { kind: "status", status: 429, retry_after: QUOTES[0] ?? "", body: { detail: "no" } },
  "a redirect to a URL with a secret": {
    kind: "redirect",
    to: `https://evil.invalid/?${encodeURIComponent(CANARIES.bearer_token)}`,
  },
  not_http: { kind: "not_http" },
  "not_http after the commit": { kind: "not_http", when: "after" },
};

/** Failures of reads, and faults of the remaining kinds. */
export const FAULTS: Record<string, Fault> = {
  ...Object.fromEntries(Object.entries(READ_FAILURES).map(([name, { fault }]) => [name, fault])),
  latency: { kind: "latency", ms: 400, when: "after" },
  foreign_deploy: { kind: "foreign_deploy", when: "after" },
  foreign_push: { kind: "foreign_push", when: "after" },
  deleted_destinations: { kind: "deleted_destinations" },
  late_commit: { kind: "late_commit", after_ms: 100 },
};

/** Operations of each action: its write first, if it has one; its most frequent read last. */
export const OPERATIONS: readonly { action: ActionName; operations: readonly string[] }[] = [
  { action: "deploy", operations: ["patch", "get", "revisions", "revision"] },
  { action: "create", operations: ["create", "get", "revision"] },
  { action: "delete", operations: ["delete", "deployments", "get"] },
  { action: "export", operations: ["export", "exports", "runs", "get-export"] },
  { action: "usage", operations: ["usage"] },
];

/** A step in which the first request for each of these operations fails. */
export function scenarioWithFault(
  action: ActionName,
  fault: Fault,
  ...operations: string[]
): Scenario {
  const plans = operations.map((path) => ({ match: { path, nth: 1 }, fault }));
  const seed = action === "usage" ? { seed: "usage", traces: { perHour: 0.01 } } : {};
  return { action, ...seed, ...withFaults(...plans) };
}
