import { shortId } from "../../report/format.ts";
import { isOwnRefusal, RefusedError, UnprovenError } from "../../service/client/errors.ts";
import { readIdsByName } from "../../service/client/find-deployment.ts";
import { LIMITS } from "../../service/client/limits.ts";
import { call } from "../../service/client/requests.ts";
import type { SearchResult } from "../../service/client/write/search.ts";
import type { Phase } from "../../service/client/write/write.ts";
import { writeOnce } from "../../service/client/write/write-once.ts";
import { isOtherContent } from "../../service/contract/deployments/compare.ts";
import {
  createDeployment,
  type DeploymentCreate,
  type DeploymentState,
  getDeployment,
} from "../../service/contract/deployments/deployment.ts";
import {
  OTHER_GRAPH_CONFIG_PATH,
  withServiceSpelling,
} from "../../service/contract/deployments/spelling.ts";
import { omitAbsent } from "../../service/contract/omit-absent.ts";
import type { ClientReplyOf } from "../../service/contract/operation.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { CreateInputs } from "./inputs.ts";

/**
 * Creates at most one deployment. There is no idempotency key: the unique name makes a second
 * attempt safe. After a lost response, the list of deployments shows whether a deployment was
 * created. `previousIds`: of deployments that had the name before; undefined if the list could not
 * be read. Beyond the contract: creation-conflicts. Throws the errors of `writeOnce`.
 */
export async function createDeploymentOnce(
  { on_ambiguous, settle_window }: CreateInputs,
  ctx: StepContext,
  body: DeploymentCreate,
  previousIds: readonly string[] | undefined,
  onPhase: (phase: Phase) => void,
): Promise<DeploymentState> {
  let request = body;
  const sendOnce = (signal: AbortSignal) =>
    call({ ...ctx, signal }, createDeployment, {}, LIMITS.once, request);
  const { resource } = await writeOnce(ctx, {
    baseline: previousIds,
    readBaseline: async () => previousIds,
    send: (signal) =>
      sendOnce(signal).catch((error: unknown) => {
        const respelledRequest = respellByRefusal(error, request);
        if (respelledRequest === undefined) throw error;
        request = respelledRequest;
        return sendOnce(signal);
      }),
    onPhase,
    // A 409 is a conflict with what exists. Without a baseline, no search could prove otherwise.
    isRefusalTrusted: (refusal) =>
      isOwnRefusal(refusal) || refusal.status === 409 || previousIds === undefined,
    resourceOf: async (reply) => deploymentOf(body, reply),
    subject: "its name",
    searchOnce: (searchCtx) => searchList(searchCtx, body, previousIds),
    // If the deployment exists nevertheless, the next attempt is refused because of its name.
    resultWithoutReply: { kind: "nothing" },
    windowMs: settle_window,
    maySendAgain: (sends) => on_ambiguous === "verify" && sends < LIMITS.creations.attempts,
    unprovenError: (cause) => unprovenErrorOf(cause, body.name, previousIds),
    texts: {
      ambiguousAttempt: "the deployment may have been created, looking for its name",
      acceptance:
        "The creation was accepted, but the answer does not show its id; looking for its name.",
      absence: "None of its name was seen",
      match: ({ id }) => `It was created: ${shortId(id)} is there. Nothing is sent again.`,
    },
  });
  return resource;
}

/** Renames graph_config_path in a request if the refusal asks for it; otherwise undefined. */
function respellByRefusal(error: unknown, body: DeploymentCreate): DeploymentCreate | undefined {
  const hasOtherSpelling =
    error instanceof RefusedError &&
    error.problems.some(({ loc }) => loc.includes(OTHER_GRAPH_CONFIG_PATH));
  const respelledBody = withServiceSpelling({ [OTHER_GRAPH_CONFIG_PATH]: null }, body);
  return hasOtherSpelling && respelledBody !== body ? respelledBody : undefined;
}

/** The new deployment. Members that the reply omits are those of the request, or empty. */
const deploymentOf = (
  { name, source, source_config: { custom_url }, source_revision_config }: DeploymentCreate,
  reply: ClientReplyOf<typeof createDeployment>,
): DeploymentState => ({
  name,
  source,
  source_revision_config,
  latest_revision_id: null,
  active_revision_id: null,
  ...omitAbsent(reply),
  status: reply.status ?? "",
  source_config: reply.source_config ?? { custom_url },
});

/** Searches once. A new deployment with other content was created by another workflow. */
async function searchList(
  ctx: StepContext,
  body: DeploymentCreate,
  previousIds: readonly string[] | undefined,
): Promise<SearchResult<DeploymentState>> {
  const ids = await readIdsByName(ctx, body.name);
  const [deployment_id, ...otherIds] = ids.filter((id) => !previousIds?.includes(id));
  if (deployment_id === undefined) return { kind: "nothing" };
  if (previousIds === undefined || otherIds.length > 0)
    return { kind: "unproven", reason: "Unknown which deployment of its name is new" };
  const deployment = await call(ctx, getDeployment, { deployment_id }, LIMITS.once);
  return isOtherContent(body.source_revision_config, deployment.source_revision_config)
    ? { kind: "unproven", reason: "It runs something else" }
    : { kind: "own", resource: deployment };
}

function unprovenErrorOf(error: Error, name: string, previousIds?: readonly string[]): Error {
  const status = error instanceof RefusedError ? error.status : undefined;
  // Earlier attempts failed for the same reason: an invalid request, or a name taken before.
  return status === 422 || (status === 409 && previousIds?.length)
    ? error
    : new UnprovenError(`A deployment named ${name} may have been created`, error);
}
