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

export interface PullRequest {
  number: number;
  isMerged: boolean;
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
  const event = Event.safeParse(await readEvent()).data;
  if (event === undefined) return undefined;
  const { number, merged, head, base } = event.pull_request;
  const isMerged = merged === true;
  return {
    number,
    isMerged,
    headSha: isMerged ? undefined : head.sha,
    isFromFork: head.repo?.full_name !== base.repo.full_name,
  };
}
