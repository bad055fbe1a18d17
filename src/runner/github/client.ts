import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { variables } from "../../inputs/variables.ts";

type Octokit = InstanceType<typeof import("@actions/github/lib/utils").GitHub>;

/** GitHub's API for the repository of this run. */
export interface Github {
  octokit: Octokit;
  repo: { owner: string; repo: string };
  /** Environment of the GitHub Deployments; empty if the input is not set. */
  environment: string;
  /** Aborts all requests at their common time limit. */
  signal: AbortSignal;
}

/** Time limit of all start requests together, and of all end requests, for which the step waits. */
export const LIMITS_MS = { duringRollout: 15_000, end: 5_000 };
/** A cancelled step exits after 4.5 s, of which a write that was sent may take 3 s. */
const LIMIT_AFTER_CANCEL_MS = 1_000;
const MAX_ATTEMPTS = 3;
const PAUSE_MS = 500;

const noOp = () => undefined;
/** Octokit would log deprecation notices. */
const SILENT_LOG = { debug: noOp, info: noOp, warn: noOp, error: noOp };

/** An error that is not from Octokit. It may be transient if its status is 500 or higher. */
export const githubError = (message: string, status: number) =>
  Object.assign(new Error(message), { status });

export const UNREADABLE_RESPONSE = githubError("GitHub's answer cannot be read", 502);

const TIMEOUT_ERROR = githubError("GitHub did not answer in time", 504);

/** Aborts if GitHub takes too long, because notifications must not delay the step. */
export function timeoutSignal(cancellation: AbortSignal, ms: number): AbortSignal {
  const timeout = new AbortController();
  const limitMs = cancellation.aborted ? LIMIT_AFTER_CANCEL_MS : ms;
  setTimeout(() => timeout.abort(TIMEOUT_ERROR), limitMs).unref();
  return timeout.signal;
}

export async function connectToGithub(token: string, signal: AbortSignal) {
  const { GITHUB_REPOSITORY = "", GITHUB_API_URL: baseUrl } = variables();
  // Loaded only by the few workflows that need it.
  const { defaults, GitHub, getOctokitOptions } = await import("@actions/github/lib/utils");
  const request = { ...defaults.request, log: SILENT_LOG, redirect: "error" as const, signal };
  const options = { log: SILENT_LOG, request, ...(baseUrl && { baseUrl }) };
  const octokit = new GitHub(getOctokitOptions(token, options));
  octokit.hook.wrap("request", async (send, options) => {
    const { method, baseUrl, url } = options;
    // The URL may come from a response. The token is sent to the origin of the API only.
    if (new URL(url, baseUrl).origin !== new URL(baseUrl).origin)
      throw githubError("GitHub's answer points to another server", 421);
    const response = await send(options);
    // Octokit returns the page of a proxy as text, and an incomplete response as an empty text. A
    // write with such a response may have been applied, so that it must not be repeated.
    const isReadable =
      method !== "GET" || (typeof response.data === "object" && response.data !== null);
    if (isReadable) return response;
    signal.throwIfAborted();
    throw UNREADABLE_RESPONSE;
  });
  const [owner = "", repo = ""] = GITHUB_REPOSITORY.split("/");
  return { octokit, repo: { owner, repo }, signal };
}

/** URL of this attempt of the workflow run, or of the run if the attempt is unknown. */
export function runUrl(): string {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT } = variables();
  const run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return GITHUB_RUN_ATTEMPT ? `${run}/attempts/${GITHUB_RUN_ATTEMPT}` : run;
}

const ApiError = z.object({ status: z.number(), message: z.string() });

/** The status of an error of Octokit (500 if the network failed) or of `githubError`. */
export const statusOf = (error: unknown) => ApiError.safeParse(error).data?.status;

/**
 * Retries transient failures of an idempotent task twice, unless `signal` aborts. Rate limits are
 * no such failures: GitHub mostly asks for a minute or more.
 */
export async function withRetries<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      if ((statusOf(error) ?? 0) < 500 || attempt === MAX_ATTEMPTS || signal.aborted) throw error;
      await pause(PAUSE_MS, undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}

/** Whether GitHub forbids the request (not by a rate limit), or hides its target. */
export function isForbidden(error: unknown): boolean {
  const { status, message = "" } = ApiError.safeParse(error).data ?? {};
  return status === 404 || (status === 403 && !/rate limit|abuse detection/i.test(message));
}

/** Whether the token lacks a permission. False if an organization or a lock forbids the request. */
export function isPermissionMissing(error: unknown): boolean {
  const { status, message = "" } = ApiError.safeParse(error).data ?? {};
  return status === 404 || /not accessible/i.test(message);
}
