import { describe, expect } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { startAgentServer } from "../../harness/agent/agent-server.ts";
import { itOnPosix } from "../../harness/posix.ts";
import { faultAt, requestNumbers, script } from "../../scenarios/faults.ts";
import { playBundle } from "../../scenarios/play.ts";
import type { DeployScenario } from "../../scenarios/scenario.ts";

const HANGS = { kind: "hang" } as const;
const IMAGE = { image_uri: "registry.example/agent:2" };
const DEPLOYING = script(["DEPLOYING", 0]);
const RARE_POLLS = { poll_interval: "1h", poll_max_interval: "1h" };
const ROLLBACK = { ...IMAGE, rollback_on_failure: "true" };

interface Phase {
  name: string;
  /** Part of the line at which the step is killed. */
  line: string;
  faults?: FaultPlan[];
  scenario?: DeployScenario;
  /** The timeline of a revision that another client has created. */
  foreignScript?: ReturnType<typeof script>;
  /** Heading and next step of the summary that the post step writes; empty if it writes none. */
  summary: readonly RegExp[];
}

const PHASES: Phase[] = [
  {
    name: "before the change is sent",
    line: "a new revision",
    faults: [faultAt("revisions", HANGS)],
    summary: [],
  },
  {
    name: "while the change is being sent",
    line: "PATCH",
    faults: [
      faultAt("patch", { kind: "reset", when: "after" }),
      faultAt("revisions", HANGS, requestNumbers(2, 9)),
    ],
    summary: [/❓ agent: killed while the change was being sent/],
  },
  {
    name: "while it waits",
    line: "  DEPLOYING",
    scenario: { script: DEPLOYING, inputs: { ...IMAGE, ...RARE_POLLS } },
    summary: [
      /❓ agent: killed while agent:2 was DEPLOYING/,
      /continues to roll out/,
      /run this step with revision_id: \{id\} in place of/,
    ],
  },
  {
    name: "while it watches a revision of another client",
    line: "  DEPLOYING",
    scenario: { inputs: { image_uri: "", revision_id: "latest", ...RARE_POLLS } },
    foreignScript: DEPLOYING,
    summary: [
      /❓ agent: killed while the new revision of agent:1 was DEPLOYING/,
      /continues to roll out/,
      /run this step with revision_id: \{id\}/,
    ],
  },
  {
    name: "during the rollback",
    line: "rollback revision",
    faults: [faultAt("revisions", HANGS, 9)],
    scenario: { script: script(["DEPLOY_FAILED", 0]), inputs: { ...ROLLBACK } },
    summary: [
      /❓ agent: killed during the rollback of agent:2/,
      /How the rollback \(revision \S+\) ended is not known: the step was killed/,
    ],
  },
];

const DEPLOYED = script(["QUEUED", 0], ["DEPLOYING", 1], ["DEPLOYED", 2]);
/** A cancellation kills the process at once. */
const KILLED = { graceMs: [0, 0] } satisfies Parameters<typeof playBundle>[1];

describe("a deploy that is killed", () => {
  itOnPosix.each(PHASES)("leaves a summary $name", async (phase) => {
    const { line, faults = [], scenario, foreignScript, summary } = phase;
    const result = await playBundle(
      {
        action: "deploy",
        ...{ script: DEPLOYED, inputs: IMAGE, ...scenario },
        arrange: ({ emulator, deploymentId }) => {
          emulator.faults.add(...faults);
          if (foreignScript !== undefined)
            emulator.store.addRevision(deploymentId, { script: foreignScript });
        },
        cancelWhen: (text) => text.includes(line),
      },
      KILLED,
    );
    expect(result.signal).toBe("SIGKILL");
    expect(result.summary).toBe("");
    const id = result.outputs.revision_id || "no id";
    const postSummary = result.post?.summary.replaceAll(id, "{id}") ?? "";
    if (summary.length === 0) expect(postSummary).toBe("");
    for (const part of summary) expect(postSummary).toMatch(part);
  });

  const smoke = (url: string) => ({ smoke_test_url: url });
  const protection = (url: string) => ({ auth_check_url: `${url}/threads` });
  const agentRun = (url: string) => ({ ...smoke(url), smoke_test_assistant: "agent", ...ROLLBACK });
  const hangs = () => {};

  itOnPosix.each<
    [string, (url: string) => Record<string, string>, (earlier: number) => number, RegExp, RegExp[]]
  >([
    [
      "the smoke test",
      smoke,
      () => 0,
      /smoke test: asking/,
      [/killed before the smoke test of agent:2 was over/, /Revision .{1,300} is deployed/],
    ],
    [
      "the protection check",
      protection,
      () => 0,
      /protection check: asking/,
      [/killed before the protection check of agent:2/, /Revision .{1,300} is deployed/],
    ],
    [
      "the smoke test of the rollback",
      agentRun,
      // The server is up twice, then the run fails.
      (earlier) => [200, 200, 500][earlier] ?? 0,
      /rollback revision.*smoke test: asking/,
      [
        /killed during the rollback of agent:2/,
        /The rollback took .* It could not be checked: the step was killed/,
      ],
    ],
  ])("leaves a summary during %s", async (_, inputs, statusOf, line, summary) => {
    const { url } = await startAgentServer((_request, earlier) => statusOf(earlier) || hangs);
    let log = "";
    const cancelWhen = (newLine: string) => {
      log += newLine;
      return line.test(log);
    };
    const { signal, post } = await playBundle(
      { action: "deploy", script: DEPLOYED, inputs: { ...IMAGE, ...inputs(url) }, cancelWhen },
      KILLED,
    );
    expect(signal).toBe("SIGKILL");
    for (const part of summary) expect(post?.summary).toMatch(part);
  });

  itOnPosix("leaves one summary only if it ends by itself", async () => {
    const { summary, post, state } = await playBundle({
      ...{ action: "deploy", script: DEPLOYED, inputs: IMAGE },
    });
    expect(summary).toContain("agent runs agent:2");
    expect(state.if_killed).toBe("");
    expect(post?.summary).toBe("");
  });
});
