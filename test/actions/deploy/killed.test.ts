import { describe, expect, it } from "vitest";
import { startAgentServer } from "../../harness/agent/agent-server.ts";
import { itOnPosix } from "../../harness/posix.ts";
import { script } from "../../scenarios/faults.ts";
import { play, playBundle } from "../../scenarios/play.ts";
import type { DeployScenario } from "../../scenarios/scenario.ts";

const IMAGE = { image_uri: "registry.example/agent:2" };
const DEPLOYING = script(["DEPLOYING", 0]);
const DEPLOYED = script(["QUEUED", 0], ["DEPLOYING", 4], ["DEPLOYED", 9]);

/** The journal of a deploy, in which `if_killed` is the only saved state. */
async function journalOf(scenario: DeployScenario): Promise<string> {
  const { journal, outputs } = await play({ action: "deploy", script: DEPLOYED, ...scenario });
  const entries = journal.filter((entry) => !/^state (?!if_killed)/.test(entry));
  return entries.join("\n").replaceAll(outputs.revision_id ?? "", "{id}");
}

describe("a deploy saves what is reported if it is killed", () => {
  it.each<[string, DeployScenario, RegExp]>([
    [
      "while the change is being sent, and nothing before",
      {},
      /^(?!state)[\s\S]*\nrevisions\nstate .*killed while it was being changed.*\npatch\n/,
    ],
    [
      "while it waits",
      {},
      /killed while agent:2 was DEPLOYING.*continues to roll out.*run this step with revision_id: \{id\} in place of/,
    ],
    [
      "while it watches a revision of another client",
      {
        inputs: { image_uri: "", revision_id: "latest" },
        arrange: ({ emulator, deploymentId }) =>
          emulator.store.addRevision(deploymentId, { script: DEPLOYED }),
      },
      /killed while the new revision of agent:1 was DEPLOYING.*continues to roll out.*run this step with revision_id: \{id\}/,
    ],
  ])("%s", async (_, scenario, entries) => {
    expect(await journalOf({ inputs: IMAGE, ...scenario })).toMatch(entries);
  });

  it("during the checks, and during those of a rollback", async () => {
    // The server is up and protected, but its run fails.
    const { url } = await startAgentServer(({ method, path }) => {
      if (method === "POST") return 500;
      return path === "/ok" ? 200 : 401;
    });
    const checks = { smoke_test_url: url, auth_check_url: `${url}/threads` };
    const journal = await journalOf({ inputs: { ...IMAGE, ...checks } });
    for (const check of ["smoke test", "protection check"])
      expect(journal).toMatch(`killed before the ${check} of agent:2 was over`);
    expect(journal).toMatch(/the smoke test.{1,30}over.*Revision .{1,300} is deployed/);
    const rollbackInputs = { smoke_test_assistant: "agent", rollback_on_failure: "true" };
    const rollback = await journalOf({ inputs: { ...IMAGE, ...checks, ...rollbackInputs } });
    for (const part of [
      /killed during the rollback of agent:2.*How the rollback \(revision \S+\) ended is not known: the step was killed/,
      /killed during the rollback of agent:2.*The rollback took .* It could not be checked: the step was killed/,
    ])
      expect(rollback).toMatch(part);
  });
});

describe("the bundle of a deploy", () => {
  itOnPosix(
    "writes the saved report as the summary in the post step if it was killed",
    async () => {
      const polls = { poll_interval: "1h", poll_max_interval: "1h" };
      const { signal, summary, post, outputs } = await playBundle(
        {
          action: "deploy",
          script: DEPLOYING,
          inputs: { ...IMAGE, ...polls },
          cancelWhen: (line) => line.includes("  DEPLOYING"),
        },
        // A cancellation kills the process at once.
        { graceMs: [0, 0] },
      );
      expect([signal, summary]).toEqual(["SIGKILL", ""]);
      expect(post?.summary).toMatch(/❓ agent: killed while agent:2 was DEPLOYING/);
      expect(post?.summary).toMatch(
        `run this step with revision_id: ${outputs.revision_id} in place`,
      );
    },
  );

  itOnPosix("writes no second summary in the post step if it ended by itself", async () => {
    const { summary, post, state } = await playBundle({
      action: "deploy",
      script: DEPLOYED,
      inputs: IMAGE,
    });
    expect(summary).toContain("agent runs agent:2");
    expect(state.if_killed).toBe("");
    expect(post?.summary).toBe("");
  });
});
