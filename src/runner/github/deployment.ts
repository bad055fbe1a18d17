import { truncate } from "../../report/format.ts";
import type { GithubState } from "../../report/outcomes.ts";
import { type Github, GithubError, runUrl, UNREADABLE, withRetries } from "./client.ts";
import { commitOfEvent, pullRequestOfEvent } from "./event.ts";

/** GitHub's limit is 140 characters. */
const truncateDescription = (text: string) => truncate(text, 139).toWellFormed();
const descriptionFor = (subject: string) => truncateDescription(`Agent server ${subject}`);

/** Maximum duration of a job: an older unfinished Deployment was abandoned. */
const MAX_JOB_MS = 6 * 3_600_000;
/** Deployments are checked in batches, until no Deployment of a batch was live. */
const BATCH_SIZE = 10;
/** Pages that are searched for Deployments of this agent server among others. */
const MAX_PAGES = 10;

/** Sent once: if the response is lost, nothing proves which Deployment is ours. Returns the id. */
export async function createGithubDeployment(github: Github, subject: string): Promise<number> {
  const { octokit, repo, environment, limit } = github;
  const pullRequest = await pullRequestOfEvent();
  const { data, status } = await octokit.rest.repos.createDeployment({
    ...repo,
    ref: await commitOfEvent(),
    environment,
    description: descriptionFor(subject),
    // Otherwise the success of other Deployments would retire this preview.
    ...(pullRequest?.isMerged === false ? { transient_environment: true } : {}),
    auto_merge: false,
    required_contexts: [],
  });
  limit.throwIfAborted();
  if (typeof data !== "object" || data === null) throw UNREADABLE;
  if ("id" in data) return data.id;
  throw new GithubError(data.message ?? "GitHub made no Deployment", status);
}

/** A status of a GitHub Deployment. */
export interface Status {
  state: GithubState;
  description?: string | undefined;
  environment_url?: string | undefined;
  /** The page of the run by default. */
  log_url?: string | undefined;
}

export async function setStatus(
  { octokit, repo, limit }: Github,
  deployment_id: number,
  { state, description, environment_url, log_url = runUrl() }: Status,
): Promise<void> {
  const request = {
    ...{ ...repo, deployment_id, state, log_url },
    ...(description === undefined ? {} : { description: truncateDescription(description) }),
    ...(environment_url === undefined ? {} : { environment_url }),
    // GitHub would also retire Deployments of other agent servers in this environment.
    auto_inactive: false,
  };
  await withRetries(limit, () => octokit.rest.repos.createDeploymentStatus(request));
}

type ListedDeployment = { id: number; description: string | null; created_at: string };

/**
 * Sets Deployments of an agent server to inactive, newest first. With `before`, the id of this
 * step's Deployment, only earlier Deployments that succeeded or were abandoned: another run may
 * still be rolling out the others. Inactive ones are skipped: a new status would trigger workflows.
 */
export async function retire(
  github: Github,
  subject: string,
  { before, maxPages }: { before?: number; maxPages?: number },
): Promise<void> {
  const { octokit, repo, environment, limit } = github;
  const lastPage = maxPages ?? (before === undefined ? Number.POSITIVE_INFINITY : MAX_PAGES);
  const isOurs = ({ id, description }: ListedDeployment) =>
    description === descriptionFor(subject) && (before === undefined || id < before);

  async function retireOne({ id, created_at }: ListedDeployment): Promise<boolean> {
    const request = { ...repo, deployment_id: id, per_page: 1 };
    const { data } = await withRetries(limit, () =>
      octokit.rest.repos.listDeploymentStatuses(request),
    );
    const state = data[0]?.state;
    const isUnfinished = [undefined, "in_progress", "pending", "queued"].includes(state);
    const isYoung = Date.now() - Date.parse(created_at) < MAX_JOB_MS;
    const isLive = state === "success" || (isUnfinished && !isYoung);
    const shouldRetire = before === undefined ? state !== "inactive" : isLive;
    if (shouldRetire) await setStatus(github, id, { state: "inactive" });
    return shouldRetire;
  }

  const request = { ...repo, environment, per_page: 100 };
  await withRetries(limit, async () => {
    let pageCount = 0;
    // Page by page, because reading all of a busy environment may exceed the limit.
    const pages = octokit.paginate.iterator(octokit.rest.repos.listDeployments, request);
    for await (const { data } of pages) {
      const ours = data.filter(isOurs);
      for (let start = 0; start < ours.length; start += BATCH_SIZE) {
        const retired = await Promise.all(ours.slice(start, start + BATCH_SIZE).map(retireOne));
        if (before !== undefined && !retired.includes(true)) return;
      }
      pageCount += 1;
      if (pageCount === lastPage) return;
    }
  });
}
