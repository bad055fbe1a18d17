import { sentences, type Text } from "../../../report/blocks.ts";
import type { End, Ending } from "../../../report/conclusion.ts";
import { endingOfError, type PhaseWords, rejected } from "../../../report/error-ending.ts";
import type { ExplainRefusal } from "../../../report/refused-input.ts";
import { RefusedError } from "../../../service/client/errors.ts";
import type { Phase } from "../../../service/client/write/write.ts";
import {
  howToContinue,
  lastSeenInWords,
  nameOfNew,
  onThePlatform,
  READ_REVISIONS,
  subjectOf,
  theRevision,
} from "../describe.ts";
import type { Known } from "../known.ts";
import { isDeployed } from "../status.ts";
import { comparison } from "./blocks.ts";
import { stillServing } from "./what-serves.ts";

/** What an error or a cancel leaves, by how far the change has come. */
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
    headline: known.revision ? unknown(known) : "changed, but its revision is not known",
    ...watchingWords(known),
  },
});

const unknown = (known: Known) =>
  nameOfNew(known) === "" ? "outcome unknown" : `outcome of ${nameOfNew(known)} unknown`;

/** What an error or a cancel leaves of a revision that was watched. */
export function watchingWords(known: Known): Omit<PhaseWords, "headline"> {
  const { status = "" } = known.revision ?? {};
  const state = status || "just created";
  const name = nameOfNew(known);
  return {
    cancelled: name === "" ? `cancelled while ${state}` : `cancelled while ${name} was ${state}`,
    message:
      known.silentSinceMs === undefined
        ? [...theRevision(known), isDeployed(status) ? " is deployed." : " continues to roll out."]
        : lastSeenInWords(known),
    seen: known.revision === undefined ? "" : lastSeenInWords(known),
    advice: howToContinue(known),
  };
}

/** What was read before has the right id. */
const gone = (known: Known): Text => [
  "The revision or its deployment was deleted meanwhile, or the credential may not see it any more. Look at the deployment ",
  onThePlatform(known),
  ".",
];

const BECAUSE = {
  expired: ", because the credential is not accepted any more (401)",
  gone: ", because the revision or its deployment is gone (404)",
};

/** What was read before had the right credential. */
const EXPIRED = {
  likelyCause: "The credential was accepted before: it has expired, or was revoked.",
  nextStep: "Replace it with a valid one.",
};

/** Why a revision that was watched cannot be read any more, if that is known. */
function whyLost(error: unknown): "expired" | "gone" | undefined {
  if (!(error instanceof RefusedError)) return undefined;
  if (error.status === 401) return "expired";
  return [404, 410].includes(error.status) ? "gone" : undefined;
}

/** An error as the end of a step. A bug of ours is not one, and is thrown on. */
export function endOfError(
  error: unknown,
  known: Known,
  explain: ExplainRefusal,
  isCancelled: boolean,
  words = CHANGE(known),
): End<Known> {
  // A revision that is watched was accepted, whoever sent it.
  const phase = known.revision === undefined ? known.phase : "accepted";
  const why = phase === "accepted" && known.lastSeen ? whyLost(error) : undefined;
  const accepted = why === "gone" ? { ...words.accepted, gone: gone(known) } : words.accepted;
  const { outcome, ...said } = endingOfError(error, {
    ...{ subject: subjectOf(known), service: "control plane", phase, isCancelled },
    explain: why === "expired" ? (refused) => ({ ...explain(refused), ...EXPIRED }) : explain,
    words: { ...words, accepted },
  });
  const serving = outcome === "rejected" ? stillServing(known) : "";
  const message = sentences(said.message, serving, comparison(known));
  const because = isCancelled || why === undefined ? "" : BECAUSE[why];
  const headline = said.headline === undefined ? {} : { headline: said.headline + because };
  return { outcome, words: () => ({ ...said, ...headline, message }) };
}

/** The end of a step whose inputs cannot work. `nothing` says that nothing was changed. */
export const refused = (
  problems: NonNullable<Ending["problems"]>,
  nothing: string,
): End<Known> => ({
  outcome: "rejected",
  words: (known) => {
    const { outcome: _, message, ...said } = rejected(subjectOf(known), problems, nothing);
    return { ...said, message: sentences(message, stillServing(known), comparison(known)) };
  },
});
