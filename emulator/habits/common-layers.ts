import { InternalSource } from "../deployments/life-cycle.ts";
import { FOREIGN_WORKSPACE } from "../server/credentials.ts";
import { changeRequest, forOperations, type Layer, refuseIf } from "../server/layers.ts";
import type { Workspace } from "../traces/traces.ts";
import { DEPLOYMENT_OPERATIONS, WRITES } from "./habit.ts";
import { changeBody } from "./request-body.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * A member that identifies the client, and marks deployments of the command line. Beyond the
 * contract: client-marks, uploading-clients.
 */
const CLIENT_MEMBER = "revision_source";
const isIgnored = ([name, value]: [string, unknown]) =>
  name === CLIENT_MEMBER && !InternalSource.safeParse(value).success;
const withoutClientMember = (value: unknown): object =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).filter((member) => !isIgnored(member)))
    : {};

const acceptClientMember: Layer = changeRequest((received) =>
  received.text.includes(JSON.stringify(CLIENT_MEMBER))
    ? changeBody(received, ({ source_revision_config: config, ...body }) => ({
        ...withoutClientMember(body),
        ...(isObject(config) ? { source_revision_config: withoutClientMember(config) } : {}),
      }))
    : received,
);

/** Treats null members as omitted. */
const acceptNulls: Layer = changeRequest((received) =>
  changeBody(received, (body) =>
    Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
  ),
);

/** Refuses a request that names another workspace than these. Beyond the contract: workspaces. */
const requireWorkspace = (
  permittedWorkspacesOf: (workspaces: readonly Workspace[]) => readonly Workspace[],
): Layer =>
  refuseIf(
    ({ tenant_id }, _, { store: { traces } }) =>
      tenant_id !== undefined &&
      !permittedWorkspacesOf(traces.workspaces).some(({ id }) => id === tenant_id) &&
      FOREIGN_WORKSPACE,
  );

/** Behaviour beyond the contract that nearly every service has. */
export const COMMON_LAYERS: Layer[] = [
  forOperations(WRITES, acceptClientMember),
  forOperations(["export"], acceptNulls),
  forOperations(
    [...DEPLOYMENT_OPERATIONS, "delete", "logs"],
    requireWorkspace((workspaces) => workspaces.slice(0, 1)),
  ),
  forOperations(
    ["usage", "usage-export"],
    requireWorkspace((workspaces) => workspaces),
  ),
];
