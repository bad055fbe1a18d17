import { readFile } from "node:fs/promises";
import * as z from "zod";

const Repository = z.object({ full_name: z.string() });
const Event = z.object({
  pull_request: z.object({
    number: z.number(),
    // Null if the fork was deleted.
    head: z.object({ sha: z.string().optional(), repo: Repository.nullable() }),
    base: z.object({ repo: Repository }),
  }),
});

export interface PullRequest {
  number: number;
  headSha: string | undefined;
  isFromFork: boolean;
}

/** The pull request of the event that started this run. */
export async function pullRequestOfEvent(): Promise<PullRequest | undefined> {
  const { GITHUB_EVENT_PATH = "" } = process.env;
  const event = Event.safeParse(
    await readFile(GITHUB_EVENT_PATH, "utf8")
      .then(JSON.parse)
      .catch(() => undefined),
  ).data;
  if (event === undefined) return undefined;
  const { number, head, base } = event.pull_request;
  return { number, headSha: head.sha, isFromFork: head.repo?.full_name !== base.repo.full_name };
}
