import {
  CREATION_REFUSALS,
  HAS_AGENT,
  UNLISTED_NAME_REFUSALS,
  UNUSUAL_NAME_REFUSALS,
} from "../../report/refusals/control-plane.ts";
import { RefusedError } from "../../service/client/errors.ts";
import { endAs, resumeAdvice } from "../rollout/describe.ts";
import { currentStateText, deployedText } from "../rollout/end/rollout-results.ts";
import type { CreateInputs } from "./inputs.ts";
import { hasUnusualName } from "./request.ts";

/** Whether a creation was refused because of its name. Nothing was created. */
export const isNameTaken = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.status === 409 && !HAS_AGENT.test(error.detail ?? "");

/** The first revision is serving. */
export const createdEnd = endAs("deployed", (state) => ({
  headline: ` was created${currentStateText(state).replace(/^ /, " and ")}`,
  message: deployedText(state),
}));

export const notWaitedEnd = endAs("not_waited", (state) => ({
  headline: " was created; its rollout has started",
  message: "Not waiting for it (wait: false).",
  advice: resumeAdvice(state),
}));

export const endOfDryRun = ({ if_exists }: CreateInputs) =>
  endAs("planned", () => ({
    headline: " would be created",
    message: `Nothing was sent (dry_run)${if_exists === "fail" ? ", so neither the credential nor the name was checked" : ""}.`,
  }));

export const refusalRows = ({ name, if_exists }: CreateInputs) => [
  ...(hasUnusualName(name) ? UNUSUAL_NAME_REFUSALS : []),
  ...(if_exists === "update" ? UNLISTED_NAME_REFUSALS : []),
  ...CREATION_REFUSALS,
];
