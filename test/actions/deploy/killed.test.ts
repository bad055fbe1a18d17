import { describe, expect } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { startAgentServer } from "../../harness/agent-server.ts";
import { itOnPosix } from "../../harness/posix.ts";
import { type DeployWith, deployWith, onePerPoll } from "../../harness/step.ts";
import { at, numbers } from "../../scenarios/faults.ts";

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
  /** Heading and next step of the summary that the post step writes; empty if it writes none. */
  summary: readonly RegExp[];
}

const PHASES: Phase[] = [
  {
    name: "before the change is sent",
    line: "a new revision",
    faults: [at("revisions", HANGS)],
    summary: [],
  },
  {
    name: "while the change is being sent",
    line: "PATCH",
    faults: [at("patch", { kind: "reset", when: "after" }), at("revisions", HANGS, numbers(2, 9))],
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
    name: "during the rollback",
    line: "rollback revision",
    faults: [at("revisions", HANGS, 9)],
    step: { script: onePerPoll("DEPLOY_FAILED"), inputs: { ...BACK } },
    summary: [/❓ agent: killed during the rollback of agent:2/, /Its revision \S+ continues/],
  },
];

const isOver = (line: string, part: string) => line.includes(part);

describe("a deploy that is killed", () => {
  itOnPosix.each(PHASES)("leaves a summary $name", async ({ line, faults = [], step, summary }) => {
    const result = await deployWith({
      inputs: IMAGE,
      ...step,
      arrange: (emulator) => void emulator.faults.add(...faults),
      run: { inProcess: false, graceMs: [0, 0], cancelWhen: (one) => isOver(one, line) },
    });
    expect(result.signal).toBe("SIGKILL");
    expect(result.summary).toBe("");
    const id = result.outputs.revision_id || "no id";
    const left = result.post?.summary.replaceAll(id, "{id}") ?? "";
    if (summary.length === 0) expect(left).toBe("");
    for (const part of summary) expect(left).toMatch(part);
  });

  itOnPosix("leaves a summary during the smoke test", async () => {
    const { url } = await startAgentServer(() => () => {});
    const { signal, post } = await deployWith({
      inputs: { ...IMAGE, smoke_test_url: url },
      run: {
        ...{ inProcess: false, graceMs: [0, 0] },
        cancelWhen: (line) => isOver(line, "smoke test: asking"),
      },
    });
    expect(signal).toBe("SIGKILL");
    expect(post?.summary).toContain("killed before the smoke test of agent:2 was over");
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
