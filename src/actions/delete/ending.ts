import type { Ending } from "../../report/conclusion.ts";
import { endingOfError, type PhaseWords } from "../../report/error-ending.ts";
import { explainRefusal } from "../../report/refused-input.ts";
import { isMissingOperation, type RefusedError } from "../../service/client/errors.ts";
import type { Phase } from "../../service/client/write/write.ts";
import { omitAbsent } from "../../service/contract/operation.ts";
import { DeleteInputs } from "./inputs.ts";

const LOOK = "Look at the deployment on the platform; running this again does no harm.";

/** What a step comes to that an error or a cancel ended, after the name of the deployment. */
const WORDS: Record<Phase, PhaseWords> = {
  "not sent": {
    headline: "nothing was deleted",
    cancelled: "cancelled before anything was deleted",
    message: "",
  },
  sent: {
    headline: "not known whether it is being deleted",
    cancelled: "cancelled, not known whether it is being deleted",
    message: "The workflow was cancelled while the deletion was being sent.",
    advice: LOOK,
  },
  accepted: {
    headline: "deletion accepted, its end is not known",
    cancelled: "cancelled while it was being deleted",
    message: "The deletion continues.",
    advice: LOOK,
  },
};

/** An error as the end of a deletion. A bug of ours is not one, and is thrown on. */
export function endingOfFailure(
  error: unknown,
  phase: Phase,
  isFound: boolean,
  inputs: DeleteInputs,
  isCancelled: boolean,
): Ending {
  const { deployment_name: subject } = inputs;
  if (isFound && phase !== "accepted" && isMissingOperation(error))
    return cannotDelete(error, subject);
  const explain = (refused: RefusedError) =>
    explainRefusal(refused, {
      inputs: Object.keys(DeleteInputs.shape),
      given: Object.keys(omitAbsent(inputs)),
      secretsNames: [],
    });
  const end = { subject, service: "control plane", phase, isCancelled, words: WORDS, explain };
  return endingOfError(error, end);
}

function cannotDelete({ status, detail }: RefusedError, name: string): Ending {
  const isCertain = status === 405;
  return {
    outcome: "rejected",
    headline: `${name} was not deleted`,
    message: isCertain
      ? "The control plane cannot delete deployments (status 405)."
      : `Either the control plane cannot delete deployments, or the credential may not (status ${status}).`,
    advice: isCertain
      ? "Delete it on the platform."
      : "Use a credential that may delete, or delete it on the platform.",
    ...(detail === undefined ? {} : { said: { by: "The control plane", text: detail } }),
  };
}
