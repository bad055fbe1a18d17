import { sentences, type Text } from "../../report/blocks.ts";
import type { End } from "../../report/conclusion.ts";
import { shortId } from "../../report/wording.ts";
import type { Revision } from "../../service/contract/deployments.ts";
import { isTag } from "../../service/contract/source.ts";
import { changesInShort } from "../rollout/changes.ts";
import {
  changesOfSettings,
  nameOfNew,
  newRuns,
  onThePlatform,
  previousRuns,
  resumeAdvice,
  revisionPiece,
  revisionSubject,
  rolledOut,
  subjectOf,
} from "../rollout/describe.ts";
import { currentState, whatElseChanged } from "../rollout/end/rollout-results.ts";
import type { Known } from "../rollout/known.ts";
import { runsInShort } from "../rollout/runs.ts";
import type { FailedCheck } from "./checks/checks.ts";
import { ALREADY, inWords, type Planned } from "./plan/planned.ts";

export const plannedChange = (planned: Planned): End<Known> => ({
  outcome: "planned",
  words: (known) => ({
    headline: `${subjectOf(known)}: planned ${inWords(planned)}`,
    message: sentences(
      "Nothing was sent (dry_run).",
      planned.isSkipped ? ALREADY : "",
      isRollingOut(planned.pending),
    ),
  }),
});

function isRollingOut(revision: Revision | undefined): Text {
  if (revision === undefined) return "";
  const code = runsInShort(revision.source_revision_config) ?? shortId(revision.id);
  return [{ code }, ` is rolling out (${revision.status}).`];
}

export const unchanged: End<Known> = {
  outcome: "unchanged",
  words: (known) => ({
    headline: `${subjectOf(known)} already runs ${runsInShort(newRuns(known)) ?? "this"}`,
    message: `Nothing was sent. ${ALREADY}`,
  }),
};

export const beingDeleted: End<Known> = {
  outcome: "rejected",
  words: (known) => ({
    headline: `${subjectOf(known)} is being deleted`,
    message: "Nothing was changed.",
    advice: "Create it again with create/ once it is gone, or name another deployment.",
  }),
};

/** The plan below explains that no revision is needed. */
export const changedWithoutRevision: End<Known> = {
  outcome: "no_revision",
  words: (known) => {
    const { changes = [] } = known.plan ?? {};
    const changed = changesInShort(changes) || "nothing changed";
    return { headline: `${subjectOf(known)}: ${changed}`, message: "" };
  },
};

export const timedOutBeforeSending: End<Known> = {
  outcome: "timed_out",
  words: (known) => ({
    headline: `${subjectOf(known)}: timed out, nothing was changed`,
    message: "The timeout came before the change was sent.",
    advice: "Set a longer timeout.",
  }),
};

/** Another rollout was in progress until the timeout. */
export const timedOutWaitingForIdle = (
  { id, status, source_revision_config: theirs }: Partial<Revision> & { id: string },
  ours: Revision["source_revision_config"],
): End<Known> => ({
  outcome: "timed_out",
  words: (known) => {
    const name = runsInShort(theirs);
    const what = name === undefined ? [] : [" (", { code: name }, ")"];
    return {
      headline: `${subjectOf(known)}: timed out, ${runsInShort(ours) ?? "the change"} was not sent`,
      message: [
        ...["Revision ", revisionPiece(known, id), ...what],
        ` was still ${status ?? "unsettled"}.`,
      ],
      advice: ["Look at that revision ", onThePlatform(known, id), ", or set a longer timeout."],
    };
  },
});

export const started: End<Known> = {
  outcome: "not_waited",
  words: (known) => ({
    headline:
      changesOfSettings(known).length === 0
        ? `${subjectOf(known)}: rollout of ${rolledOut(known)} started`
        : `${subjectOf(known)}${currentState(known)}; its rollout has started`,
    message: sentences(
      [...revisionSubject(known), " was created. Not waiting for it (wait: false)."],
      whatElseChanged(known),
    ),
    advice: resumeAdvice(known),
  }),
};

export const notAwaited = ({ status }: Revision, isPending: boolean): End<Known> => ({
  outcome: "not_waited",
  words: (known) => ({
    headline: `${subjectOf(known)}: ${rolledOut(known)} is ${status}`,
    message: "Not waiting for it (wait: false).",
    ...(isPending ? { advice: resumeAdvice(known) } : {}),
  }),
});

export const plannedWatch = ({ id, status }: Revision): End<Known> => ({
  outcome: "planned",
  words: (known) => ({
    headline: `${subjectOf(known)}: revision ${shortId(id)} would only be watched`,
    message: [...revisionSubject(known), ` is ${status}. Nothing was sent (dry_run).`],
  }),
});

const isServing = ({ deployment, revision }: Known): boolean =>
  revision !== undefined && deployment?.active_revision_id === revision.id;

/** First advice while a revision that failed a check is serving. A branch cannot be redeployed. */
function rollbackAdvice(known: Known): Text {
  const former = previousRuns(known);
  const runs = runsInShort(former);
  const isKept = runs !== undefined && (former?.image_uri || isTag(former?.repo_ref));
  return isKept ? ["Roll back now: deploy ", { code: runs }, " again."] : "Roll back now.";
}

export const checkFailed = ({ check, outcome, finding }: FailedCheck): End<Known> => ({
  outcome,
  words: (known) => {
    const { headline = `failed the ${check}`, seen, isBroken, advice } = finding;
    const serves = isServing(known) ? " serves, but" : "";
    return {
      headline: `${subjectOf(known)}: ${nameOfNew(known)}${serves} ${headline}`,
      message: `${seen.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase())}.`,
      advice: sentences(isBroken && isServing(known) ? rollbackAdvice(known) : "", advice),
    };
  },
});
