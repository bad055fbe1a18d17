import { adviceOn, type Ending } from "../action/ending.ts";
import { explainRefusal } from "../action/refusal.ts";
import { rejectedByService } from "../action/rejected.ts";
import { shortened } from "../action/wording.ts";
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
  if (deletion === "not sent" && !(error instanceof RefusedError))
    return { outcome: "error", message, advice: adviceOn(error) };
  const known =
    deletion === "accepted"
      ? "The deletion was accepted, but whether it has ended is not known."
      : `Whether ${inputs.deployment_name} is being deleted is not known.`;
  return { outcome: "error", message: `${message} ${known}`, advice: LOOK };
}

function cannotDelete({ status, detail }: RefusedError, inputs: DeleteInputs): Ending {
  const reason = detail === undefined ? "" : `, which says: ${shortened(detail, 300)}`;
  const message = `${inputs.deployment_name} was not deleted: either this service cannot delete deployments, or the credential may not (status ${status}${reason}).`;
  const advice = "Use a credential that may delete, or delete it on the platform.";
  return { outcome: "rejected", message, advice };
}

function cancelled({ deletion }: Progress, { deployment_name: name }: DeleteInputs): Ending {
  const outcome = "cancelled";
  const when = "The workflow was cancelled";
  if (deletion === "not sent") return { outcome, message: `${when} before anything was deleted.` };
  if (deletion === "accepted")
    return { outcome, message: `${when} while ${name} was being deleted. The deletion continues.` };
  const message = `${when} while the deletion of ${name} was being sent. It may have begun.`;
  return { outcome, message, advice: LOOK };
}
