import { variables } from "../../inputs/variables.ts";
import { truncate } from "../../report/format.ts";
import type { GithubState } from "../../report/outcomes.ts";
import { type Github, GithubError, runUrl, UNREADABLE, withRetries } from "./client.ts";
import { pullRequestOfEvent } from "./event.ts";

/** GitHub's limit is 140 characters. */
const fitting = (text: string) => truncate(text, 139).toWellFormed();
const descriptionFor = (subject: string) => fitting(`Agent server ${subject}`);

/** Maximum duration of a job: an older unfinished Deployment was abandoned. */
const MAX_JOB_MS = 6 * 3_600_000;
/** Number of Deployments that are checked at once, until none of them was live. */
const BATCH = 10;
/** Pages that are searched for Deployments of this agent server among others. */
const MAX_PAGES = 10;

/** Returns the id. */
export async function createDeployment(github: Github, subject: string): Promise<number> {
  const { octokit, repo, environment, limit } = github;
  const { GITHUB_SHA = "" } = variables();
  const pullRequest = await pullRequestOfEvent();
  const request = {
    ...repo,
    // In a pull request, the run's own commit is the merge commit, which no page shows.
    ref: pullRequest?.headSha ?? GITHUB_SHA,
    environment,
    description: descriptionFor(subject),
    payload: { run: runUrl() },
    // Otherwise the success of other Deployments would retire this preview.
    ...(pullRequest?.isMerged === false ? { transient_environment: true } : {}),
    auto_merge: false,
    required_contexts: [],
  };
  let isSent = false;
  return withRetries(limit, async () => {
    const lost = isSent ? await unfinished(github, subject) : undefined;
    if (lost !== undefined) return lost;
    isSent = true;
    const { data, status } = await octokit.rest.repos.createDeployment(request);
    limit.throwIfAborted();
    if (typeof data !== "object" || data === null) throw UNREADABLE;
    if ("id" in data) return data.id;
    throw new GithubError(data.message ?? "GitHub made no Deployment", status);
  });
}

/** The Deployment of this run whose creation got no reply: it has no status yet. */
async function unfinished(github: Github, subject: string): Promise<number | undefined> {
  const { octokit, repo, environment } = github;
  const request = { ...repo, environment, per_page: 10 };
  const { data } = await octokit.rest.repos.listDeployments(request);
  // GitHub returns the payload as an object or as text.
  const isOfThisRun = (payload: unknown) =>
    JSON.stringify(payload ?? "")
      .replaceAll("\\", "")
      .includes(`${runUrl()}"`);
  const own = data.find(
    ({ description, payload }) => description === descriptionFor(subject) && isOfThisRun(payload),
  );
  if (own === undefined || (await latestState(github, own.id)) !== undefined) return undefined;
  return own.id;
}

interface Status {
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
    ...(description === undefined ? {} : { description: fitting(description) }),
    ...(environment_url === undefined ? {} : { environment_url }),
    // GitHub would also retire Deployments of other agent servers in this environment.
    auto_inactive: false,
  };
  await withRetries(limit, () => octokit.rest.repos.createDeploymentStatus(request));
}

type Listed = Awaited<
  ReturnType<Github["octokit"]["rest"]["repos"]["listDeployments"]>
>["data"][number];

/** Calls `each` with pages of Deployments, newest first, until it returns "over". */
async function readPages(
  { octokit, repo, environment, limit }: Github,
  mostPages: number,
  each: (page: readonly Listed[]) => Promise<"over" | undefined>,
): Promise<void> {
  const request = { ...repo, environment, per_page: 100 };
  await withRetries(limit, async () => {
    let count = 0;
    // Page by page, because reading all of a busy environment may exceed the limit.
    const pages = octokit.paginate.iterator(octokit.rest.repos.listDeployments, request);
    for await (const { data } of pages) {
      count += 1;
      if ((await each(data)) === "over" || count === mostPages) return;
    }
  });
}

/**
 * Sets earlier Deployments of this agent server to inactive: successful and abandoned ones, but
 * none that another run may still be rolling out.
 */
export async function retirePrevious(github: Github, id: number): Promise<void> {
  let description: string | null | undefined;
  const retire = async ({ id: deployment_id, created_at }: Listed) => {
    const state = (await latestState(github, deployment_id)) ?? "pending";
    const isLeft =
      ["in_progress", "pending", "queued"].includes(state) &&
      !(Date.now() - Date.parse(created_at) < MAX_JOB_MS);
    const isLive = state === "success" || isLeft;
    if (isLive) await setStatus(github, deployment_id, { state: "inactive" });
    return isLive;
  };
  await readPages(github, MAX_PAGES, async (page) => {
    // Deployments of an agent server are identified by their description.
    description ??= page.find((one) => one.id === id)?.description;
    const earlier = page.filter((one) => one.id < id && one.description === description);
    for (let from = 0; from < earlier.length; from += BATCH) {
      const retired = await Promise.all(earlier.slice(from, from + BATCH).map(retire));
      if (!retired.includes(true)) return "over";
    }
    return undefined;
  });
}

async function latestState(
  { octokit, repo, limit }: Github,
  deployment_id: number,
): Promise<string | undefined> {
  const request = { ...repo, deployment_id, per_page: 1 };
  const { data } = await withRetries(limit, () =>
    octokit.rest.repos.listDeploymentStatuses(request),
  );
  return data[0]?.state;
}

/**
 * Sets all Deployments of an agent server to inactive, newest first. Inactive ones are skipped,
 * because a new status would trigger workflows.
 */
export async function retireAll(
  github: Github,
  subject: string,
  mostPages = Number.POSITIVE_INFINITY,
): Promise<void> {
  await readPages(github, mostPages, async (page) => {
    const own = page.filter(({ description }) => description === descriptionFor(subject));
    for (const { id } of own)
      if ((await latestState(github, id)) !== "inactive")
        await setStatus(github, id, { state: "inactive" });
    return undefined;
  });
}
