import { describe, expect, it } from "vitest";
import { conclude } from "../../src/report/conclusion.ts";
import { itOnPosix } from "../harness/posix.ts";
import { runAction } from "../harness/runner/runner.ts";
import { useActionFolder, writeAction } from "./small-action.ts";
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

const GITHUB_LOG = `\
::add-mask::canary-token
::group::Plan: one
a ***
b : :error: :c
::endgroup::
::warning::d%0A# #[e]
f
::group::Plan: two
g
::debug::h ***
::endgroup::
::notice::i
::group::Plan: three
::endgroup::
::error title=Failed::j%0A::k::l
`;
const PLAIN_LOG = `\
▸ Plan: one
    a ***
    b : :error: :c
Warning: d
  # #[e]
f
▸ Plan: two
    g
Notice: i
▸ Plan: three
Error: j
  : :k: :l
`;

/** A value in the form of a key. */
const KEY = "canary4cCz0PqT7mW2bRkX9s";

describe("the main step", () => {
  it("writes no summary if the input summary is false", async () => {
    const { summary } = await runSmall(() => DONE, { inputs: { summary: " False " } });
    expect(summary).toBe("");
  });

  it.each([
    ["commands for GitHub's runner", { GITHUB_ACTIONS: "true", RUNNER_DEBUG: "1" }, GITHUB_LOG],
    ["plain lines elsewhere", { GITHUB_ACTIONS: "", RUNNER_DEBUG: "0" }, PLAIN_LOG],
  ])("logs %s", async (_, env, expected) => {
    const { raw, exitCode } = await runSmall(
      (runtime, token) => {
        runtime.group("Plan: one");
        runtime.info(`a ${token}\nb ::error::c`);
        runtime.warning("d\n##[e]");
        runtime.warning("d\n##[e]");
        runtime.info("f");
        runtime.group("Plan: two");
        runtime.info("g");
        runtime.debug(`h ${token}`);
        runtime.notice("i");
        runtime.group("Plan: three");
        return failWith("j\n::k::l");
      },
      { inputs: { token: "canary-token" }, env },
    );
    expect(raw).toBe(expected);
    expect(exitCode).toBe(1);
  });

  it("reports the positions of problems in a file, in annotations, log, outputs and summary", async () => {
    const { outputs, annotations, log, summary } = await runSmall(() => DONE, {
      inputs: { count: "from spec.yml" },
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

  it("redacts the file of an annotation, which the runner does not mask", async () => {
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

  it("verifies certificates even if NODE_TLS_REJECT_UNAUTHORIZED is 0, with a notice", async () => {
    const start = `runtime.output("status", String(process.env.NODE_TLS_REJECT_UNAUTHORIZED)); return { outcome: "deployed", outputs: {}, summary: [] };`;
    const env = { NODE_TLS_REJECT_UNAUTHORIZED: "0" };
    const result = await runAction({ action: writeAction(start), env });
    expect(result.outputs.status).toBe("undefined");
    expect(result.annotations).toMatchObject([
      { type: "notice", message: expect.stringContaining("NODE_EXTRA_CA_CERTS") },
    ]);
  });

  it("does not truncate an output that is JSON", async () => {
    const changes = JSON.stringify(Array(2_000).fill("x"));
    const { outputs } = await runPrinting([], {}, { changes });
    expect(JSON.parse(outputs.changes ?? "")).toHaveLength(2_000);
  });

  const PRINT_READY = `setInterval(() => {}, 1e6); console.log("ready");`;
  const HANG = "await new Promise(() => {});";
  const cancelWhen = (line: string) => line === "ready";

  itOnPosix("exits with outputs and masks if its action ignores a cancellation", async () => {
    const start = `runtime.output("revision_id", "known"); ${PRINT_READY} ${HANG}`;
    const findSecrets = `(value) => [{ name: "CONFIG", value }]`;
    const members = `inputs: z.object({ summary: z.string().meta({ findSecrets: ${findSecrets} }) }), cancelledOutcome: "error",`;
    const action = writeAction(start, { members });
    const inputs = { summary: KEY };
    expect(await runAction({ action, inputs, cancelWhen, slowMotion: 1 })).toMatchObject({
      ...{ exitCode: 1, signal: null, masks: [KEY] },
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

describe("a secret in an input or a proxy variable", () => {
  it("is masked first if it is a credential or named like a secret, else at the end, and redacted meanwhile", async () => {
    const secrets = `DB_PASSWORD=canary-1\nCONFIG=${KEY}`;
    const inputs = { token: "canary-token", secrets };
    const { raw, outputs } = await runPrinting([`got ${KEY}`], inputs, { status: KEY });
    expect(raw.split("\n")).toEqual([
      ...["::add-mask::canary-token", "::add-mask::canary-1", "got ***", `::add-mask::${KEY}`, ""],
    ]);
    expect(outputs.status).toBe("***");
  });

  it("is listed in the log if it is short or ordinary, and then neither masked nor redacted", async () => {
    const secrets = "PROVIDER=openai\nREGION=eu\nAUTH_ENABLED=true\nTOKEN=canary";
    const { raw, masks, annotations } = await runPrinting(["openai in eu, true"], { secrets });
    expect(raw).toContain("openai in eu, true\n");
    expect([masks, annotations]).toEqual([["canary"], []]);
    expect(raw).toContain(
      "Not masked: PROVIDER, REGION, AUTH_ENABLED (too short or ordinary to be secrets). See https://github.com/",
    );
  });

  const LONG_SECRET = "canary of old ".repeat(6);
  it.each([
    ["is a key", "62635f6c0ffee1234567890abcdef0123456789a", ""],
    ["ends in a secret", `${"so many ".repeat(6)}canary-of-old`, "A_TOKEN=canary-of-old"],
    ["is a long secret", LONG_SECRET, `A_TOKEN=${LONG_SECRET}`],
  ])(
    "is not quoted, whole or in part, from an invalid input that %s",
    async (_, quoting, secrets) => {
      const { raw } = await runSmall(() => DONE, { inputs: { quoting, secrets } });
      expect(raw.replace(/^::add-mask::.*$/gm, "")).not.toMatch(/6263|canary/);
      expect(raw).toContain("is not so");
    },
  );

  it("is not masked if it is short and part of a valid public input", async () => {
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

  it("is not redacted in an outcome, status, id or member name of an output", async () => {
    const outputs = {
      ...{ status: "DEPLOY_FAILED", revision_id: "5f7883e8-1111-4111-8111-0123456789ab" },
      ...{ outcome: "deployed", changes: '[{"path":"image_uri","before":null,"after":"image"}]' },
    };
    const secrets = "A_PW=ploy\nB_PW=image\nC_PW=4111\nD_PW=after\nE_PW=FAILED";
    const result = await runSmall(() => ({ ...DONE, outputs }), { inputs: { secrets } });
    const changes = '[{"path":"image_uri","before":null,"after":"***"}]';
    expect(result.outputs).toEqual({ ...outputs, changes });
  });

  it("is masked and redacted if it is the password of a proxy, or a user without one", async () => {
    const bothEncodings = ["p%40ss-canary", "p@ss-canary"];
    const credentials = ["first-canary", ...bothEncodings, "odd@:/ca%nary", "lone-canary"];
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

  it("is not redacted in a later step of the same process", async () => {
    await runPrinting([], { token: "canary-token" });
    expect((await runPrinting(["canary-token"], {})).raw).toBe("canary-token\n");
  });
});
