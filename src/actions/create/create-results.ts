import type { End } from "../../report/conclusion.ts";
import type { PhaseWords } from "../../report/error-ending.ts";
import {
  CREATION,
  HAS_AGENT,
  UNLISTED,
  UNUSUAL_NAME,
} from "../../report/refusals/control-plane.ts";
import { RefusedError } from "../../service/client/errors.ts";
import type { Phase } from "../../service/client/write/write.ts";
import { resumeAdvice, subjectOf } from "../rollout/describe.ts";
import { watchingWords } from "../rollout/end/error-results.ts";
import { currentState, deployedIn } from "../rollout/end/rollout-results.ts";
import type { Known } from "../rollout/known.ts";
import type { CreateInputs } from "./inputs.ts";
import { hasUnusualName } from "./request.ts";

/** What an error or a cancel leaves, by how far the creation has come. */
export const LEFT = (known: Known, name: string): Record<Phase, PhaseWords> => ({
  "not sent": {
    headline: "nothing was created",
    cancelled: "cancelled before anything was created",
    message: "",
  },
  sent: {
    headline: "not known whether it was created",
    cancelled: "cancelled, not known whether it was created",
    message: "The workflow was cancelled while the creation was being sent.",
    advice: `Look for ${name} on the platform. If it exists, use its deployment_id with the root action; if it does not, run this again.`,
  },
  accepted: {
    ...watchingWords(known, "created, but its first revision is not known"),
    ...(known.revision
      ? {}
      : {
          cancelled: "cancelled, created, but its first revision is not known",
          message: "The workflow was cancelled.",
        }),
  },
});

/** Whether the service refused a creation because of its name. Nothing was created. */
export const isTaken = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.status === 409 && !HAS_AGENT.test(error.detail ?? "");

/** The first revision of what was created serves. */
export const created: End<Known> = {
  outcome: "deployed",
  words: (known) => ({
    headline: `${subjectOf(known)} was created${currentState(known).replace(/^ /, " and ")}`,
    message: deployedIn(known),
  }),
};

export const started: End<Known> = {
  outcome: "not_waited",
  words: (known) => ({
    headline: `${subjectOf(known)} was created; its rollout has started`,
    message: "Not waiting for it (wait: false).",
    advice: resumeAdvice(known),
  }),
};

export const planned = ({ if_exists }: CreateInputs): End<Known> => ({
  outcome: "planned",
  words: (known) => ({
    headline: `${subjectOf(known)} would be created`,
    message: `Nothing was sent (dry_run)${if_exists === "fail" ? ", so neither the credential nor the name was checked" : ""}.`,
  }),
});

/** What is so of a creation that is refused. */
export const rowsOfCreation = ({ name, if_exists }: CreateInputs) => [
  ...(hasUnusualName(name) ? UNUSUAL_NAME : []),
  ...(if_exists === "update" ? UNLISTED : []),
  ...CREATION,
];
