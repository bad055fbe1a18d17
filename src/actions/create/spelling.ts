import { RefusedError } from "../../service/client/errors.ts";
import { readBestEffort } from "../../service/client/requests.ts";
import { type DeploymentCreate, listSpellings } from "../../service/contract/deployments.ts";
import { OTHER_GRAPH_CONFIG_PATH, withServiceSpelling } from "../../service/contract/spelling.ts";
import type { StepContext } from "../../step/step-context.ts";

const MAX_READ = 100;

/** The request with the member names of the deployments that the service lists, if any. */
export async function asListed(
  ctx: StepContext,
  body: DeploymentCreate,
): Promise<DeploymentCreate> {
  if (body.source_revision_config.graph_config_path === undefined) return body;
  const list = await readBestEffort(ctx, listSpellings, { limit: MAX_READ });
  const built = list?.resources.find((one) => one?.source_revision_config?.graph_config_path);
  return withServiceSpelling(built?.source_revision_config, body);
}

/** The request with the member name that a refusal asks for; undefined if it asks for none. */
export function asAskedFor(error: unknown, body: DeploymentCreate): DeploymentCreate | undefined {
  const isAsked =
    error instanceof RefusedError &&
    error.problems.some(({ loc }) => loc.includes(OTHER_GRAPH_CONFIG_PATH));
  const spelt = withServiceSpelling({ [OTHER_GRAPH_CONFIG_PATH]: null }, body);
  return isAsked && spelt !== body ? spelt : undefined;
}
