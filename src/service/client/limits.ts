/** A timeout, retry or polling rule. Each value is in the member that is named by its unit. */
export interface Rule {
  ms?: number | readonly number[];
  /** Limit for a large reply as a whole, because some replies never end. */
  responseMs?: number;
  reads?: number;
  attempts?: number;
  members?: number;
  pages?: number;
  /** Row of the contract that the rule is based on. Absent if any HTTP service may need it. */
  row?: string;
  purpose: string;
}

/** Timeouts, retry limits and polling intervals that are no inputs: docs/design/limits.md. */
// biome-ignore format: one rule, one line
export const LIMITS = {
  connect: { ms: 10_000, purpose: "establishing a connection; a port that drops packets fails before the request timeout" },
  firstContact: { ms: 30_000, purpose: "a runner whose network starts late; after that, the host name is wrong" },
  read: { ms: 120_000, purpose: "retrying a read that a step needs, while a service restarts" },
  once: { attempts: 1, purpose: "requests that the caller repeats by itself (polls, searches), or that must not be sent twice" },
  bestEffort: { attempts: 1, ms: 5_000, purpose: "optional reads" },
  backoff: { ms: [1_000, 30_000], purpose: "first and longest pause between two attempts" },
  retryAfter: { ms: 60_000, purpose: "longest Retry-After that is honoured before a read; polling honours that of a 429 as long as there is time" },
  unreadable: { attempts: 3, purpose: "replies that violate the contract, before giving up" },
  outage: { ms: 600_000, purpose: "polling while the service is unavailable" },
  responseAfterDeadline: { ms: 5_000, purpose: "a reply that is on its way at the deadline" },
  requestAfterDeadline: { ms: 1_000, purpose: "a request that begins after the deadline" },
  reread: { reads: 3, ms: 2_000, row: "lagging-answers", purpose: "a stale list or deployment after a change, also by another workflow" },
  twice: { reads: 2, ms: 0, row: "lagging-answers", purpose: "confirming a final status, which a single stale replica may show" },
  refusal: { reads: 3, ms: 60_000, row: "lagging-answers", purpose: "a replica that does not know a new revision yet (404), and interruptions that end by themselves" },
  secondRead: { ms: 1_000, row: "lagging-answers", purpose: "confirming that nothing has changed before a change is skipped (skip_unchanged)" },
  newRevision: { ms: 9_000, row: "lagging-answers", purpose: "a revision that is 404 in its first seconds" },
  staleRuns: { ms: [1_000, 2_000, 4_000, 8_000], row: "lagging-answers", purpose: "a stale list of runs after the end of an export" },
  search: { ms: 8_000, row: "revision-list", purpose: "pause between two searches for a change whose response was lost" },
  changes: { attempts: 3, purpose: "sending a change or an export whose responses are lost" },
  creations: { attempts: 2, row: "creation-conflicts", purpose: "sending a creation whose response is lost: the second attempt is refused because of the name" },
  rateLimited: { ms: 600_000, row: "rate-limit-refusals", purpose: "retrying a change that was rate-limited (429) or never sent" },
  writeAfterCancel: { ms: 3_000, purpose: "the response to a change that is being sent when the workflow is cancelled" },
  revisions: { members: 20, row: "revision-list", purpose: "finding revisions of others" },
  deployments: { members: 100, pages: 100, row: "deployment-list", purpose: "finding a deployment by its name among thousands" },
  activation: { ms: 60_000, row: "revision-statuses", purpose: "a revision that is DEPLOYED before it is active; a newer one that is active only briefly" },
  deploymentPoll: { ms: 30_000, purpose: "detecting a newer revision, with two requests a minute" },
  lastPolls: { ms: 10_000, purpose: "a revision that fails after it was DEPLOYED (not_active)" },
  pushedRevision: { ms: 60_000, row: "revision-list", purpose: "revision_id: latest with wait_for_idle: the build that a push starts" },
  firstRevision: { ms: 60_000, row: "creation-body", purpose: "a new deployment whose reply names no revision" },
  deletion: { reads: 3, ms: [2_000, 15_000], row: "lagging-answers", purpose: "confirming that a deployment is gone; shortest and longest pause between reads" },
  runs: { attempts: 1, responseMs: 10_000, purpose: "one reply with runs; meanwhile the status of the export is not read" },
  lastRuns: { ms: 10_000, responseMs: 10_000, purpose: "one reply with the runs of an export that is over" },
  runsPauses: { ms: [30_000, 600_000], purpose: "shortest and longest pause between two reads of the runs of an export that is running; within these bounds, a tenth of the time so far" },
  lateExport: { ms: 300_000, row: "export-schedules", purpose: "an export of a schedule that starts late, before it counts as missing" },
  cancelledExport: { ms: 120_000, purpose: "waiting until an export is CANCELLED" },
  spawned: { ms: 10_000, row: "lagging-answers", purpose: "an export that a schedule spawned just before it was cancelled, in a stale list" },
  cancelPolls: { ms: [3_000, 30_000], purpose: "shortest and longest pause between two reads of an export that is being cancelled" },
  cancelAtEnd: { ms: 30_000, purpose: "waiting until an export is CANCELLED, at the timeout of the step or in the post step" },
  cancelAtInterrupt: { ms: 1_500, purpose: "a second attempt before the runner kills a cancelled step" },
  cancelInPost: { ms: 3_000, purpose: "each request of the post step, which may be killed as well" },
  cleanUp: { ms: 3_800, purpose: "everything that a cancelled export step still does" },
  usage: { ms: 600_000, responseMs: 3_600_000, purpose: "a report that is being computed, for each range of 31 days, with millions of rows" },
  smokeTest: { ms: 60_000, row: "agent-switches", purpose: "two correct responses in a row after the switch" },
  info: { ms: 2_000, row: "agent-info", purpose: "reading the revision that the agent server reports, together with GET /ok" },
  protection: { ms: 120_000, row: "agent-switches", purpose: "the protection check after the switch" },
  noRoute: { ms: 10_000, row: "agent-switches", purpose: "a gateway that has no route yet" },
  checkPause: { ms: 5_000, purpose: "longest pause between two probes" },
} as const satisfies Record<string, Rule>;
