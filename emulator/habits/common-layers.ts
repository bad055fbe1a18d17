import { InternalSource } from "../deployments/life-cycle.ts";
import { WRONG_WORKSPACE_REFUSAL } from "../server/credentials.ts";
import { changeRequest, forOperations, type Layer, refuseIf } from "../server/layers.ts";
import type { Workspace } from "../traces/traces.ts";
import { DEPLOYMENT_OPERATIONS, WRITE_OPERATIONS } from "./habit.ts";
import { changeBody } from "./request-body.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * Names the client. With the name of an internal source, the emulator needs the member to recognize
 * the command line. Beyond the contract: client-marks, uploading-clients.
 */
const CLIENT_MEMBER = "revision_source";
const isIgnored = ([name, value]: [string, unknown]) =>
  name === CLIENT_MEMBER && !InternalSource.safeParse(value).success;
const withoutClientMember = (value: unknown): object =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).filter((member) => !isIgnored(member)))
    : {};

const acceptClientMember: Layer = changeRequest((request) =>
  request.text.includes(JSON.stringify(CLIENT_MEMBER))
    ? changeBody(request, ({ source_revision_config: config, ...body }) => ({
        ...withoutClientMember(body),
        ...(isObject(config) ? { source_revision_config: withoutClientMember(config) } : {}),
      }))
    : request,
);

/** Treats null members as omitted. */
const acceptNulls: Layer = changeRequest((request) =>
  changeBody(request, (body) =>
    Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
  ),
);

/** Refuses a request for a workspace that is not permitted. Beyond the contract: workspaces. */
const requireWorkspace = (
  permittedWorkspacesOf: (workspaces: readonly Workspace[]) => readonly Workspace[],
): Layer =>
  refuseIf(
    ({ tenant_id }, _, { store: { traces } }) =>
      tenant_id !== undefined &&
      !permittedWorkspacesOf(traces.workspaces).some(({ id }) => id === tenant_id) &&
      WRONG_WORKSPACE_REFUSAL,
  );

/** Behaviour beyond the contract that nearly every service has. */
export const COMMON_LAYERS: Layer[] = [
  forOperations(WRITE_OPERATIONS, acceptClientMember),
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
