import { quote } from "../../inputs/quote.ts";
import type { End } from "../../report/conclusion.ts";
import { explainLookup, nameMismatch, otherNamesText } from "../../report/name-lookup.ts";
import { toSentence } from "../../report/problems.ts";
import { NO_SUCH_PATH } from "../../report/refusals/both-services.ts";
import { isGone, isMissingOperation, type RefusedError } from "../../service/client/errors.ts";
import { findDeployment } from "../../service/client/find-deployment.ts";
import { readUntil } from "../../service/client/requests.ts";
import type { DeletedDeployment } from "../../service/contract/deployments/deployment.ts";
import type { StepContext } from "../../step/step-context.ts";
import { endOfAbsence, endOfRejection } from "./delete-results.ts";
import { readOrGone } from "./deletion.ts";
import type { DeleteInputs } from "./inputs.ts";
import type { State } from "./state.ts";

type Target = DeletedDeployment | End<State>;

/** The deployment that the inputs identify, or the end of the step without one. */
export async function findTarget(inputs: DeleteInputs, ctx: StepContext): Promise<Target> {
  const { deployment_id, deployment_name: name } = inputs;
  const targetById = deployment_id && (await readTarget(ctx, deployment_id, name));
  if (targetById) return targetById;
  const lookup = await lookUpName(ctx, name, deployment_id);
  if (lookup === undefined) return endOfAbsence("id", "");
  if (lookup.kind === "none")
    return endOfAbsence("name", toSentence(otherNamesText(name, lookup.names)));
  if (lookup.kind === "several") {
    const advice = "Set deployment_id to the one that is meant.";
    return endOfRejection(explainLookup(lookup, name), advice);
  }
  const { id } = lookup.deployment;
  const targetByName = id === deployment_id ? undefined : await readTarget(ctx, id, name);
  if (targetByName === undefined) return endOfAbsence("name", `${id} is in the list, but gone.`);
  if (deployment_id === undefined || "describe" in targetByName) return targetByName;
  const reason = `there is no deployment ${deployment_id}; ${quote(name)} is ${id}`;
  const flaw = { input: "deployment_id", reason };
  return endOfRejection(flaw, "Correct deployment_id, or leave it out.");
}

/** Whether a 404 is the service's own: its JSON states what was not found. */
const isOwnAbsence = (error: unknown): error is RefusedError =>
  isGone(error) && !error.isPlainText && !NO_SUCH_PATH.test(error.detail ?? "");

/**
 * Repeats the lookup if it finds nothing, twice at most: a stale list may lack a new deployment.
 * Undefined if the service has no list, and the input deployment_id is set.
 */
const lookUpName = (ctx: StepContext, name: string, deployment_id?: string) =>
  readUntil(
    ctx,
    () => findDeployment(ctx, name),
    ({ kind }) => kind !== "none",
  ).catch(async (error: unknown) => {
    if (deployment_id === undefined || !isMissingOperation(error)) throw error;
    // Without a list, only the 404 of the id shows whether this is the service.
    if (isGone(error)) await readOrGone(ctx, deployment_id, isOwnAbsence);
    return undefined;
  });

/**
 * Reads the deployment and compares its name, because the list may be stale and the id may be
 * wrong. Undefined if there is no such deployment.
 */
async function readTarget(ctx: StepContext, id: string, name: string): Promise<Target | undefined> {
  const deployment = await readOrGone(ctx, id);
  if (deployment === undefined) return undefined;
  const reason = nameMismatch(deployment, name);
  return reason === undefined
    ? deployment
    : endOfRejection({ reason }, "Correct deployment_name or deployment_id.");
}
