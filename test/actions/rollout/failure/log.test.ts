import { describe, expect, it } from "vitest";
import type { ScriptStep } from "../../../../emulator/deployments/life-cycle.ts";
import type { FaultPlan } from "../../../../emulator/faults/plans.ts";
import type { Block } from "../../../../src/report/blocks.ts";
import { play } from "../../../scenarios/play.ts";
import type { DeployScenario } from "../../../scenarios/scenario.ts";

const failing = (status: string, step: Partial<ScriptStep> = {}) => [
  { status: status.startsWith("BUILD") ? "BUILDING" : "DEPLOYING", after_ms: 0 },
  { status, after_ms: 2_000, ...step },
];

const deployWithScript = (script: DeployScenario["script"], scenario: DeployScenario = {}) =>
  play({ action: "deploy", isPublic: false, ...(script && { script }), ...scenario });

const logFault = (fault: FaultPlan["fault"]): DeployScenario => ({
  arrange: ({ emulator }) => void emulator.faults.add({ match: { path: "logs" }, fault }),
});

const logFolds = (summary: readonly Block[]) =>
  summary.flatMap(({ fold }) =>
    fold?.title.endsWith(" log") ? [{ title: fold.title, text: fold.blocks[0]?.code }] : [],
  );

describe("the log of a failed revision", () => {
  it("is the build log after a failed build, in the log and collapsed in the summary", async () => {
    const result = await deployWithScript(failing("BUILD_FAILED", { message: "exit code 1" }));
    const [fold] = logFolds(result.summaryBlocks);
    expect(fold?.title).toBe("The last 50 lines of the build log");
    expect(fold?.text).toMatch(
      /^Step #12: #7 4.785 Collecting package-\d+==1.0\n.*SyntaxError: .*\nexit code 1$/s,
    );
    expect(result.messages.join("\n")).toContain(fold?.text);
  });

  it("is the deploy log after a failed deploy", async () => {
    const result = await deployWithScript(failing("DEPLOY_FAILED"));
    expect(logFolds(result.summaryBlocks)).toMatchObject([
      { title: "The last 9 lines of the deploy log", text: expect.stringContaining("ModuleNot") },
    ]);
  });

  it("contains the last 50 lines, including multi-line messages", async () => {
    const trace = Array.from({ length: 80 }, (_, index) => `frame ${index}`).join("\n");
    const result = await deployWithScript(failing("DEPLOY_FAILED", { log: ["before", trace] }));
    const lines = logFolds(result.summaryBlocks)[0]?.text?.split("\n");
    expect(lines).toHaveLength(50);
    expect(lines?.at(-1)).toBe("frame 79");
  });

  it("contains the error if it is further up, followed by the last 50 lines", async () => {
    const echo = Array.from({ length: 80 }, (_, index) => `Step #12: RUN pip install p${index}`);
    const error = "Step #12: 1.554  ERR_PNPM_FETCH_404  GET https://npm.example/tools: Not Found";
    const log = ["before", error, ...echo];
    const { summaryBlocks } = await deployWithScript(failing("BUILD_FAILED", { log }));
    const [fold] = logFolds(summaryBlocks);
    expect(fold?.title).toBe("The error and the last 50 lines of the build log");
    expect(fold?.text?.split("\n").slice(1)).toEqual([...log.slice(0, 9), "…", ...log.slice(-50)]);
  });

  it("contains readable lines in another form, in the order of the reply", async () => {
    const body = {
      logs: [{ message: "last", timestamp: null }, { text: 7 }, { message: "first", level: 3 }],
      next_offset: 7,
    };
    const scenario = logFault({ kind: "status", status: 200, body });
    const { summaryBlocks } = await deployWithScript(failing("DEPLOY_FAILED"), scenario);
    expect(logFolds(summaryBlocks)).toEqual([
      { title: "The last 2 lines of the deploy log", text: "first\nlast" },
    ]);
  });

  it("contains no secret of the deployment", async () => {
    const log = ["KEY is canary-of-the-service", "and nothing else"];
    const { raw, page } = await deployWithScript(failing("DEPLOY_FAILED", { log }), {
      deployment: { secrets: [{ name: "KEY", value: "canary-of-the-service" }] },
    });
    expect(raw).toContain("KEY is ***");
    expect(page).toContain("KEY is ***");
    expect(raw + page).not.toContain("canary-of-the-service");
  });

  it.each([
    ["a public repository", true, "because this repository is public"],
    [
      "a repository of unknown visibility",
      undefined,
      "this log may be public (failure_log: auto). If only your team can read it, set failure_log: always.",
    ],
  ])("is neither read nor shown for %s, with a note", async (_, isPublic, note) => {
    const result = await deployWithScript(failing("BUILD_FAILED"), { isPublic });
    expect(logFolds(result.summaryBlocks)).toEqual([]);
    expect(result.messages.join("\n")).toContain(note);
    expect(result.messages.join("\n")).not.toContain("SyntaxError");
    expect(result.requests.filter(({ operation }) => operation === "logs")).toEqual([]);
  });

  it("is shown for a public repository with always, and never shown with never", async () => {
    const script = failing("BUILD_FAILED");
    const playWith = (failure_log: string, isPublic: boolean) =>
      deployWithScript(script, { isPublic, inputs: { failure_log } });
    expect(logFolds((await playWith("always", true)).summaryBlocks)).toHaveLength(1);
    const { summaryBlocks, requests } = await playWith("never", false);
    expect(logFolds(summaryBlocks)).toEqual([]);
    expect(requests.filter(({ operation }) => operation === "logs")).toEqual([]);
  });

  it("is reported to be on the platform if the service has no logs", async () => {
    const result = await deployWithScript(failing("BUILD_FAILED"), { without: ["logs"] });
    expect(result.outcome).toBe("failed");
    expect(result.messages.join("\n")).toContain("This service has no API for logs");
  });

  it("does not fail the step if the service fails", async () => {
    const scenario = logFault({ kind: "status", status: 500 });
    const result = await deployWithScript(failing("BUILD_FAILED"), scenario);
    expect(result.outcome).toBe("failed");
    expect(result.messages.join("\n")).toContain("The build log could not be read");
  });

  it("is not read after a success", async () => {
    const result = await deployWithScript(undefined);
    expect(result.requests.filter(({ operation }) => operation === "logs")).toEqual([]);
  });
});

it("the title of a failure ignores what the agent wrote to the deploy log", async () => {
  const log = ["handler for 'out of memory' is registered"];
  const result = await deployWithScript(failing("DEPLOY_FAILED", { message: "exit code 1", log }));
  expect(result.summaryBlocks[0]?.heading).toBe("❌ agent: ours@sha256:ae0bec9 did not start");
});
