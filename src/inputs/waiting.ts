import * as z from "zod";
import { boolean } from "./field/boolean.ts";
import { duration, positiveDuration } from "./field/duration.ts";
import { list } from "./field/list.ts";
import { rulesBetween } from "./problem.ts";
import { revisionLink } from "./revision-link.ts";

/** The inputs of an action that waits for a revision. They need the check `waitingRules`. */
export const waitingInputs = {
  wait: boolean
    .prefault("true")
    .meta({ group: "Waiting", description: "Wait for the new revision." }),
  timeout: positiveDuration.prefault("30m").meta({
    description:
      "For the whole step once its inputs are read: reading, sending, waiting, verifying. The remote work continues after it.",
  }),
  poll_interval: positiveDuration
    .prefault("3s")
    .meta({ description: "Shortest pause between two polls." }),
  poll_max_interval: positiveDuration.prefault("30s").meta({
    description:
      "Longest pause between two polls. Between the two bounds it is a fifteenth of the time spent in the present status.",
  }),
  failure_statuses: list
    .prefault("")
    .meta({ description: "More statuses that mean failure, beside the built-in ones." }),
  on_ambiguous: z.enum(["verify", "fail"], "must be verify or fail").prefault("verify").meta({
    description:
      "When the change may or may not have been applied: look for it, and send again only when that is safe; `fail` never sends twice.",
  }),
  settle_window: duration
    .prefault("90s")
    .meta({ description: "How long to look for a change whose answer was lost." }),
  on_superseded: z
    .enum(["fail", "warn"], "must be fail or warn")
    .prefault("fail")
    .meta({ description: "`fail` or `warn`, when another revision took this one's place." }),
  failure_log: z
    .enum(["auto", "always", "never"], "must be auto, always or never")
    .prefault("auto")
    .meta({
      description:
        "Show the last 50 lines of the build or deploy log when a revision fails: `auto` (not where the repository is public, whose logs anybody can read), `always`, `never`.",
    }),
  revision_link: revisionLink.optional().meta({
    description:
      "Address of the platform's page of a revision, such as `https://platform.example.com/d/{deployment_id}/r/{revision_id}`; shown wherever you are sent to the platform.",
  }),
  verify_active: boolean.prefault("true").meta({
    description:
      "After `DEPLOYED`, require that `active_revision_id` becomes this revision within 60 s.",
  }),
};

/** The rules between `waitingInputs`. */
export const waitingRules = rulesBetween(({ poll_interval: min, poll_max_interval: max }) => {
  if (typeof min !== "number" || typeof max !== "number" || min <= max) return [];
  const message = "is shorter than poll_interval; make it at least as long";
  return [{ input: "poll_max_interval", message }];
});
