import { readFile } from "node:fs/promises";
import * as z from "zod";
import { variables } from "../../inputs/variables.ts";

const Repository = z.object({ full_name: z.string() });
const Event = z.object({
  pull_request: z.object({
    number: z.number(),
    merged: z.boolean().nullish(),
    // Null if the fork was deleted.
    head: z.object({ sha: z.string().optional(), repo: Repository.nullable() }),
    base: z.object({ repo: Repository }),
  }),
});

/** Other events about one pull request: a comment on it, a run of it, its turn to merge. */
const Others = z.union([
  z
    .object({ issue: z.object({ number: z.number(), pull_request: z.object({}) }) })
    .transform(({ issue: { number } }) => ({ number })),
  z
    .object({
      workflow_run: z.object({
        head_sha: z.string(),
        pull_requests: z.array(z.object({ number: z.number() })).length(1),
      }),
    })
    .transform(({ workflow_run: { head_sha, pull_requests } }) => ({
      number: pull_requests[0]?.number,
      headSha: head_sha,
    })),
  // The branch of a group is called after the last pull request in it. Nothing names the others.
  z
    .object({ merge_group: z.object({ head_ref: z.string() }) })
    .transform(({ merge_group: { head_ref } }) => ({
      number: Number(/\/pr-(\d+)-/.exec(head_ref)?.[1] ?? Number.NaN),
    })),
]);

export interface PullRequest {
  number: number;
  /** Undefined if the event does not say it. */
  isMerged: boolean | undefined;
  /** Of a pull request that is not merged: then the run is one of the commit of the merge. */
  headSha: string | undefined;
  isFromFork: boolean;
}

async function readEvent(): Promise<unknown> {
  const { GITHUB_EVENT_PATH = "" } = variables();
  return readFile(GITHUB_EVENT_PATH, "utf8")
    .then(JSON.parse)
    .catch(() => undefined);
}

const AnyEvent = z.object({ repository: z.object({ private: z.boolean() }) });

/** Whether everybody can read the logs of this run; undefined if the event does not say it. */
export async function isPublicRun(): Promise<boolean | undefined> {
  const event = AnyEvent.safeParse(await readEvent()).data;
  return event && !event.repository.private;
}

/** The pull request of the event that started this run. */
export async function pullRequestOfEvent(): Promise<PullRequest | undefined> {
  const payload = await readEvent();
  const event = Event.safeParse(payload).data;
  if (event === undefined) {
    const { number, ...other } = Others.safeParse(payload).data ?? {};
    if (!number) return undefined;
    return { number, isMerged: undefined, headSha: undefined, isFromFork: false, ...other };
  }
  const { number, merged, head, base } = event.pull_request;
  const isMerged = merged === true;
  return {
    number,
    isMerged,
    headSha: isMerged ? undefined : head.sha,
    isFromFork: head.repo?.full_name !== base.repo.full_name,
  };
}
