import { describe, expect, it } from "vitest";
import type { OptionalOperation } from "../../../emulator/deployments/routes.ts";
import { idOf } from "../../harness/virtual-service.ts";
import {
  type Fault,
  faultAt,
  requestNumbers,
  status,
  withFault,
  withFaults,
} from "../../scenarios/faults.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import { messagesOf, requestsFor } from "../../scenarios/results.ts";
import type { DeleteScenario, StepService } from "../../scenarios/scenario.ts";

const UNKNOWN_ID = { deployment_id: "99999999-9999-4999-8999-999999999999" };
const OPTIONAL_OPERATIONS: OptionalOperation[] = ["deployments", "delete", "logs"];
const WITH_ID = ({ emulator }: StepService) => ({ deployment_id: idOf(emulator, "agent-pr-4") });

/** Faults of reads, with the reason in the message. */
const READ_FAULTS: [reason: string, fault: Fault][] = [
  ["status 403: no", { kind: "status", status: 403, body: { detail: "no" } }],
  ["status 401", { kind: "status", status: 401, body: "<html>" }],
  ["status 500: migrating", { kind: "status", status: 500, body: { error: "migrating" } }],
  ["the answer .status 200. is not JSON", { kind: "html", status: 200 }],
];

/** The outcome, the number of deletion requests, and the remaining names. */
function summaryOf({ outcome, requests, deployments }: PlayResult): string {
  const remaining = deployments.filter(({ status }) => status === "READY");
  const deletionCount = requests.filter(({ method }) => method === "DELETE").length;
  return `${outcome}; sent ${deletionCount}; kept ${remaining.map(({ name }) => name).join(", ")}`;
}

const BOTH_KEPT = "sent 0; kept agent-pr-4, agent-pr-42";

/** Other deletions are in `test/scenarios/library/`. */
type Row = [title: string, scenario: DeleteScenario, summary: string, messages?: RegExp];
// biome-ignore format: one case, one line
const ROWS: Row[] = [
  ["treats AWAITING_FINAL_DELETE like AWAITING_DELETE", { habits: ["final-deletes"] }, "deleted; sent 1; kept agent-pr-42", /AWAITING_FINAL_DELETE/],
  ["deletes the deployment that deployment_id identifies if another has the same name", { names: ["agent-pr-4", "agent-pr-4"], inputs: WITH_ID }, "deleted; sent 1; kept agent-pr-4"],
  ["deletes nothing if no deployment has deployment_id, and another has the name", { inputs: UNKNOWN_ID }, `rejected; ${BOTH_KEPT}`, /^deployment_id: there is no deployment 9999.*; "agent-pr-4" is [\da-f-]{36}\..*correct deployment_id, or leave it out/ms],
  ["ends as absent if no deployment has deployment_id or the name", { names: ["agent-pr-42"], inputs: UNKNOWN_ID }, "absent; sent 0; kept agent-pr-42"],
  ["ends as absent if no deployment has deployment_id, and the one with the name is listed but gone", { ...withFault("get", status(404)), inputs: UNKNOWN_ID }, `absent; ${BOTH_KEPT}`, /is in the list, but gone/],
  ["ends as absent if no deployment has deployment_id, and there is no list", { missingOperations: ["deployments"], inputs: UNKNOWN_ID }, `absent; ${BOTH_KEPT}`],
  ...["Not Found", undefined].map((detail): Row =>
    [`is rejected if both reads get a 404 that may be of another server (${detail})`, { ...withFaults({ fault: status(404, detail) }), inputs: UNKNOWN_ID }, `rejected; ${BOTH_KEPT}`, /^agent-pr-4: no control plane at base_url \(404\).*\nNext step: correct base_url: [^\n]*page\.[^.\n]*\.com\/api-host\.$/ms]),
  ["ends as absent if no deployment has deployment_id, and the list is not in the documented form", { ...withFault("deployments", { kind: "status", status: 200, body: [] }), inputs: UNKNOWN_ID }, `absent; ${BOTH_KEPT}`],
  ["remains accepted if only a retry is refused", withFaults(faultAt("delete", { kind: "html", status: 202 }, 1), faultAt("delete", status(409), 2)), "error; sent 2; kept agent-pr-4, agent-pr-42", /^agent-pr-4: deletion accepted, outcome unknown/m],
  ["is rejected if the service cannot delete", { missingOperations: OPTIONAL_OPERATIONS, inputs: WITH_ID }, "rejected; sent 1; kept agent-pr-4, agent-pr-42", /^agent-pr-4: the control plane cannot delete deployments \(405\)\./m],
  ["does not say that nothing was deleted if each read after the deletion is refused", withFault("get", status(403, "no access"), requestNumbers(2, 99)), "error; sent 1; kept agent-pr-42", /deletion accepted, outcome unknown\..*no access.*\nNext step: use a credential that may write deployments; if it belongs to several workspaces, set tenant_id\. Look at/],
  ...READ_FAULTS.map(([reason, fault]): Row =>
    [`does not claim that the deployment still exists if the reads failed: ${reason}`, { ...withFault("get", fault, requestNumbers(2, 99)), inputs: { timeout: "40s" } }, "timed_out; sent 1; kept agent-pr-42", new RegExp(`not known whether it is gone after \\d+s\\. The deletion was accepted\\. The last read failed: ${reason}`)]),
];

describe("delete", () => {
  it.each(ROWS)("%s", async (_, scenario, summary, messages = /^/) => {
    const result = await play({ action: "delete", ...scenario });
    expect(summaryOf(result)).toBe(summary);
    expect(messagesOf(result)).toMatch(messages);
  });

  it.each(["true", "false"])("sends delete_tracing_project: %s, and sets outputs", async (flag) => {
    const result = await play({ action: "delete", inputs: { delete_tracing_project: flag } });
    const query = { delete_tracing_project: [flag] };
    expect(requestsFor(result, "delete")).toMatchObject([{ query }]);
    const projects = result.emulator.store.traces.projectNames();
    expect(projects.includes("agent-pr-4")).toBe(flag === "false");
    const { deployment_id } = result.outputs;
    const deployment_name = "agent-pr-4";
    expect(Object.fromEntries(result.earlyOutputs)).toEqual({ deployment_name, deployment_id });
  });

  it("reads an unknown deployment_id several times before it looks for the name", async () => {
    const { requests } = await play({ action: "delete", names: [], inputs: UNKNOWN_ID });
    const operations = requests.map(({ operation }) => operation);
    expect(operations.slice(0, 4)).toEqual(["get", "get", "get", "deployments"]);
  });
});
