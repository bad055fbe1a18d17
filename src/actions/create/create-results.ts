import { buildEnd, resumeAdvice } from "../rollout/describe.ts";
import { deployedStateText, deployedText } from "../rollout/end/rollout-results.ts";
import type { CreateInputs } from "./inputs.ts";

/** The first revision is deployed. */
export const creationEnd = buildEnd("deployed", (state) => ({
  headline: ` was created${deployedStateText(state).replace(/^ /, " and ")}`,
  message: deployedText(state),
}));

export const notWaitedEnd = buildEnd("not_waited", (state) => ({
  headline: " was created; its rollout has started",
  message: "Not waiting for it (wait: false).",
  advice: resumeAdvice(state),
}));

export const timeoutEnd = buildEnd("timed_out", () => ({
  headline: ": timed out, nothing was created",
  message: "The timeout came before the creation was sent.",
  advice: "Set a longer timeout.",
}));

export const endOfDryRun = ({ if_exists }: CreateInputs) =>
  buildEnd("planned", () => ({
    headline: " would be created",
    message: `Nothing was sent (dry_run)${if_exists === "fail" ? ", so neither the credential nor the name was checked" : ""}.`,
  }));
