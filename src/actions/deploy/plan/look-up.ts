import { imageUri } from "../../../inputs/field/image-uri.ts";
import { deploymentId } from "../../../inputs/field/uuid.ts";
import { quote } from "../../../inputs/quote.ts";
import { explainLookup } from "../../../report/name-lookup.ts";
import { isGone, undefinedIf } from "../../../service/client/errors.ts";
import { findDeployment } from "../../../service/client/find-deployment.ts";
import { call } from "../../../service/client/requests.ts";
import { getDeployment } from "../../../service/contract/deployments/deployment.ts";
import { parseImage } from "../../../service/contract/deployments/image.ts";
import { getRevision } from "../../../service/contract/deployments/revision.ts";
import type { StepContext } from "../../../step/step-context.ts";
import { contentLabel } from "../../rollout/content.ts";
import type { DeployInputs } from "../inputs.ts";

/**
 * Resolves the names in the inputs: of the deployment, and of the deployment in `image_from`.
 * Returns a problem if it finds no id, or no image with a digest. Throws the errors of its reads.
 */
export async function lookUp(ctx: StepContext, inputs: DeployInputs) {
  const deployment_id = inputs.deployment_id ?? (await findId(ctx, inputs, "deployment_name"));
  if (typeof deployment_id !== "string") return deployment_id;
  if (inputs.image_from === undefined) return { ...inputs, deployment_id };
  const image_uri = await findServedImage(ctx, inputs, inputs.image_from);
  return typeof image_uri === "string" ? { ...inputs, deployment_id, image_uri } : image_uri;
}

/** How to identify the deployment by id, and what to do if no deployment has the given name. */
const ALTERNATIVES = {
  deployment_name: { byId: "set deployment_id", ifNone: "create it with create/" },
  image_from: { byId: "write the deployment's id", ifNone: "write its id instead" },
};

/** The id of the deployment that an input names, or a problem. */
async function findId(ctx: StepContext, inputs: DeployInputs, input: keyof typeof ALTERNATIVES) {
  const { [input]: name = "" } = inputs;
  const lookup = await findDeployment(ctx, name);
  if (lookup.kind === "one") return lookup.deployment.id;
  const { byId, ifNone } = ALTERNATIVES[input];
  if (lookup.kind === "several")
    return { input, ...explainLookup(lookup, name, `To say which one is meant, ${byId} instead`) };
  const credential = "use a credential, or the tenant_id, of the deployment's workspace";
  const advice =
    lookup.names.length === 0
      ? `${credential}, and the base_url of its region; if these are right, ${ifNone}`
      : `correct the name, or ${ifNone}; if it is in another workspace, ${credential}`;
  return { input, ...explainLookup(lookup, name, advice) };
}

/** The image that another deployment serves, or a problem, such as an image without a digest. */
async function findServedImage(ctx: StepContext, inputs: DeployInputs, image_from: string) {
  const problemWith = (reason: string, fix: string) => ({ input: "image_from", reason, fix });
  const givenId = deploymentId.safeParse(image_from).data;
  const deployment_id = givenId ?? (await findId(ctx, inputs, "image_from"));
  if (typeof deployment_id !== "string") return deployment_id;
  const read = call(ctx, getDeployment, { deployment_id });
  const deployment = await read.catch(undefinedIf(isGone));
  if (deployment === undefined) {
    const reason = `there is no deployment ${deployment_id} for this credential`;
    return problemWith(reason, "compare the id with the platform");
  }
  const { active_revision_id: revision_id } = deployment;
  const name = quote(deployment.name);
  const revision = revision_id && (await call(ctx, getRevision, { deployment_id, revision_id }));
  const content = revision ? revision.source_revision_config : undefined;
  const uri = imageUri.safeParse(content?.image_uri ?? "").data;
  if (uri === undefined)
    return problemWith(`${name} shows no image that it serves`, "set image_uri");
  if (parseImage(uri).digest === undefined) {
    const reason = `${name} runs ${contentLabel({ image_uri: uri })} without a digest`;
    const fix = "its tag may have moved since: deploy that one by digest first, or set image_uri";
    return problemWith(reason, fix);
  }
  ctx.report.info(`Promoting ${uri}, which the active revision of ${name} (${revision_id}) runs.`);
  return uri;
}
