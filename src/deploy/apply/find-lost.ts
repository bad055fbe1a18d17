import type { World } from "../../action/world.ts";
import { UnprovenError } from "../../client/errors.ts";
import { settle } from "../../client/settle.ts";
import type { DeploymentPatch, Revision } from "../../contract/deployments.ts";
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

/** An earlier look that saw more was answered by a replica that is further ahead. */
function surerOf(found: Found, seen: Found): Found {
  return seen.kind === "nothing" && found.kind !== "unknown" ? found : seen;
}

/**
 * Looks for the patch's revision until the window has passed. Only an answer from after the window
 * proves that there is none.
 */
export async function findLost(world: World, search: Search, windowMs: number): Promise<Found> {
  const known: { found: Found } = { found: { kind: "unknown" } };
  const settled = await settle({
    ...world,
    windowMs,
    look: async () => {
      const news = await newSince(world, search.target, search.before);
      known.found = surerOf(known.found, recognise(search, news));
      return known.found;
    },
    isFound: ({ kind }) => kind === "ours",
  });
  if (settled !== undefined) return settled;
  return known.found.kind === "nothing" ? { kind: "unknown" } : known.found;
}

/** Why nothing can be adopted, and nothing sent again. */
export function unproven(found: Found, cause: Error): UnprovenError {
  if (found.kind === "foreign" || found.kind === "several") {
    const whose = found.kind === "foreign" ? "are not of this change" : "cannot be told apart";
    return new UnprovenError(
      `${cause.message}. Revisions appeared that ${whose}: ${found.ids.join(", ")}`,
    );
  }
  const why =
    found.kind === "nothing"
      ? "No new revision appeared"
      : "The service could not be asked what became of it";
  return new UnprovenError(`${cause.message}. ${why}`);
}
