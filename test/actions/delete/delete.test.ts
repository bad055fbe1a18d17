import { describe, expect, it } from "vitest";
import type { OptionalOperation } from "../../../emulator/deployments/undocumented-routes.ts";
import { idOf } from "../../harness/virtual-service.ts";
import { type Fault, faultAt, requestNumbers, withFaults } from "../../scenarios/faults.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import { messagesOf, requestsFor } from "../../scenarios/results.ts";
import type { DeleteScenario, StepService } from "../../scenarios/scenario.ts";

const UNKNOWN = { deployment_id: "99999999-9999-4999-8999-999999999999" };
const NOTHING: OptionalOperation[] = ["deployments", "delete", "logs"];
const TWINS = ["agent-pr-4", "agent-pr-4"];
const idOfNamed =
  (name: string) =>
  ({ emulator }: StepService) => ({
    deployment_id: idOf(emulator, name),
  });
const BY_ID = idOfNamed("agent-pr-4");
const lost = (when: "before" | "after") =>
  withFaults(faultAt("delete", { kind: "reset", when }, 1));

const UNREADABLE: [reason: string, fault: Fault][] = [
  ["status 403: no", { kind: "status", status: 403, body: { detail: "no" } }],
  ["status 401", { kind: "status", status: 401, body: "<html>" }],
  ["status 500: migrating", { kind: "status", status: 500, body: { error: "migrating" } }],
  ["the answer .status 200. is not JSON", { kind: "html", status: 200 }],
];

/** The outcome, the number of deletions, and the remaining names. */
function summaryOf(result: PlayResult): string {
  const kept = result.deployments.filter(({ status }) => status === "READY");
  const sent = result.requests.filter(({ method }) => method === "DELETE").length;
  return `${result.outcome}; sent ${sent}; kept ${kept.map(({ name }) => name).join(", ")}`;
}

const DELETED = "deleted; sent 1; kept agent-pr-42";

type Row = [name: string, scenario: DeleteScenario, end: string, says?: RegExp];
const ROWS: Row[] = [
  [
    "deletes the deployment of exactly this name, with its tracing project, and waits",
    { deletionMs: 60_000 },
    DELETED,
    /Deleting agent-pr-4 .* and its tracing project[\s\S]*agent-pr-4 was deleted. Took 1m.*, with its tracing project/,
  ],
  [
    "treats AWAITING_FINAL_DELETE like AWAITING_DELETE",
    { habits: ["final-deletes"] },
    DELETED,
    /AWAITING_FINAL_DELETE/,
  ],
  [
    "ends as absent, and succeeds, if no deployment has the name",
    { names: ["agent-pr-42", "Agent-pr-4", "agent-pr-5"] },
    "absent; sent 0; kept agent-pr-42, Agent-pr-4, agent-pr-5",
    /agent-pr-4: there is no deployment of that name\. Nothing was deleted\. Close to it: "Agent-pr-4"/,
  ],
  [
    "deletes nothing if several have the name",
    { names: TWINS },
    "rejected; sent 0; kept agent-pr-4, agent-pr-4",
    /2 deployments are named "agent-pr-4"[\s\S]*deployment_id/,
  ],
  [
    "deletes the one of several deployments that deployment_id identifies",
    { names: TWINS, inputs: BY_ID },
    "deleted; sent 1; kept agent-pr-4",
  ],
  [
    "is rejected with the advice to set deployment_id if the service has no list",
    { without: ["deployments"] },
    "rejected; sent 0; kept agent-pr-4, agent-pr-42",
    /no list of deployments \(405\)[\s\S]*set deployment_id, too/,
  ],
  ["deletes by deployment_id without a list", { without: ["deployments"], inputs: BY_ID }, DELETED],
  [
    "deletes nothing if deployment_id is that of a deployment of another name",
    { inputs: idOfNamed("agent-pr-42") },
    "rejected; sent 0; kept agent-pr-4, agent-pr-42",
    /"agent-pr-4", but deployment .* is named "agent-pr-42"/,
  ],
  [
    "deletes nothing if no deployment has deployment_id, and another has the name",
    { inputs: UNKNOWN },
    "rejected; sent 0; kept agent-pr-4, agent-pr-42",
    /^deployment_id: there is no deployment 9999.*; "agent-pr-4" is [\da-f-]{36}\..*correct deployment_id, or leave it out/ms,
  ],
  [
    "ends as absent if no deployment has deployment_id or the name",
    { names: ["agent-pr-42"], inputs: UNKNOWN },
    "absent; sent 0; kept agent-pr-42",
  ],
  [
    "ends as absent if no deployment has deployment_id, and there is no list",
    { without: ["deployments"], inputs: UNKNOWN },
    "absent; sent 0; kept agent-pr-4, agent-pr-42",
  ],
  [
    "ends as absent if deployment_id names none, and the list has another form",
    {
      inputs: UNKNOWN,
      ...withFaults(faultAt("deployments", { kind: "status", status: 200, body: [] })),
    },
    "absent; sent 0; kept agent-pr-4, agent-pr-42",
  ],
  [
    "is rejected if the service cannot delete",
    { without: NOTHING, inputs: BY_ID },
    "rejected; sent 1; kept agent-pr-4, agent-pr-42",
    /^agent-pr-4: the control plane cannot delete deployments \(405\)\./m,
  ],
  [
    "sends nothing in a dry run, and says what would be deleted",
    { inputs: { dry_run: "true" } },
    "planned; sent 0; kept agent-pr-4, agent-pr-42",
    /agent-pr-4 and its tracing project would be deleted/,
  ],
  [
    "does not wait with wait: false",
    { inputs: { wait: "false" } },
    "not_waited; sent 1; kept agent-pr-42",
  ],
  [
    "ends as timed_out, and says that the deletion continues",
    { deletionMs: 3_600_000 },
    "timed_out; sent 1; kept agent-pr-42",
    /still AWAITING_DELETE after 10m\. .* continues/,
  ],
  ...UNREADABLE.map(
    ([reason, fault]): Row => [
      `does not say that it is still there if the reads failed: ${reason}`,
      {
        inputs: { timeout: "40s" },
        arrange: ({ emulator }) =>
          emulator.faults.add(faultAt("get", fault, requestNumbers(2, 99))),
      },
      "timed_out; sent 1; kept agent-pr-42",
      new RegExp(
        `not known whether it is gone after \\d+s\\. The deletion was accepted\\. The last reads failed: ${reason}`,
      ),
    ],
  ),
  [
    "reads the deployment after a lost response, and sends no second deletion",
    lost("after"),
    DELETED,
  ],
  [
    "sends a deletion again that never arrived",
    lost("before"),
    "deleted; sent 2; kept agent-pr-42",
  ],
  [
    "sends nothing if the workflow is cancelled before",
    { signal: AbortSignal.abort() },
    "cancelled; sent 0; kept agent-pr-4, agent-pr-42",
    /before anything was deleted/,
  ],
];

describe("delete", () => {
  it.each(ROWS)("%s", async (_, scenario, end, says = /^/) => {
    const result = await play({ action: "delete", ...scenario });
    expect(summaryOf(result)).toBe(end);
    expect(messagesOf(result)).toMatch(says);
  });

  it.each(["true", "false"])("sends delete_tracing_project: %s", async (flag) => {
    const result = await play({ action: "delete", inputs: { delete_tracing_project: flag } });
    expect(requestsFor(result, "delete")).toMatchObject([
      { query: { delete_tracing_project: [flag] } },
    ]);
    const projects = result.emulator.store.traces.projectNames();
    expect(projects.includes("agent-pr-4")).toBe(flag === "false");
    expect(Object.fromEntries(result.earlyOutputs)).toEqual({
      deployment_name: "agent-pr-4",
      deployment_id: result.outputs.deployment_id,
    });
  });

  it("sends as few requests as possible, with the permitted timeouts", async () => {
    async function requestsOf(scenario: DeleteScenario): Promise<string[]> {
      const { requests } = await play({ action: "delete", ...scenario });
      return requests.map(({ method, operation }) => `${method} ${operation}`);
    }
    const absent = await requestsOf({ names: [], inputs: UNKNOWN });
    expect(absent.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => "GET get"));
    expect((await requestsOf({ inputs: { wait: "false" } })).at(-1)).toBe("DELETE delete");
    expect(await requestsOf({ inputs: BY_ID })).not.toContain("GET deployments");
    const { elapsedMs } = await play({ action: "delete", deletionMs: 3_600_000 });
    expect(elapsedMs).toBeLessThanOrEqual(615_000);
  });
});
