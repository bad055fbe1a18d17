import { quoted } from "../../inputs/quoted.ts";
import type { End } from "../../report/conclusion.ts";
import { closeNames, explainLookup, nameMismatch } from "../../report/name-lookup.ts";
import { isMissingOperation } from "../../service/client/errors.ts";
import { findDeployment, type NameLookup } from "../../service/client/find-deployment.ts";
import { readUntil } from "../../service/client/requests.ts";
import type { DeletedDeployment } from "../../service/contract/deployments.ts";
import type { StepContext } from "../../step/step-context.ts";
import { absent, misnamed } from "./delete-results.ts";
import { readOrGone } from "./deletion.ts";
import type { DeleteInputs } from "./inputs.ts";
import type { State } from "./state.ts";

type Found = { deployment: DeletedDeployment } | { end: End<State> };

/** The deployment with exactly this name, or how the step ends if there is not exactly one. */
export async function find(inputs: DeleteInputs, ctx: StepContext): Promise<Found> {
  const { deployment_id, deployment_name: name } = inputs;
  const meant = deployment_id && (await withName(ctx, deployment_id, name));
  if (meant) return meant;
  const named = await listed(ctx, name, deployment_id);
  if (named === undefined) return { end: absent("id", "") };
  if (named.kind === "none") return { end: absent("name", closeTo(name, named.names)) };
  if (named.kind === "several")
    return {
      end: misnamed(explainLookup(named, name), "Set deployment_id to the one that is meant."),
    };
  const { id } = named.deployment;
  const shown = id === deployment_id ? undefined : await withName(ctx, id, name);
  if (shown === undefined) return { end: absent("name", ` ${id} is in the list, but gone.`) };
  if (deployment_id === undefined || "end" in shown) return shown;
  const reason = `there is no deployment ${deployment_id}; ${quoted(name)} is ${id}`;
  const wrong = { input: "deployment_id", reason };
  return { end: misnamed(wrong, "Correct deployment_id, or leave it out.") };
}

function closeTo(name: string, names: readonly string[]): string {
  if (names.length === 0) return " The credential sees 0 deployments.";
  const close = closeNames(name, names).map(quoted);
  return close.length === 0 ? "" : ` Close to it: ${close.join(", ")}.`;
}

/**
 * Looks up the name several times: a stale list does not show a deployment that was just created.
 * Undefined if the service has no list, which is fine if the id is given.
 */
const listed = (
  ctx: StepContext,
  name: string,
  deployment_id: string | undefined,
): Promise<NameLookup | undefined> =>
  readUntil(
    ctx,
    () => findDeployment(ctx, name),
    ({ kind }) => kind !== "none",
  ).catch((error) => {
    if (deployment_id === undefined || !isMissingOperation(error)) throw error;
    return undefined;
  });

/**
 * Reads the deployment and compares its name, because the list may be stale and the id may be
 * wrong. Undefined if there is no such deployment.
 */
async function withName(ctx: StepContext, id: string, name: string): Promise<Found | undefined> {
  const deployment = await readOrGone(ctx, id);
  if (deployment === undefined) return undefined;
  const reason = nameMismatch(deployment, name);
  if (reason !== undefined)
    return { end: misnamed({ reason }, "Correct deployment_name or deployment_id.") };
  return { deployment };
}
