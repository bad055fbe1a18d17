import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { Deployment, Revision } from "../../src/service/contract/deployments.ts";
import type { Inputs } from "./inputs.ts";

const text = z.string().optional().catch(undefined);
const members = z.record(z.string(), z.unknown()).nullish().catch(undefined);
const Secrets = z.array(z.object({ name: z.string(), value: z.unknown() }));

/** A deployment, revision or list, without members of another type. */
const Shown = z
  .looseObject({
    id: Deployment.shape.id.optional().catch(undefined),
    name: text,
    status: Revision.shape.status.optional().catch(undefined),
    status_message: text,
    updated_at: text,
    tenant_id: text,
    latest_revision_id: Deployment.shape.latest_revision_id.optional().catch(undefined),
    secrets: Secrets.nullish().catch(undefined),
    source_config: z.looseObject({ resource_spec: members }).catch({}),
    source_revision_config: members,
    resources: z
      .array(z.looseObject({ id: text, name: text }))
      .optional()
      .catch(undefined),
    usage: z
      .array(z.looseObject({ time_bucket: text, dimensions: members, traces: z.number().catch(0) }))
      .catch([]),
    detail: z.unknown(),
  })
  .partial()
  .catch({});
export type Shown = z.output<typeof Shown>;
export type ShownSecrets = Shown["secrets"];

const LIMIT_MS = 30_000;
const MAX_CHARACTERS = 2_000_000;
const MAX_TRIES = 4;

interface AskOptions {
  body?: unknown;
  base?: string | undefined;
  /** Overrides the inputs. */
  headers?: Record<string, string>;
  /** Also sent after the run was interrupted. */
  always?: boolean;
}
export type Service = ReturnType<typeof createService>;
export type ServiceResponse = Awaited<ReturnType<Service["ask"]>>;

/** Sends requests to the service: each once, unless retries are requested. */
export function createService(inputs: Inputs, stopped: AbortSignal) {
  const { api_key, bearer_token, tenant_id } = inputs;
  const commonHeaders = {
    "Content-Type": "application/json",
    ...(api_key ? { "X-Api-Key": api_key } : {}),
    ...(bearer_token ? { Authorization: `Bearer ${bearer_token}` } : {}),
    ...(tenant_id ? { "X-Tenant-Id": tenant_id } : {}),
  };
  const counts = { requests: 0, refusedByLimit: [] as Headers[] };

  async function sendOnce(method: string, path: string, options: AskOptions) {
    const { body, base = inputs.base_url, headers, always } = options;
    counts.requests += 1;
    const limit = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(base + path, {
      ...{ method, redirect: "manual", headers: { ...commonHeaders, ...headers } },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: always ? limit : AbortSignal.any([limit, stopped]),
    });
    const text = (await response.text()).slice(0, MAX_CHARACTERS);
    const json = parseJson(text);
    const shown = Shown.parse(Array.isArray(json) ? { resources: json } : json);
    return { status: response.status, headers: response.headers, text, json, shown };
  }

  async function ask(method: string, path: string, options: AskOptions = {}) {
    for (let tries = 1; ; tries += 1) {
      if (!options.always) stopped.throwIfAborted();
      const response = await sendOnce(method, path, options);
      if (response.status !== 429 || tries === MAX_TRIES) return response;
      counts.refusedByLimit.push(response.headers);
      const seconds = Number(response.headers.get("retry-after")) || 5 * tries;
      await sleep(1_000 * Math.min(seconds, 60));
    }
  }
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopped });
  return { counts, ask, pause };
}

/** Undefined if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const Problem = z.looseObject({ loc: z.array(z.unknown()).catch([]), msg: text, type: text });
/** The problems in a 422. */
export const problemsOf = ({ shown }: ServiceResponse) =>
  z.array(Problem).catch([]).parse(shown.detail);

/** The shape of a reply, without its values. */
export function describeResponse(answer: ServiceResponse): string {
  const { status, json, shown } = answer;
  if (json === undefined) return `${status} with ${answer.text === "" ? "nothing" : "no JSON"}`;
  if (status < 300) return String(status);
  if (typeof shown.detail === "string") return `${status} "${shown.detail}"`;
  const problems = problemsOf(answer).map(
    ({ loc, msg, type }) => `${loc.join(".")}: ${msg} (${type})`,
  );
  if (problems.length > 0) return `${status}: ${problems.join("; ")}`;
  return `${status} with ${Object.keys(Object(json)).join(", ") || typeof json}`;
}
