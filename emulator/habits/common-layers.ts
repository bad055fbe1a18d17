import { InternalSource } from "../deployments/life-cycle.ts";
import { WRONG_WORKSPACE_REFUSAL } from "../server/credentials.ts";
import { changeRequest, forOperations, type Layer, refuseIf } from "../server/layers.ts";
import { DEPLOYMENT_OPERATIONS, WRITE_OPERATIONS } from "./habit.ts";
import { changeBody } from "./request-body.ts";

/**
 * Removes `revision_source`, which names the client. Keeps the name of an internal source, by which
 * the emulator recognizes the command line. Beyond the contract: client-marks, uploading-clients.
 */
const acceptClientMarks: Layer = changeRequest((request) =>
  changeBody(request, (body) =>
    JSON.parse(JSON.stringify(body), (name, value) =>
      name === "revision_source" && !InternalSource.safeParse(value).success ? undefined : value,
    ),
  ),
);

/** Treats null members as omitted. */
const acceptNulls: Layer = changeRequest((request) =>
  changeBody(request, (body) =>
    Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
  ),
);

/** Permits requests for the first workspaces only. Beyond the contract: workspaces. */
const permitWorkspaces = (count: number): Layer =>
  refuseIf(
    ({ tenant_id }, _, { store: { traces } }) =>
      tenant_id !== undefined &&
      !traces.workspaces.slice(0, count).some(({ id }) => id === tenant_id) &&
      WRONG_WORKSPACE_REFUSAL,
  );

/** Behaviour beyond the contract that nearly every service has. */
export const COMMON_LAYERS: Layer[] = [
  forOperations(WRITE_OPERATIONS, acceptClientMarks),
  forOperations(["export"], acceptNulls),
  forOperations([...DEPLOYMENT_OPERATIONS, "delete", "logs"], permitWorkspaces(1)),
  forOperations(["usage", "usage-export"], permitWorkspaces(Infinity)),
];
