import { boolean, choice } from "./field/choice.ts";
import { duration, positiveDuration } from "./field/duration.ts";
import { input } from "./input.ts";
import { quote } from "./quote.ts";
import { revisionLink } from "./revision-link.ts";
import { rulesBetween } from "./rules.ts";
import { entriesOf, field } from "./text-field.ts";

const statuses = field("write one status per line, such as DEPLOY_FAILED", (text, refuse) => {
  const names = entriesOf(text);
  for (const name of names.filter((one) => /[\s;"'[\]]/.test(one)))
    refuse(`${quote(name)} is not one word`);
  return names;
});

/** Inputs of an action that waits for a revision. They need `waitingRules`. */
// biome-ignore format: one input, one line
export const waitingInputs = {
  wait: input(boolean.prefault("true"), "Wait until the new revision is live or has failed.", { group: "Waiting", aliases: "wait_for_completion wait_for_deployment wait_for_service_stability" }),
  timeout: input(positiveDuration.prefault("30m"), "Limit for the whole step: reading, sending, waiting and verifying. The rollout continues on the platform after it.", { usual: true, aliases: "wait_timeout timeout_minutes timeout_seconds wait_for_minutes max_wait" }),
  poll_interval: input(positiveDuration.prefault("3s"), "Shortest pause between two polls.", { aliases: "polling_interval wait_interval" }),
  poll_max_interval: input(positiveDuration.prefault("30s"), "Longest pause between two polls: the longer a status lasts, the longer the pauses."),
  failure_statuses: input(statuses.prefault(""), "More statuses that mean failure, besides the built-in ones."),
  on_ambiguous: input(choice("verify", "fail").prefault("verify"), "If an answer is lost, the change may have been applied. `verify` looks for it, and sends it again only if that is safe; `fail` never sends twice."),
  settle_window: input(duration.prefault("90s"), "How long to look for a change whose answer was lost."),
  on_superseded: input(choice("fail", "warn").prefault("fail"), "`fail` or `warn` if another revision takes the place of this one."),
  failure_log: input(choice("auto", "always", "never").prefault("auto"), "Show the error and the last 50 lines of the build or deploy log if a revision fails, or is still DEPLOYING at the timeout: `auto` (not in public repositories, whose logs anyone can read), `always` or `never`."),
  revision_link: input(revisionLink.optional(), "Address of the platform's page of a revision, such as `https://platform.example.com/d/{deployment_id}/r/{revision_id}`. Messages that send you to the platform link to it.", { public: "if valid" }),
  verify_active: input(boolean.prefault("true"), "After `DEPLOYED`, also require that this revision becomes the active one within 60 s."),
};

export const waitingRules = rulesBetween(({ poll_interval: min, poll_max_interval: max }) => {
  const isReversed = typeof min === "number" && typeof max === "number" && min > max;
  const reason = "is shorter than poll_interval";
  return [[isReversed, "poll_max_interval", reason, "make it at least as long"]];
});
