import { truncate } from "../../report/format.ts";
import type { GithubState } from "../../report/outcomes.ts";
import { type Github, githubError, runUrl, UNREADABLE_RESPONSE, withRetries } from "./client.ts";
import { commitOfEvent, pullRequestOfEvent } from "./event.ts";

/** GitHub's limit is 140 characters, of which the ellipsis is one. */
const truncateDescription = (text: string) => truncate(text, 139).toWellFormed();
const descriptionFor = (subject: string) => truncateDescription(`Agent server ${subject}`);

/** Default limit of a job: an older unfinished Deployment counts as abandoned. */
const MAX_JOB_MS = 6 * 3_600_000;
/** Deployments are checked in batches, with `beforeId` until one has none to retire. */
const BATCH_SIZE = 10;
/** Pages that are searched for Deployments of this agent server among others. */
const MAX_PAGES = 10;

/** Sent once: a Deployment whose response is lost cannot be identified. Returns the id. */
export async function createGithubDeployment(github: Github, subject: string): Promise<number> {
  const { octokit, repo, environment, signal } = github;
  const pullRequest = await pullRequestOfEvent();
  const { data, status } = await octokit.rest.repos.createDeployment({
    ...repo,
    ref: await commitOfEvent(),
    environment,
    description: descriptionFor(subject),
    // The Deployment of an unmerged pull request stays active when others succeed.
    ...(pullRequest?.isMerged === false ? { transient_environment: true } : {}),
    auto_merge: false,
    required_contexts: [],
  });
  signal.throwIfAborted();
  if (typeof data !== "object" || data === null) throw UNREADABLE_RESPONSE;
  if ("id" in data) return data.id;
  throw githubError(data.message ?? "GitHub made no Deployment", status);
}

export interface GithubDeploymentStatus {
  state: GithubState;
  description?: string | undefined;
  environment_url?: string | undefined;
  /** The page of the run by default. */
  log_url?: string | undefined;
}

export async function setStatus(
  { octokit, repo, signal }: Github,
  deployment_id: number,
  { state, description, environment_url, log_url = runUrl() }: GithubDeploymentStatus,
): Promise<void> {
  const request = {
    ...{ ...repo, deployment_id, state, log_url },
    ...(description === undefined ? {} : { description: truncateDescription(description) }),
    ...(environment_url === undefined ? {} : { environment_url }),
    // GitHub would also retire Deployments of other agent servers in this environment.
    auto_inactive: false,
  };
  await withRetries(signal, () => octokit.rest.repos.createDeploymentStatus(request));
}

type ListedDeployment = { id: number; description: string | null; created_at: string };

/**
 * Sets Deployments of an agent server to inactive, newest first. With `beforeId`, the id of this
 * step's Deployment, only earlier ones that succeeded or were abandoned: another run may still roll
 * out the others. Skips inactive ones: a new status of them would only trigger workflows.
 */
export async function retireDeployments(
  github: Github,
  subject: string,
  beforeId?: number,
): Promise<void> {
  const { octokit, repo, environment, signal } = github;
  const isMatch = ({ id, description }: ListedDeployment) =>
    description === descriptionFor(subject) && (beforeId === undefined || id < beforeId);

  async function retireOne({ id, created_at }: ListedDeployment): Promise<boolean> {
    const request = { ...repo, deployment_id: id, per_page: 1 };
    const { data } = await withRetries(signal, () =>
      octokit.rest.repos.listDeploymentStatuses(request),
    );
    const state = data[0]?.state;
    const isUnfinished = [undefined, "in_progress", "pending", "queued"].includes(state);
    const isAbandoned = isUnfinished && Date.now() - Date.parse(created_at) >= MAX_JOB_MS;
    const shouldRetire =
      beforeId === undefined ? state !== "inactive" : state === "success" || isAbandoned;
    if (shouldRetire) await setStatus(github, id, { state: "inactive" });
    return shouldRetire;
  }

  const request = { ...repo, environment, per_page: 100 };
  await withRetries(signal, async () => {
    let pageCount = 0;
    // Page by page, because reading all of a busy environment may exceed the time limit.
    const pages = octokit.paginate.iterator(octokit.rest.repos.listDeployments, request);
    for await (const { data } of pages) {
      const matches = data.filter(isMatch);
      for (let start = 0; start < matches.length; start += BATCH_SIZE) {
        const results = await Promise.all(matches.slice(start, start + BATCH_SIZE).map(retireOne));
        if (beforeId !== undefined && !results.includes(true)) return;
      }
      pageCount += 1;
      if (pageCount === MAX_PAGES) return;
    }
  });
}
