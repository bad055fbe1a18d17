import type { World } from "../../action/world.ts";
import { UnreachableError } from "../../client/errors.ts";
import { isTransient } from "../../client/retry.ts";
import type { DeploymentPatch, Revision } from "../../contract/deployments.ts";
import { UnprovenError } from "../../rollout/unproven.ts";
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
  | { kind: "nothing" }
  | { kind: "unknown" };

/** Which of the revisions that appeared is ours. What somebody else might make too has to be the only newcomer. */
function recognise(search: Search, news: Revision[]): Found {
  const matching = news.filter((revision) =>
    matches(search.patch, revision.source_revision_config),
  );
  // A later change of other members, by anybody, makes a revision that runs the same: the oldest is ours.
  const revision = matching.at(-1);
  const ids = news.map(({ id }) => id);
  if (news.length === 0) return { kind: "nothing" };
  if (revision === undefined) return { kind: "foreign", ids };
  const isAlone = news.length === 1 || strengthOf(search.patch, search.options.marks) === "unique";
  return isAlone ? { kind: "ours", revision } : { kind: "several", ids };
}

const LOOKS_MS = [1_000, 2_000, 4_000];
const LAST_LOOK_MS = 8_000;
/** How long after the window an answer from its end is waited for. */
const OVERTIME_MS = 2 * 60_000;

async function lookFor(world: World, search: Search): Promise<Found | Error> {
  try {
    return recognise(search, await newSince(world, search.target, search.before));
  } catch (error) {
    world.signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    world.report.info(`${error.message}; looking again.`);
    return error;
  }
}

/** A look that sees less than one before it was answered by a stale replica. */
function surerOf(found: Found, seen: Found | Error): Found {
  if (seen instanceof Error) return found;
  return seen.kind === "nothing" && found.kind !== "unknown" ? found : seen;
}

/** The pause after a look: short ones first, the last one up to the window's end, and never shorter than the service asks. */
function pauseMs(look: number, leftMs: number, seen: Found | Error, random: () => number): number {
  const usual = (LOOKS_MS[look] ?? LAST_LOOK_MS) * (0.8 + random() * 0.4);
  const asked = seen instanceof UnreachableError ? (seen.retryAfterMs ?? 0) : 0;
  return Math.max(asked, leftMs > 0 ? Math.min(usual, leftMs) : usual);
}

/** Looks for the patch's revision until the window has passed since the call. Only an answer from its end says "nothing". */
export async function resolve(world: World, search: Search, windowMs: number): Promise<Found> {
  const { clock, signal } = world;
  const end = clock.now() + windowMs;
  let found: Found = { kind: "unknown" };
  for (let look = 0; ; look++) {
    const isLate = clock.now() >= end;
    const seen = await lookFor(world, search);
    found = surerOf(found, seen);
    const isAnswered = isLate && !(seen instanceof Error);
    if (found.kind === "ours" || isAnswered) return found;
    const pause = pauseMs(look, end - clock.now(), seen, clock.random);
    const isTooLate = clock.now() + pause > end + OVERTIME_MS;
    if (isTooLate || (isLate && !isTransient(seen)))
      return found.kind === "nothing" ? { kind: "unknown" } : found;
    await clock.sleep(pause, signal);
  }
}

/** Why nothing can be adopted, and nothing sent again. */
export function unproven(found: Found, cause: Error): UnprovenError {
  if (found.kind === "foreign" || found.kind === "several") {
    const whose = found.kind === "foreign" ? "are not of this change" : "cannot be told apart";
    return new UnprovenError(
      `${cause.message}. Revisions appeared that ${whose}: ${found.ids.join(", ")}`,
      found.ids,
    );
  }
  const why =
    found.kind === "nothing"
      ? "No new revision appeared"
      : "The service could not be asked what became of it";
  return new UnprovenError(`${cause.message}. ${why}`);
}
