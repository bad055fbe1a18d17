import { randomUUID } from "node:crypto";
import { call } from "../client/call.ts";
import { ContractError, RefusedError, UnreachableError } from "../client/errors.ts";
import { delayMs, withRetries } from "../client/retry.ts";
import { type DeploymentPatch, type DeploymentState, patchDeployment, type Revision, revisionTriggers } from "../contract/deployments.ts";
import type { World } from "../rollout/world.ts";
import { matches, type RunMarks, strengthOf } from "./fingerprint.ts";
import { newSince, type Revisions } from "./revisions.ts";

const MAX_SENDS = 3;
/** For a request that never left, or that the service put off: nothing was changed, so only time limits it. */
const UNSENT_LIMIT_MS = 2 * 60_000;
const THROTTLED_LIMIT_MS = 10 * 60_000;
/** A PATCH under way when the workflow is cancelled gets this long: cutting it off would hide what it did. */
const CANCEL_GRACE_MS = 3_000;

/** Nobody can tell whether the PATCH was applied, or which revision is its own. */
export class UnprovenError extends Error {
  override name = "UnprovenError";
  readonly revisionIds: string[];

  constructor(message: string, revisionIds: string[] = []) {
    super(message);
    this.revisionIds = revisionIds;
  }
}

export interface PatchOptions {
  on_ambiguous: "verify" | "fail";
  settleWindowMs: number;
  marks: RunMarks;
}

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
  | { kind: "unsent" | "throttled" | "ambiguous"; error: Error };

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
  const { clock, report } = world;
  const key = randomUUID();
  const search = { target, patch, before, options };
  let firstUnsent: number | undefined;
  let firstThrottled: number | undefined;
  let waits = 0;
  for (let sends = 1; ; ) {
    const attempt = await send(world, target, patch, key);
    if (attempt.kind === "refused") throw await refusedAfterAll(world, search, attempt.error);
    if (attempt.kind === "applied") return { ...(await settleApplied(world, search, attempt.deployment)), sends };
    world.signal.throwIfAborted();
    const { error } = attempt;
    if (attempt.kind === "unsent") {
      firstUnsent ??= clock.now();
      await putOff(world, error, ++waits, firstUnsent + UNSENT_LIMIT_MS);
      continue;
    }
    if (attempt.kind === "throttled") {
      firstThrottled ??= clock.now();
      await putOff(world, error, ++waits, firstThrottled + THROTTLED_LIMIT_MS);
      const found = await resolve(world, search, 0);
      if (found.kind === "ours") return { revision: found.revision, sends };
      continue;
    }
    report.info(`${error.message}. The change may have been applied; looking for its revision.`);
    const found = await resolve(world, search, options.settleWindowMs);
    if (found.kind === "ours") return { revision: found.revision, sends };
    if (found.kind !== "nothing") throw unproven(found, error);
    if (options.on_ambiguous === "fail" || sends >= MAX_SENDS) {
      throw new UnprovenError(`${error.message}. No revision of it appeared, and it is not sent again (${sends} sent).`);
    }
    sends += 1;
    report.info("No revision of it appeared, so it is sent again.");
  }
}

/** A patch that makes no revision has the same effect each time. */
async function applyRepeatable(world: World, target: { deployment_id: string }, patch: DeploymentPatch): Promise<Applied> {
  const { clock, signal, report } = world;
  const onFailure = (error: Error) => report.info(`${error.message}; trying again.`);
  const attempt = () => withCancelGrace(world, (grace) => call(world.server, patchDeployment, target, { body: patch, signal: grace }));
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

async function putOff(world: World, error: Error, waits: number, limit: number): Promise<void> {
  const delay = delayMs(error, waits, world.clock.random);
  if (world.clock.now() + delay > limit || (error instanceof UnreachableError && error.permanent)) throw error;
  world.report.info(`${error.message}. Nothing was changed; trying again in ${Math.ceil(delay / 1_000)} s.`);
  await world.clock.sleep(delay, world.signal);
}

interface Search {
  target: { deployment_id: string };
  patch: DeploymentPatch;
  before: Revisions;
  options: PatchOptions;
}

type Found = { kind: "ours"; revision: Revision } | { kind: "foreign" | "several"; ids: string[] } | { kind: "nothing" | "unknown" };

/** Which of the revisions that appeared is ours. `lenient` is only for an unmistakable sole newcomer. */
function recognise(search: Search, news: Revision[]): Found {
  const ours = news.filter((revision) => matches(search.patch, revision.source_revision_config));
  const [newest] = ours;
  const ids = news.map(({ id }) => id);
  if (news.length === 0) return { kind: "nothing" };
  if (newest === undefined) return { kind: "foreign", ids };
  if (strengthOf(search.patch, search.options.marks) === "unique") return { kind: "ours", revision: newest };
  return news.length === 1 ? { kind: "ours", revision: newest } : { kind: "several", ids };
}

const LOOKS_MS = [0, 1_000, 2_000, 4_000, 8_000];

/** Looks for the patch's revision until the window has passed since the call. Never says "nothing" without a late look. */
async function resolve(world: World, search: Search, windowMs: number): Promise<Found> {
  const { clock, signal } = world;
  const start = clock.now();
  const end = start + windowMs;
  let found: Found = { kind: "unknown" };
  let lastAnswer = Number.NEGATIVE_INFINITY;
  for (let look = 0; ; look++) {
    try {
      found = recognise(search, await newSince(world, search.target, search.before));
      lastAnswer = clock.now();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Error)) throw error;
      world.report.info(`${error.message}; looking again.`);
    }
    if (found.kind === "ours") return found;
    const left = end - clock.now();
    if (left <= 0) break;
    const pause = (LOOKS_MS[look + 1] ?? 8_000) * (0.8 + clock.random() * 0.4);
    await clock.sleep(Math.min(pause, left), signal);
  }
  return lastAnswer < start + (windowMs * 2) / 3 ? { kind: "unknown" } : found;
}

/** A 200 names the latest revision: ours, unless the reply is stale or somebody was quicker. */
async function settleApplied(world: World, search: Search, deployment: DeploymentState): Promise<Omit<Applied, "sends">> {
  const id = deployment.latest_revision_id;
  const isNew = id !== null && !search.before.known.has(id);
  if (isNew && matches(search.patch, deployment.source_revision_config)) {
    return { revision: { id, status: "UNKNOWN", source_revision_config: deployment.source_revision_config }, deployment };
  }
  world.report.info("The change was accepted, but the answer does not show its revision; looking for it.");
  const found = await resolve(world, search, search.options.settleWindowMs);
  if (found.kind === "ours") return { revision: found.revision, deployment };
  throw unproven(found, new Error("The change was accepted (status 200)"));
}

function unproven(found: Found, cause: Error): UnprovenError {
  if (found.kind === "foreign" || found.kind === "several") {
    const whose = found.kind === "foreign" ? "are not of this change" : "cannot be told apart";
    return new UnprovenError(`${cause.message}. Revisions appeared that ${whose}: ${found.ids.join(", ")}.`, found.ids);
  }
  const why = found.kind === "nothing" ? "No new revision appeared" : "The service could not be asked what became of it";
  return new UnprovenError(`${cause.message}. ${why}.`);
}

/** A refusal is final. If a revision of ours is there all the same, the message names it. */
async function refusedAfterAll(world: World, search: Search, error: RefusedError): Promise<Error> {
  if (error.status < 400 || error.status === 401 || error.status === 403) return error;
  const found = await resolve(world, search, 0);
  if (found.kind !== "ours") return error;
  return new UnprovenError(`${error.message}. Yet its revision ${found.revision.id} is there.`, [found.revision.id]);
}
