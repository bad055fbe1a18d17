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

const PAGE_SIZE = 100;

/** Renames graph_config_path in a request as the listed deployments name it. */
export async function respellAsListed(ctx: StepContext, body: DeploymentCreate) {
  if (body.source_revision_config.graph_config_path === undefined) return body;
  const list = await readBestEffort(ctx, listSpellings, { limit: PAGE_SIZE });
  const example = list?.resources.find((one) => one?.source_revision_config?.graph_config_path);
  return withServiceSpelling(example?.source_revision_config, body);
}

/** Renames graph_config_path in a request if the refusal asks for it; otherwise undefined. */
export function respellByRefusal(error: unknown, body: DeploymentCreate) {
  const hasOtherSpelling =
    error instanceof RefusedError &&
    error.problems.some(({ loc }) => loc.includes(OTHER_GRAPH_CONFIG_PATH));
  const respelledBody = withServiceSpelling({ [OTHER_GRAPH_CONFIG_PATH]: null }, body);
  return hasOtherSpelling && respelledBody !== body ? respelledBody : undefined;
}
