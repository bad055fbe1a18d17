import * as z from "zod";
import { boolean } from "./field/boolean.ts";
import { duration, positiveDuration } from "./field/duration.ts";
import { list } from "./field/list.ts";

/** The inputs of every action that follows a revision. Add `waitingRules` to the object that holds them. */
export const waitingInputs = {
  wait: boolean.prefault("true").meta({ description: "Wait for the new revision." }),
  timeout: positiveDuration
    .prefault("30m")
    .meta({ description: "For the whole wait. The remote work goes on after it." }),
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
  verify_active: boolean.prefault("true").meta({
    description:
      "After `DEPLOYED`, require that `active_revision_id` becomes this revision within 60 s.",
  }),
};

/** What no single field can tell. Runs beside the fields' own problems, so a field that failed holds anything. */
export const waitingRules = z.superRefine<Record<string, unknown>>(
  ({ poll_interval: min, poll_max_interval: max }, ctx) => {
    if (typeof min !== "number" || typeof max !== "number" || min <= max) return;
    ctx.addIssue({
      code: "custom",
      path: ["poll_max_interval"],
      message: "is shorter than poll_interval; make it at least as long",
    });
  },
  { when: () => true },
);
