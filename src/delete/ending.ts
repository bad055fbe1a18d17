import { adviceOn, type Ending, whyNothing } from "../action/ending.ts";
import { explainRefusal } from "../action/refusal.ts";
import { rejectedByService } from "../action/rejected.ts";
import {
  ContractError,
  isMissingOperation,
  RefusedError,
  UnreachableError,
} from "../client/errors.ts";
import { omitAbsent } from "../contract/operation.ts";
import { DeleteInputs } from "./inputs.ts";

/** What is known so far. */
export interface Progress {
  /** Empty until the deployment is found. */
  deployment_id: string;
  deletion: "not sent" | "sent" | "accepted";
}

const LOOK = "Look at the deployment on the platform; running this again does no harm.";

/** An error as the end of a deletion. A bug of ours is not one, and is thrown on. */
export function endingOfError(
  error: unknown,
  progress: Progress,
  inputs: DeleteInputs,
  isCancelled: boolean,
): Ending {
  const { deletion } = progress;
  if (deletion === "sent" && isMissingOperation(error)) return cannotDelete(error, inputs);
  if (error instanceof RefusedError && deletion !== "accepted") {
    return rejectedByService(
      inputs.deployment_name,
      error,
      explainRefusal(error, {
        inputs: Object.keys(DeleteInputs.shape),
        given: Object.keys(omitAbsent(inputs)),
        secretsNames: [],
      }),
    );
  }
  if (isCancelled) return cancelled(progress, inputs);
  const isOfService =
    error instanceof RefusedError ||
    error instanceof UnreachableError ||
    error instanceof ContractError;
  if (!isOfService) throw error;
  const message = `${error.message}.`;
  const name = inputs.deployment_name;
  if (deletion === "not sent" && !(error instanceof RefusedError)) {
    const headline = `${name}: nothing was deleted, because ${whyNothing(error)}`;
    return { outcome: "error", headline, message, advice: adviceOn(error) };
  }
  const headline =
    deletion === "accepted"
      ? `${name}: deletion accepted, its end is not known`
      : `${name}: not known whether it is being deleted`;
  return { outcome: "error", headline, message, advice: LOOK };
}

function cannotDelete({ status, detail }: RefusedError, inputs: DeleteInputs): Ending {
  return {
    outcome: "rejected",
    headline: `${inputs.deployment_name} was not deleted`,
    message: `Either the control plane cannot delete deployments, or the credential may not (status ${status}).`,
    advice: "Use a credential that may delete, or delete it on the platform.",
    ...(detail === undefined ? {} : { said: { by: "The control plane", text: detail } }),
  };
}

function cancelled({ deletion }: Progress, { deployment_name: name }: DeleteInputs): Ending {
  const outcome = "cancelled";
  switch (deletion) {
    case "not sent": {
      const headline = `${name}: cancelled before anything was deleted`;
      return { outcome, headline, message: "Nothing was sent." };
    }
    case "accepted": {
      const headline = `${name}: cancelled while it was being deleted`;
      return { outcome, headline, message: "The deletion continues." };
    }
    case "sent": {
      const headline = `${name}: cancelled, not known whether it is being deleted`;
      const message = "The workflow was cancelled while the deletion was being sent.";
      return { outcome, headline, message, advice: LOOK };
    }
  }
}
