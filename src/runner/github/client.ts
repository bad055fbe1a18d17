import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { variables } from "../../inputs/variables.ts";

type Octokit = InstanceType<typeof import("@actions/github/lib/utils").GitHub>;

/** GitHub's API, with the repository of this run. */
export interface Github {
  octokit: Octokit;
  repo: { owner: string; repo: string };
  /** That of the GitHub Deployments; empty if none is given. */
  environment: string;
  /** Aborts every request. */
  limit: AbortSignal;
}

/** For all that is asked beside the rollout, which does not wait for it; and for all at the end. */
export const LIMITS_MS = { beside: 15_000, end: 5_000 };
/** A cancelled step exits after 4.5 s, of which a write that has begun may take three. */
const LIMIT_AFTER_CANCEL_MS = 1_000;
const MAX_ATTEMPTS = 3;
const PAUSE_MS = 500;
/** Of one answer, unpacked. A hundred long comments are half as much. */
const MAX_BYTES = 16 * 1024 * 1024;

const nothing = () => undefined;
/** Octokit would print the deprecation notices of an answer. */
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** What we say of GitHub in our own words. From the status 500 on it may pass by itself. */
export class GithubError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Of an answer in another form than GitHub's, of one that broke off, and of one too large. */
export const UNREADABLE = new GithubError("GitHub's answer cannot be read", 502);

export const LATE = new GithubError("GitHub did not answer in time", 504);

/** Aborts when GitHub takes too long: notifying it must not delay the deploy. */
export function timeLimit(cancelled: AbortSignal, ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(LATE), cancelled.aborted ? LIMIT_AFTER_CANCEL_MS : ms).unref();
  return limit.signal;
}

type Fetch = typeof globalThis.fetch;

/** Breaks off an answer that is too large. */
const limited =
  (ask: Fetch): Fetch =>
  async (address, options) => {
    const { body, status, headers, url } = await ask(address, options);
    let bytes = 0;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) stream.error(UNREADABLE);
        else stream.enqueue(chunk);
      },
    });
    const answer = new Response(body?.pipeThrough(counting) ?? null, { status, headers });
    return Object.defineProperty(answer, "url", { value: url });
  };

export async function connect(token: string, limit: AbortSignal) {
  const { GITHUB_REPOSITORY = "", GITHUB_API_URL: baseUrl } = variables();
  // Loaded only by the few workflows that need it.
  const { defaults, GitHub, getOctokitOptions } = await import("@actions/github/lib/utils");
  const fetch = limited(defaults.request?.fetch ?? globalThis.fetch);
  const redirect = "manual" as const;
  const request = { ...defaults.request, fetch, log: SILENT, redirect, signal: limit };
  const options = { log: SILENT, request, ...(baseUrl && { baseUrl }) };
  const octokit = new GitHub(getOctokitOptions(token, options));
  octokit.hook.wrap("request", async (ask, options) => {
    const { method, baseUrl, headers, request, mediaType, url } = options;
    const { origin } = new URL(baseUrl);
    // An address may come from an answer, and the token would be sent to it.
    const onHost = (address: string) => {
      if (new URL(address, baseUrl).origin === origin) return address;
      throw new GithubError("GitHub's answer points to another server", 421);
    };
    onHost(url);
    const first = await ask(options);
    // So a repository answers that was renamed.
    const { location } = first.status >= 300 ? first.headers : {};
    const { body: data } = octokit.request.endpoint(options);
    const once = { ...request, redirect: "error" as const };
    const same = { method, baseUrl, headers, request: once, mediaType, ...(data && { data }) };
    if (location !== undefined) return octokit.request({ ...same, url: onHost(location) });
    // Octokit returns a text for a page of a proxy, and an empty one for an answer that broke off.
    // What was written has arrived, and is not repeated.
    const isRead = method !== "GET" || (typeof first.data === "object" && first.data !== null);
    if (isRead) return first;
    limit.throwIfAborted();
    throw UNREADABLE;
  });
  const [owner = "", repo = ""] = GITHUB_REPOSITORY.split("/");
  return { octokit, repo: { owner, repo }, limit };
}

/** The page of this attempt of the workflow run, or of the run if attempts have no number. */
export function runUrl(): string {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT } = variables();
  const run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return GITHUB_RUN_ATTEMPT ? `${run}/attempts/${GITHUB_RUN_ATTEMPT}` : run;
}

const Trouble = z.object({ status: z.number(), message: z.string() });

/** The status of an error of Octokit or of ours, 500 if the network failed; undefined of others. */
export const statusOf = (error: unknown): number | undefined =>
  Trouble.safeParse(error).data?.status;

/**
 * Retries what may pass by itself, within the limit. A rate limit does not: GitHub mostly asks for
 * a minute or more, and no deploy waits so long for a notification. The task has to be safe to
 * repeat.
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

/** Whether GitHub forbids a request, or hides its target: the token lacks a permission. */
export function isForbidden(error: unknown): boolean {
  const { status, message = "" } = Trouble.safeParse(error).data ?? {};
  return status === 404 || (status === 403 && !/rate limit|abuse detection/i.test(message));
}

/** Whether a permission of the job would help: other refusals are of an organization or a lock. */
export function isPermission(error: unknown): boolean {
  const { status, message = "" } = Trouble.safeParse(error).data ?? {};
  return status === 404 || /not accessible/i.test(message);
}
