import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { plainText } from "../../../src/report/blocks.ts";
import { rewritingDispatcher } from "../../harness/rewriting-dispatcher.ts";
import { OUR_IMAGE } from "../../harness/virtual-service.ts";
import { faultAt, requestsFrom, script, status, withFaults } from "../../scenarios/faults.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import type { DeployScenario } from "../../scenarios/scenario.ts";

const stuckAt = (status: string, { inputs, ...options }: DeployScenario = {}) =>
  play({
    ...{ action: "deploy", ...options, script: script([status, 1]) },
    inputs: { timeout: "5m", ...inputs },
  });

describe("the headline at the timeout", () => {
  /** The deployment names its latest revision as the active one. */
  const activeDispatcher = rewritingDispatcher((body) =>
    "latest_revision_id" in body ? { ...body, active_revision_id: body.latest_revision_id } : body,
  );
  const LONG = "a-name-that-is-much-too-long";

  it.each<[string, string, DeployScenario, RegExp]>([
    [
      "says that a revision of an unknown status serves",
      "SUCCEEDED",
      { dispatcher: activeDispatcher },
      /^agent: ours@\S+ serves, but its status was SUCCEEDED at the timeout \(5m/,
    ],
    [
      "says what the deployment waits for",
      "AWAITING_DEPLOY",
      { habits: ["awaiting-database"] },
      /was still AWAITING_DEPLOY after 5m.*; the deployment is AWAITING_DATABASE/,
    ],
  ])("%s", async (_, status, options, headline) => {
    const result = await stuckAt(status, options);
    expect(result.outcome).toBe("timed_out");
    expect(result.headline).toMatch(headline);
    expect(result.failure).not.toContain("still SUCCEEDED");
  });

  it("is followed by a hint at a long name, if nothing has served yet", async () => {
    const unserved = rewritingDispatcher((body) =>
      "latest_revision_id" in body ? { ...body, active_revision_id: null, name: LONG } : body,
    );
    const { failure } = await stuckAt("DEPLOYING", { dispatcher: unserved });
    expect(failure).toContain(`${LONG} has ${LONG.length}`);
  });
});

describe("an unknown status that sounds final", () => {
  it.each(["ERROR", "Cancelled", "CRASHED"])(
    "is polled further, with advice: %s",
    async (status) => {
      const hint = `If ${status} is an end on your platform, add it to failure_statuses.`;
      const result = await stuckAt(status);
      expect(result).toMatchObject({ outcome: "timed_out" });
      expect(result.failure.toLowerCase()).toContain(hint.toLowerCase());
      expect(result.messages.filter((line) => line.includes(hint))).toHaveLength(1);
      const inputs = { failure_statuses: status };
      expect((await stuckAt(status, { inputs })).outcome).toBe("failed");
    },
  );

  it("is the only kind of status with this advice", async () => {
    const result = await stuckAt("WARMING");
    expect(result).toMatchObject({ outcome: "timed_out" });
    expect([...result.messages, result.failure].join()).not.toContain("failure_statuses");
  });
});

const refuseReads = (path: string, from: number) =>
  faultAt(path, status(401, "expired"), requestsFrom(from));
const deployWithFaults = (...plans: FaultPlan[]) =>
  play({ action: "deploy", ...withFaults(...plans) });
const textOf = ({ summaryBlocks }: PlayResult) => plainText(summaryBlocks[1]?.text ?? "");

describe("an unknown end", () => {
  it("reports what serves after the change, not before it", async () => {
    const result = await deployWithFaults(refuseReads("revision", 2));
    expect(result.outcome).toBe("error");
    expect(result.activeId).toBe(result.outputs.revision_id);
    expect(result.outputs.active_revision_id).toBe(result.activeId);
  });

  it("does not claim what serves if it cannot be read", async () => {
    const result = await deployWithFaults(refuseReads("revision", 2), refuseReads("get", 3));
    expect(result.outcome).toBe("error");
    expect(result.outputs.active_revision_id).toBe("");
    expect(textOf(result)).not.toContain("erving:");
  });

  it("names the unexpected content, and what serves", async () => {
    const other = "registry.example/agent:other";
    const dispatcher = rewritingDispatcher((body) =>
      JSON.parse(JSON.stringify(body).replaceAll(OUR_IMAGE, other)),
    );
    const result = await play({ action: "deploy", dispatcher });
    expect(result.outcome).toBe("error");
    expect(result.headline).toMatch(
      /^agent: \S+ was sent, and a revision of agent:other appeared$/,
    );
    expect(textOf(result)).toMatch(/erving: /);
  });
});
