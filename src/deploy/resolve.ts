import { UnreachableError } from "../client/errors.ts";
import type { DeploymentPatch, Revision } from "../contract/deployments.ts";
import { UnprovenError } from "../rollout/unproven.ts";
import type { World } from "../rollout/world.ts";
import { matches, type RunMarks, strengthOf } from "./fingerprint.ts";
import { newSince, type Revisions } from "./revisions.ts";

export interface PatchOptions {
  on_ambiguous: "verify" | "fail";
  settleWindowMs: number;
  marks: RunMarks;
}

/** What to look for, and beside what. */
export interface Search {
  target: { deployment_id: string };
  patch: DeploymentPatch;
  before: Revisions;
  options: PatchOptions;
  /** How often the patch was sent: no more revisions than that can be of it. */
  sends: number;
}

export type Found =
  | { kind: "ours"; revision: Revision }
  | { kind: "foreign" | "several"; ids: string[] }
  | { kind: "nothing" | "unknown" };

/** Which of the revisions that appeared is ours. What somebody else might make too has to be the only newcomer. */
function recognise(search: Search, news: Revision[]): Found {
  const matching = news.filter((revision) => matches(search.patch, revision.source_revision_config));
  // A later change of other members, by anybody, makes a revision that runs the same: ours are the oldest.
  const revision = matching.at(-Math.min(search.sends, matching.length));
  const ids = news.map(({ id }) => id);
  if (news.length === 0) return { kind: "nothing" };
  if (revision === undefined) return { kind: "foreign", ids };
  const isAlone = news.length === 1 || strengthOf(search.patch, search.options.marks) === "unique";
  return isAlone ? { kind: "ours", revision } : { kind: "several", ids };
}

const LOOKS_MS = [0, 1_000, 2_000, 4_000, 8_000];
/** How far beyond the window the service may put the next look off. */
const ASKED_LIMIT_MS = 2 * 60_000;

const askedMs = (error: Error) => (error instanceof UnreachableError ? (error.retryAfterMs ?? 0) : 0);

/** Looks for the patch's revision until the window has passed since the call. Never says "nothing" without a late look. */
export async function resolve(world: World, search: Search, windowMs: number): Promise<Found> {
  const { clock, signal } = world;
  const start = clock.now();
  const end = start + windowMs;
  let found: Found = { kind: "unknown" };
  let lastAnswer = Number.NEGATIVE_INFINITY;
  for (let look = 0; ; look++) {
    let asked = 0;
    try {
      const seen = recognise(search, await newSince(world, search.target, search.before));
      // A read that sees less than one before it is stale.
      if (seen.kind !== "nothing" || found.kind === "unknown") found = seen;
      lastAnswer = clock.now();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Error)) throw error;
      asked = askedMs(error);
      world.report.info(`${error.message}; looking again.`);
    }
    if (found.kind === "ours") return found;
    const left = end - clock.now();
    if ((left <= 0 && asked === 0) || asked > left + ASKED_LIMIT_MS) break;
    const pause = (LOOKS_MS[look + 1] ?? 8_000) * (0.8 + clock.random() * 0.4);
    await clock.sleep(Math.max(asked, Math.min(pause, left)), signal);
  }
  return lastAnswer < start + (windowMs * 2) / 3 ? { kind: "unknown" } : found;
}

/** Why nothing can be adopted, and nothing sent again. */
export function unproven(found: Found, cause: Error): UnprovenError {
  if (found.kind === "foreign" || found.kind === "several") {
    const whose = found.kind === "foreign" ? "are not of this change" : "cannot be told apart";
    return new UnprovenError(`${cause.message}. Revisions appeared that ${whose}: ${found.ids.join(", ")}`, found.ids);
  }
  const why = found.kind === "nothing" ? "No new revision appeared" : "The service could not be asked what became of it";
  return new UnprovenError(`${cause.message}. ${why}`);
}
