import { describe, expect, it } from "vitest";
import type { OptionalOperation } from "../../../emulator/deployments/routes.ts";
import { idOf } from "../../harness/virtual-service.ts";
import { type Fault, faultAt, requestNumbers, withFaults } from "../../scenarios/faults.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import { messagesOf, requestsFor } from "../../scenarios/results.ts";
import type { DeleteScenario, StepService } from "../../scenarios/scenario.ts";

const UNKNOWN_ID = { deployment_id: "99999999-9999-4999-8999-999999999999" };
const OPTIONAL_OPERATIONS: OptionalOperation[] = ["deployments", "delete", "logs"];
const SAME_NAMES = ["agent-pr-4", "agent-pr-4"];
const inputsWithIdOf =
  (name: string) =>
  ({ emulator }: StepService) => ({ deployment_id: idOf(emulator, name) });
const WITH_ID = inputsWithIdOf("agent-pr-4");
const loseDeletion = (when: "before" | "after") =>
  withFaults(faultAt("delete", { kind: "reset", when }, 1));

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

const DELETED_SUMMARY = "deleted; sent 1; kept agent-pr-42";
const BOTH_KEPT = "sent 0; kept agent-pr-4, agent-pr-42";

type Row = [title: string, scenario: DeleteScenario, summary: string, messages?: RegExp];
// biome-ignore format: one case, one line
const ROWS: Row[] = [
  ["deletes the deployment of exactly this name, with its tracing project, and waits", { deletionMs: 60_000 }, DELETED_SUMMARY, /Deleting agent-pr-4 .* and its tracing project[\s\S]*agent-pr-4 was deleted. Took 1m.*, with its tracing project/],
  ["treats AWAITING_FINAL_DELETE like AWAITING_DELETE", { habits: ["final-deletes"] }, DELETED_SUMMARY, /AWAITING_FINAL_DELETE/],
  ["ends as absent, and succeeds, if no deployment has the name", { names: ["agent-pr-42", "Agent-pr-4", "agent-pr-5"] }, "absent; sent 0; kept agent-pr-42, Agent-pr-4, agent-pr-5", /agent-pr-4: there is no deployment of that name\. Nothing was deleted\. Close to it: "Agent-pr-4"/],
  ["deletes nothing if several deployments have the name", { names: SAME_NAMES }, "rejected; sent 0; kept agent-pr-4, agent-pr-4", /2 deployments are named "agent-pr-4"[\s\S]*deployment_id/],
  ["deletes the one of several deployments that deployment_id identifies", { names: SAME_NAMES, inputs: WITH_ID }, "deleted; sent 1; kept agent-pr-4"],
  ["is rejected with the advice to set deployment_id if the service has no list", { without: ["deployments"] }, `rejected; ${BOTH_KEPT}`, /no list of deployments \(405\)[\s\S]*set deployment_id, too/],
  ["deletes by deployment_id without a list", { without: ["deployments"], inputs: WITH_ID }, DELETED_SUMMARY],
  ["deletes nothing if deployment_id is that of a deployment of another name", { inputs: inputsWithIdOf("agent-pr-42") }, `rejected; ${BOTH_KEPT}`, /"agent-pr-4", but deployment .* is named "agent-pr-42"/],
  ["deletes nothing if no deployment has deployment_id, and another has the name", { inputs: UNKNOWN_ID }, `rejected; ${BOTH_KEPT}`, /^deployment_id: there is no deployment 9999.*; "agent-pr-4" is [\da-f-]{36}\..*correct deployment_id, or leave it out/ms],
  ["ends as absent if no deployment has deployment_id or the name", { names: ["agent-pr-42"], inputs: UNKNOWN_ID }, "absent; sent 0; kept agent-pr-42"],
  ["ends as absent if no deployment has deployment_id, and there is no list", { without: ["deployments"], inputs: UNKNOWN_ID }, `absent; ${BOTH_KEPT}`],
  ["ends as absent if no deployment has deployment_id, and the list is not in the documented form", { ...withFaults(faultAt("deployments", { kind: "status", status: 200, body: [] })), inputs: UNKNOWN_ID }, `absent; ${BOTH_KEPT}`],
  ["is rejected if the service cannot delete", { without: OPTIONAL_OPERATIONS, inputs: WITH_ID }, "rejected; sent 1; kept agent-pr-4, agent-pr-42", /^agent-pr-4: the control plane cannot delete deployments \(405\)\./m],
  ["sends nothing in a dry run, and says what would be deleted", { inputs: { dry_run: "true" } }, `planned; ${BOTH_KEPT}`, /agent-pr-4 and its tracing project would be deleted/],
  ["does not wait with wait: false", { inputs: { wait: "false" } }, "not_waited; sent 1; kept agent-pr-42"],
  ["ends as timed_out, and says that the deletion continues", { deletionMs: 3_600_000 }, "timed_out; sent 1; kept agent-pr-42", /still AWAITING_DELETE after 10m\. .* continues/],
  ...READ_FAULTS.map(([reason, fault]): Row =>
    [`does not claim that the deployment still exists if the reads failed: ${reason}`, { ...withFaults(faultAt("get", fault, requestNumbers(2, 99))), inputs: { timeout: "40s" } }, "timed_out; sent 1; kept agent-pr-42", new RegExp(`not known whether it is gone after \\d+s\\. The deletion was accepted\\. The last reads failed: ${reason}`)]),
  ["reads the deployment after a lost response, and sends no second deletion", loseDeletion("after"), DELETED_SUMMARY],
  ["sends a lost deletion request again", loseDeletion("before"), "deleted; sent 2; kept agent-pr-42"],
  ["sends nothing if the workflow is cancelled before the start", { signal: AbortSignal.abort() }, `cancelled; ${BOTH_KEPT}`, /before anything was deleted/],
];

describe("delete", () => {
  it.each(ROWS)("%s", async (_, scenario, summary, messages = /^/) => {
    const result = await play({ action: "delete", ...scenario });
    expect(summaryOf(result)).toBe(summary);
    expect(messagesOf(result)).toMatch(messages);
  });

  it.each(["true", "false"])("sends delete_tracing_project: %s", async (flag) => {
    const result = await play({ action: "delete", inputs: { delete_tracing_project: flag } });
    const query = { delete_tracing_project: [flag] };
    expect(requestsFor(result, "delete")).toMatchObject([{ query }]);
    const projects = result.emulator.store.traces.projectNames();
    expect(projects.includes("agent-pr-4")).toBe(flag === "false");
    expect(Object.fromEntries(result.earlyOutputs)).toEqual({
      deployment_name: "agent-pr-4",
      deployment_id: result.outputs.deployment_id,
    });
  });

  it("sends as few requests as possible", async () => {
    async function operationsOf(scenario: DeleteScenario): Promise<unknown[]> {
      const { requests } = await play({ action: "delete", ...scenario });
      return requests.map(({ operation }) => operation);
    }
    const operations = await operationsOf({ names: [], inputs: UNKNOWN_ID });
    expect(operations.slice(0, 4)).toEqual(["get", "get", "get", "deployments"]);
    expect((await operationsOf({ inputs: { wait: "false" } })).at(-1)).toBe("delete");
    expect(await operationsOf({ inputs: WITH_ID })).not.toContain("deployments");
  });

  it("ends at most 15 s after the timeout", async () => {
    const { elapsedMs } = await play({ action: "delete", deletionMs: 3_600_000 });
    expect(elapsedMs).toBeLessThanOrEqual(615_000);
  });
});
