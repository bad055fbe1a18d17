import { readFile } from "node:fs/promises";
import * as z from "zod";
import { variables } from "../../inputs/variables.ts";

const NumberedItem = z.object({ number: z.number() });
const Repository = z.object({ full_name: z.string() });

/** Events of other kinds may have the same members in another form, such as null. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** The members of events that describe the repository, a pull request or a commit. */
const Event = z.object({
  repository: optional(z.object({ private: z.boolean() })),
  pull_request: optional(
    NumberedItem.extend({
      merged: z.boolean().nullish(),
      // Null if the fork was deleted.
      head: z.object({ sha: z.string().optional(), repo: Repository.nullable() }),
      base: z.object({ repo: Repository }),
    }),
  ),
  issue: optional(NumberedItem.extend({ pull_request: z.object({}).optional() })),
  workflow_run: optional(z.object({ head_sha: z.string(), pull_requests: z.array(NumberedItem) })),
  merge_group: optional(z.object({ head_ref: z.string() })),
});

async function readEvent(): Promise<z.output<typeof Event>> {
  const path = variables().GITHUB_EVENT_PATH ?? "";
  const json: unknown = await readFile(path, "utf8")
    .then(JSON.parse)
    .catch(() => undefined);
  return Event.safeParse(json).data ?? {};
}

/** Whether everybody can read the logs of this run; undefined if the event does not say. */
export async function isPublicRun(): Promise<boolean | undefined> {
  const { repository } = await readEvent();
  return repository && !repository.private;
}

/** The pull request of an event about it, a comment, a workflow run or a merge group. */
export async function pullRequestOfEvent() {
  const { pull_request, issue, workflow_run, merge_group } = await readEvent();
  if (pull_request !== undefined) {
    const { number, merged, head, base } = pull_request;
    const isFromFork = head.repo?.full_name !== base.repo.full_name;
    return { number, isMerged: merged === true, isFromFork };
  }
  const commentedNumber = issue?.pull_request && issue.number;
  // GitHub names no pull request after a push or for a fork, and several for a shared branch.
  const { pull_requests: [ofRun, otherOfRun] = [] } = workflow_run ?? {};
  // The branch of a merge group is named after its last pull request.
  const [, mergedNumber] = /\/pr-(\d+)-/.exec(merge_group?.head_ref ?? "") ?? [];
  const number = commentedNumber ?? (otherOfRun ? undefined : ofRun?.number) ?? mergedNumber;
  // Only an event about the pull request itself says whether it is from a fork.
  return number === undefined ? undefined : { number: Number(number), isFromFork: false };
}

/**
 * The commit that this run is about. `GITHUB_SHA` may be another: in a pull request the merge
 * commit, which no page shows before it is merged; after another workflow, the default branch's.
 */
export async function commitOfEvent(): Promise<string> {
  const { pull_request, workflow_run } = await readEvent();
  const headSha = pull_request?.merged ? undefined : pull_request?.head.sha;
  return headSha ?? workflow_run?.head_sha ?? variables().GITHUB_SHA ?? "";
}
