import type { Flaw } from "../../inputs/problem.ts";
import { sentences } from "../../report/blocks.ts";
import { createEndBuilder, type End } from "../../report/conclusion.ts";
import { formatDuration } from "../../report/format.ts";
import { describeProblems } from "../../report/problems.ts";
import { DELETION_RULES, LOOKUP_RULES } from "../../report/refusals/control-plane.ts";
import { endOfServiceError, type PhaseMessages } from "../../report/service-error-end.ts";
import { shortReason } from "../../report/unanswered.ts";
import type { ServiceError } from "../../service/client/errors.ts";
import type { Phase } from "../../service/client/write/write.ts";
import { isBeingDeleted } from "../../service/contract/deployments/deployment.ts";
import { omitAbsent } from "../../service/contract/omit-absent.ts";
import { DeleteInputs } from "./inputs.ts";
import type { State } from "./state.ts";

const CHECK_DEPLOYMENT = "Look at the deployment on the platform; running this again does no harm.";

/** Messages after an error or a cancellation, by the phase of the deletion. */
const MESSAGES: Record<Phase, PhaseMessages> = {
  "not sent": {
    headline: "nothing was deleted",
    cancelledHeadline: "cancelled before anything was deleted",
    message: "",
  },
  sent: {
    headline: "not known whether it is being deleted",
    cancelledHeadline: "cancelled, not known whether it is being deleted",
    message: "The workflow was cancelled while the deletion was being sent.",
    advice: CHECK_DEPLOYMENT,
  },
  accepted: {
    headline: "deletion accepted, outcome unknown",
    cancelledHeadline: "cancelled while it was being deleted",
    message: "The deletion continues.",
    advice: CHECK_DEPLOYMENT,
  },
};

const buildEnd = createEndBuilder(({ inputs }: State) => inputs.deployment_name);

/** `criterion`: the property that was looked up. */
export const endOfAbsence = (criterion: "name" | "id", details: string) =>
  buildEnd("absent", () => ({
    headline: `: there is no deployment of that ${criterion}`,
    message: sentences("Nothing was deleted.", details),
  }));

/** The end if several deployments have the name, or id and name are not of the same one. */
export const endOfRejection = (flaw: Flaw & { input?: string }, advice: string): End<State> => ({
  outcome: "rejected",
  describe: ({ inputs: { deployment_name: name } }) => ({
    ...describeProblems([{ input: "deployment_name", ...flaw }], name, "Nothing was deleted."),
    advice,
  }),
});

export const projectText = ({ delete_tracing_project }: DeleteInputs, conjunction: string) =>
  delete_tracing_project ? `${conjunction} its tracing project` : "";

export const dryRunEnd = buildEnd("planned", ({ inputs }) => ({
  headline: `${projectText(inputs, " and")} would be deleted`,
  message: "Nothing was sent (dry_run).",
}));

export const notWaitedEnd = buildEnd("not_waited", () => ({
  headline: ": deletion started",
  message: "Not waiting for it (wait: false).",
}));

export const endOfDeletion = (tookMs: number) =>
  buildEnd("deleted", ({ inputs }) => ({
    headline: " was deleted",
    message: `Took ${formatDuration(tookMs)}${projectText(inputs, ", with")}.`,
  }));

/** `status` is the last known status, if any; `failure` is that of the last read. */
export const endOfTimeout = (status: string, tookMs: number, failure?: ServiceError) =>
  buildEnd("timed_out", () => ({
    headline:
      failure === undefined
        ? `: still ${status || "there"} after ${formatDuration(tookMs)}`
        : `: not known whether it is gone after ${formatDuration(tookMs)}`,
    message: sentences(
      `The deletion was accepted${isBeingDeleted({ status }) ? ", and continues" : ""}.`,
      failure === undefined ? "" : `The last read failed: ${shortReason(failure)}.`,
    ),
    advice: "Set a longer timeout, or look at the deployment on the platform.",
  }));

/** The end after a service error or a cancellation. Throws any other error, which is a bug. */
export function endOfDeleteError(
  error: unknown,
  { inputs, phase }: State,
  isCancelled: boolean,
): End<State> {
  return endOfServiceError(error, {
    subject: inputs.deployment_name,
    phase,
    isCancelled,
    messages: MESSAGES,
    context: {
      service: "control plane",
      rules: [...LOOKUP_RULES, ...DELETION_RULES],
      listAlternative: "set deployment_id, too",
      inputs: Object.keys(DeleteInputs.shape),
      providedInputs: Object.keys(omitAbsent(inputs)),
    },
  });
}
