import { randomUUID } from "node:crypto";
import { type Attempt, attemptWrite, type Untouched } from "../client/attempt.ts";
import { call } from "../client/call.ts";
import type { RefusedError } from "../client/errors.ts";
import { withRetries } from "../client/retry.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  patchDeployment,
  type Revision,
  revisionTriggers,
} from "../contract/deployments.ts";
import { withCancelGrace } from "../rollout/cancel-grace.ts";
import { Patience } from "../rollout/patience.ts";
import { UnprovenError } from "../rollout/unproven.ts";
import type { World } from "../rollout/world.ts";
import { matches } from "./fingerprint.ts";
import { type PatchOptions, resolve, type Search, unproven } from "./resolve.ts";
import type { Revisions } from "./revisions.ts";

const MAX_SENDS = 3;
/** A change that makes no revision may be repeated for so long. */
const REPEAT_LIMIT_MS = 2 * 60_000;

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
  if (revisionTriggers(patch).length === 0) return applyRepeatable(world, target, patch);
  const search = { target, patch, before, options };
  const key = randomUUID();
  const patience = new Patience(world);
  for (let sends = 1; ; ) {
    const attempt = await send(world, target, patch, key);
    if (attempt.kind === "refused") throw await refusedAfterAll(world, search, attempt.error);
    if (attempt.kind === "applied") return { ...(await settleApplied(world, search, attempt.reply)), sends };
    world.signal.throwIfAborted();
    const found =
      attempt.kind === "ambiguous"
        ? await lookAfter(world, search, attempt.error, sends)
        : await waitAndLook(world, search, patience, attempt);
    if (found !== undefined) return { revision: found, sends };
    if (attempt.kind === "ambiguous") sends += 1;
  }
}

/** The revision of a change whose answer was lost; undefined when it may be sent again. */
async function lookAfter(world: World, search: Search, error: Error, sends: number): Promise<Revision | undefined> {
  world.report.info(`${error.message}. The change may have been applied; looking for its revision.`);
  const found = await resolve(world, search, search.options.settleWindowMs);
  if (found.kind === "ours") {
    world.report.info(`The change was applied: its revision ${found.revision.id} is there. Nothing is sent again.`);
    return found.revision;
  }
  if (found.kind !== "nothing") throw unproven(found, error);
  if (search.options.on_ambiguous === "fail" || sends >= MAX_SENDS) {
    throw new UnprovenError(`${error.message}. No revision of it appeared, and it is not sent again (${sends} sent)`);
  }
  world.report.info("No revision of it appeared, so it is sent again.");
  return undefined;
}

/** A revision of ours may be there all the same: then it is adopted, and nothing is sent again. */
async function waitAndLook(
  world: World,
  search: Search,
  patience: Patience,
  untouched: Untouched,
): Promise<Revision | undefined> {
  await patience.wait(untouched);
  if (untouched.kind === "unsent") return undefined;
  const found = await resolve(world, search, 0);
  if (found.kind === "ours") return found.revision;
  // Without an answer nobody knows that nothing was changed.
  return found.kind === "unknown" ? waitAndLook(world, search, patience, untouched) : undefined;
}

/** A patch that makes no revision has the same effect each time. */
async function applyRepeatable(world: World, target: { deployment_id: string }, patch: DeploymentPatch): Promise<Applied> {
  const { clock, signal, report } = world;
  const onFailure = (error: Error) => report.info(`${error.message}; trying again.`);
  const attempt = () =>
    withCancelGrace(world.signal, (grace) => call(world.server, patchDeployment, target, { body: patch, signal: grace }));
  const deployment = await withRetries(attempt, { clock, limitMs: REPEAT_LIMIT_MS, signal, onFailure });
  return { deployment, sends: 1 };
}

function send(
  world: World,
  target: { deployment_id: string },
  patch: DeploymentPatch,
  key: string,
): Promise<Attempt<DeploymentState>> {
  // Not in the contract: a hint for servers that know this header. Nothing relies on it.
  const headers = { "idempotency-key": key };
  const ask = (signal: AbortSignal) => call(world.server, patchDeployment, target, { body: patch, headers, signal });
  return attemptWrite(() => withCancelGrace(world.signal, ask));
}

/** A 200 names the latest revision: ours, unless the reply is stale or somebody was quicker. */
async function settleApplied(world: World, search: Search, deployment: DeploymentState): Promise<Omit<Applied, "sends">> {
  const id = deployment.latest_revision_id;
  const isNew = id !== null && !search.before.known.has(id);
  if (isNew && matches(search.patch, deployment.source_revision_config)) {
    // Its status was not read yet.
    return { revision: { id, status: "", source_revision_config: deployment.source_revision_config }, deployment };
  }
  world.report.info("The change was accepted, but the answer does not show its revision; looking for it.");
  const found = await resolve(world, search, search.options.settleWindowMs);
  if (found.kind === "ours") return { revision: found.revision, deployment };
  throw unproven(found, new Error("The change was accepted (status 200)"));
}

/** A refusal is final. If a revision of ours is there all the same, the message names it. */
async function refusedAfterAll(world: World, search: Search, error: RefusedError): Promise<Error> {
  if (error.status < 400 || error.status === 401 || error.status === 403) return error;
  const found = await resolve(world, search, 0);
  if (found.kind !== "ours") return error;
  return new UnprovenError(`${error.message}. Yet its revision ${found.revision.id} is there`, [found.revision.id]);
}
