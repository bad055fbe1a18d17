import type { FaultPlan } from "../../src/emulator/faults.ts";
import { type Deployed, type DeployWith, deployWith } from "../deploy/deploy-with.ts";
import { CANARIES, QUOTED, QUOTES } from "./canaries.ts";

export type Fault = FaultPlan["fault"];

const SECRETS = [`TOKEN=${CANARIES.secrets}`, `KEY<<END\n${CANARIES["secrets, a key"]}\nEND`].join("\n");

/** A deploy that holds every canary, in a workflow that is being debugged. Without a job's secrets, so that all hiding is ours. */
export function deployWithCanaries({ inputs, run, ...options }: DeployWith): Promise<Deployed> {
  return deployWith({
    api_keys: [CANARIES.api_key],
    bearer_tokens: [CANARIES.bearer_token],
    seed: { secrets: [{ name: "OLD", value: CANARIES["the service"] }] },
    ...options,
    inputs: {
      api_key: CANARIES.api_key,
      bearer_token: CANARIES.bearer_token,
      tenant_id: CANARIES.tenant_id,
      image_uri: `registry.example/agent@sha256:${"a".repeat(64)}`,
      secrets: SECRETS,
      secrets_from_env: "FROM_ENV",
      secrets_mode: "merge",
      request_timeout: "300ms",
      settle_window: "300ms",
      timeout: "5s",
      ...inputs,
    },
    run: { secrets: [], ...run, env: { RUNNER_DEBUG: "1", FROM_ENV: CANARIES.secrets_from_env, ...run?.env } },
  });
}

/** The answers that quote what they were sent. */
const QUOTING: Record<string, Fault> = {
  "a 422 that echoes the input": {
    kind: "status",
    status: 422,
    body: {
      detail: [{ loc: ["body", "secrets", 0, "value"], msg: QUOTED, type: "value_error", input: QUOTED, ctx: { error: QUOTED } }],
    },
  },
  "a 422 about another member": {
    kind: "status",
    status: 422,
    body: { detail: [{ loc: ["body", QUOTED], msg: QUOTED, type: QUOTED, input: QUOTED, url: QUOTED }] },
  },
  "a 400 that quotes": { kind: "status", status: 400, body: { detail: QUOTED } },
  "a 409 in another form": { kind: "status", status: 409, body: { message: QUOTED } },
  "a 403 in a list": { kind: "status", status: 403, body: [QUOTED] },
  "a 500 that quotes": { kind: "status", status: 500, body: { detail: QUOTED } },
  "a 200 of another shape": { kind: "status", status: 200, body: { id: QUOTED, [CANARIES.secrets]: QUOTED } },
  "a 429 that quotes": { kind: "status", status: 429, retry_after: QUOTES[0] ?? "", body: { detail: QUOTED } },
};

/** One of every kind that the emulator knows. */
export const FAULTS: Record<string, Fault> = {
  ...QUOTING,
  latency: { kind: "latency", ms: 400, when: "after" },
  stale_read: { kind: "stale_read", commits: 1 },
  foreign_deploy: { kind: "foreign_deploy", when: "after" },
  reset: { kind: "reset" },
  fin: { kind: "fin", when: "after" },
  hang: { kind: "hang" },
  late_commit: { kind: "late_commit", after_ms: 100 },
  expired_credential: { kind: "expired_credential" },
  redirect: { kind: "redirect", to: `https://evil.invalid/?${encodeURIComponent(CANARIES.secrets)}` },
  html: { kind: "html", when: "after" },
  empty: { kind: "empty" },
  no_content: { kind: "no_content" },
  invalid_json: { kind: "invalid_json" },
  not_http: { kind: "not_http" },
  "not_http after the commit": { kind: "not_http", when: "after" },
  truncated: { kind: "truncated" },
  chunked_cut: { kind: "chunked_cut" },
  trickle: { kind: "trickle", interval_ms: 50 },
  bomb: { kind: "bomb", mb: 3 },
  huge: { kind: "huge", mb: 3 },
  huge_headers: { kind: "huge_headers" },
};

/** The fault at the first request to each of the places, in one deploy. */
export function deployUnder(fault: Fault, ...paths: string[]): Promise<Deployed> {
  return deployWithCanaries({
    arrange: ({ faults }) => void faults.add(...paths.map((path) => ({ match: { path, nth: 1 }, fault }))),
  });
}
