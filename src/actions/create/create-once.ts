import { deploymentNamedOnce } from "../../report/look-up-by-name.ts";
import { shortId } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { call } from "../../service/client/call.ts";
import { RefusedError, UnprovenError } from "../../service/client/errors.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import { readOnce } from "../../service/client/read.ts";
import { searchUntilFound } from "../../service/client/write/search.ts";
import type { Phase } from "../../service/client/write/write.ts";
import type { Sight } from "../../service/client/write/write-once.ts";
import { type Written, writeOnce } from "../../service/client/write/write-once.ts";
import {
  createDeployment,
  type DeploymentCreate,
  type DeploymentState,
  getDeployment,
} from "../../service/contract/deployments.ts";
import { type KeptOf, omitAbsent } from "../../service/contract/operation.ts";
import { differingRuns } from "../rollout/runs.ts";
import type { CreateInputs } from "./inputs.ts";
import { asAskedFor, asListed } from "./spelling.ts";

/**
 * Sends a creation so that at most one deployment is made. It has no key. What makes sending it
 * once more safe is its name.
 * Beyond the contract: creation-conflicts.
 * With `if_exists: update`, a lost creation is one that the service's list shows since. Throws
 * `RefusedError`, `UnprovenError`, `UnreachableError` for a creation that never arrived, or the
 * signal's reason.
 */
export async function createOnce(
  { on_ambiguous, settle_window, if_exists }: CreateInputs,
  world: World,
  body: DeploymentCreate,
  onPhase: (phase: Phase) => void,
): Promise<Written<DeploymentState>> {
  const isRepeated = on_ambiguous === "verify";
  // The list showed none of the name before.
  const isNew = if_exists === "update";
  let looks = 0;
  let spelt = await asListed(world, body);
  const sendOnce = (signal: AbortSignal) =>
    call(world.server, createDeployment, {}, { body: spelt, signal });
  return writeOnce<KeptOf<typeof createDeployment>, DeploymentState>(world, {
    send: (signal) =>
      sendOnce(signal).catch((error: unknown) => {
        const otherwise = asAskedFor(error, spelt);
        if (otherwise === undefined) throw error;
        spelt = otherwise;
        return sendOnce(signal);
      }),
    onPhase,
    resultOf: async (reply) => ({ ...asSent(body), ...omitAbsent(reply) }),
    search: async (windowMs) => {
      if (isNew) {
        const look = (longer: World) => lookInList(longer, body);
        const isFound = ({ kind }: Sight<unknown>) => kind === "ours";
        const search = { what: "its name", windowMs, look, isFound };
        return (await searchUntilFound(world, search)) ?? UNREAD;
      }
      looks += 1;
      const pauseMs = Math.max(0, Math.min(windowMs, world.deadline.leftMs));
      if (isRepeated && looks === 1) await pauseAloud(world, pauseMs);
      return { kind: "nothing" };
    },
    windowMs: settle_window,
    maySendAgain: (sends) => isRepeated && sends < PATIENCE.creations.attempts,
    giveUp: (cause) => afterLostAnswer(cause, body.name),
    texts: {
      lost: isNew
        ? "the deployment may have been created, looking for its name"
        : `the deployment may have been created${isRepeated ? ", asking again after the settle window" : ""}`,
      accepted: "",
      absent: isNew ? "None of its name appeared" : "If it exists, its name is refused",
      found: ({ id }) => `It was created: ${shortId(id)} is there. Nothing is sent again.`,
    },
  });
}

const UNREAD = { kind: "unproven", why: "The list of deployments could not be read" } as const;

/** What is so of the new deployment if the answer to its creation does not say it. */
const asSent = ({ name, source, source_config, source_revision_config }: DeploymentCreate) => ({
  name,
  source,
  source_config: { custom_url: source_config.custom_url },
  source_revision_config,
  status: "",
  latest_revision_id: null,
  active_revision_id: null,
});

function pauseAloud({ clock, report, signal }: World, pauseMs: number): Promise<void> {
  const words = `asking again at ${report.timeOf(clock.now() + pauseMs)}`;
  return report.during(
    () => words,
    () => clock.sleep(pauseMs, signal),
  );
}

/** One look. What runs something else was created by another workflow, meanwhile. */
async function lookInList(world: World, body: DeploymentCreate): Promise<Sight<DeploymentState>> {
  const named = await deploymentNamedOnce(world, body.name);
  if (named.kind === "none") return { kind: "nothing" };
  if (named.kind !== "one") return { kind: "unproven", why: "Its name does not show which it is" };
  const found = await readOnce(world, getDeployment, { deployment_id: named.deployment.id });
  if (found.name !== body.name)
    return { kind: "unproven", why: "The list names another deployment by its name" };
  const differing = differingRuns(body.source_revision_config, found.source_revision_config);
  return differing.length === 0
    ? { kind: "ours", found }
    : { kind: "unproven", why: "It runs something else" };
}

function afterLostAnswer(error: Error, name: string): Error {
  const status = error instanceof RefusedError ? error.status : undefined;
  // The same request is invalid each time.
  if (status === 422) return error;
  if (status !== 409)
    return new UnprovenError(`A deployment named ${name} may have been created`, error);
  const whose =
    "most likely created by this step, whose first answer was lost; its id is not known";
  return new UnprovenError(`A deployment or tracing project named ${name} exists, ${whose}`);
}
