import * as z from "zod";
import { DeploymentPatch } from "../../src/service/contract/deployments.ts";

const when = z.enum(["before", "after"]);
const beforeCommit = when.default("before");
const afterCommit = when.default("after");
const ms = z.number().nonnegative();
const megabytes = z.number().positive().max(10_000);
const NULL_BODY = [204, 205, 304];
const status = z
  .int()
  .min(200)
  .max(599)
  .refine((code) => !NULL_BODY.includes(code), "must be one that has a body");

/** Conditions do not change the response. Any number of them may apply to one request. */
const conditions = [
  z
    .strictObject({ kind: z.literal("latency"), ms, when: beforeCommit })
    .meta({ description: "wait before, or after, the commit" }),
  z
    .strictObject({
      kind: z.literal("stale_read"),
      ms: ms.optional(),
      commits: z.int().positive().optional(),
    })
    .refine(
      ({ ms, commits }) => (ms === undefined) !== (commits === undefined),
      "needs one of ms and commits",
    )
    .meta({ description: "a GET sees the state of so long, or so many commits, ago" }),
  z
    .strictObject({
      kind: z.literal("foreign_deploy"),
      when: beforeCommit,
      change: DeploymentPatch.default({}),
    })
    .meta({ description: "someone else makes a revision just before, or after" }),
  z
    .strictObject({ kind: z.literal("foreign_push"), when: beforeCommit })
    .meta({ description: "somebody pushes to the deployment's branch just before, or after" }),
  z
    .strictObject({ kind: z.literal("deleted_destinations"), when: beforeCommit })
    .meta({ description: "somebody deletes all export destinations just before, or after" }),
] as const;

/** Endings take the place of the response. The first one of a request applies. */
const endings = [
  z
    .strictObject({ kind: z.literal("reset"), when: beforeCommit })
    .meta({ description: "TCP reset, no answer" }),
  z
    .strictObject({ kind: z.literal("fin"), when: beforeCommit })
    .meta({ description: "connection closed, no answer" }),
  z
    .strictObject({ kind: z.literal("hang"), when: beforeCommit })
    .meta({ description: "nothing, with the connection open" }),
  z
    .strictObject({ kind: z.literal("late_commit"), after_ms: ms })
    .meta({ description: "reset at once, committed so much later" }),
  z
    .strictObject({
      kind: z.literal("status"),
      status,
      when: beforeCommit,
      retry_after: z.union([z.number(), z.string()]).optional(),
      retry_after_date_ms: z.number().optional(),
      date_offset_ms: z.number().optional(),
      body: z.json().optional(),
    })
    .meta({
      description:
        "a status; Retry-After in seconds, as text, or as a date so far from Date; Date itself off by an offset",
    }),
  z
    .strictObject({ kind: z.literal("expired_credential") })
    .meta({ description: "401; nth says from which request on" }),
  z
    .strictObject({
      kind: z.literal("redirect"),
      to: z.url(),
      status: z.int().min(300).max(399).default(307),
      when: beforeCommit,
    })
    .meta({ description: "a 3xx to the same path of another origin" }),
  z
    .strictObject({ kind: z.literal("html"), status: status.default(502), when: beforeCommit })
    .meta({ description: "a gateway's page, with any status" }),
  z
    .strictObject({ kind: z.literal("empty"), when: afterCommit })
    .meta({ description: "200 without a body" }),
  z.strictObject({ kind: z.literal("no_content"), when: afterCommit }).meta({ description: "204" }),
  z
    .strictObject({ kind: z.literal("invalid_json"), when: afterCommit })
    .meta({ description: "200 with half of the JSON" }),
  z
    .strictObject({ kind: z.literal("not_http"), when: beforeCommit })
    .meta({ description: "raw bytes that echo the request" }),
  z
    .strictObject({ kind: z.literal("truncated") })
    .meta({ description: "half of the body, shorter than its Content-Length" }),
  z
    .strictObject({ kind: z.literal("chunked_cut") })
    .meta({ description: "half of the body in chunks, without the last one" }),
  z
    .strictObject({ kind: z.literal("trickle"), interval_ms: ms })
    .meta({ description: "the body byte by byte" }),
  z
    .strictObject({ kind: z.literal("bomb"), mb: megabytes.default(200) })
    .meta({ description: "the body after so many MB of blanks, gzipped" }),
  z
    .strictObject({ kind: z.literal("huge"), mb: megabytes.default(200) })
    .meta({ description: "the body after so many MB of blanks" }),
  z
    .strictObject({
      kind: z.literal("huge_headers"),
      kb: z.number().positive().max(1_000).default(64),
    })
    .meta({ description: "the answer under headers of so many kB" }),
] as const;

export const FAULT_KINDS = [...conditions, ...endings];

const Ending = z.discriminatedUnion("kind", endings);
export type Ending = z.infer<typeof Ending>;

/** One thing that goes wrong with a request. */
export const Fault = z.discriminatedUnion("kind", [...conditions, ...endings]);
export type Fault = z.infer<typeof Fault>;

const CONDITIONS: string[] = conditions.map(({ shape }) => shape.kind.value);
export const isEnding = (fault: Fault): fault is Ending => !CONDITIONS.includes(fault.kind);
