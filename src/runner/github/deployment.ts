import { variables } from "../../inputs/variables.ts";
import type { GithubState } from "../../report/outcomes.ts";
import { cut } from "../../report/wording.ts";
import { type Github, runUrl, withRetries } from "./client.ts";
import { pullRequestOfEvent } from "./event.ts";

/** GitHub keeps 140 characters. */
const fitting = (text: string) => cut(text, 139).toWellFormed();
const descriptionOf = (subject: string) => fitting(`Agent server ${subject}`);

/** No job of GitHub runs longer: a Deployment that is older, and not over, was left behind. */
const LONGEST_JOB_MS = 6 * 3_600_000;
/** So many at once are looked at, until none of them was still live. */
const BATCH = 10;

/** Returns its id. If the request is repeated, a Deployment without a status does no harm. */
export async function createDeployment(
  { octokit, repo, environment, limit }: Github,
  subject: string,
): Promise<number> {
  const { GITHUB_SHA = "" } = variables();
  const pullRequest = await pullRequestOfEvent();
  const description = descriptionOf(subject);
  const request = {
    ...repo,
    // The run's own commit is one that GitHub made for the merge: no pull request shows it.
    ref: pullRequest?.headSha ?? GITHUB_SHA,
    environment,
    description,
    // So that the success of others does not retire this preview.
    ...(pullRequest?.isMerged === false ? { transient_environment: true } : {}),
    auto_merge: false,
    required_contexts: [],
  };
  const { data } = await withRetries(limit, () => octokit.rest.repos.createDeployment(request));
  if (typeof data !== "object" || data === null)
    throw new Error("the answer to the new Deployment is no JSON, or broke off");
  if (!("id" in data)) throw new Error(data.message ?? "GitHub made no Deployment");
  return data.id;
}

interface Status {
  state: GithubState;
  /** One line. */
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

/**
 * Makes the earlier Deployments of this agent server in its environment inactive: those that
 * succeeded and those that were left behind, but none that another run may still be rolling out.
 */
export async function retirePrevious(github: Github, id: number): Promise<void> {
  const { octokit, repo, environment, limit } = github;
  const request = { ...repo, environment, per_page: 100 };
  const { data } = await withRetries(limit, () => octokit.rest.repos.listDeployments(request));
  // What tells Deployments of this agent server from others of the environment.
  const { description } = data.find((one) => one.id === id) ?? {};
  const earlier = data.filter((one) => one.id < id && one.description === description);
  const retire = async ({ id: deployment_id, created_at }: (typeof earlier)[number]) => {
    const state = (await latestState(github, deployment_id)) ?? "pending";
    const isLeft =
      ["in_progress", "pending", "queued"].includes(state) &&
      !(Date.now() - Date.parse(created_at) < LONGEST_JOB_MS);
    const isLive = state === "success" || isLeft;
    if (isLive) await setStatus(github, deployment_id, { state: "inactive" });
    return isLive;
  };
  for (let from = 0; from < earlier.length; from += BATCH) {
    const retired = await Promise.all(earlier.slice(from, from + BATCH).map(retire));
    if (!retired.includes(true)) return;
  }
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
  const { octokit, repo, environment, limit } = github;
  const request = { ...repo, environment, per_page: 100 };
  await withRetries(limit, async () => {
    let page = 0;
    // Page by page, because all of a busy environment may take longer than the limit.
    const pages = octokit.paginate.iterator(octokit.rest.repos.listDeployments, request);
    for await (const { data } of pages) {
      const own = data.filter(({ description }) => description === descriptionOf(subject));
      for (const { id } of own)
        if ((await latestState(github, id)) !== "inactive")
          await setStatus(github, id, { state: "inactive" });
      page += 1;
      if (page >= mostPages) return;
    }
  });
}
