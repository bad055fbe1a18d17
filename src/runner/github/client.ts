import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { variables } from "../../inputs/variables.ts";

type Octokit = InstanceType<typeof import("@actions/github/lib/utils").GitHub>;

/** GitHub's API, with the repository of this run. */
export interface Github {
  octokit: Octokit;
  repo: { owner: string; repo: string };
  /** Environment of the GitHub Deployments; empty if none is given. */
  environment: string;
  /** Aborts every request. */
  limit: AbortSignal;
}

/** Time limits for requests beside the rollout, which does not wait for them, and at its end. */
export const LIMITS_MS = { duringRollout: 15_000, end: 5_000 };
/** A cancelled step exits after 4.5 s, of which a started write may take three. */
const LIMIT_AFTER_CANCEL_MS = 1_000;
const MAX_ATTEMPTS = 3;
const PAUSE_MS = 500;
/** Limit for a decompressed reply. A hundred long comments take half of it. */
const MAX_BYTES = 16 * 1024 * 1024;

const noOp = () => undefined;
/** Octokit would log deprecation notices. */
const SILENT = { debug: noOp, info: noOp, warn: noOp, error: noOp };

/** An error with our own message. From status 500 on it may be transient. */
export class GithubError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** A reply that is malformed, incomplete or too large. */
export const UNREADABLE = new GithubError("GitHub's answer cannot be read", 502);

export const TIMED_OUT = new GithubError("GitHub did not answer in time", 504);

/** Aborts if GitHub takes too long: notifying it must not delay the deploy. */
export function timeLimit(cancelled: AbortSignal, ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(TIMED_OUT), cancelled.aborted ? LIMIT_AFTER_CANCEL_MS : ms).unref();
  return limit.signal;
}

type Fetch = typeof globalThis.fetch;

/** Aborts a reply that is too large. */
const withSizeLimit =
  (send: Fetch): Fetch =>
  async (address, options) => {
    const { body, status, headers, url } = await send(address, options);
    let bytes = 0;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) stream.error(UNREADABLE);
        else stream.enqueue(chunk);
      },
    });
    const response = new Response(body?.pipeThrough(counting) ?? null, { status, headers });
    return Object.defineProperty(response, "url", { value: url });
  };

export async function connectToGithub(token: string, limit: AbortSignal) {
  const { GITHUB_REPOSITORY = "", GITHUB_API_URL: baseUrl } = variables();
  // Loaded only by the few workflows that need it.
  const { defaults, GitHub, getOctokitOptions } = await import("@actions/github/lib/utils");
  const fetch = withSizeLimit(defaults.request?.fetch ?? globalThis.fetch);
  const redirect = "manual" as const;
  const request = { ...defaults.request, fetch, log: SILENT, redirect, signal: limit };
  const options = { log: SILENT, request, ...(baseUrl && { baseUrl }) };
  const octokit = new GitHub(getOctokitOptions(token, options));
  octokit.hook.wrap("request", async (send, options) => {
    const { method, baseUrl, headers, request, mediaType, url } = options;
    const { origin } = new URL(baseUrl);
    // A URL may come from a reply, and the token would be sent to it.
    const checkOrigin = (address: string) => {
      if (new URL(address, baseUrl).origin === origin) return address;
      throw new GithubError("GitHub's answer points to another server", 421);
    };
    checkOrigin(url);
    const response = await send(options);
    // Repositories redirect after they were renamed.
    const { location } = response.status >= 300 ? response.headers : {};
    const { body: data } = octokit.request.endpoint(options);
    const withoutRedirect = { ...request, redirect: "error" as const };
    const redirected = { method, baseUrl, headers, request: withoutRedirect, mediaType };
    if (location !== undefined)
      return octokit.request({ ...redirected, ...(data && { data }), url: checkOrigin(location) });
    // Octokit returns a proxy's page as text, and an incomplete reply as empty text. A write was
    // applied nevertheless, and is not repeated.
    const isReadable =
      method !== "GET" || (typeof response.data === "object" && response.data !== null);
    if (isReadable) return response;
    limit.throwIfAborted();
    throw UNREADABLE;
  });
  const [owner = "", repo = ""] = GITHUB_REPOSITORY.split("/");
  return { octokit, repo: { owner, repo }, limit };
}

/** URL of this attempt of the workflow run, or of the run if attempts have no number. */
export function runUrl(): string {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT } = variables();
  const run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return GITHUB_RUN_ATTEMPT ? `${run}/attempts/${GITHUB_RUN_ATTEMPT}` : run;
}

const ApiFailure = z.object({ status: z.number(), message: z.string() });

/** The status of an error of Octokit or of ours, 500 if the network failed. */
export const statusOf = (error: unknown): number | undefined =>
  ApiFailure.safeParse(error).data?.status;

/**
 * Retries transient failures within the limit. Rate limits are not retried: GitHub mostly asks for
 * a minute or more. The task must be idempotent.
 */
export async function withRetries<T>(limit: AbortSignal, task: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      if ((statusOf(error) ?? 0) < 500 || attempt === MAX_ATTEMPTS || limit.aborted) throw error;
      await pause(PAUSE_MS, undefined, { signal: limit }).catch(() => {
        throw error;
      });
    }
  }
}

/** Whether the token lacks a permission: GitHub refuses the request, or hides its target. */
export function isForbidden(error: unknown): boolean {
  const { status, message = "" } = ApiFailure.safeParse(error).data ?? {};
  return status === 404 || (status === 403 && !/rate limit|abuse detection/i.test(message));
}

/** Whether a permission of the job would help, not a setting of the organization or a lock. */
export function isPermission(error: unknown): boolean {
  const { status, message = "" } = ApiFailure.safeParse(error).data ?? {};
  return status === 404 || /not accessible/i.test(message);
}
