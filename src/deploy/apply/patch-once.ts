import { randomUUID } from "node:crypto";
import { read } from "../../action/read.ts";
import { shortId } from "../../action/wording.ts";
import type { World } from "../../action/world.ts";
import { call } from "../../client/call.ts";
import type { Sight } from "../../client/write/next-step.ts";
import { settle } from "../../client/write/settle.ts";
import { type Recovered, writeOnce } from "../../client/write/write-once.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeployment,
  patchDeployment,
  type Revision,
  revisionTriggers,
} from "../../contract/deployments.ts";
import { omitAbsent } from "../../contract/operation.ts";
import { inSpellingOf } from "../../contract/spelling.ts";
import {
  differences,
  isUnmistakable,
  recognise,
  recogniseAccepted,
  type Seen,
  type Sent,
} from "./recognise.ts";
import { repeatable } from "./repeatable.ts";
import { isNew, look, type Revisions, snapshot } from "./revisions.ts";

const MAX_SENDS = 3;
/** How long what the service shows of an accepted change may lag behind its answer. */
const LAG_MS = 5_000;

export interface PatchOptions {
  on_ambiguous: "verify" | "fail";
  settleWindowMs: number;
  marks: readonly string[];
  /** Called with each attempt, and with false once it is certain that none has changed anything. */
  onSent(mayBeApplied: boolean): void;
}

export interface Applied {
  /** The revision that the patch made, or undefined for one that needs none. */
  revision?: Revision;
  /** The service's answer, where it arrived. */
  deployment?: DeploymentState;
  /** How many attempts may have arrived. */
  sends: number;
  /** Where an answer was lost. */
  recovered?: Recovered;
  /** What was new when ours was found, ours included; undefined where that was not looked up. */
  seen?: Seen | undefined;
  /** What existed when no attempt could have arrived yet. */
  before: Revisions;
  /** What others made of it after the first attempt, oldest first. */
  meanwhile?: readonly Revision[];
}

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
  before: Revisions,
  options: PatchOptions,
): Promise<Applied> {
  const target = { deployment_id: deployment.id };
  const body = inSpellingOf(deployment.source_revision_config, patch);
  // Beyond the contract: idempotency-key. Nothing relies on it.
  const headers = { "idempotency-key": randomUUID() };
  const send = (signal: AbortSignal) =>
    call(world.server, patchDeployment, target, { body, headers, signal });
  const hooks = { onSend: () => options.onSent(true), onUntouched: () => options.onSent(false) };
  if (revisionTriggers(patch).length === 0) {
    const write = { ...repeatable(world, send, options), ...hooks };
    const { found, ...written } = await writeOnce(world, write);
    return { deployment: found, ...written, before };
  }
  const search = new RevisionSearch(world, deployment, patch, before, options);
  const { found, ...written } = await writeOnce(world, {
    send,
    ...hooks,
    accept: (reply) => search.accept(reply),
    look: (windowMs) => search.look(windowMs),
    learn: () => search.learn(),
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
  return { revision: found, ...written, ...search.result() };
}

/** Looks for the revision of one patch. */
class RevisionSearch {
  readonly #world: World;
  readonly #sent: Sent;
  readonly #windowMs: number;
  readonly #deploymentId: string;
  #before: Revisions;
  #meanwhile: readonly Revision[] = [];
  #reply: DeploymentState | undefined;
  /** The revision that the answer to an accepted patch names. */
  #named: Revision | undefined;
  #last: Seen | undefined;
  #listed: ReadonlySet<string> = new Set();
  #foreign: Sight<Revision> | undefined;

  constructor(
    world: World,
    deployment: DeploymentState,
    patch: DeploymentPatch,
    before: Revisions,
    { marks, settleWindowMs }: PatchOptions,
  ) {
    this.#world = world;
    this.#sent = { patch, before: deployment.source_revision_config, marks };
    this.#windowMs = settleWindowMs;
    this.#deploymentId = deployment.id;
    this.#before = before;
  }

  result(): Pick<Applied, "deployment" | "before" | "meanwhile" | "seen"> {
    const before = this.#before;
    const meanwhile = this.#meanwhile;
    return { before, meanwhile, ...omitAbsent({ deployment: this.#reply, seen: this.#last }) };
  }

  /** Nothing of ours exists yet, so everything that exists now is older than ours. */
  async learn(): Promise<void> {
    const deployment = await read(this.#world, getDeployment, {
      deployment_id: this.#deploymentId,
    });
    const before = this.#before;
    this.#before = await snapshot(this.#world, deployment, before);
    const news = this.#before.seen.filter((revision) => isNew(revision, before));
    this.#meanwhile = [...this.#meanwhile, ...news.toReversed()];
    this.#sent.before = deployment.source_revision_config;
  }

  /**
   * The answer names the latest revision: ours, unless the answer lags behind or someone was
   * quicker. Once the answer is there no failure of a read may lose the revision's id.
   */
  async accept(reply: DeploymentState): Promise<Revision | undefined> {
    this.#reply = reply;
    const id = reply.latest_revision_id;
    if (id === null || this.#before.known.has(id)) return undefined;
    const named: Revision = {
      id,
      status: "",
      source_revision_config: reply.source_revision_config,
    };
    this.#named = named;
    if (isUnmistakable(this.#sent, named, reply)) return named;
    const sight = await this.#sightWithin(Math.min(LAG_MS, this.#windowMs)).catch(() => undefined);
    if (sight?.kind === "ours") return sight.found;
    const seen = this.#last ?? { news: [named], deployment: reply };
    if (seen.news.length > 1) return undefined;
    const odd = differences(this.#sent, seen, named).join(", ");
    if (odd !== "") {
      this.#world.report.notice(
        `Revision ${id} is the only new one, so it is this change's. The service shows ${odd} otherwise than it was sent.`,
      );
    }
    return named;
  }

  async look(windowMs: number): Promise<Sight<Revision>> {
    this.#foreign = undefined;
    const sight = await this.#sightWithin(windowMs);
    if (sight !== undefined) return sight;
    return (
      this.#foreign ?? {
        kind: "unknown",
        why: "The service could not be asked whether it was applied",
      }
    );
  }

  /** Undefined where no look from after the window was answered. */
  #sightWithin(windowMs: number): Promise<Sight<Revision> | undefined> {
    return settle(this.#world, {
      what: "its revision",
      windowMs,
      look: (world) => this.#look(world),
      isFound: (sight) => sight.kind === "ours" && this.#isCertain(sight.found),
    });
  }

  /**
   * A list that lags behind may not show ours yet, where the deployment already names a revision
   * that someone made over it. Once the answer is there, ours is named by it.
   */
  #isCertain({ id }: Revision): boolean {
    return !this.#before.listed || this.#named !== undefined || this.#listed.has(id);
  }

  async #look(world: World): Promise<Sight<Revision>> {
    const target = { deployment_id: this.#deploymentId };
    const seen = await look(world, target, this.#before);
    this.#listed = seen.listed;
    const named = this.#named;
    const isMissing = named !== undefined && !seen.news.some(({ id }) => id === named.id);
    const all = isMissing ? { ...seen, news: [...seen.news, named] } : seen;
    this.#last = all;
    const sight = named ? recogniseAccepted(this.#sent, all) : recognise(this.#sent, all);
    if (sight.kind === "foreign") this.#foreign = sight;
    if (sight.kind !== "nothing") return sight;
    // An earlier look that saw more was answered by a replica that is further ahead.
    if (this.#foreign !== undefined) return this.#foreign;
    if (seen.failure !== undefined) throw seen.failure;
    return sight;
  }
}
