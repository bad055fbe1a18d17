import { describe, expect, it } from "vitest";
import { conclude } from "../../src/report/conclusion.ts";
import { itOnPosix } from "../harness/posix.ts";
import { runAction } from "../harness/runner/runner.ts";
import { RETURN_DONE, useActionFolder, writeAction } from "./small-action.ts";
import { DONE, failWith, runSmall } from "./small-step.ts";

useActionFolder();

type Texts = Record<string, string>;

/** Runs a step that sets these outputs and prints these lines. */
const runPrinting = (lines: string[], inputs: Texts, outputs: Texts = {}, env: Texts = {}) =>
  runSmall(
    (runtime) => {
      for (const [name, text] of Object.entries(outputs)) runtime.output(name, text);
      for (const line of lines) runtime.info(line);
      return DONE;
    },
    { inputs, env },
  );

describe("the main step", () => {
  it("writes outputs and summary, and exits with 0", async () => {
    const result = await runSmall(() => DONE);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "done" }, annotations: [] });
    expect(result.summary).toContain("<h2>Done</h2>");
    const stepWithoutSummary = await runSmall(() => DONE, { inputs: { summary: " False " } });
    expect(stepWithoutSummary.summary).toBe("");
  });

  it("fails with one annotation, even if its message looks like a command", async () => {
    const { exitCode, annotations } = await runSmall(() => failWith("a\n::error::b, 100%\n##[x]"));
    expect(exitCode).toBe(1);
    expect(annotations).toEqual([
      { type: "error", title: "Failed", message: "a\n::error::b, 100%\n# #[x]" },
    ]);
  });

  it("does not start the action with invalid inputs", async () => {
    const { log, ...result } = await runPrinting(["started"], { count: "many" });
    expect(log).not.toContain("started");
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: {
        outcome: "rejected",
        error_message: "count: is not a number. Write digits. Nothing was sent.",
      },
    });
  });

  it("reports the position in a file in log and outputs", async () => {
    const { outputs, annotations, log, summary } = await runSmall(() => DONE, {
      inputs: { count: "placed" },
    });
    const [line3, line7] = [3, 7].map((line) => `count spec.yml:${line}: is not a number`);
    const position = { type: "error", title: "Rejected", file: "spec.yml" };
    const summaryLine = "count has 2 problems. Nothing was sent.";
    expect(annotations).toEqual([
      { ...position, line: 3, message: `${summaryLine}\n${line3}` },
      { ...position, line: 7, message: line7 },
    ]);
    expect(outputs.error_message).toBe(`${summaryLine} ${line3} ${line7}`);
    expect(log).toContain(line3);
    expect(summary).toContain("<code>count spec.yml:3</code>");
  });

  it("redacts the position of an annotation, which the runner does not mask", async () => {
    const { annotations } = await runSmall(
      (_, token) => {
        const problems = [
          { input: "a", reason: "m", position: { file: `dir/${token}.yml`, line: 1 } },
        ];
        return { ...DONE, failure: { message: "m", problems } };
      },
      { inputs: { token: "canary-token" } },
    );
    expect(annotations[0]).toMatchObject({ file: "dir/***.yml" });
  });

  it("always verifies certificates, with a notice", async () => {
    const start = `runtime.output("status", String(process.env.NODE_TLS_REJECT_UNAUTHORIZED)); return { outcome: "deployed", outputs: {}, summary: [] };`;
    const env = { NODE_TLS_REJECT_UNAUTHORIZED: "0" };
    const result = await runAction({ action: writeAction(start), env });
    expect(result.outputs.status).toBe("undefined");
    expect(result.annotations).toMatchObject([
      { type: "notice", message: expect.stringContaining("NODE_EXTRA_CA_CERTS") },
    ]);
  });

  it("keeps commands out of log and outputs", async () => {
    const hostile = { revision_id: "a\u0000\nb=c" };
    const { raw, outputs, droppedOutputs } = await runPrinting(["x ::error::y"], {}, hostile);
    expect(raw).toBe("x : :error: :y\n");
    expect(outputs).toEqual({ revision_id: "a  b=c", outcome: "done" });
    expect(droppedOutputs).toEqual([]);
  });

  it("does not truncate an output that is JSON", async () => {
    const changes = JSON.stringify(Array(2_000).fill("x"));
    const { outputs } = await runPrinting([], {}, { changes });
    expect(JSON.parse(outputs.changes ?? "")).toHaveLength(2_000);
  });

  it("groups lines but not annotations, and closes the group at the end", async () => {
    const { log } = await runSmall((runtime) => {
      runtime.group("Plan: a");
      runtime.info("a\nb");
      runtime.warning("c");
      runtime.info("d");
      runtime.group("Plan: e");
      runtime.info("e");
      return failWith("f");
    });
    const expected = [
      ...["##[group]Plan: a", "a", "b", "##[endgroup]", "##[warning]c", "d"],
      ...["##[group]Plan: e", "e", "##[endgroup]", "##[error]f"],
    ];
    expect(log.trim().split("\n").slice(-expected.length)).toEqual(expected);
  });

  it("logs each warning once", async () => {
    const { raw } = await runSmall((runtime) => {
      runtime.warning("b");
      runtime.warning("b");
      return DONE;
    });
    expect(raw).toBe("::warning::b\n");
  });

  it("shows debug lines only with debug logging", async () => {
    const run = (RUNNER_DEBUG: string) =>
      runSmall(
        (runtime, token) => {
          runtime.debug(`a ${token}\nb`);
          return DONE;
        },
        { env: { RUNNER_DEBUG }, inputs: { token: "canary-token" } },
      );
    expect((await run("0")).raw).toBe("::add-mask::canary-token\n");
    expect((await run("1")).raw).toBe("::add-mask::canary-token\n::debug::a ***%0Ab\n");
  });

  const PRINT_READY = `setInterval(() => {}, 1e6); console.log("ready");`;
  const HANG = "await new Promise(() => {});";
  const cancelWhen = (line: string) => line === "ready";

  itOnPosix("aborts the action's signal on a cancellation, and waits for the action", async () => {
    const start = `await new Promise((end) => runtime.signal.addEventListener("abort", end, { once: true }));`;
    const action = writeAction(`${PRINT_READY} ${start} ${RETURN_DONE}`);
    expect(await runAction({ action, cancelWhen })).toMatchObject({
      ...{ conclusion: "cancelled", exitCode: 0, signal: null },
      outputs: { outcome: "done" },
    });
  });

  itOnPosix("exits with its outputs if the action does not end after a cancellation", async () => {
    const start = `runtime.output("revision_id", "known"); ${PRINT_READY} ${HANG}`;
    const action = writeAction(start, { members: 'cancelledOutcome: "error",' });
    expect(await runAction({ action, cancelWhen, slowMotion: 1 })).toMatchObject({
      ...{ exitCode: 1, signal: null },
      outputs: { revision_id: "known", outcome: "error" },
    });
  });

  itOnPosix("exits at once at the second signal", async () => {
    const action = writeAction(PRINT_READY + HANG);
    const result = await runAction({ action, cancelWhen, slowMotion: 1, graceMs: [200, 60_000] });
    expect(result).toMatchObject({ exitCode: 1, signal: null });
    expect(result.outputs).toEqual({});
  });
});

/** A value in the form of a key. */
const KEY = "canary4cCz0PqT7mW2bRkX9s";

describe("a secret in the inputs", () => {
  it("is masked before anything is printed, if it is a credential or has the name of a secret", async () => {
    const secrets = `DB_PASSWORD=canary-1\nCONFIG=${KEY}`;
    const { raw } = await runPrinting(["first"], { token: "canary-token", secrets });
    const masks = ["canary-token", "canary-1"].map((one) => `::add-mask::${one}`);
    expect(raw.split("\n").slice(0, 4)).toEqual([...masks, "first", `::add-mask::${KEY}`]);
  });

  it("is redacted during the whole step, even if it is masked only at the end", async () => {
    const inputs = { secrets: `CONFIG=${KEY}` };
    const { raw, outputs } = await runPrinting([`got ${KEY}`], inputs, { status: KEY });
    expect(raw.split("\n")).toEqual(["got ***", `::add-mask::${KEY}`, ""]);
    expect(outputs.status).toBe("***");
  });

  it("is listed in the log if it is not secret, and then neither masked nor redacted", async () => {
    const secrets = "PROVIDER=openai\nREGION=eu\nAUTH_ENABLED=true\nTOKEN=canary";
    const { raw, masks, annotations } = await runPrinting(["openai in eu, true"], { secrets });
    expect(raw).toContain("openai in eu, true\n");
    expect([masks, annotations]).toEqual([["canary"], []]);
    expect(raw).toContain(
      "Not masked: PROVIDER, REGION, AUTH_ENABLED (too short or ordinary to be secrets). See https://github.com/",
    );
  });

  it("is counted instead of listed if the line would be too long", async () => {
    const names = Array.from({ length: 100 }, (_, index) => `A_SETTING_OF_THE_AGENT_${index}=eu`);
    const { raw } = await runPrinting([], { secrets: names.join("\n") });
    expect(raw).toContain("Not masked: 100 values (too short or ordinary to be secrets). See ");
  });

  const LONG_SECRET = "canary of old ".repeat(6);
  it.each([
    ["is a key", "62635f6c0ffee1234567890abcdef0123456789a", ""],
    ["ends in a secret", `${"so many ".repeat(6)}canary-of-old`, "A_TOKEN=canary-of-old"],
    ["is a long secret", LONG_SECRET, `A_TOKEN=${LONG_SECRET}`],
  ])("is not quoted, whole or in part, if an invalid input %s", async (_, quoting, secrets) => {
    const { raw } = await runSmall(() => DONE, { inputs: { quoting, secrets } });
    expect(raw.replace(/^::add-mask::.*$/gm, "")).not.toMatch(/6263|canary/);
    expect(raw).toContain("is not so");
  });

  it("is not secret if a valid public input repeats it", async () => {
    const inputs = {
      image_uri: "registry.example/team/agent:2",
      secrets: "ISSUER_KEY=team/agent\nLONG_KEY=registry.example/team/agent",
    };
    const validStep = await runSmall(() => DONE, { inputs });
    expect(validStep.masks).toEqual(["registry.example/team/agent"]);
    expect(validStep.raw).toContain("Not masked: ISSUER_KEY (");
    const invalidStep = await runSmall(() => DONE, { inputs: { ...inputs, count: "many" } });
    expect(invalidStep.masks).toEqual(["team/agent", "registry.example/team/agent"]);
  });

  it("is not secret if a public output repeats it", async () => {
    const url = "https://agent-4ccz0pqt7mw2brkx.example";
    const inputs = { secrets: "HOST=4ccz0pqt7mw2brkx" };
    const { raw, outputs, masks } = await runPrinting([url], inputs, { deployment_url: url });
    expect([outputs.deployment_url, raw.split("\n")[0], masks]).toEqual([url, url, []]);
  });

  it("never redacts an outcome, status, id or member name in an output", async () => {
    const id = "5f7883e8-1111-4111-8111-0123456789ab";
    const changes = JSON.stringify([{ path: "image_uri", before: null, after: "image" }]);
    const statusAndId = { status: "DEPLOY_FAILED", revision_id: id };
    const { outputs } = await runSmall(
      (runtime) => {
        runtime.output("changes", changes);
        for (const [name, text] of Object.entries(statusAndId)) runtime.output(name, text);
        return { ...DONE, outputs: { outcome: "deployed" } };
      },
      { inputs: { secrets: "A_PW=ploy\nB_PW=image\nC_PW=4111\nD_PW=after\nE_PW=FAILED" } },
    );
    expect(outputs).toMatchObject({ ...statusAndId, outcome: "deployed" });
    expect(outputs.changes).toBe('[{"path":"image_uri","before":null,"after":"***"}]');
  });

  it("counts the passwords of proxies, and users without one, as credentials", async () => {
    const decodings = ["p%40ss-canary", "p@ss-canary"];
    const credentials = ["first-canary", ...decodings, "odd@:/ca%nary", "lone-canary"];
    const env = {
      http_proxy: "user:first-canary@proxy.example:3128",
      HTTPS_PROXY: "http://user:p%40ss-canary@proxy.example:3128",
      https_proxy: "http://:odd@:/ca%nary@proxy.example:3128",
      HTTP_PROXY: "http://lone-canary@proxy.example:3128/a:b",
    };
    const { raw, masks, annotations } = await runPrinting(credentials, {}, {}, env);
    expect(masks.toSorted()).toEqual(credentials.toSorted());
    expect(raw.split("\n").filter((line) => line === "***")).toHaveLength(credentials.length);
    expect(annotations).toEqual([]);
  });

  it("is redacted before an error message is joined into one line", async () => {
    const { outputs, annotations } = await runSmall(
      (runtime, token) =>
        conclude(
          { ...runtime, info: () => undefined },
          { outcome: "failed", message: `got ${token} instead` },
          { outputs: {}, details: [], elapsedMs: 0 },
        ),
      { inputs: { token: "a: 17\nb: 42" } },
    );
    expect(outputs.error_message).toBe("got *** instead");
    expect(annotations.map(({ message }) => message)).toEqual(["got *** instead"]);
  });

  it("is not shared between steps", async () => {
    await runPrinting([], { token: "canary-token" });
    expect((await runPrinting(["canary-token"], {})).raw).toBe("canary-token\n");
  });
});

describe("outside GitHub", () => {
  const OUTSIDE_GITHUB = { GITHUB_ACTIONS: "" };

  it("a step prints plain lines, and no masks", async () => {
    const { raw, outputs, summary, exitCode } = await runSmall(
      (runtime, token) => {
        runtime.group("Plan: one");
        runtime.info(`a ${token}\nb ::error::c`);
        runtime.endGroup();
        runtime.info("d");
        runtime.notice("e");
        runtime.warning("f");
        runtime.output("status", "DEPLOYED");
        return { ...DONE, failure: { message: "g\nh", problems: [] } };
      },
      { inputs: { token: "canary-token" }, env: OUTSIDE_GITHUB },
    );
    expect(raw.split("\n")).toEqual([
      ...["▸ Plan: one", "    a ***", "    b : :error: :c", "d"],
      ...["Notice: e", "Warning: f", "Error: g", "  h", ""],
    ]);
    expect({ outputs, exitCode }).toEqual({
      outputs: { status: "DEPLOYED", outcome: "done" },
      exitCode: 1,
    });
    expect(summary).toContain("<h2>Done</h2>");
  });
});

describe("the post step", () => {
  it("reads the state of the main step, and never fails", async () => {
    const { post } = await runSmall(
      (runtime) => {
        runtime.saveState("kept", "one");
        return failWith("m");
      },
      {
        post: async (runtime) => {
          runtime.info(`kept ${runtime.savedState("kept")}`);
          throw new TypeError("canary-in-message");
        },
      },
    );
    expect(post).toMatchObject({
      exitCode: 0,
      annotations: [{ type: "warning", message: "The post step could not tidy up (TypeError)." }],
    });
    expect(post?.raw).toMatch(/^kept one\n/);
    expect(post?.raw).not.toContain("canary-in-message");
  });
});
