import * as z from "zod";
import type { GithubState } from "../../action/outcomes.ts";
import { type Github, runUrl, withRetries } from "./client.ts";

export const State = z.enum([
  "in_progress",
  "success",
  "failure",
  "error",
  "inactive",
]) satisfies z.ZodType<GithubState>;

/** A GitHub Deployment that this step has created. */
export interface Recorded {
  id: number;
  environment: string;
  /** What tells Deployments of this agent server from others of the environment. */
  description: string;
  /** In such an environment, GitHub does not make earlier deployments inactive by itself. */
  isProduction: boolean;
}

/** If an answer is lost and the request repeated, a Deployment without a status does no harm. */
export async function createDeployment(
  { octokit, repo, limit }: Github,
  environment: string,
  description: string,
): Promise<Recorded> {
  const { GITHUB_SHA: ref = "" } = process.env;
  const request = {
    ...repo,
    ref,
    environment,
    description,
    auto_merge: false,
    required_contexts: [],
  };
  const { data } = await withRetries(limit, () => octokit.rest.repos.createDeployment(request));
  if ("id" in data)
    return {
      id: data.id,
      environment,
      description,
      isProduction: data.production_environment === true,
    };
  throw new Error(data.message ?? "GitHub made no Deployment");
}

export async function setStatus(
  { octokit, repo, limit }: Github,
  deployment_id: number,
  status: { state: GithubState; description?: string; environment_url?: string | undefined },
): Promise<void> {
  // After a success, GitHub makes earlier deployments inactive, but not in production.
  const { environment_url, ...others } = status;
  const request = {
    ...repo,
    deployment_id,
    ...others,
    ...(environment_url === undefined ? {} : { environment_url }),
    log_url: runUrl(),
    auto_inactive: true,
  };
  await withRetries(limit, () => octokit.rest.repos.createDeploymentStatus(request));
}

/** Makes the previous Deployment of this agent server in its environment inactive. */
export async function retirePrevious(
  github: Github,
  { id, environment, description }: Recorded,
): Promise<void> {
  const { octokit, repo, limit } = github;
  const request = { ...repo, environment, per_page: 10 };
  const { data } = await withRetries(limit, () => octokit.rest.repos.listDeployments(request));
  for (const one of data) {
    if (one.id >= id || one.description !== description) continue;
    const state = await latestState(github, one.id);
    if (state === "success") await setStatus(github, one.id, { state: "inactive" });
    // Older ones were retired before.
    if (state === "success" || state === "inactive") return;
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
