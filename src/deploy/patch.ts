import { randomUUID } from "node:crypto";
import { call } from "../client/call.ts";
import { ContractError, RefusedError, UnreachableError } from "../client/errors.ts";
import { delayMs, isTransient, withRetries } from "../client/retry.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  patchDeployment,
  type Revision,
  revisionTriggers,
} from "../contract/deployments.ts";
import { UnprovenError } from "../rollout/unproven.ts";
import type { World } from "../rollout/world.ts";
import { matches } from "./fingerprint.ts";
import { type PatchOptions, resolve, type Search, unproven } from "./resolve.ts";
import type { Revisions } from "./revisions.ts";

const MAX_SENDS = 3;
/** For a request that never left, or that the service put off: nothing was changed, so only time limits it. */
const UNSENT_LIMIT_MS = 2 * 60_000;
const THROTTLED_LIMIT_MS = 10 * 60_000;
/** A PATCH under way when the workflow is cancelled gets this long: cutting it off would hide what it did. */
const CANCEL_GRACE_MS = 3_000;

export interface Applied {
  /** The revision that the patch made, or undefined for one that needs none. */
  revision?: Revision;
  /** The service's answer, where it arrived. */
  deployment?: DeploymentState;
  sends: number;
}

type Attempt =
  | { kind: "applied"; deployment: DeploymentState }
  | { kind: "refused"; error: RefusedError }
  | { kind: "ambiguous"; error: Error }
  | Untouched;

/** It left nothing behind: it never left this machine, or the service put it off. */
type Untouched = { kind: "unsent" | "throttled"; error: Error };

/** What one PATCH proved. A 425 or 429 says that it was not processed; after headers were sent, silence says nothing. */
function attemptOf(error: unknown): Attempt {
  if (error instanceof RefusedError) return { kind: "refused", error };
  if (error instanceof ContractError) return { kind: "ambiguous", error };
  if (!(error instanceof UnreachableError)) throw error;
  if (!error.sent) return { kind: "unsent", error };
  return { kind: error.status === 429 || error.status === 425 ? "throttled" : "ambiguous", error };
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
  const key = randomUUID();
  const patience = new Patience(world);
  for (let sends = 1; ; ) {
    const search = { target, patch, before, options, sends };
    const attempt = await send(world, target, patch, key);
    if (attempt.kind === "refused") throw await refusedAfterAll(world, search, attempt.error);
    if (attempt.kind === "applied") return { ...(await settleApplied(world, search, attempt.deployment)), sends };
    world.signal.throwIfAborted();
    const found =
      attempt.kind === "ambiguous" ? await lookAfter(world, search, attempt.error) : await patience.wait(attempt, search);
    if (found !== undefined) return { revision: found, sends };
    if (attempt.kind === "ambiguous") sends += 1;
  }
}

/** The revision of a change whose answer was lost; undefined when it may be sent again. */
async function lookAfter(world: World, search: Search, error: Error): Promise<Revision | undefined> {
  world.report.info(`${error.message}. The change may have been applied; looking for its revision.`);
  const found = await resolve(world, search, search.options.settleWindowMs);
  if (found.kind === "ours") return found.revision;
  if (found.kind !== "nothing") throw unproven(found, error);
  if (search.options.on_ambiguous === "fail" || search.sends >= MAX_SENDS) {
    throw new UnprovenError(`${error.message}. No revision of it appeared, and it is not sent again (${search.sends} sent)`);
  }
  world.report.info("No revision of it appeared, so it is sent again.");
  return undefined;
}

/** Waits after an attempt that changed nothing, each kind for so long in all. */
class Patience {
  readonly #world: World;
  readonly #since = new Map<string, number>();
  #waits = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** A revision of ours may be there all the same: then it is returned, and nothing is sent again. */
  async wait(untouched: Untouched, search: Search): Promise<Revision | undefined> {
    const { kind, error } = untouched;
    const { clock, report, signal } = this.#world;
    const since = this.#since.get(kind) ?? clock.now();
    this.#since.set(kind, since);
    this.#waits += 1;
    const delay = delayMs(error, this.#waits, clock.random);
    const limit = since + (kind === "unsent" ? UNSENT_LIMIT_MS : THROTTLED_LIMIT_MS);
    if (clock.now() + delay > limit || !isTransient(error)) throw error;
    report.info(`${error.message}. Nothing was changed; trying again in ${Math.ceil(delay / 1_000)} s.`);
    await clock.sleep(delay, signal);
    if (kind === "unsent") return undefined;
    const found = await resolve(this.#world, search, 0);
    if (found.kind === "ours") return found.revision;
    // Without an answer nobody knows that nothing was changed.
    return found.kind === "unknown" ? this.wait(untouched, search) : undefined;
  }
}

/** A patch that makes no revision has the same effect each time. */
async function applyRepeatable(world: World, target: { deployment_id: string }, patch: DeploymentPatch): Promise<Applied> {
  const { clock, signal, report } = world;
  const onFailure = (error: Error) => report.info(`${error.message}; trying again.`);
  const attempt = () =>
    withCancelGrace(world, (grace) => call(world.server, patchDeployment, target, { body: patch, signal: grace }));
  const deployment = await withRetries(attempt, { clock, limitMs: UNSENT_LIMIT_MS, signal, onFailure });
  return { deployment, sends: 1 };
}

async function send(world: World, target: { deployment_id: string }, patch: DeploymentPatch, key: string): Promise<Attempt> {
  // Not in the contract: a hint for servers that know this header. Nothing relies on it.
  const headers = { "idempotency-key": key };
  try {
    const ask = (signal: AbortSignal) => call(world.server, patchDeployment, target, { body: patch, headers, signal });
    return { kind: "applied", deployment: await withCancelGrace(world, ask) };
  } catch (error) {
    return attemptOf(error);
  }
}

async function withCancelGrace<T>(world: World, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  world.signal.throwIfAborted();
  const late = new AbortController();
  const onCancel = () => {
    setTimeout(() => late.abort(world.signal.reason), CANCEL_GRACE_MS).unref();
  };
  world.signal.addEventListener("abort", onCancel, { once: true });
  try {
    return await ask(late.signal);
  } finally {
    world.signal.removeEventListener("abort", onCancel);
  }
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
