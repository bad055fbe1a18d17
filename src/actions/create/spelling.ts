import { RefusedError } from "../../service/client/errors.ts";
import { readBestEffort } from "../../service/client/requests.ts";
import {
  type DeploymentCreate,
  listSpellings,
} from "../../service/contract/deployments/deployment.ts";
import {
  OTHER_GRAPH_CONFIG_PATH,
  withServiceSpelling,
} from "../../service/contract/deployments/spelling.ts";
import type { StepContext } from "../../step/step-context.ts";

const MAX_LISTED = 100;

/** The request with the spelling of members that listed deployments have, if any is listed. */
export async function respellAsListed(
  ctx: StepContext,
  body: DeploymentCreate,
): Promise<DeploymentCreate> {
  if (body.source_revision_config.graph_config_path === undefined) return body;
  const list = await readBestEffort(ctx, listSpellings, { limit: MAX_LISTED });
  const built = list?.resources.find((one) => one?.source_revision_config?.graph_config_path);
  return withServiceSpelling(built?.source_revision_config, body);
}

/** The request with the spelling that a refusal names; undefined if it names none. */
export function respellByRefusal(
  error: unknown,
  body: DeploymentCreate,
): DeploymentCreate | undefined {
  const namesOtherSpelling =
    error instanceof RefusedError &&
    error.problems.some(({ loc }) => loc.includes(OTHER_GRAPH_CONFIG_PATH));
  const respelled = withServiceSpelling({ [OTHER_GRAPH_CONFIG_PATH]: null }, body);
  return namesOtherSpelling && respelled !== body ? respelled : undefined;
}
