import * as z from "zod";
import { DeploymentPatch } from "../../src/service/contract/deployments/deployment.ts";

const Moment = z.enum(["before", "after"]);
export type Moment = z.infer<typeof Moment>;
const beforeByDefault = { when: Moment.default("before") };
const afterByDefault = { when: Moment.default("after") };
const ms = z.number().nonnegative();
const mb = z.number().positive().max(10_000).default(200);
const NULL_BODY_STATUSES = [204, 205, 304];
const status = z
  .int()
  .min(200)
  .max(599)
  .refine((code) => !NULL_BODY_STATUSES.includes(code), "must be one that has a body");

const defineFault = <Kind extends string, Members extends z.core.$ZodLooseShape>(
  kind: Kind,
  description: string,
  members: Members,
) => z.strictObject({ kind: z.literal(kind), ...members }).meta({ description });

/** Conditions do not replace the response. Any number of them may apply to one request. */
const conditions = [
  defineFault("latency", "wait before, or after, the commit", { ms, ...beforeByDefault }),
  defineFault("stale_read", "a GET sees the state as it was some time, or some commits, ago", {
    ms: ms.optional(),
    commits: z.int().positive().optional(),
  }).refine(
    ({ ms, commits }) => (ms === undefined) !== (commits === undefined),
    "needs one of ms and commits",
  ),
  defineFault("foreign_deploy", "somebody creates a revision just before, or after", {
    ...beforeByDefault,
    change: DeploymentPatch.default({}),
  }),
  defineFault(
    "foreign_push",
    "somebody pushes to the deployment's branch just before, or after",
    beforeByDefault,
  ),
  defineFault(
    "deleted_destinations",
    "somebody deletes all export destinations just before, or after",
    beforeByDefault,
  ),
] as const;

/** Response faults replace the response. Only the first one of a request applies. */
const responseFaults = [
  defineFault("reset", "TCP reset, no response", beforeByDefault),
  defineFault("fin", "connection closed, no response", beforeByDefault),
  defineFault("hang", "no response, with the connection open", beforeByDefault),
  defineFault("late_commit", "TCP reset at once, or body {} with a status; commit after a delay", {
    after_ms: ms,
    status: status.optional(),
  }),
  defineFault(
    "status",
    "a status with headers: Retry-After as a value, or in ms after Date; Date in ms after now",
    {
      status,
      ...beforeByDefault,
      retry_after: z.union([z.number(), z.string()]).optional(),
      retry_after_date_ms: z.number().optional(),
      date_offset_ms: z.number().optional(),
      body: z.json().optional(),
    },
  ),
  defineFault("expired_credential", "401, from the request `nth` of the plan on", {}),
  defineFault("redirect", "a 3xx to the same path of another origin", {
    to: z.url(),
    status: z.int().min(300).max(399).default(307),
    ...beforeByDefault,
  }),
  defineFault("html", "a gateway's page, with any status", {
    status: status.default(502),
    ...beforeByDefault,
  }),
  defineFault("empty", "200 without a body", afterByDefault),
  defineFault("no_content", "204", afterByDefault),
  defineFault("invalid_json", "200 with JSON that ends early", afterByDefault),
  defineFault("not_http", "raw bytes that echo the request", beforeByDefault),
  defineFault("truncated", "half of the body, shorter than its Content-Length", {}),
  defineFault("chunked_cut", "half of the body in chunks, without the last one", {}),
  defineFault("trickle", "the body byte by byte", { interval_ms: ms }),
  defineFault("bomb", "the body after this many MB of blanks, gzipped", { mb }),
  defineFault("huge", "the body after this many MB of blanks", { mb }),
  defineFault("huge_headers", "the response with headers of this many kB", {
    kb: z.number().positive().max(1_000).default(64),
  }),
] as const;

export const FAULT_SCHEMAS = [...conditions, ...responseFaults];

export type ResponseFault = z.infer<(typeof responseFaults)[number]>;

/** A condition of a request, or a fault that replaces its response. */
export const Fault = z.discriminatedUnion("kind", [...conditions, ...responseFaults]);
export type Fault = z.infer<typeof Fault>;

const CONDITION_KINDS: string[] = conditions.map(({ shape }) => shape.kind.value);
export const isResponseFault = (fault: Fault): fault is ResponseFault =>
  !CONDITION_KINDS.includes(fault.kind);
