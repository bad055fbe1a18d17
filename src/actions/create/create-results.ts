import type { PhaseMessages } from "../../report/error-ending.ts";
import {
  CREATION_REFUSALS,
  HAS_AGENT,
  UNLISTED_NAME_REFUSALS,
  UNUSUAL_NAME_REFUSALS,
} from "../../report/refusals/control-plane.ts";
import { RefusedError } from "../../service/client/errors.ts";
import type { Phase } from "../../service/client/write/write.ts";
import { creationAdvice, endAs, resumeAdvice } from "../rollout/describe.ts";
import { watchingMessages } from "../rollout/end/error-results.ts";
import { currentState, deployedText } from "../rollout/end/rollout-results.ts";
import type { State } from "../rollout/state.ts";
import type { CreateInputs } from "./inputs.ts";
import { hasUnusualName } from "./request.ts";

/** What an error or a cancellation leaves behind, by the phase of the creation. */
export const messagesOf = (state: State, name: string): Record<Phase, PhaseMessages> => ({
  "not sent": {
    headline: "nothing was created",
    cancelled: "cancelled before anything was created",
    message: "",
  },
  sent: {
    headline: "not known whether it was created",
    cancelled: "cancelled, not known whether it was created",
    message: "The workflow was cancelled while the creation was being sent.",
    advice: creationAdvice(name),
  },
  accepted: {
    ...watchingMessages(state, "created, but its first revision is not known"),
    ...(state.revision
      ? {}
      : {
          cancelled: "cancelled, created, but its first revision is not known",
          message: "The workflow was cancelled.",
        }),
  },
});

/** Whether a creation was refused because of its name. Nothing was created. */
export const isNameTaken = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.status === 409 && !HAS_AGENT.test(error.detail ?? "");

/** The first revision is serving. */
export const created = endAs("deployed", (state) => ({
  headline: ` was created${currentState(state).replace(/^ /, " and ")}`,
  message: deployedText(state),
}));

export const started = endAs("not_waited", (state) => ({
  headline: " was created; its rollout has started",
  message: "Not waiting for it (wait: false).",
  advice: resumeAdvice(state),
}));

export const planned = ({ if_exists }: CreateInputs) =>
  endAs("planned", () => ({
    headline: " would be created",
    message: `Nothing was sent (dry_run)${if_exists === "fail" ? ", so neither the credential nor the name was checked" : ""}.`,
  }));

export const refusalRows = ({ name, if_exists }: CreateInputs) => [
  ...(hasUnusualName(name) ? UNUSUAL_NAME_REFUSALS : []),
  ...(if_exists === "update" ? UNLISTED_NAME_REFUSALS : []),
  ...CREATION_REFUSALS,
];
