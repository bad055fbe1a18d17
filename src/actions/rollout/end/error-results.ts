import type { Piece, Text } from "../../../report/blocks.ts";
import type { End, Ending } from "../../../report/conclusion.ts";
import { endOfServiceError, type PhaseWords } from "../../../report/error-ending.ts";
import { wrongInputs } from "../../../report/problems.ts";
import type { RefusalContext } from "../../../report/refusals/row.ts";
import { isGone } from "../../../service/client/errors.ts";
import type { Phase } from "../../../service/client/write/write.ts";
import { isOtherContent } from "../../../service/contract/compare.ts";
import {
  concurrencyAdvice,
  lastSeenInWords,
  nameOfNew,
  onThePlatform,
  previousRuns,
  READ_REVISIONS,
  resumeAdvice,
  revisionSubject,
  subjectOf,
} from "../describe.ts";
import type { Known } from "../known.ts";
import { runsInShort } from "../runs.ts";
import { isDeployed } from "../status.ts";

/** What an error or a cancellation leaves behind, by the progress of the change. */
const CHANGE = (known: Known): Record<Phase, PhaseWords> => ({
  "not sent": {
    headline: "nothing was changed",
    cancelled: "cancelled before anything was changed",
    message: "",
  },
  sent: {
    headline: "not known whether the change was applied",
    cancelled: "cancelled, not known whether the change was applied",
    message:
      "The workflow was cancelled while the change was being sent. It may have been applied.",
    advice: READ_REVISIONS,
  },
  accepted: {
    ...watchingWords(known, "changed, but its revision is not known"),
    ...(known.revision === undefined && otherAppeared(known)),
  },
});

/** The result if the latest revision is new and shows other content than was sent. */
function otherAppeared(known: Known): Pick<PhaseWords, "headline" | "advice"> | undefined {
  const { before, deployment, patch } = known;
  const sent = patch?.source_revision_config;
  const runs = deployment?.source_revision_config;
  const isNew = deployment?.latest_revision_id !== before?.latest_revision_id;
  if (!isNew || !isOtherContent(sent, runs)) return undefined;
  return {
    headline: `${runsInShort(sent)} was sent, and a revision of ${runsInShort(runs)} appeared`,
    advice: concurrencyAdvice(known),
  };
}

/** What an error or a cancel leaves of a revision that was watched, or `ifNone` as its headline. */
export function watchingWords(known: Known, ifNone: string): PhaseWords {
  const { status = "" } = known.revision ?? {};
  const state = status || "just created";
  return {
    headline: known.revision ? `the outcome of ${nameOfNew(known)} is unknown` : ifNone,
    cancelled: `cancelled while ${nameOfNew(known)} was ${state}`,
    message:
      known.silentSinceMs === undefined
        ? [
            ...revisionSubject(known),
            isDeployed(status) ? " is deployed" : " continues to roll out",
            ...servedBefore(known),
            ".",
          ]
        : lastSeenInWords(known),
    ...(known.revision && {
      seen: (why: string) => lastSeenInWords(known, why),
    }),
    advice: resumeAdvice(known),
  };
}

function servedBefore(known: Known): Piece[] {
  const runs = runsInShort(previousRuns(known));
  return runs === undefined ? [] : ["; ", { code: runs }, " served before"];
}

const gone = (known: Known): Text => [
  "The revision or its deployment was deleted meanwhile, or the credential may not see it any more. Look at the deployment ",
  onThePlatform(known),
  ".",
];

/** An error as the result of a step. Bugs are rethrown. */
export function endOfError(
  error: unknown,
  known: Known,
  context: RefusalContext,
  isCancelled: boolean,
  wordsOf = CHANGE,
): End<Known> {
  const endAt = (now: Known) => {
    const words = wordsOf(now);
    const wasSeen = now.lastSeen !== undefined && isGone(error);
    return endOfServiceError(error, {
      subject: subjectOf(now),
      // A revision that is watched was accepted, whoever sent it.
      phase: now.revision === undefined ? now.phase : "accepted",
      isCancelled,
      context,
      words: wasSeen ? { ...words, accepted: { ...words.accepted, gone: gone(now) } } : words,
    });
  };
  // What serves is read once more before the words are made.
  return { outcome: endAt(known).outcome, words: (now) => endAt(now).words(now) };
}

/** The end of a step whose inputs cannot work. `nothing` says that nothing was changed. */
export const refused = (
  problems: NonNullable<Ending["problems"]>,
  nothing: string,
): End<Known> => ({
  outcome: "rejected",
  words: (known) => wrongInputs(problems, subjectOf(known), nothing),
});
