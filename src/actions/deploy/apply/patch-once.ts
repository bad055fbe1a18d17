import { randomUUID } from "node:crypto";
import { shortId } from "../../../report/wording.ts";
import type { World } from "../../../report/world.ts";
import { call } from "../../../service/client/call.ts";
import { read } from "../../../service/client/read.ts";
import type { SearchResult } from "../../../service/client/write/decision.ts";
import { searchUntilFound } from "../../../service/client/write/search.ts";
import { type Phase, writeRepeatedly, writeThrough } from "../../../service/client/write/write.ts";
import { type Recovered, writeOnce } from "../../../service/client/write/write-once.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeployment,
  patchDeployment,
  type Revision,
  redeployRevision,
  revisionTriggers,
} from "../../../service/contract/deployments.ts";
import { omitAbsent } from "../../../service/contract/operation.ts";
import { inSpellingOf } from "../../../service/contract/spelling.ts";
import { type Baseline, isNew, readNewRevisions, readRevision, takeBaseline } from "./baseline.ts";
import {
  type Accepted,
  mustBeOurs,
  recognise,
  recogniseAccepted,
  type Seen,
  type Sent,
} from "./recognise.ts";

const MAX_SENDS = 3;
/** How long what the service shows of an accepted change may lag behind its answer. */
const LAG_MS = 5_000;

export interface PatchOptions {
  /** The revision to make again, if the service is asked for a redeploy instead of the patch. */
  redeployed?: string | undefined;
  on_ambiguous: "verify" | "fail";
  settleWindowMs: number;
  run: Sent["run"];
  onPhase(phase: Phase): void;
  /** Called with the revision that the answer names, before it is certain that it is ours. */
  onNamed?(revision: Revision): void;
}

export interface Applied {
  patch: DeploymentPatch;
  /** The revision that the patch made, or undefined for one that needs none. */
  revision?: Revision;
  /** The service's answer, if it arrived. */
  deployment?: DeploymentState;
  /** How many attempts may have arrived. */
  sends: number;
  /** Present if an answer was lost. */
  recovered?: Recovered;
  /** What was new when ours was found, ours included; undefined if that was not read. */
  seen?: Seen | undefined;
  /** What existed when no attempt could have arrived yet. */
  baseline: Baseline;
  /** What others made of it after the first attempt, oldest first. */
  meanwhile?: readonly Revision[];
}

/** A change whose revision is known: made by this step or by an earlier attempt of its run. */
export type OursApplied = Applied & { revision: Revision };

/**
 * Sends a patch so that it makes at most one revision, as far as the service lets anyone prove
 * that.
 * Throws `RefusedError`, `UnprovenError`, `UnreachableError` for one that never arrived, or the
 * signal's reason.
 */
export async function applyPatch(
  world: World,
  deployment: DeploymentState,
  patch: DeploymentPatch,
  baseline: Baseline,
  options: PatchOptions,
): Promise<Applied> {
  const target = { deployment_id: deployment.id };
  const body = inSpellingOf(deployment.source_revision_config, patch);
  // Beyond the contract: idempotency-key. Nothing relies on it.
  const headers = { "idempotency-key": randomUUID() };
  const send = (signal: AbortSignal) =>
    options.redeployed === undefined
      ? call(world.server, patchDeployment, target, { body, headers, signal })
      : call(
          world.server,
          redeployRevision,
          { ...target, revision_id: options.redeployed },
          { headers, signal },
        );
  if (revisionTriggers(patch).length === 0)
    return {
      deployment: await applyWithoutRevision(world, send, options),
      sends: 1,
      patch,
      baseline,
    };
  const search = new RevisionSearch(world, deployment, patch, baseline, options);
  const { found, ...written } = await writeOnce(world, {
    send,
    onPhase: options.onPhase,
    resultOf: (reply) => search.resultOf(reply),
    search: (windowMs) => search.search(windowMs),
    refreshBaseline: () => search.refreshBaseline(),
    windowMs: options.settleWindowMs,
    maySendAgain: (sends) => options.on_ambiguous === "verify" && sends < MAX_SENDS,
    texts: {
      lost: "the change may have been applied, looking for its revision",
      accepted:
        "The change was accepted, but the answer does not show its revision; looking for it.",
      absent: "No revision of it appeared",
      found: ({ id }) =>
        `The change was applied: its revision ${shortId(id)} is there. Nothing is sent again.`,
    },
  });
  return { patch, revision: found, ...written, ...search.result() };
}

/** A change that makes no revision is the same each time: it may be applied twice. */
async function applyWithoutRevision(
  world: World,
  send: (signal: AbortSignal) => Promise<DeploymentState>,
  { on_ambiguous, onPhase }: PatchOptions,
): Promise<DeploymentState> {
  if (on_ambiguous === "verify") return writeRepeatedly(world, send, onPhase);
  const attempt = await writeThrough(world, send, onPhase);
  if (attempt.kind === "applied") return attempt.reply;
  throw attempt.error;
}

/** Looks for the revision of one patch. */
class RevisionSearch {
  readonly #world: World;
  readonly #sent: Sent;
  readonly #options: PatchOptions;
  readonly #deploymentId: string;
  #baseline: Baseline;
  #meanwhile: readonly Revision[] = [];
  #accepted: Accepted | undefined;
  #last: Seen | undefined;

  constructor(
    world: World,
    deployment: DeploymentState,
    patch: DeploymentPatch,
    baseline: Baseline,
    options: PatchOptions,
  ) {
    this.#world = world;
    this.#sent = { patch, before: deployment.source_revision_config, run: options.run };
    this.#options = options;
    this.#deploymentId = deployment.id;
    this.#baseline = baseline;
  }

  result(): Pick<Applied, "deployment" | "baseline" | "meanwhile" | "seen"> {
    const baseline = this.#baseline;
    const meanwhile = this.#meanwhile;
    const deployment = this.#accepted?.reply;
    return { baseline, meanwhile, ...omitAbsent({ deployment, seen: this.#last }) };
  }

  /** Nothing of ours exists yet, so everything that exists now is older than ours. */
  async refreshBaseline(): Promise<void> {
    const deployment = await read(this.#world, getDeployment, {
      deployment_id: this.#deploymentId,
    });
    const before = this.#baseline;
    this.#baseline = await takeBaseline(this.#world, deployment, before);
    const newOnes = this.#baseline.revisions.filter((revision) => isNew(revision, before));
    this.#meanwhile = [...this.#meanwhile, ...newOnes.toReversed()];
    this.#sent.before = deployment.source_revision_config;
  }

  /**
   * The answer names the latest revision: ours, unless the answer lags behind or someone was
   * quicker. Once the answer is there no failure of a read may lose the revision's id.
   */
  async resultOf(reply: Accepted["reply"]): Promise<Revision | undefined> {
    const { latest_revision_id: id, source_revision_config } = reply;
    const isNamed = id !== null && !this.#baseline.ids.has(id);
    const named = isNamed ? { id, status: "", source_revision_config } : undefined;
    this.#accepted = { reply, named };
    if (named !== undefined) this.#options.onNamed?.(named);
    const limitMs = Math.min(LAG_MS, this.#options.settleWindowMs);
    const result = await this.#searchWithin(limitMs, ({ kind }) => kind === "ours").catch(
      (error: unknown) => {
        if (named === undefined) throw error;
      },
    );
    return result?.kind === "ours" ? result.found : this.#caughtUp();
  }

  async search(windowMs: number): Promise<SearchResult<Revision>> {
    const isFound = ({ kind }: SearchResult<Revision>) =>
      kind === "ours" || this.#caughtUp() !== undefined;
    const result = await this.#searchWithin(windowMs, isFound);
    const found = result?.kind === "ours" ? result.found : this.#caughtUp();
    if (found !== undefined) return { kind: "ours", found };
    return (
      result ?? { kind: "unknown", why: "The service could not be asked whether it was applied" }
    );
  }

  #caughtUp(): Revision | undefined {
    return this.#accepted && mustBeOurs(this.#sent, this.#last ?? {}, this.#accepted);
  }

  /** Undefined if no look from after the window was answered. */
  #searchWithin(
    windowMs: number,
    isFound: (result: SearchResult<Revision>) => boolean,
  ): Promise<SearchResult<Revision> | undefined> {
    const look = (world: World) => this.#look(world);
    return searchUntilFound(this.#world, { what: "its revision", windowMs, look, isFound });
  }

  async #look(world: World): Promise<SearchResult<Revision>> {
    const target = { deployment_id: this.#deploymentId };
    const { newRevisions, deployment } = await readNewRevisions(world, target, this.#baseline);
    const named = this.#accepted?.named;
    const isMissing = named !== undefined && !newRevisions.some(({ id }) => id === named.id);
    const own = isMissing ? [await readRevision(world, target, named)] : [];
    const seen = { deployment, newRevisions: [...newRevisions, ...own] };
    this.#last = seen;
    return this.#accepted
      ? recogniseAccepted(this.#sent, seen, this.#accepted)
      : recognise(this.#sent, seen);
  }
}
