import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../../emulator/faults/plans.ts";
import { withFaults } from "../../../scenarios/faults.ts";
import { type PlayResult, play } from "../../../scenarios/play.ts";
import { messagesOf, patchesOf, summaryOfDeploy } from "../../../scenarios/results.ts";
import type { DeployScenario } from "../../../scenarios/scenario.ts";

/** `log` is an expected part of the messages or of the page. */
export type ScenarioWithLog = DeployScenario & { log?: string | RegExp };

/** Scenarios by the expected end and by name. */
export type ScenariosByEnd = Record<string, Record<string, ScenarioWithLog>>;

export const ONCE = "deployed; sent 1, ours 1; follows ours 1, serves";
export const TWICE = "deployed; sent 2, ours 1; follows ours 1, serves";
export const SUPERSEDED = "superseded; sent 1, ours 1; follows ours 1";
export const IN_DOUBT = "error; sent 1, ours 0";
export const UNIDENTIFIED = "error; sent 1, ours 1";
export const FAILED = "failed; sent 1, ours 1; follows ours 1";

export const STALE_REPLIES = { habits: ["stale-patch-replies"] } as const;

/** A change with these inputs, and the faults of its service. */
export const sending = (inputs: Record<string, string>, ...plans: FaultPlan[]) => ({
  inputs,
  ...withFaults(...plans),
});

const rowsOf = (scenarios: ScenariosByEnd) =>
  Object.entries(scenarios).flatMap(([end, byName]) =>
    Object.entries(byName).map(
      ([name, { log = "", ...scenario }]) => [name, scenario, end, log] as const,
    ),
  );

interface Options {
  deploy?: (scenario: DeployScenario) => Promise<PlayResult>;
  summarize?: (result: PlayResult) => string;
}

const playDeploy = (scenario: DeployScenario) => play({ action: "deploy", ...scenario });

/** Plays the scenarios of each subject, and compares their summaries with the expected ends. */
export const describeEnds = (
  endsBySubject: Record<string, ScenariosByEnd>,
  { deploy = playDeploy, summarize = summaryOfDeploy }: Options = {},
) =>
  describe.each(Object.entries(endsBySubject))("%s", (_, scenarios) => {
    it.each(rowsOf(scenarios))("%s", async (_name, scenario, end, log) => {
      const result = await deploy(scenario);
      expect(summarize(result)).toBe(end);
      // All attempts of a change send the same body; a rollback sends another.
      const bodies = new Set(patchesOf(result).map(({ body }) => JSON.stringify(body)));
      const maxBodies = result.inputs.rollback_on_failure === "true" ? 2 : 1;
      expect(bodies.size).toBeLessThanOrEqual(maxBodies);
      const messages = messagesOf(result);
      expect(messages + result.page).toMatch(log);
      const warnings = [...messages.matchAll(/more than once: revisions (.+) run what/g)];
      expect(warnings).toHaveLength(String(log).includes("more than once") ? 1 : 0);
    });
  });
