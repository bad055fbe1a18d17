import {
  AGENT_CONFLICT,
  CREATION_RULES,
  UNLISTED_NAME_RULE,
  UNUSUAL_NAME_RULE,
} from "../../report/refusals/control-plane.ts";
import { RefusedError } from "../../service/client/errors.ts";
import { buildEnd, resumeAdvice } from "../rollout/describe.ts";
import { currentStateText, deployedText } from "../rollout/end/rollout-results.ts";
import type { CreateInputs } from "./inputs.ts";
import { hasUnusualName } from "./warnings.ts";

/** Whether a creation was refused because of its name: then nothing was created. */
export const isNameTaken = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.status === 409 && !AGENT_CONFLICT.test(error.detail ?? "");

/** The first revision is deployed. */
export const creationEnd = buildEnd("deployed", (state) => ({
  headline: ` was created${currentStateText(state).replace(/^ /, " and ")}`,
  message: deployedText(state),
}));

export const notWaitedEnd = buildEnd("not_waited", (state) => ({
  headline: " was created; its rollout has started",
  message: "Not waiting for it (wait: false).",
  advice: resumeAdvice(state),
}));

export const endOfDryRun = ({ if_exists }: CreateInputs) =>
  buildEnd("planned", () => ({
    headline: " would be created",
    message: `Nothing was sent (dry_run)${if_exists === "fail" ? ", so neither the credential nor the name was checked" : ""}.`,
  }));

export const refusalRules = ({ name, if_exists }: CreateInputs) => [
  ...(hasUnusualName(name) ? [UNUSUAL_NAME_RULE] : []),
  ...(if_exists === "update" ? [UNLISTED_NAME_RULE] : []),
  ...CREATION_RULES,
];
