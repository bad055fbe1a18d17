/** A timeout, retry or polling rule. Members are named by their units. */
export interface Rule {
  ms?: number | readonly number[];
  /** Limit for a large reply as a whole, because some replies never end. */
  answerMs?: number;
  reads?: number;
  attempts?: number;
  members?: number;
  pages?: number;
  /** Row of the contract that the rule is based on. Absent if any HTTP service may need it. */
  row?: string;
  purpose: string;
}

/** All timeouts, retry limits and polling intervals. docs/design/limits.md is generated from it. */
// biome-ignore format: one rule, one line
export const LIMITS = {
  connect: { ms: 10_000, purpose: "a connection; a port that drops packets ends sooner than a request" },
  firstContact: { ms: 30_000, purpose: "a runner whose network starts late; then a name is wrong" },
  read: { ms: 120_000, purpose: "a service that restarts, at each read that a step needs" },
  once: { attempts: 1, purpose: "what is asked again by a wait, a look or a search, or must not be sent twice" },
  bestEffort: { attempts: 1, ms: 5_000, purpose: "one try at what a step can do without" },
  backoff: { ms: [1_000, 30_000], purpose: "the first and the longest pause between two tries" },
  retryAfter: { ms: 60_000, purpose: "the longest pause before a read that a service can ask for" },
  unreadable: { attempts: 3, purpose: "a better answer than one that breaks the contract" },
  outage: { ms: 600_000, purpose: "a rollout that continues while the service is away" },
  answerAfterDeadline: { ms: 5_000, purpose: "an answer that is on its way at the deadline" },
  requestAfterDeadline: { ms: 1_000, purpose: "a request that begins after that" },
  reread: { reads: 3, ms: 2_000, row: "lagging-answers", purpose: "a list or a deployment that was just changed, also by another workflow" },
  twice: { reads: 2, ms: 0, row: "lagging-answers", purpose: "no end of a rollout that one replica alone shows" },
  refusal: { reads: 3, ms: 60_000, row: "lagging-answers", purpose: "a replica that does not know a new revision yet (404), and interruptions that end" },
  secondRead: { ms: 1_000, row: "lagging-answers", purpose: "nothing is left unsent because of one read that is behind (skip_unchanged)" },
  newRevision: { ms: 9_000, row: "lagging-answers", purpose: "a revision that is 404 in its first seconds" },
  staleRuns: { ms: [1_000, 2_000, 4_000, 8_000], row: "lagging-answers", purpose: "the runs of an export that has just ended" },
  search: { ms: 8_000, row: "revision-list", purpose: "few looks for a change whose answer was lost" },
  changes: { attempts: 3, purpose: "a change or an export whose answer is lost twice" },
  creations: { attempts: 2, row: "creation-conflicts", purpose: "a creation whose answer is lost: the second one meets its name" },
  rateLimited: { ms: 600_000, row: "rate-limit-refusals", purpose: "the turn of a change (429), or a way to the service" },
  writeAfterCancel: { ms: 3_000, purpose: "the answer to a change that is on its way at a cancel" },
  revisions: { members: 20, row: "revision-list", purpose: "what others made meanwhile; how long rollouts usually take" },
  deployments: { members: 100, pages: 100, row: "deployment-list", purpose: "a deployment by its name among thousands" },
  activation: { ms: 60_000, row: "revision-statuses", purpose: "a revision that is DEPLOYED before it serves; a newer one that serves for a moment" },
  deploymentPoll: { ms: 30_000, purpose: "news of a newer revision, at two requests a minute" },
  lastPolls: { ms: 10_000, purpose: "a revision that fails after it was DEPLOYED (not_active)" },
  pushedRevision: { ms: 60_000, row: "revision-list", purpose: "revision_id: latest with wait_for_idle: the build that a push starts" },
  firstRevision: { ms: 60_000, row: "creation-body", purpose: "a new deployment whose answer names no revision" },
  deletion: { reads: 3, ms: [2_000, 15_000], row: "lagging-answers", purpose: "a deployment is gone if more than one replica says so; the pauses between reads" },
  runs: { attempts: 1, answerMs: 10_000, purpose: "one reply of runs; the status of the export is not read meanwhile" },
  lastRuns: { ms: 10_000, answerMs: 10_000, purpose: "the same of an export that is over" },
  runsPauses: { ms: [30_000, 600_000], purpose: "rows and files of an export that still runs; a tenth of its time, within these" },
  lateExport: { ms: 300_000, row: "export-schedules", purpose: "an export of a schedule that begins late, before it counts as missing" },
  cancelledExport: { ms: 120_000, purpose: "an export that takes a while to be CANCELLED" },
  cancelAtTimeout: { ms: 30_000, purpose: "the same if this step leaves it behind" },
  cancelAtCancel: { ms: 1_500, purpose: "a second try before the runner kills the step" },
  cancelInPost: { ms: 3_000, purpose: "each request of the post step, which may be killed, too" },
  cleanUp: { ms: 3_800, purpose: "all that a cancelled export step still does" },
  usage: { ms: 600_000, answerMs: 3_600_000, purpose: "a report that is being computed, for each range of 31 days; one of millions of rows, and an end if it trickles" },
  smokeTest: { ms: 60_000, row: "agent-switches", purpose: "two good answers after the switch" },
  protection: { ms: 120_000, row: "agent-switches", purpose: "the same of a server that refuses" },
  noRoute: { ms: 10_000, row: "agent-switches", purpose: "a gateway that has no route yet" },
  checkPause: { ms: 5_000, purpose: "several answers within those times" },
} as const satisfies Record<string, Rule>;
