import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { itOnPosix } from "../harness/posix.ts";
import { runAction } from "../harness/runner/runner.ts";
import { RETURN_DONE, useActionFolder, writeAction } from "./small-action.ts";

useActionFolder();

describe("an unexpected error", () => {
  const SET_OUTPUT = `runtime.output("revision_id", "known");`;
  const THROW = `throw new TypeError("canary-in-message");`;
  const HANG = "await new Promise(() => {});";

  it.each([
    ["is thrown", THROW, "TypeError"],
    ["is thrown by an event", `setTimeout(() => { ${THROW} }); ${HANG}`, "TypeError"],
    ["rejects a floating promise", `(async () => { ${THROW} })(); ${HANG}`, "TypeError"],
    ["is an empty event loop", HANG, "DeadlockError"],
  ])(
    "that %s ends the step, which sets outputs and does not show the error's message",
    async (_, start, type) => {
      const result = await runAction({ action: writeAction(`${SET_OUTPUT} ${start}`) });
      expect(result).toMatchObject({
        exitCode: 1,
        outputs: { revision_id: "known", outcome: "error" },
        annotations: [{ title: "Error", message: expect.stringContaining(type) }],
      });
      expect(result.outputs.error_message).toContain("Please report this as a bug");
      expect(result.raw + result.summary).not.toContain("canary-in-message");
    },
  );

  it("that is thrown while the inputs are read ends the step", async () => {
    const members = `...{ inputs: z.object({ summary: z.string().meta({ findSecrets: () => { ${THROW} } }) }) },`;
    const result = await runAction({ action: writeAction(RETURN_DONE, { members }) });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "error" } });
    expect(result.raw).not.toContain("canary-in-message");
  });

  it("in the post step is a warning", async () => {
    const post = `setTimeout(() => { ${THROW} }); ${HANG}`;
    const { post: result } = await runAction({ action: writeAction(RETURN_DONE, { post }) });
    expect(result).toMatchObject({
      exitCode: 0,
      annotations: [{ type: "warning", message: "The post step could not tidy up (TypeError)." }],
    });
    expect(result?.raw).not.toContain("canary-in-message");
  });

  it("shows its stack with debug logging, but not its message", async () => {
    const { raw } = await runAction({ action: writeAction(THROW), env: { RUNNER_DEBUG: "1" } });
    expect(raw).toMatch(/^::debug::TypeError%0A +at .*main\.mts/);
    expect(raw).not.toContain("canary-in-message");
  });
});

describe("a closed log", () => {
  itOnPosix("does not end the step, which sets outputs and exit code", async () => {
    const logSlowly = `for (let line = 0; line < 50; line++) { runtime.info("still waiting"); await new Promise((next) => setTimeout(next, 10)); }`;
    const returnFailure = `return { outcome: "failed", outputs: { outcome: "failed" }, summary: [], failure: { message: "m", problems: [] } };`;
    const folder = dirname(writeAction(`${logSlowly} ${returnFailure}`));
    const GITHUB_OUTPUT = join(folder, "output");
    writeFileSync(GITHUB_OUTPUT, "");
    const child = spawn(process.execPath, [join(folder, "main.mts")], {
      env: { GITHUB_ACTIONS: "true", GITHUB_OUTPUT, INPUT_SUMMARY: "false" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const exit = once(child, "exit");
    child.stdout.once("data", () => child.stdout.destroy());
    child.stderr.destroy();
    expect(await exit).toEqual([1, null]);
    expect(readFileSync(GITHUB_OUTPUT, "utf8")).toMatch(/^outcome<<(\S+)\nfailed\n\1\n$/);
  });
});

describe("an unwritable file of the runner", () => {
  const WRITE_ALL = `runtime.output("status", "v");
    for (const _ of [1, 2]) runtime.saveState("export_ids", '["e"]');
    return { outcome: "deployed", outputs: {}, summary: [{ heading: "Done" }] };`;

  itOnPosix.each([
    ["GITHUB_OUTPUT", "The output status could not be written. Its value is: v", {}],
    [
      "GITHUB_STATE",
      'The state export_ids could not be written. Its value is: ["e"]',
      { status: "v" },
    ],
    ["GITHUB_STEP_SUMMARY", "The job summary could not be written.", { status: "v" }],
  ])("is one warning: %s", async (variable, message, outputs) => {
    const start = `process.env.${variable} = "/dev/full"; ${WRITE_ALL}`;
    const result = await runAction({ action: writeAction(start) });
    expect(result).toMatchObject({ exitCode: 0, annotations: [{ type: "warning", message }] });
    expect(result.outputs).toEqual(outputs);
  });
});
