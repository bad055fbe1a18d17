import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { parseJson } from "../../src/service/client/http/error-body.ts";
import { Deployment } from "../../src/service/contract/deployments/deployment.ts";
import { Revision } from "../../src/service/contract/deployments/revision.ts";
import type { Inputs } from "./inputs.ts";

/** Drops values of another type. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const text = optional(z.string());
const members = optional(z.record(z.string(), z.unknown()).nullable());
const Secrets = z.array(z.object({ name: z.string(), value: z.unknown() }));

/** The members of all responses that this run reads. */
const Reply = z
  .looseObject({
    id: optional(Deployment.shape.id),
    name: text,
    status: optional(Revision.shape.status),
    status_message: text,
    updated_at: text,
    tenant_id: text,
    latest_revision_id: optional(Deployment.shape.latest_revision_id),
    secrets: optional(Secrets.nullable()),
    source_config: z.looseObject({ resource_spec: members }).catch({}),
    source_revision_config: members,
    resources: optional(z.array(z.looseObject({ id: text, name: text }))),
    usage: z
      .array(z.looseObject({ time_bucket: text, dimensions: members, traces: z.number().catch(0) }))
      .catch([]),
    detail: z.unknown(),
  })
  .partial()
  .catch({});
export type Reply = z.output<typeof Reply>;
export type ReplySecrets = Reply["secrets"];

const TIMEOUT_MS = 30_000;
const MAX_CHARACTERS = 2_000_000;
const MAX_ATTEMPTS = 4;

interface RequestOptions {
  body?: unknown;
  base?: string | undefined;
  /** Override those of the inputs. */
  headers?: Record<string, string>;
  /** Sent even after the run was interrupted. */
  allowedAfterStop?: boolean;
}
export type Service = ReturnType<typeof createService>;
export type ServiceResponse = Awaited<ReturnType<Service["request"]>>;

/** Sends requests to the service, and retries only after a 429. */
export function createService(inputs: Inputs, stopSignal: AbortSignal) {
  const { api_key, bearer_token, tenant_id } = inputs;
  const commonHeaders = {
    "Content-Type": "application/json",
    ...(api_key ? { "X-Api-Key": api_key } : {}),
    ...(bearer_token ? { Authorization: `Bearer ${bearer_token}` } : {}),
    ...(tenant_id ? { "X-Tenant-Id": tenant_id } : {}),
  };
  const counts = { requests: 0, retriedHeaders: [] as Headers[] };

  async function sendOnce(method: string, path: string, options: RequestOptions) {
    const { body, base = inputs.base_url, headers, allowedAfterStop } = options;
    counts.requests += 1;
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(base + path, {
      method,
      redirect: "manual",
      headers: { ...commonHeaders, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: allowedAfterStop ? timeout : AbortSignal.any([timeout, stopSignal]),
    });
    const text = (await response.text()).slice(0, MAX_CHARACTERS);
    const json = parseJson(text);
    const reply = Reply.parse(Array.isArray(json) ? { resources: json } : json);
    return { status: response.status, headers: response.headers, text, json, reply };
  }

  async function request(method: string, path: string, options: RequestOptions = {}) {
    for (let attempt = 1; ; attempt += 1) {
      if (!options.allowedAfterStop) stopSignal.throwIfAborted();
      const response = await sendOnce(method, path, options);
      if (response.status !== 429 || attempt === MAX_ATTEMPTS) return response;
      counts.retriedHeaders.push(response.headers);
      const seconds = Number(response.headers.get("retry-after")) || 5 * attempt;
      await sleep(1_000 * Math.min(seconds, 60));
    }
  }
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopSignal });
  return { counts, request, pause };
}

const Problem = z.looseObject({ loc: z.array(z.unknown()).catch([]), msg: text, type: text });
/** The problems in a 422. */
export const problemsOf = ({ reply }: ServiceResponse) =>
  z.array(Problem).catch([]).parse(reply.detail);

/** The status of a response and, of an error, its detail, problems or names of its members. */
export function describeResponse(response: ServiceResponse): string {
  const { status, json, reply } = response;
  if (json === undefined) return `${status} with ${response.text === "" ? "nothing" : "no JSON"}`;
  if (status < 300) return String(status);
  if (typeof reply.detail === "string") return `${status} "${reply.detail}"`;
  const problems = problemsOf(response).map(
    ({ loc, msg, type }) => `${loc.join(".")}: ${msg} (${type})`,
  );
  if (problems.length > 0) return `${status}: ${problems.join("; ")}`;
  return `${status} with ${Object.keys(Object(json)).join(", ") || typeof json}`;
}
