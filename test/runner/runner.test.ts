import { describe, expect, it } from "vitest";
import { conclude } from "../../src/report/conclusion.ts";
import { itOnPosix } from "../harness/posix.ts";
import { runAction } from "../harness/runner/runner.ts";
import { action, inFolder } from "./small-action.ts";
import { ended, failed, runSmall } from "./small-step.ts";

inFolder();

type Texts = Record<string, string>;

/** A step that sets these outputs, and prints these lines. */
const saying = (lines: string[], inputs: Texts, outputs: Texts = {}, env: Texts = {}) =>
  runSmall(
    (shell) => {
      for (const [name, text] of Object.entries(outputs)) shell.output(name, text);
      for (const line of lines) shell.info(line);
      return ended;
    },
    { inputs, env },
  );

describe("the main step", () => {
  it("writes outputs and summary, and exits with 0", async () => {
    const result = await runSmall(() => ended);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "done" }, annotations: [] });
    expect(result.summary).toContain("<h2>Done</h2>");
    const quiet = await runSmall(() => ended, { inputs: { summary: " False " } });
    expect(quiet.summary).toBe("");
  });

  it("fails with one annotation, whose message may look like commands", async () => {
    const { exitCode, annotations } = await runSmall(() => failed("a\n::error::b, 100%\n##[x]"));
    expect(exitCode).toBe(1);
    expect(annotations).toEqual([
      { type: "error", title: "Failed", message: "a\n::error::b, 100%\n# #[x]" },
    ]);
  });

  it("does not start the action with wrong inputs", async () => {
    const { log, ...result } = await saying(["started"], { count: "many" });
    expect(log).not.toContain("started");
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: {
        outcome: "rejected",
        error_message: "count: is not a number. Write digits. Nothing was sent.",
      },
    });
  });

  it("says in one form, in log and outputs, where in a file an input is wrong", async () => {
    const { outputs, annotations, log, summary } = await runSmall(() => ended, {
      inputs: { count: "placed" },
    });
    const [first, second] = [3, 7].map((line) => `count spec.yml:${line}: is not a number`);
    const place = { type: "error", title: "Rejected", file: "spec.yml" };
    expect(annotations).toEqual([
      {
        ...place,
        line: 3,
        message: `count has 2 problems. Nothing was sent.\n${first}`,
      },
      { ...place, line: 7, message: second },
    ]);
    expect(outputs.error_message).toBe(
      `count has 2 problems. Nothing was sent. ${first} ${second}`,
    );
    expect(log).toContain(first);
    expect(summary).toContain("<code>count spec.yml:3</code>");
  });

  it("keeps a secret out of the place of an annotation, which the runner does not mask", async () => {
    const { annotations } = await runSmall(
      (_, token) => {
        const problems = [{ input: "a", what: "m", at: { file: `dir/${token}.yml`, line: 1 } }];
        return { ...ended, failure: { message: "m", problems } };
      },
      { inputs: { token: "canary-token" } },
    );
    expect(annotations[0]).toMatchObject({ file: "dir/***.yml" });
  });

  it("verifies certificates, whatever the job says, with a notice", async () => {
    const start = `shell.output("status", String(process.env.NODE_TLS_REJECT_UNAUTHORIZED)); return { outcome: "deployed", outputs: {}, summary: [] };`;
    const env = { NODE_TLS_REJECT_UNAUTHORIZED: "0" };
    const result = await runAction({ action: action(start), env });
    expect(result.outputs.status).toBe("undefined");
    expect(result.annotations).toMatchObject([
      { type: "notice", message: expect.stringContaining("NODE_EXTRA_CA_CERTS") },
    ]);
  });

  it("keeps commands out of log and outputs", async () => {
    const said = { revision_id: "a\u0000\nb=c" };
    const { raw, outputs, droppedOutputs } = await saying(["x ::error::y"], {}, said);
    expect(raw).toBe("x : :error: :y\n");
    expect(outputs).toEqual({ revision_id: "a  b=c", outcome: "done" });
    expect(droppedOutputs).toEqual([]);
  });

  it("does not cut an output that is JSON", async () => {
    const { outputs } = await saying([], {}, { changes: JSON.stringify(Array(2_000).fill("x")) });
    expect(JSON.parse(outputs.changes ?? "")).toHaveLength(2_000);
  });

  it("folds the lines of a group, but no annotation, and closes the group at the end", async () => {
    const { log } = await runSmall((shell) => {
      shell.group("Plan: a");
      shell.info("a\nb");
      shell.warning("c");
      shell.info("d");
      shell.group("Plan: e");
      shell.info("e");
      return failed("f");
    });
    const expected = [
      ...["##[group]Plan: a", "a", "b", "##[endgroup]", "##[warning]c", "d"],
      ...["##[group]Plan: e", "e", "##[endgroup]", "##[error]f"],
    ];
    expect(log.trim().split("\n").slice(-expected.length)).toEqual(expected);
  });

  it("repeats no warning", async () => {
    const { raw } = await runSmall((shell) => {
      shell.warning("b");
      shell.warning("b");
      return ended;
    });
    expect(raw).toBe("::warning::b\n");
  });

  it("shows debug lines only while the workflow is debugged", async () => {
    const run = (RUNNER_DEBUG: string) =>
      runSmall(
        (shell, token) => {
          shell.debug(`a ${token}\nb`);
          return ended;
        },
        { env: { RUNNER_DEBUG }, inputs: { token: "canary-token" } },
      );
    expect((await run("0")).raw).toBe("::add-mask::canary-token\n");
    expect((await run("1")).raw).toBe("::add-mask::canary-token\n::debug::a ***%0Ab\n");
  });

  itOnPosix(
    "aborts the action's signal at a cancel, and lets the action end by itself",
    async () => {
      const start = `console.log("ready"); await new Promise((end) => shell.signal.addEventListener("abort", end, { once: true })); return { outcome: "deployed", outputs: { outcome: "done" }, summary: [] };`;
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
    "exits if the action does not end after a cancel, with its outputs and the outcome that it names",
    async () => {
      const start = `shell.output("revision_id", "known"); console.log("ready"); setInterval(() => {}, 1e6); await new Promise(() => {});`;
      const result = await runAction({
        action: action(start, { more: 'cancelled: "error",' }),
        cancelWhen: (line) => line === "ready",
        slowMotion: 1,
      });
      expect(result).toMatchObject({
        exitCode: 1,
        signal: null,
        outputs: { revision_id: "known", outcome: "error" },
      });
    },
  );

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

/** What has the form of a key. */
const KEY = "canary4cCz0PqT7mW2bRkX9s";

describe("what a step was given", () => {
  it("is masked before anything else is printed, if it is a credential or named as a secret", async () => {
    const secrets = `DB_PASSWORD=canary-1\nCONFIG=${KEY}`;
    const { raw } = await saying(["first"], { token: "canary-token", secrets });
    const masks = ["canary-token", "canary-1"].map((one) => `::add-mask::${one}`);
    expect(raw.split("\n").slice(0, 4)).toEqual([...masks, "first", `::add-mask::${KEY}`]);
  });

  it("is hidden as long as the step runs, also if the runner masks it only at its end", async () => {
    const given = { secrets: `CONFIG=${KEY}` };
    const { raw, outputs } = await saying([`got ${KEY}`], given, { status: KEY });
    expect(raw.split("\n")).toEqual(["got ***", `::add-mask::${KEY}`, ""]);
    expect(outputs.status).toBe("***");
  });

  it("is named in a line of the log if it is no secret, and then neither masked nor hidden", async () => {
    const secrets = "PROVIDER=openai\nREGION=eu\nAUTH_ENABLED=true\nTOKEN=canary";
    const { raw, masks, annotations } = await saying(["openai in eu, true"], { secrets });
    expect(raw).toContain("openai in eu, true\n");
    expect([masks, annotations]).toEqual([["canary"], []]);
    expect(raw).toContain(
      "Not masked: PROVIDER, REGION, AUTH_ENABLED (too short or ordinary to be secrets). See https://github.com/",
    );
  });

  it("is counted, and not named, if so many are no secrets that their line would be cut", async () => {
    const names = Array.from({ length: 100 }, (_, index) => `A_SETTING_OF_THE_AGENT_${index}=eu`);
    const { raw } = await saying([], { secrets: names.join("\n") });
    expect(raw).toContain("Not masked: 100 values (too short or ordinary to be secrets). See ");
  });

  it.each([
    ["as a whole", "62635f6c0ffee1234567890abcdef0123456789a", ""],
    [
      "within a text whose quote ends in it",
      `${"so many ".repeat(6)}canary-of-old`,
      "A_TOKEN=canary-of-old",
    ],
    [
      "whose beginning is quoted",
      `${"canary of old ".repeat(6)}`,
      `A_TOKEN=${"canary of old ".repeat(6)}`,
    ],
  ])("is not quoted of a wrong input that holds it %s", async (_, count, secrets) => {
    const { raw } = await runSmall(() => ended, { inputs: { quoting: count, secrets } });
    expect(raw.replace(/^::add-mask::.*$/gm, "")).not.toMatch(/6263|canary/);
    expect(raw).toContain("is not so");
  });

  it("is no secret if an input that everybody may read repeats it, unless that is wrong", async () => {
    const inputs = {
      image_uri: "registry.example/team/agent:2",
      secrets: "ISSUER_KEY=team/agent\nLONG_KEY=registry.example/team/agent",
    };
    const right = await runSmall(() => ended, { inputs });
    expect(right.masks).toEqual(["registry.example/team/agent"]);
    expect(right.raw).toContain("Not masked: ISSUER_KEY (");
    const wrong = await runSmall(() => ended, { inputs: { ...inputs, count: "many" } });
    expect(wrong.masks).toEqual(["team/agent", "registry.example/team/agent"]);
  });

  it("is no secret if an output shows that everybody may read it, and nobody masks it", async () => {
    const url = "https://agent-4ccz0pqt7mw2brkx.example";
    const given = { secrets: "HOST=4ccz0pqt7mw2brkx" };
    const { raw, outputs, masks } = await saying([url], given, { deployment_url: url });
    expect([outputs.deployment_url, raw.split("\n")[0], masks]).toEqual([url, url, []]);
  });

  it("takes no outcome, status, id or name of a member out of an output, whatever it is", async () => {
    const id = "5f7883e8-1111-4111-8111-0123456789ab";
    const changes = JSON.stringify([{ path: "image_uri", before: null, after: "image" }]);
    const own = { status: "DEPLOY_FAILED", revision_id: id };
    const { outputs } = await runSmall(
      (shell) => {
        shell.output("changes", changes);
        for (const [name, text] of Object.entries(own)) shell.output(name, text);
        return { ...ended, outputs: { outcome: "deployed" } };
      },
      { inputs: { secrets: "A_KEY=ploy\nB_KEY=image\nC_KEY=4111\nD_KEY=after\nE_KEY=FAILED" } },
    );
    expect(outputs).toMatchObject({ ...own, outcome: "deployed" });
    expect(outputs.changes).toBe('[{"path":"image_uri","before":null,"after":"***"}]');
  });

  it("counts the passwords of proxies, and users without one, as credentials", async () => {
    const given = ["first-canary", "p%40ss-canary", "p@ss-canary", "odd@:/ca%nary", "lone-canary"];
    const env = {
      http_proxy: "user:first-canary@proxy.example:3128",
      HTTPS_PROXY: "http://user:p%40ss-canary@proxy.example:3128",
      https_proxy: "http://:odd@:/ca%nary@proxy.example:3128",
      HTTP_PROXY: "http://lone-canary@proxy.example:3128/a:b",
    };
    const { raw, masks, annotations } = await saying(given, {}, {}, env);
    expect(masks.toSorted()).toEqual(given.toSorted());
    expect(raw.split("\n").filter((line) => line === "***")).toHaveLength(given.length);
    expect(annotations).toEqual([]);
  });

  it("is cut out of an error message before that becomes one line", async () => {
    const { outputs, annotations } = await runSmall(
      (shell, token) =>
        conclude(
          { ...shell, info: () => undefined },
          { outcome: "failed", message: `got ${token} instead` },
          { outputs: {}, details: [], elapsedMs: 0 },
        ),
      { inputs: { token: "a: 17\nb: 42" } },
    );
    expect(outputs.error_message).toBe("got *** instead");
    expect(annotations.map(({ message }) => message)).toEqual(["got *** instead"]);
  });

  it("is not remembered from one step to the next", async () => {
    await saying([], { token: "canary-token" });
    expect((await saying(["canary-token"], {})).raw).toBe("canary-token\n");
  });
});

describe("outside GitHub", () => {
  const ELSEWHERE = { GITHUB_ACTIONS: "" };

  it("a step prints plain lines, and no mask", async () => {
    const { raw, outputs, summary, exitCode } = await runSmall(
      (shell, token) => {
        shell.group("Plan: one");
        shell.info(`a ${token}\nb ::error::c`);
        shell.endGroup();
        shell.info("d");
        shell.notice("e");
        shell.warning("f");
        shell.output("status", "DEPLOYED");
        return { ...ended, failure: { message: "g\nh", problems: [] } };
      },
      { inputs: { token: "canary-token" }, env: ELSEWHERE },
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
  it("reads what the main step has kept, and never fails", async () => {
    const { post } = await runSmall(
      (shell) => {
        shell.saveState("kept", "one");
        return failed("m");
      },
      {
        post: async (shell) => {
          shell.info(`kept ${shell.savedState("kept")}`);
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
