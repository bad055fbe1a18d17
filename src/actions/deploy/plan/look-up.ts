import { imageUri } from "../../../inputs/field/image-uri.ts";
import { deploymentId } from "../../../inputs/field/uuid.ts";
import { type Problem, quoted } from "../../../inputs/problem.ts";
import {
  deploymentNamed,
  type Named,
  WITHOUT_LIST,
  whyAnother,
  whyNotOne,
} from "../../../report/named-deployment.ts";
import type { World } from "../../../report/world.ts";
import { RefusedError } from "../../../service/client/errors.ts";
import { read } from "../../../service/client/read.ts";
import { getDeployment, getRevision } from "../../../service/contract/deployments.ts";
import { parseImage } from "../../../service/contract/image.ts";
import type { Deploy, TargetedInputs } from "../context.ts";
import type { DeployInputs } from "../inputs.ts";

/** What an input stands for, or what is wrong with it. */
type Found = { is: string } | { problem: Problem };

/**
 * The inputs with what names in them stand for: the deployment, which becomes an output at once,
 * and the image to promote. Throws what the reads end with.
 */
export async function lookUp(
  world: Deploy["world"],
  inputs: DeployInputs,
): Promise<TargetedInputs | Problem> {
  const { deployment_id = "", deployment_name, image_from, tenant_id } = inputs;
  const target =
    deployment_name === undefined
      ? { is: deployment_id }
      : await idOf(world, "deployment_name", deployment_name, tenant_id, "set deployment_id");
  if ("problem" in target) return target.problem;
  const resolved = { ...inputs, deployment_id: target.is };
  if (image_from === undefined) return resolved;
  const image = await imageServedBy(world, image_from, tenant_id);
  return "problem" in image ? image.problem : { ...resolved, image_uri: image.is };
}

type NotOne = Exclude<Named, { kind: "one" }>;

/** What to do before the advice to give an id. */
function firstAdvice(named: NotOne, tenant_id: string | undefined): string {
  if (named.kind === "several") return "To say which one is meant, ";
  if (named.kind === "no_list") return `${WITHOUT_LIST}, or `;
  if (named.close.length > 0) return "Correct the name, or ";
  const verb = tenant_id === undefined ? "set" : "correct";
  return `Correct the name, ${verb} tenant_id if it is in another workspace, or `;
}

async function idOf(
  world: World,
  input: string,
  name: string,
  tenant_id: string | undefined,
  advice: string,
): Promise<Found> {
  const named = await deploymentNamed(world, name);
  if (named.kind === "one") return { is: named.deployment.id };
  const first = firstAdvice(named, tenant_id);
  const message = `${whyNotOne(named, name)}. ${first}${advice} instead`;
  return { problem: { input, message } };
}

/** What another deployment serves, as long as its digest says what that is. */
async function imageServedBy(
  world: World,
  image_from: string,
  tenant_id: string | undefined,
): Promise<Found> {
  const wrong = (message: string) => ({ problem: { input: "image_from", message } });
  const id = deploymentId.safeParse(image_from).data;
  const other =
    id === undefined
      ? await idOf(world, "image_from", image_from, tenant_id, "write the deployment's id")
      : { is: id };
  if ("problem" in other) return other;
  const deployment_id = other.is;
  const deployment = await read(world, getDeployment, { deployment_id }).catch((error: unknown) => {
    if (error instanceof RefusedError && error.status === 404) return undefined;
    throw error;
  });
  if (deployment === undefined)
    return wrong(
      `there is no deployment ${deployment_id} for this credential: compare the id with the platform`,
    );
  const { name, active_revision_id: revision_id } = deployment;
  const another = id === undefined ? whyAnother(deployment, image_from) : undefined;
  if (another !== undefined) return wrong(`${another}. Run this again, or write its id instead`);
  const whose = `the active revision of ${quoted(name)}`;
  if (revision_id === null)
    return wrong(`${quoted(name)} has no active revision: deploy it first, or set image_uri`);
  const revision = await read(world, getRevision, { deployment_id, revision_id });
  const image = imageUri.safeParse(revision.source_revision_config?.image_uri ?? "").data;
  if (image === undefined) return wrong(`${whose} shows no image: set image_uri`);
  if (parseImage(image).digest === undefined)
    return wrong(
      `${whose} runs ${image}, whose tag may have moved since: deploy that one by digest first, or set image_uri`,
    );
  world.report.info(`Promoting ${image}, which ${whose} (${revision_id}) runs.`);
  return { is: image };
}
