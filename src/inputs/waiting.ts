import * as z from "zod";
import { boolean } from "./field/boolean.ts";
import { choice } from "./field/choice.ts";
import { duration, positiveDuration } from "./field/duration.ts";
import { list } from "./field/list.ts";
import { quoted, rulesBetween } from "./problem.ts";
import { revisionLink } from "./revision-link.ts";

const status = z
  .string()
  .refine((word) => !/\s/.test(word), {
    error: ({ input }) =>
      `${quoted(String(input))} contains a space: write one status per line, such as DEPLOY_FAILED`,
  })
  .refine((word) => word.toUpperCase() !== "DEPLOYED", {
    error: ({ input }) => `${quoted(String(input))} is the status of a success: remove it`,
  });

/** The inputs of an action that waits for a revision. They need the check `waitingRules`. */
export const waitingInputs = {
  wait: boolean.prefault("true").meta({
    group: "Waiting",
    description: "Wait until the new revision is live or has failed.",
  }),
  timeout: positiveDuration.prefault("30m").meta({
    description:
      "Limit for the whole step: reading, sending, waiting and verifying. The rollout continues on the platform after it.",
  }),
  poll_interval: positiveDuration
    .prefault("3s")
    .meta({ description: "Shortest pause between two polls." }),
  poll_max_interval: positiveDuration.prefault("30s").meta({
    description:
      "Longest pause between two polls. In between, the pause is a fifteenth of the time that the revision has spent in its current status.",
  }),
  failure_statuses: list.pipe(z.array(status)).prefault("").meta({
    description:
      "More statuses that mean failure, besides the built-in ones; one per line or separated by commas.",
  }),
  on_ambiguous: choice("verify", "fail").prefault("verify").meta({
    description:
      "When an answer is lost, the change may or may not have been applied. `verify` looks for it, and sends it again only when that is safe; `fail` never sends twice.",
  }),
  settle_window: duration
    .prefault("90s")
    .meta({ description: "How long to look for a change whose answer was lost." }),
  on_superseded: choice("fail", "warn")
    .prefault("fail")
    .meta({ description: "`fail` or `warn` when another revision takes the place of this one." }),
  failure_log: choice("auto", "always", "never").prefault("auto").meta({
    description:
      "Show the last 50 lines of the build or deploy log when a revision fails, and the newest line of a build each minute: `auto` (not in public repositories, whose logs anyone can read), `always` or `never`.",
  }),
  revision_link: revisionLink.optional().meta({
    description:
      "Address of the platform's page of a revision, such as `https://platform.example.com/d/{deployment_id}/r/{revision_id}`. Messages that send you to the platform link to it.",
  }),
  verify_active: boolean.prefault("true").meta({
    description:
      "After `DEPLOYED`, also require that this revision becomes the active one within 60 s.",
  }),
};

/** The rules between `waitingInputs`. */
export const waitingRules = rulesBetween(({ poll_interval: min, poll_max_interval: max }) => {
  if (typeof min !== "number" || typeof max !== "number" || min <= max) return [];
  const message = "is shorter than poll_interval: make it at least as long";
  return [{ input: "poll_max_interval", message }];
});
