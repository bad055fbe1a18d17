import { readFile } from "node:fs/promises";
import * as z from "zod";
import { variables } from "../../inputs/variables.ts";

interface PullRequest {
  /** `NaN` if the event names none. */
  number: number;
  /** Undefined if the event does not say. */
  isMerged?: boolean;
  /** Undefined if the event does not say, or if it is merged: the run is for the merge commit. */
  headSha?: string | undefined;
  isFromFork: boolean;
}

const NumberedItem = z.object({ number: z.number() });
const Repository = z.object({ full_name: z.string() });
const toPullRequest = (number = Number.NaN, headSha?: string): PullRequest => ({
  number,
  headSha,
  isFromFork: false,
});

/** The pull request of an event about it, a comment, a workflow run or a merge group. */
const PullRequestEvent = z.union([
  z
    .object({
      pull_request: z.object({
        number: z.number(),
        merged: z.boolean().nullish(),
        // Null if the fork was deleted.
        head: z.object({ sha: z.string().optional(), repo: Repository.nullable() }),
        base: z.object({ repo: Repository }),
      }),
    })
    .transform(({ pull_request: { number, merged, head, base } }): PullRequest => {
      const headSha = merged ? undefined : head.sha;
      const isFromFork = head.repo?.full_name !== base.repo.full_name;
      return { number, isMerged: merged === true, headSha, isFromFork };
    }),
  z
    .object({ issue: NumberedItem.extend({ pull_request: z.object({}) }) })
    .transform(({ issue }) => toPullRequest(issue.number)),
  // GitHub names no pull request after a push or for a fork, and several for a shared branch.
  z
    .object({
      workflow_run: z.object({ head_sha: z.string(), pull_requests: z.array(NumberedItem) }),
    })
    .transform(({ workflow_run: { head_sha, pull_requests } }) => {
      const number = pull_requests.length === 1 ? pull_requests[0]?.number : undefined;
      return toPullRequest(number, head_sha);
    }),
  // The branch of a merge group is named after its last pull request.
  z
    .object({ merge_group: z.object({ head_ref: z.string() }) })
    .transform(({ merge_group: { head_ref } }) =>
      toPullRequest(Number(/\/pr-(\d+)-/.exec(head_ref)?.[1])),
    ),
]);

const readEvent = (): Promise<unknown> =>
  readFile(variables().GITHUB_EVENT_PATH ?? "", "utf8")
    .then(JSON.parse)
    .catch(() => undefined);

const RepositoryEvent = z.object({ repository: z.object({ private: z.boolean() }) });

/** Whether everybody can read the logs of this run; undefined if the event does not say. */
export async function isPublicRun(): Promise<boolean | undefined> {
  const event = RepositoryEvent.safeParse(await readEvent()).data;
  return event && !event.repository.private;
}

const readPullRequestEvent = async () => PullRequestEvent.safeParse(await readEvent()).data;

export async function pullRequestOfEvent(): Promise<PullRequest | undefined> {
  const data = await readPullRequestEvent();
  return data?.number ? data : undefined;
}

/**
 * The commit that this run is about. `GITHUB_SHA` may be another: in a pull request the merge
 * commit, which no page shows, and after another workflow the last one of the default branch.
 */
export const commitOfEvent = async (): Promise<string> =>
  (await readPullRequestEvent())?.headSha ?? variables().GITHUB_SHA ?? "";
