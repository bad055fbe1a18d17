import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type RunOptions, runAction } from "./runner.ts";

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "action-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
});

interface Fixture {
  main: string;
  post?: string;
  inputs?: string;
  postIf?: string;
}

const PRELUDE = `
import { appendFileSync, writeFileSync } from "node:fs";
const { env } = process;
const output = (text) => appendFileSync(env.GITHUB_OUTPUT, text);
`;

async function run(fixture: Fixture, options: Omit<RunOptions, "action"> = {}) {
  const at = await mkdtemp(join(directory, "case-"));
  const post = fixture.post === undefined ? "" : ", post: post.mjs";
  const postIf = fixture.postIf === undefined ? "" : `, post-if: "${fixture.postIf}"`;
  const runs = `runs: { using: node24, main: main.mjs${post}${postIf} }`;
  await writeFile(join(at, "action.yml"), `inputs: ${fixture.inputs ?? "{}"}\n${runs}\n`);
  await writeFile(join(at, "main.mjs"), PRELUDE + fixture.main);
  await writeFile(join(at, "post.mjs"), PRELUDE + (fixture.post ?? ""));
  return await runAction({ action: join(at, "action.yml"), ...options });
}

const WAITS = "setInterval(() => {}, 1000); console.log('ready');";
const cancelWhen = (line: string) => line === "ready";

describe("runAction", () => {
  it("sets inputs as the runner does, and prints them before the action starts", async () => {
    const inputs = `{ api-key: { required: true }, wait for it: { default: true }, token: { default: '\${{ github.token }}' } }`;
    const main =
      "console.log(JSON.stringify(Object.fromEntries(Object.entries(env).filter(([n]) => n.startsWith('INPUT_')))))";
    const result = await run(
      { inputs, main },
      {
        inputs: { "API-key": "k-12345", extra: "x" },
        env: { LEVEL: "1" },
        secrets: ["k-12345"],
        githubToken: "ghs-1",
      },
    );
    expect(JSON.parse(result.raw)).toEqual({
      "INPUT_API-KEY": "k-12345",
      INPUT_EXTRA: "x",
      INPUT_WAIT_FOR_IT: "true",
      INPUT_TOKEN: "ghs-1",
    });
    expect(result.log.split("\n").with(1, "##[group]").slice(0, 9)).toEqual([
      "##[warning]Unexpected input(s) 'extra', valid inputs are ['api-key', 'wait for it', 'token']",
      "##[group]",
      "with:",
      "  API-key: ***",
      "  extra: x",
      "  wait for it: true",
      "  token: ***",
      "env:",
      "  LEVEL: 1",
    ]);
  });

  it("prints an input that nobody has masked yet", async () => {
    const fixture = {
      inputs: "{ key: {} }",
      main: "console.log('::add-mask::' + env.INPUT_KEY); console.log(env.INPUT_KEY)",
    };
    const { log, masks } = await run(fixture, { inputs: { key: "literal-key" } });
    expect(log).toMatch(/ {2}key: literal-key\n##\[endgroup\]\n\*\*\*\n$/);
    expect(masks).toEqual(["literal-key"]);
  });

  it("runs in a workspace of its own, with a runner's environment and nothing of ours", async () => {
    vi.stubEnv("OF_OURS", "1");
    const main = "output('seen=' + JSON.stringify([env, process.cwd(), process.version]))";
    const { outputs, conclusion } = await run({ main }, { env: { GITHUB_RUN_ATTEMPT: "2" } });
    const [env, cwd, version] = JSON.parse(outputs.seen ?? "");
    expect(env).toMatchObject({
      CI: "true",
      GITHUB_ACTIONS: "true",
      GITHUB_WORKSPACE: cwd,
      GITHUB_RUN_ATTEMPT: "2",
    });
    expect(env).not.toHaveProperty("OF_OURS");
    expect(version).toMatch(/^v24\./);
    expect(conclusion).toBe("success");
    await expect(readdir(cwd)).rejects.toThrow("ENOENT");
  });

  it("keeps a workspace that it was given", async () => {
    await run({ main: "writeFileSync('report.txt', '')" }, { workspace: directory });
    expect(await readdir(directory)).toContain("report.txt");
  });

  it("passes the log on line by line, masked", async () => {
    const lines: string[] = [];
    const { log } = await run(
      { main: "console.log('a job-secret')" },
      { secrets: ["job-secret"], onLine: (line) => lines.push(line) },
    );
    expect(lines.at(-1)).toBe("a ***");
    expect(log).toBe(lines.map((line) => `${line}\n`).join(""));
  });

  it("runs the post stage with the state, the inputs and what main exported and masked", async () => {
    const main = `
      console.log("::add-mask::key-1");
      console.log("::save-state name=old::3");
      appendFileSync(env.GITHUB_STATE, "export_id=7\\n");
      appendFileSync(env.GITHUB_ENV, "LEVEL=2\\n");
      appendFileSync(env.GITHUB_PATH, "/opt/tool\\n");
      process.exitCode = 1;`;
    const post = `console.log(env.STATE_export_id, env.STATE_old, env.INPUT_KEY, env.LEVEL, env.PATH.split("${delimiter}")[0])`;
    const result = await run({ inputs: "{ key: {} }", main, post }, { inputs: { key: "key-1" } });
    expect(result.conclusion).toBe("failure");
    expect(result.post).toMatchObject({
      conclusion: "success",
      raw: "7 3 key-1 2 /opt/tool\n",
      masks: [],
    });
    expect(result.post?.log).toBe("Post job cleanup.\n7 3 *** 2 /opt/tool\n");
  });

  it.each([
    ["always()", "", true],
    ["success()", "", true],
    ["failure()", "", false],
    ["success()", "process.exitCode = 1;", false],
    ["failure() || cancelled()", "process.exitCode = 1;", true],
    ["cancelled()", "process.exitCode = 1;", false],
    ["cancelled()", WAITS, true],
  ])("with post-if %s after %j runs the post stage: %j", async (postIf, main, runs) => {
    const { post } = await run({ main, post: "console.log('cleaned')", postIf }, { cancelWhen });
    expect(post?.conclusion).toBe(runs ? "success" : undefined);
  });

  it("throws at a condition that it cannot evaluate", async () => {
    await expect(run({ main: "", post: "", postIf: "runner.os == 'Linux'" })).rejects.toThrow(
      "runner.os == 'Linux'",
    );
  });
});
