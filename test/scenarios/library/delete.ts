import { idOf } from "../../harness/virtual-service.ts";
import { LOST_REQUEST, LOST_RESPONSE, status, UNAVAILABLE, withFault } from "../faults.ts";
import type { DeleteScenario } from "../scenario.ts";

const NAME = "agent-pr-4";

/** At least one scenario for each outcome of a deletion. */
export const SCENARIOS: Record<string, DeleteScenario> = {
  deleted: { deletionMs: 150_000, inputs: { name_must_match: "agent-pr-*" } },
  "deleted: by deployment_id": {
    missingOperations: ["deployments"],
    inputs: ({ emulator }) => ({ deployment_id: idOf(emulator, NAME) }),
  },
  "deleted: response lost": withFault("delete", LOST_RESPONSE, 1),
  "deleted: request lost": withFault("delete", LOST_REQUEST, 1),
  absent: { names: ["agent-pr-42", "Agent-pr-4"] },
  planned: { inputs: { dry_run: "true" } },
  not_waited: { inputs: { wait: "false" } },
  timed_out: { deletionMs: 3_600_000 },
  "rejected: name_must_match": { inputs: { name_must_match: "other-*" } },
  "rejected: ambiguous name": { names: [NAME, NAME] },
  "rejected: list not supported": { missingOperations: ["deployments"] },
  "rejected: id of another deployment": {
    inputs: ({ emulator }) => ({ deployment_id: idOf(emulator, "agent-pr-42") }),
  },
  "rejected: deletion forbidden": withFault("delete", status(403, "no")),
  "rejected: invalid credential": withFault("deployments", { kind: "expired_credential" }),
  "error: service unavailable": withFault("deployments", UNAVAILABLE),
  cancelled: { signal: AbortSignal.abort() },
};
