import { describe, expect, it } from "vitest";
import { itOnPosix } from "../harness/posix.ts";
import { runAction } from "../harness/runner/runner.ts";
import { action, ended, inFolder } from "./small-action.ts";

inFolder();

describe("run", () => {
  it("writes outputs and summary, and exits with 0", async () => {
    const result = await runAction({ action: action(ended) });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "done" }, annotations: [] });
    expect(result.summary).toContain("<h2>Done</h2>");
  });

  it("fails with one annotation, and with one for each place in a file", async () => {
    const problems = `[{ message: "too much", file: "spec.yml", line: 3, column: 7 }]`;
    const start = `return { outcome: "rejected", outputs: {}, summary: [], failure: { message: "a\\n::error::b", problems: ${problems} } };`;
    const result = await runAction({ action: action(start) });
    expect(result.exitCode).toBe(1);
    expect(result.annotations).toMatchObject([
      {
        type: "error",
        title: "rejected",
        file: "spec.yml",
        line: 3,
        column: 7,
        message: "too much",
      },
      { type: "error", title: "rejected", message: "a\n::error::b" },
    ]);
  });

  it("keeps a secret out of the place of an annotation, which the runner does not mask", async () => {
    const problems = `[{ message: "m", file: "dir/" + inputs.token + ".yml", line: 1 }]`;
    const start = `return { outputs: {}, summary: [], failure: { title: "rejected", message: "m", problems: ${problems} } };`;
    const result = await runAction({ action: action(start), inputs: { token: "canary-token" } });
    expect(result.annotations[0]).toMatchObject({ file: "dir/***.yml" });
  });

  it("does not start the action with wrong inputs", async () => {
    const result = await runAction({
      action: action(`console.log("started"); ${ended}`),
      inputs: { count: "many" },
    });
    expect(result.raw).not.toContain("started");
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { outcome: "rejected", error_message: "count: is not a number: write digits" },
    });
  });

  it("masks secrets first, and names one that it cannot mask in a notice", async () => {
    const secret = await runAction({ action: action(ended), inputs: { token: "canary-token" } });
    expect(secret.raw.split("\n")[0]).toBe("::add-mask::canary-token");
    const short = await runAction({ action: action(ended), inputs: { token: "abc" } });
    expect(short.masks).toEqual([]);
    expect(short.annotations).toMatchObject([
      { type: "notice", message: "token is too short to be hidden in the log." },
    ]);
    const common = await runAction({ action: action(ended), inputs: { token: "info" } });
    expect(common).toMatchObject({ masks: [], annotations: [] });
  });

  it("masks the passwords of proxies, as they are written and decoded", async () => {
    const passwords = ["first-canary", "p%40ss-canary", "p@ss-canary", "odd@:/ca%nary"];
    const result = await runAction({
      action: action(`for (const one of ${JSON.stringify(passwords)}) shell.info(one); ${ended}`),
      env: {
        http_proxy: "user:first-canary@proxy.example:3128",
        HTTPS_PROXY: "http://user:p%40ss-canary@proxy.example:3128",
        https_proxy: "http://:odd@:/ca%nary@proxy.example:3128",
        HTTP_PROXY: "http://proxy.example:3128/a:b",
      },
    });
    expect(result.masks).toEqual(expect.arrayContaining(passwords));
    expect(result.raw.split("\n").filter((line) => line === "***")).toHaveLength(4);
    expect(result.masks).not.toContain("b");
    expect(result.annotations).toEqual([]);
  });

  it("warns once, naming the secret, of an output that a mask has changed", async () => {
    const setUrl = `shell.output("deployment_url", "https://agent-" + inputs.token + ".example");`;
    const start = `${setUrl} ${setUrl} shell.output("status", "DEPLOYED"); ${ended}`;
    const result = await runAction({ action: action(start), inputs: { token: "canary" } });
    expect(result.outputs).toMatchObject({
      deployment_url: "https://agent-***.example",
      status: "DEPLOYED",
    });
    expect(result.annotations).toMatchObject([
      {
        type: "warning",
        message: expect.stringMatching(/^The output deployment_url .* of token /),
      },
    ]);
  });

  it("cuts a secret of several lines out of the error message before it becomes one line", async () => {
    const end = `{ outcome: "failed", message: "got " + inputs.token + " instead" }`;
    const report = "{ ...shell, info() {} }";
    const start = `return conclude(${report}, ${end}, {}, []);`;
    const result = await runAction({ action: action(start), inputs: { token: "a: 17\nb: 42" } });
    expect(result.outputs.error_message).toBe("got *** instead");
    expect(result.annotations.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^token: lines of fewer than 8 characters are not hidden/),
      "got *** instead",
    ]);
  });

  it("verifies certificates, whatever the job says, with a notice", async () => {
    const start = `shell.output("status", String(process.env.NODE_TLS_REJECT_UNAUTHORIZED)); ${ended}`;
    const env = { NODE_TLS_REJECT_UNAUTHORIZED: "0" };
    const result = await runAction({ action: action(start), env });
    expect(result.outputs.status).toBe("undefined");
    expect(result.annotations).toMatchObject([
      { type: "notice", message: expect.stringContaining("NODE_EXTRA_CA_CERTS") },
    ]);
  });

  it("keeps secrets and commands out of log and outputs", async () => {
    const start = `shell.info("x ::error::" + inputs.token); shell.output("revision_id", "a\\u0000" + inputs.token); ${ended}`;
    const result = await runAction({ action: action(start), inputs: { token: "canary-token" } });
    expect(result.raw.replace("::add-mask::canary-token", "")).not.toContain("canary-token");
    expect(result).toMatchObject({ outputs: { revision_id: "a ***" }, droppedOutputs: [] });
  });

  it("does not cut an output that is JSON", async () => {
    const start = `shell.output("changes", JSON.stringify(Array(2_000).fill("x"))); ${ended}`;
    const result = await runAction({ action: action(start) });
    expect(JSON.parse(result.outputs.changes ?? "")).toHaveLength(2_000);
  });

  it("folds the lines of a group, but no annotation, and closes the group at the end", async () => {
    const phases = `shell.group("Plan"); shell.group("Plan"); shell.info("a"); shell.warning("b"); shell.info("c"); shell.group("Apply"); shell.info("e");`;
    const start = `${phases} return { outcome: "failed", outputs: {}, summary: [], failure: { message: "d", problems: [] } };`;
    const { log } = await runAction({ action: action(start) });
    const expected = [
      "##[group]Plan",
      "a",
      "##[endgroup]",
      "##[warning]b",
      "c",
      "##[group]Apply",
      "e",
      "##[endgroup]",
      "##[error]d",
    ];
    expect(log.trim().split("\n").slice(-expected.length)).toEqual(expected);
  });

  it("omits a group without lines", async () => {
    const phases = `shell.group("Validate"); shell.group("Plan"); shell.warning("a"); shell.group("Apply");`;
    const { log } = await runAction({ action: action(`${phases} ${ended}`) });
    expect(log).toContain("##[warning]a");
    expect(log.match(/##\[group\].*/g)).toEqual([expect.stringContaining("##[group]Run ")]);
  });

  itOnPosix(
    "aborts the action's signal at a cancel, and lets the action end by itself",
    async () => {
      const start = `console.log("ready"); await new Promise((end) => shell.signal.addEventListener("abort", end, { once: true })); ${ended}`;
      const result = await runAction({
        action: action(`setInterval(() => {}, 1e6); ${start}`),
        cancelWhen: (line) => line === "ready",
      });
      expect(result).toMatchObject({
        conclusion: "cancelled",
        exitCode: 0,
        signal: null,
        outputs: { outcome: "done" },
      });
    },
  );

  itOnPosix(
    "exits when the action does not end after a cancel, with the outputs that were set",
    async () => {
      const start = `shell.output("revision_id", "known"); console.log("ready"); setInterval(() => {}, 1e6); await new Promise(() => {});`;
      const result = await runAction({
        action: action(start),
        cancelWhen: (line) => line === "ready",
        slowMotion: 1,
      });
      expect(result).toMatchObject({
        exitCode: 1,
        signal: null,
        outputs: { revision_id: "known", outcome: "cancelled" },
      });
    },
  );

  itOnPosix("exits after a cancel with the outcome that the action names for it", async () => {
    const start = `console.log("ready"); setInterval(() => {}, 1e6); await new Promise(() => {});`;
    const result = await runAction({
      action: action(start, { more: 'cancelled: "error",' }),
      cancelWhen: (line) => line === "ready",
      slowMotion: 1,
    });
    expect(result).toMatchObject({ exitCode: 1, signal: null, outputs: { outcome: "error" } });
  });

  itOnPosix("exits at once at the second signal", async () => {
    const start = `console.log("ready"); setInterval(() => {}, 1e6); await new Promise(() => {});`;
    const result = await runAction({
      action: action(start),
      cancelWhen: (line) => line === "ready",
      slowMotion: 1,
      graceMs: [200, 60_000],
    });
    expect(result).toMatchObject({ exitCode: 1, signal: null });
    expect(result.outputs).toEqual({});
  });
});
