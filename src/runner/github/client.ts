import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { variables } from "../../inputs/variables.ts";

type Octokit = InstanceType<typeof import("@actions/github/lib/utils").GitHub>;

/** GitHub's API, with the repository of this run. */
export interface Github {
  octokit: Octokit;
  repo: { owner: string; repo: string };
  /** Aborts every request. */
  limit: AbortSignal;
}

const LIMIT_MS = 10_000;
/** A cancelled step exits after 4.5 s, of which a write that has begun may take three. */
const LIMIT_AFTER_CANCEL_MS = 1_000;
const MAX_ATTEMPTS = 3;
const PAUSE_MS = 500;

const nothing = () => undefined;
/** Octokit would print the deprecation notices of an answer. */
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Aborts when GitHub takes too long: notifying it must not delay the deploy. */
export function timeLimit(cancelled: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const endIn = (ms: number) =>
    setTimeout(() => limit.abort(new Error("GitHub did not answer in time")), ms).unref();
  const hurry = () => void endIn(LIMIT_AFTER_CANCEL_MS);
  endIn(LIMIT_MS);
  if (cancelled.aborted) hurry();
  else cancelled.addEventListener("abort", hurry, { once: true });
  return limit.signal;
}

export async function connect(token: string, limit: AbortSignal): Promise<Github> {
  const { GITHUB_REPOSITORY = "", GITHUB_API_URL: baseUrl } = variables();
  // Loaded only by the few workflows that need it.
  const { defaults, GitHub, getOctokitOptions } = await import("@actions/github/lib/utils");
  const request = { ...defaults.request, log: SILENT, redirect: "error" as const, signal: limit };
  const options = { log: SILENT, request, ...(baseUrl && { baseUrl }) };
  const octokit = new GitHub(getOctokitOptions(token, options));
  octokit.hook.before("request", ({ url, baseUrl }) => {
    // The address of a next page comes from an answer, and the token would be sent to it.
    if (new URL(url, baseUrl).origin !== new URL(baseUrl).origin)
      throw new Error("GitHub's answer points to another server");
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

/** An error of Octokit. A network failure has the status 500. */
const Trouble = z
  .object({ status: z.number(), message: z.string() })
  .catch({ status: 0, message: "" });

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
      if (Trouble.parse(error).status < 500 || attempt === MAX_ATTEMPTS || limit.aborted)
        throw error;
      await pause(PAUSE_MS, undefined, { signal: limit }).catch(() => {
        throw error;
      });
    }
  }
}

/** Whether GitHub forbids a request, or hides its target: the token lacks a permission. */
export function isForbidden(error: unknown): boolean {
  const { status, message } = Trouble.parse(error);
  return status === 404 || (status === 403 && !/rate limit/i.test(message));
}
