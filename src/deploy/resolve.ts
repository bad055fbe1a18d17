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
}

export type Found =
  | { kind: "ours"; revision: Revision }
  | { kind: "foreign" | "several"; ids: string[] }
  | { kind: "nothing" | "unknown" };

/** Which of the revisions that appeared is ours. What somebody else might make too has to be the only newcomer. */
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
export async function resolve(world: World, search: Search, windowMs: number): Promise<Found> {
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

/** Why nothing can be adopted, and nothing sent again. */
export function unproven(found: Found, cause: Error): UnprovenError {
  if (found.kind === "foreign" || found.kind === "several") {
    const whose = found.kind === "foreign" ? "are not of this change" : "cannot be told apart";
    return new UnprovenError(`${cause.message}. Revisions appeared that ${whose}: ${found.ids.join(", ")}`, found.ids);
  }
  const why = found.kind === "nothing" ? "No new revision appeared" : "The service could not be asked what became of it";
  return new UnprovenError(`${cause.message}. ${why}`);
}
