import { type Piece, sentences, type Text } from "../../../report/blocks.ts";
import type { End, Words } from "../../../report/conclusion.ts";
import { formatDuration } from "../../../report/wording.ts";
import { besidesRuns, changesInShort, MOST_IN_HEADLINE, otherwiseIn } from "../changes.ts";
import {
  changesOfSettings,
  checksInWords,
  nameOfNew,
  newRuns,
  onThePlatform,
  revisionPiece,
  rolledOut,
  runsOf,
  subjectOf,
  theRevision,
} from "../describe.ts";
import type { Known, RolloutEnd } from "../known.ts";
import { runsInShort } from "../runs.ts";
import { isDeployed, wordOf } from "../status.ts";
import { comparison } from "./blocks.ts";
import { endedAfterMs, failed, whatWasSent } from "./failed.ts";
import { timedOut } from "./timed-out.ts";
import { servesAt, stillServing } from "./what-serves.ts";

const CONCURRENCY = "Deploy from one workflow at a time (concurrency:)";

/** How a revision that is followed can end, and all that is said of it. */
const ENDS: Record<
  RolloutEnd["outcome"],
  (known: Known, end: RolloutEnd & { elapsedMs: number }) => Words
> = {
  deployed: (known) => ({
    headline: `${subjectOf(known)}${nowSo(known)}`,
    message: sentences(
      deployedIn(known),
      whatElseChanged(known),
      servesAt(known),
      comparison(known),
    ),
  }),
  failed,
  superseded: (known, { newer_revision_id: by }) => {
    const newer = by === undefined ? ["another"] : ["revision ", revisionPiece(known, by)];
    const isAccepted = known.labels.on_superseded === "warn";
    return {
      headline: `${subjectOf(known)}: ${replacedBy(known, by)}`,
      message: sentences(
        [
          ...theRevision(known),
          ` was ${known.revision?.status} when `,
          ...newer,
          " took its place.",
        ],
        whatWasSent(known),
        isYetToServe(known, by) ? "The newer one does not serve yet." : "",
        stillServing(known),
        comparison(known),
      ),
      ...(isAccepted
        ? { severity: "warning", advice: `${CONCURRENCY}.` }
        : { advice: `${CONCURRENCY}, or set on_superseded: warn if this is expected.` }),
    };
  },
  not_active: (known) => ({
    headline: `${subjectOf(known)}: ${nameOfNew(known)} was deployed, but does not serve`,
    message: sentences(
      [...theRevision(known), notActive(known)],
      stillServing(known),
      comparison(known),
    ),
    advice: ["Look at the deployment's status and its deploy log ", onThePlatform(known), "."],
  }),
  timed_out: timedOut,
};

/** The end of a revision that was followed, after so many milliseconds of the step. */
export const endOfRollout = (end: RolloutEnd, elapsedMs: number): End<Known> => ({
  outcome: end.outcome,
  words: (known) => ENDS[end.outcome](known, { ...end, elapsedMs }),
});

/** A revision that contradicts what was sent, whatever named it. */
export const runsAnother: End<Known> = {
  outcome: "error",
  words: (known) => {
    const { image_uri, repo_ref } = known.patch?.source_revision_config ?? {};
    const runs = known.revision?.source_revision_config;
    const [sent, now] = image_uri ? [image_uri, runs?.image_uri] : [repo_ref, runs?.repo_ref];
    const but = [" shows ", { code: now ?? "" }, ", but ", { code: sent ?? "" }, " was sent."];
    return {
      headline: `${subjectOf(known)}: ${rolledOut(known)} was rolled out, which was not sent`,
      message: sentences([...theRevision(known), ...but], servesAt(known)),
      advice: ["See ", onThePlatform(known), " who else deploys, or what rewrites the image."],
    };
  },
};

/** Whether something else serves than what a revision was replaced by. */
const isYetToServe = ({ deployment }: Known, by: string | undefined): boolean =>
  by !== undefined && deployment !== undefined && deployment.active_revision_id !== by;

/** What is so now, behind the name of the deployment: what runs, or the settings that changed. */
export function nowSo(known: Known): string {
  const settings = changesOfSettings(known);
  const otherwise = otherwiseIn(known.plan?.changes ?? []);
  const both = otherwise.length === 0 ? "" : `; ${changesInShort(otherwise, MOST_IN_HEADLINE)}`;
  if (settings.length > 0) return `: ${changesInShort(settings, MOST_IN_HEADLINE)}`;
  return ` runs ${rolledOut(known)}${both}`;
}

/** What changed beside what a headline names. */
export function whatElseChanged(known: Known): Text {
  const settings = changesOfSettings(known);
  const changes = besidesRuns(known.plan?.changes ?? []);
  // The headline names the others.
  const others = changes.filter((change) => !otherwiseIn(changes).includes(change));
  if (settings.length === 0)
    return others.length === 0 ? "" : `Also changed: ${changesInShort(others)}.`;
  const runs = runsInShort(newRuns(known));
  const still: Piece[] = runs === undefined ? [] : ["It still runs ", { code: runs }, "."];
  return settings.length <= MOST_IN_HEADLINE
    ? still
    : sentences(`Changed: ${changesInShort(settings)}.`, still);
}

/** What was replaced, and by what it was, if that is known. */
function replacedBy(known: Known, newer_revision_id: string | undefined): string {
  const theirs = runsInShort(runsOf(known, newer_revision_id));
  const newer = theirs === rolledOut(known) ? undefined : theirs;
  const verb = wordOf(known.revision?.status ?? "") === "SKIPPED" ? "skipped for" : "replaced by";
  return `${nameOfNew(known)} was ${verb} ${newer ?? "a newer revision"}`;
}

/** Without the time spent waiting for others. */
export function deployedIn(known: Known): Piece[] {
  const checks = checksInWords(known);
  const end = checks ? `; ${checks}.` : ".";
  const endedMs = endedAfterMs(known);
  if (endedMs === undefined)
    return [...theRevision(known), ` was already ${known.revision?.status}${end}`];
  if (!known.isOurs)
    return [
      ...["Watched revision ", revisionPiece(known, known.revision?.id ?? "")],
      ` for ${formatDuration(endedMs)} until it was deployed${end}`,
    ];
  const { revision_id, waitedMs = 0 } = known.idle ?? {};
  const own = `Deployed in ${formatDuration(endedMs - waitedMs)}`;
  if (revision_id === undefined) return [own + end];
  const waited = `${own}, after waiting ${formatDuration(waitedMs)} for revision `;
  return [waited, revisionPiece(known, revision_id), end];
}

const notActive = (known: Known): string =>
  isDeployed(known.revision?.status ?? "")
    ? " is DEPLOYED, but did not become active."
    : ` was DEPLOYED, and is ${known.revision?.status} now.`;
