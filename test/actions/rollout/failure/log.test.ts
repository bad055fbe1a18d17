import { describe, expect, it } from "vitest";
import type { ScriptStep } from "../../../../emulator/deployments/life-cycle.ts";
import type { Block } from "../../../../src/report/blocks.ts";
import { deployInVirtualTime, type VirtualDeploy } from "../../../harness/virtual.ts";

const failing = (status: string, more: Partial<ScriptStep> = {}) => [
  { status: status.startsWith("BUILD") ? "BUILDING" : "DEPLOYING", after_ms: 0 },
  { status, after_ms: 2_000, ...more },
];

const deployed = (script: VirtualDeploy["script"], more: VirtualDeploy = {}) =>
  deployInVirtualTime({ isPublic: false, ...(script === undefined ? {} : { script }), ...more });

const foldedIn = (summary: readonly Block[]) =>
  summary.flatMap(({ folded }) =>
    folded?.title.endsWith(" log") ? [{ title: folded.title, text: folded.blocks[0]?.code }] : [],
  );

describe("the log of a revision that failed", () => {
  it("is the build log of a build, in the log and folded in the summary", async () => {
    const story = await deployed(failing("BUILD_FAILED", { message: "exit code 1" }));
    const [folded] = foldedIn(story.summary);
    expect(folded?.title).toBe("The last 50 lines of the build log");
    expect(folded?.text).toMatch(
      /^installed package 13 of 60\n.*SyntaxError: invalid syntax\nexit code 1$/s,
    );
    expect(story.log).toContain(folded?.text);
  });

  it("is the deploy log of a deploy", async () => {
    const story = await deployed(failing("DEPLOY_FAILED"));
    expect(foldedIn(story.summary)).toMatchObject([
      { title: "The last 4 lines of the deploy log", text: expect.stringContaining("ModuleNot") },
    ]);
  });

  it("holds the last 50 lines, also of messages of several lines", async () => {
    const trace = Array.from({ length: 80 }, (_, index) => `frame ${index}`).join("\n");
    const story = await deployed(failing("DEPLOY_FAILED", { log: ["before", trace] }));
    const lines = foldedIn(story.summary)[0]?.text?.split("\n");
    expect(lines).toHaveLength(50);
    expect(lines?.at(-1)).toBe("frame 79");
  });

  it("holds what can be read of lines in another form, in the order of the answer", async () => {
    const body = {
      logs: [{ message: "last", timestamp: null }, { text: 7 }, { message: "first", level: 3 }],
      next_offset: 7,
    };
    const { summary } = await deployed(failing("DEPLOY_FAILED"), {
      arrange: ({ emulator }) =>
        emulator.faults.add({
          match: { path: "logs" },
          fault: { kind: "status", status: 200, body },
        }),
    });
    expect(foldedIn(summary)).toEqual([
      { title: "The last 2 lines of the deploy log", text: "first\nlast" },
    ]);
  });

  it("holds no secret that the service knows", async () => {
    const hidden = new Set<string>();
    await deployed(failing("DEPLOY_FAILED"), {
      deployment: { secrets: [{ name: "KEY", value: "canary-of-the-service" }] },
      onEntry: (kind, text) => void (kind === "hide" && hidden.add(text)),
    });
    expect([...hidden]).toEqual(["canary-of-the-service"]);
  });

  it.each([
    ["a public repository", true, "because this repository is public"],
    [
      "an unknown one",
      undefined,
      "this log may be public (failure_log: auto). If only your team can read it, set failure_log: always.",
    ],
  ])("is not shown for %s, which is said, and not read", async (_, isPublic, words) => {
    const story = await deployed(failing("BUILD_FAILED"), { isPublic });
    expect(foldedIn(story.summary)).toEqual([]);
    expect(story.log.join("\n")).toContain(words);
    expect(story.log.join("\n")).not.toContain("SyntaxError");
    expect(story.requests.filter(({ operation }) => operation === "logs")).toEqual([]);
  });

  it("is shown for a public repository with always, and for no other with never", async () => {
    const script = failing("BUILD_FAILED");
    const always = await deployed(script, { isPublic: true, inputs: { failure_log: "always" } });
    expect(foldedIn(always.summary)).toHaveLength(1);
    const never = await deployed(script, { inputs: { failure_log: "never" } });
    expect(foldedIn(never.summary)).toEqual([]);
    expect(never.requests.filter(({ operation }) => operation === "logs")).toEqual([]);
  });

  it("is said to be on the platform where the service gives none", async () => {
    const story = await deployed(failing("BUILD_FAILED"), { without: ["logs"] });
    expect(story.outcome).toBe("failed");
    expect(story.log.join("\n")).toContain("This service has no API for logs");
  });

  it("fails no step where the service breaks", async () => {
    const story = await deployed(failing("BUILD_FAILED"), {
      arrange: ({ emulator }) =>
        void emulator.faults.add({
          match: { path: "logs" },
          fault: { kind: "status", status: 500 },
        }),
    });
    expect(story.outcome).toBe("failed");
    expect(story.log.join("\n")).toContain("The build log could not be read");
  });

  it("is not read after a success", async () => {
    const story = await deployed(undefined);
    expect(story.requests.filter(({ operation }) => operation === "logs")).toEqual([]);
  });
});

describe("the title and the advice of a failure", () => {
  const OURS = "ours@sha256:ae0bec9";

  it("believe no word that the agent itself wrote to the deploy log", async () => {
    const log = ["handler for 'out of memory' is registered"];
    const story = await deployed(failing("DEPLOY_FAILED", { message: "exit code 1", log }));
    expect(story.summary[0]?.heading).toBe(`❌ agent: ${OURS} did not start`);
  });
});
