import { describe, expect } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { startAgentServer } from "../../harness/agent-server.ts";
import { itOnPosix } from "../../harness/posix.ts";
import { type DeployWith, deployWith, onePerPoll } from "../../harness/step.ts";
import { faultAt, requestNumbers } from "../../scenarios/faults.ts";

const HANGS = { kind: "hang" } as const;
const IMAGE = { image_uri: "registry.example/agent:2" };
const SLOW = { poll_interval: "1h", poll_max_interval: "1h" };
const BACK = { ...IMAGE, rollback_on_failure: "true" };

interface Phase {
  name: string;
  /** Part of the line at which the step is killed. */
  line: string;
  faults?: FaultPlan[];
  step?: DeployWith;
  /** The timeline of a revision that another client has created. */
  added?: ReturnType<typeof onePerPoll>;
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
    step: { script: onePerPoll("DEPLOYING"), inputs: { ...IMAGE, ...SLOW } },
    summary: [
      /❓ agent: killed while agent:2 was DEPLOYING/,
      /continues to roll out/,
      /run this step with revision_id: \{id\} in place of/,
    ],
  },
  {
    name: "while it waits for a revision that it did not create",
    line: "  DEPLOYING",
    step: { inputs: { revision_id: "latest", ...SLOW } },
    added: onePerPoll("DEPLOYING"),
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
    step: { script: onePerPoll("DEPLOY_FAILED"), inputs: { ...BACK } },
    summary: [
      /❓ agent: killed during the rollback of agent:2/,
      /How the rollback \(revision \S+\) ended is not known: the step was killed/,
    ],
  },
];

const isOver = (line: string, part: string) => line.includes(part);

describe("a deploy that is killed", () => {
  itOnPosix.each(PHASES)("leaves a summary $name", async (phase) => {
    const { line, faults = [], step, added, summary } = phase;
    const result = await deployWith({
      inputs: IMAGE,
      ...step,
      arrange: (emulator, id) => {
        emulator.faults.add(...faults);
        if (added !== undefined) emulator.store.addRevision(id, { script: added });
        return undefined;
      },
      run: { inProcess: false, graceMs: [0, 0], cancelWhen: (one) => isOver(one, line) },
    });
    expect(result.signal).toBe("SIGKILL");
    expect(result.summary).toBe("");
    const id = result.outputs.revision_id || "no id";
    const postSummary = result.post?.summary.replaceAll(id, "{id}") ?? "";
    if (summary.length === 0) expect(postSummary).toBe("");
    for (const part of summary) expect(postSummary).toMatch(part);
  });

  const smoke = (url: string) => ({ smoke_test_url: url });
  const protection = (url: string) => ({ auth_check_url: `${url}/threads` });
  const agentRun = (url: string) => ({ ...smoke(url), smoke_test_assistant: "agent", ...BACK });
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
    const cancelWhen = (one: string) => {
      log += one;
      return line.test(log);
    };
    const { signal, post } = await deployWith({
      inputs: { ...IMAGE, ...inputs(url) },
      run: { inProcess: false, graceMs: [0, 0], cancelWhen },
    });
    expect(signal).toBe("SIGKILL");
    for (const part of summary) expect(post?.summary).toMatch(part);
  });

  itOnPosix("leaves one summary only if it ends by itself", async () => {
    const { summary, post, state } = await deployWith({
      inputs: IMAGE,
      run: { inProcess: false },
    });
    expect(summary).toContain("agent runs agent:2");
    expect(state.if_killed).toBe("");
    expect(post?.summary).toBe("");
  });
});
