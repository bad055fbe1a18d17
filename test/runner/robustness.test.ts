import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { itOnPosix } from "../harness/posix.ts";
import { runAction } from "../harness/runner/runner.ts";
import { action, ended, inFolder } from "./small-action.ts";
import { ended as done, runSmall } from "./small-step.ts";

inFolder();

describe("an unexpected error", () => {
  const KNOWN = `runtime.output("revision_id", "known");`;
  const never = "await new Promise(() => {});";

  it.each([
    ["is thrown", `${KNOWN} throw new TypeError("canary-in-message");`],
    [
      "is thrown by an event",
      `${KNOWN} setTimeout(() => { throw new TypeError("canary-in-message"); }); ${never}`,
    ],
    [
      "is of a promise that nobody awaits",
      `${KNOWN} Promise.reject(new TypeError("canary-in-message")); ${never}`,
    ],
  ])("that %s ends the step with its outputs, without showing its message", async (_, start) => {
    const result = await runAction({ action: action(start) });
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { revision_id: "known", outcome: "error" },
      annotations: [{ title: "Error", message: expect.stringContaining("TypeError") }],
    });
    expect(result.outputs.error_message).toContain("Please report this as a bug");
    expect(result.raw + result.summary).not.toContain("canary-in-message");
  });

  it("that is thrown while the inputs are read ends the step, too", async () => {
    const more = `...{ inputs: z.object({ summary: z.string().meta({ findSecrets: () => { throw new TypeError("canary-in-message"); } }) }) },`;
    const result = await runAction({ action: action(ended, { more }) });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "error" } });
    expect(result.raw).not.toContain("canary-in-message");
  });

  it("is reported if the event loop is empty while the action is pending", async () => {
    const result = await runAction({ action: action(`${KNOWN} ${never}`) });
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { revision_id: "known", outcome: "error" },
    });
  });

  it("in the post step is a warning", async () => {
    const post = `setTimeout(() => { throw new TypeError("canary-in-message"); }); ${never}`;
    const { post: result } = await runAction({ action: action(ended, { post }) });
    expect(result).toMatchObject({
      exitCode: 0,
      annotations: [{ type: "warning", message: "The post step could not tidy up (TypeError)." }],
    });
    expect(result?.raw).not.toContain("canary-in-message");
  });

  it("shows its stack with debug logging, but not its message", async () => {
    const { raw } = await runAction({
      action: action(`throw new TypeError("canary-in-message");`),
      env: { RUNNER_DEBUG: "1" },
    });
    expect(raw).toMatch(/^::debug::TypeError%0A +at .*main\.mts/);
    expect(raw).not.toContain("canary-in-message");
  });
});

describe("a closed log", () => {
  itOnPosix("does not end the step, which sets outputs and exit code", async () => {
    const waiting = `for (let line = 0; line < 50; line++) { runtime.info("still waiting"); await new Promise((next) => setTimeout(next, 10)); }`;
    const failed = `return { outcome: "failed", outputs: { outcome: "failed" }, summary: [], failure: { message: "m", problems: [] } };`;
    const folder = dirname(action(`${waiting} ${failed}`));
    const GITHUB_OUTPUT = join(folder, "output");
    writeFileSync(GITHUB_OUTPUT, "");
    const child = spawn(process.execPath, [join(folder, "main.mts")], {
      env: { GITHUB_ACTIONS: "true", GITHUB_OUTPUT, INPUT_SUMMARY: "false" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const exited = once(child, "exit");
    child.stdout.once("data", () => child.stdout.destroy());
    child.stderr.destroy();
    expect(await exited).toEqual([1, null]);
    expect(readFileSync(GITHUB_OUTPUT, "utf8")).toMatch(/^outcome<<(\S+)\nfailed\n\1\n$/);
  });
});

describe("an unwritable file of the runner", () => {
  itOnPosix("is a warning with the value of an output", async () => {
    const start = `process.env.GITHUB_OUTPUT = "/dev/full"; runtime.output("status", "v"); return { outputs: {}, summary: [] };`;
    const result = await runAction({ action: action(start) });
    expect(result.exitCode).toBe(0);
    expect(result.annotations).toMatchObject([
      { type: "warning", message: "The output status could not be written. Its value is: v" },
    ]);
  });

  itOnPosix("is one warning with the state for the post step", async () => {
    const start = `process.env.GITHUB_STATE = "/dev/full"; runtime.saveState("export_ids", '["e"]'); runtime.saveState("export_ids", '["e"]'); ${ended}`;
    const result = await runAction({ action: action(start) });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "done" } });
    expect(result.annotations).toMatchObject([
      {
        type: "warning",
        message: 'The state export_ids could not be written. Its value is: ["e"]',
      },
    ]);
  });

  itOnPosix("is a warning for the summary", async () => {
    const result = await runSmall(() => done, { summaryFile: "/dev/full" });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "done" } });
    expect(result.annotations.map(({ message }) => message)).toEqual([
      "The job summary could not be written.",
    ]);
  });
});
