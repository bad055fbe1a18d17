import { variables } from "../../inputs/variables.ts";
import { truncate } from "../../report/format.ts";
import type { GithubState } from "../../report/outcomes.ts";
import { type Github, GithubError, runUrl, UNREADABLE, withRetries } from "./client.ts";
import { pullRequestOfEvent } from "./event.ts";

/** GitHub keeps 140 characters. */
const fitting = (text: string) => truncate(text, 139).toWellFormed();
const descriptionFor = (subject: string) => fitting(`Agent server ${subject}`);

/** No job of GitHub runs longer: a Deployment that is older, and not over, was left behind. */
const MAX_JOB_MS = 6 * 3_600_000;
/** So many at once are looked at, until none of them was still live. */
const BATCH = 10;
/** Of others in the environment, behind which those of this agent server are looked for. */
const MAX_PAGES = 10;

/** Returns its id. */
export async function createDeployment(github: Github, subject: string): Promise<number> {
  const { octokit, repo, environment, limit } = github;
  const { GITHUB_SHA = "" } = variables();
  const pullRequest = await pullRequestOfEvent();
  const request = {
    ...repo,
    // The run's own commit is one that GitHub made for the merge: no pull request shows it.
    ref: pullRequest?.headSha ?? GITHUB_SHA,
    environment,
    description: descriptionFor(subject),
    payload: { run: runUrl() },
    // So that the success of others does not retire this preview.
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

/** The Deployment of this run whose creation was not answered: it has no status yet. */
async function unfinished(github: Github, subject: string): Promise<number | undefined> {
  const { octokit, repo, environment } = github;
  const request = { ...repo, environment, per_page: 10 };
  const { data } = await octokit.rest.repos.listDeployments(request);
  // GitHub returns a payload as it was sent, or as the text of that.
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
  /** The page of the run, if it is not given. */
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
    // GitHub would retire the Deployments of other agent servers in this environment, too.
    auto_inactive: false,
  };
  await withRetries(limit, () => octokit.rest.repos.createDeploymentStatus(request));
}

type Listed = Awaited<
  ReturnType<Github["octokit"]["rest"]["repos"]["listDeployments"]>
>["data"][number];

/** Calls `each` with pages of the environment's Deployments, the newest first, until it is over. */
async function readPages(
  { octokit, repo, environment, limit }: Github,
  mostPages: number,
  each: (page: readonly Listed[]) => Promise<"over" | undefined>,
): Promise<void> {
  const request = { ...repo, environment, per_page: 100 };
  await withRetries(limit, async () => {
    let count = 0;
    // Page by page, because all of a busy environment may take longer than the limit.
    const pages = octokit.paginate.iterator(octokit.rest.repos.listDeployments, request);
    for await (const { data } of pages) {
      count += 1;
      if ((await each(data)) === "over" || count === mostPages) return;
    }
  });
}

/**
 * Makes the earlier Deployments of this agent server in its environment inactive: those that
 * succeeded and those that were left behind, but none that another run may still be rolling out.
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
    // What tells Deployments of this agent server from others of the environment.
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
 * Makes all Deployments of an agent server in an environment inactive, the newest first. One that
 * is inactive gets no other status, which would start the workflows that listen for it.
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
