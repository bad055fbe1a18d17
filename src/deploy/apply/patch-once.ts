import { randomUUID } from "node:crypto";
import { read } from "../../action/read.ts";
import type { World } from "../../action/world.ts";
import { call } from "../../client/call.ts";
import { type RefusedError, UnprovenError } from "../../client/errors.ts";
import { type Attempt, attemptWrite, Backoff, type Untouched } from "../../client/write.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeploymentSecrets,
  patchDeployment,
  type Revision,
  revisionTriggers,
  type Secret,
} from "../../contract/deployments.ts";
import { isRedacted } from "../plan/redacted-value.ts";
import { findLost, type PatchOptions, type Search, unproven } from "./find-lost.ts";
import { matches, strengthOf } from "./fingerprint.ts";
import { applyRepeatable } from "./repeatable.ts";
import type { Revisions } from "./revisions.ts";

const MAX_SENDS = 3;

export interface Applied {
  /** The revision that the patch made, or undefined for one that needs none. */
  revision?: Revision;
  /** The service's answer, where it arrived. */
  deployment?: DeploymentState;
  sends: number;
}

/**
 * Sends a patch so that at most one revision comes of it, as far as the service lets anyone prove that.
 * Throws `RefusedError`, `UnprovenError`, `UnreachableError` for one that never left, or the signal's reason.
 */
export async function applyPatch(
  world: World,
  target: { deployment_id: string },
  patch: DeploymentPatch,
  before: Revisions,
  options: PatchOptions,
): Promise<Applied> {
  if (revisionTriggers(patch).length === 0)
    return { deployment: await applyRepeatable(world, target, patch, options), sends: 1 };
  let search: Search = { target, patch, before, options };
  const key = randomUUID();
  const backoff = new Backoff(world);
  for (let sends = 1; ; ) {
    const attempt = await send(world, target, patch, key);
    if (attempt.kind === "refused") throw await refusedAfterAll(world, search, attempt.error);
    if (attempt.kind === "applied")
      return { ...(await settleApplied(world, search, attempt.reply)), sends };
    world.signal.throwIfAborted();
    if (attempt.kind === "ambiguous") {
      const found = await lookAfter(world, search, attempt.error, sends);
      if (found !== undefined) return { revision: found, sends };
      sends += 1;
    } else {
      await backoff.wait(attempt);
      const found = await lookBetween(world, search, backoff, attempt, sends);
      if (found.kind === "ours") return { revision: found.revision, sends };
      search = found.search;
    }
  }
}

/** The revision of a change whose answer was lost; undefined when it may be sent again. */
async function lookAfter(
  world: World,
  search: Search,
  error: Error,
  sends: number,
): Promise<Revision | undefined> {
  world.report.info(
    `${error.message}. The change may have been applied; looking for its revision.`,
  );
  const found = await findLost(world, search, search.options.settleWindowMs);
  if (found.kind === "ours") {
    const revision = await checkedSecrets(world, search, found.revision);
    world.report.info(
      `The change was applied: its revision ${revision.id} is there. Nothing is sent again.`,
    );
    return revision;
  }
  if (found.kind !== "nothing") throw unproven(found, error);
  if (search.options.on_ambiguous === "fail" || sends >= MAX_SENDS) {
    throw new UnprovenError(
      `${error.message}. No revision of it appeared, and it is not sent again (${sends} sent)`,
    );
  }
  world.report.info("No revision of it appeared, so it is sent again.");
  return undefined;
}

type Between = { kind: "ours"; revision: Revision } | { kind: "none"; search: Search };

/**
 * Before the same is sent again. Where all that was sent before was put off or never left, only a name that nobody else
 * uses shows a revision to be ours: any other newcomer is somebody's, and stays so.
 */
async function lookBetween(
  world: World,
  search: Search,
  backoff: Backoff,
  untouched: Untouched,
  sends: number,
): Promise<Between> {
  const isFirst = sends === 1;
  if (isFirst && untouched.kind === "unsent") return { kind: "none", search };
  const found = await findLost(world, search, 0);
  if (found.kind === "unknown") {
    // Without an answer nobody knows that nothing was changed.
    await backoff.wait(untouched);
    return lookBetween(world, search, backoff, untouched, sends);
  }
  if (found.kind === "nothing") return { kind: "none", search };
  const isProven = !isFirst || strengthOf(search.patch, search.options.marks) === "unique";
  if (found.kind === "ours" && isProven)
    return { kind: "ours", revision: await checkedSecrets(world, search, found.revision) };
  if (!isFirst) throw unproven(found, untouched.error);
  const ids = found.kind === "ours" ? [found.revision.id] : found.ids;
  return {
    kind: "none",
    search: {
      ...search,
      before: { ...search.before, known: new Set([...search.before.known, ...ids]) },
    },
  };
}

/**
 * The revision, unless the deployment's secrets prove that it is not ours: a revision does not show them, so that beside a
 * lost answer somebody else's looks the same. Values that the service hides prove nothing.
 */
async function checkedSecrets(world: World, search: Search, revision: Revision): Promise<Revision> {
  const sent = search.patch.secrets ?? [];
  if (sent.length === 0 || strengthOf(search.patch, search.options.marks) === "unique")
    return revision;
  const deployment = await read(world, getDeploymentSecrets, search.target).catch(() => undefined);
  world.signal.throwIfAborted();
  // Not to be allowed to read them proves nothing either.
  if (deployment === undefined) return revision;
  const present = new Map(deployment.secrets.map(({ name, value }) => [name, value]));
  const isThere = ({ name, value }: Secret) => {
    const shown = present.get(name);
    return shown === value || (shown !== undefined && isRedacted(shown));
  };
  if (sent.every(isThere)) return revision;
  throw unproven(
    { kind: "foreign", ids: [revision.id] },
    new Error("The secrets that were sent are not there"),
  );
}

function send(
  world: World,
  target: { deployment_id: string },
  patch: DeploymentPatch,
  key: string,
): Promise<Attempt<DeploymentState>> {
  // Not in the contract: a hint for servers that know this header. Nothing relies on it.
  const headers = { "idempotency-key": key };
  const ask = (signal: AbortSignal) =>
    call(world.server, patchDeployment, target, { body: patch, headers, signal });
  return attemptWrite(world.signal, ask);
}

/** A 200 names the latest revision: ours, unless the reply is stale or somebody was quicker. */
async function settleApplied(
  world: World,
  search: Search,
  deployment: DeploymentState,
): Promise<Omit<Applied, "sends">> {
  const id = deployment.latest_revision_id;
  const isNew = id !== null && !search.before.known.has(id);
  if (isNew && matches(search.patch, deployment.source_revision_config)) {
    // Its status was not read yet.
    return {
      revision: { id, status: "", source_revision_config: deployment.source_revision_config },
      deployment,
    };
  }
  world.report.info(
    "The change was accepted, but the answer does not show its revision; looking for it.",
  );
  const found = await findLost(world, search, search.options.settleWindowMs);
  if (found.kind === "ours") return { revision: found.revision, deployment };
  throw unproven(found, new Error("The change was accepted (status 200)"));
}

/** A refusal is final. If a revision is there all the same that can only be ours, the message names it. */
async function refusedAfterAll(world: World, search: Search, error: RefusedError): Promise<Error> {
  if (error.status < 400 || error.status === 401 || error.status === 403) return error;
  const found = await findLost(world, search, 0);
  if (found.kind !== "ours" || strengthOf(search.patch, search.options.marks) !== "unique")
    return error;
  return new UnprovenError(`${error.message}. Yet its revision ${found.revision.id} is there`);
}
