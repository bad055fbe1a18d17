import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { itOnPosix } from "../posix.ts";
import { createMasker } from "./log/masks.ts";
import { runScript } from "./process.ts";
import { runStage, type StageOptions } from "./stage.ts";

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "stage-"));
});

const PRELUDE = `
import { appendFileSync, rmSync, truncateSync } from "node:fs";
const { env } = process;
const output = (text) => appendFileSync(env.GITHUB_OUTPUT, text);
`;

type Options = Partial<StageOptions> & { secret?: string; graceMs?: [number, number] };

async function run(main: string, { graceMs = [7_500, 2_500], ...options }: Options = {}) {
  const workspace = await mkdtemp(join(directory, "work-"));
  const script = join(workspace, "main.mjs");
  await writeFile(script, PRELUDE + main);
  const masker = createMasker();
  masker.addSecret(options.secret ?? "");
  return await runStage({
    start: (watched) => runScript({ ...watched, script, cwd: workspace, graceMs }),
    workspace,
    masker,
    header: () => {},
    summaryFile: undefined,
    onLine: undefined,
    cancelWhen: undefined,
    ...options,
    env: { RUNNER_TEMP: workspace, ...options.env },
  });
}

const errors = (result: { annotations: { type: string; message: string }[] }) =>
  result.annotations.filter(({ type }) => type === "error").map(({ message }) => message);

const WAITS = "setInterval(() => {}, 1000); console.log('ready');";
const cancelWhen = (line: string) => line === "ready";

describe("runStage", () => {
  it("obeys commands of both grammars on both streams", async () => {
    const main = `
      console.error("::error title=Outcome,file=" + process.cwd() + "/spec.yml,line=2::first%0Asecond");
      console.log("remote text ##[warning]injected");
      console.log("::debug::hidden");`;
    const { annotations, commands, log, conclusion } = await run(main);
    expect(annotations).toHaveLength(2);
    expect(annotations).toContainEqual({
      type: "error",
      title: "Outcome",
      file: "spec.yml",
      line: 2,
      message: "first\nsecond",
    });
    expect(annotations).toContainEqual({ type: "warning", message: "injected" });
    expect(commands.map(({ name }) => name).toSorted()).toEqual(["debug", "error", "warning"]);
    expect(log).toContain("##[error]first\nsecond\n");
    expect(log).not.toContain("hidden");
    expect(conclusion).toBe("success");
  });

  it("shows debug lines with RUNNER_DEBUG", async () => {
    const { log } = await run("console.log('::debug::shown')", { env: { RUNNER_DEBUG: "1" } });
    expect(log).toContain("##[debug]shown");
  });

  it("reads outputs, state and exports, whatever the exit code", async () => {
    const main = `
      output("id=1\\nlist<<END\\na\\nb\\nEND\\n");
      appendFileSync(env.GITHUB_STATE, "export_id=7\\n");
      appendFileSync(env.GITHUB_ENV, "LEVEL=2\\nNODE_OPTIONS=--inspect\\n");
      appendFileSync(env.GITHUB_PATH, "/opt/tool\\n");
      process.exitCode = 4;`;
    const result = await run(main);
    expect(result).toMatchObject({
      conclusion: "failure",
      exitCode: 4,
      outputs: { id: "1", list: "a\nb" },
      state: { export_id: "7" },
      exportedEnv: { LEVEL: "2" },
      exportedPath: ["/opt/tool"],
    });
    expect(errors(result)).toEqual([
      "Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.",
    ]);
  });

  it("fails the step where the output file was cut, and keeps what came before", async () => {
    const result = await run("output('id=1\\nlist<<END\\nhalf a va')");
    expect(result).toMatchObject({ conclusion: "failure", exitCode: 0, outputs: { id: "1" } });
    expect(errors(result)).toEqual([
      "Unable to process file command 'output' successfully.",
      "Invalid value. EOF marker missing new line.",
    ]);
  });

  it("fails the step at a disabled command", async () => {
    expect(await run("console.log('::set-env name=A::1')")).toMatchObject({
      conclusion: "failure",
      exitCode: 0,
    });
  });

  it("reads a removed file as an empty one", async () => {
    const result = await run("rmSync(env.GITHUB_OUTPUT); rmSync(env.GITHUB_STEP_SUMMARY)");
    expect(result).toMatchObject({ conclusion: "success", outputs: {}, summary: "" });
  });

  it("names the outputs that a job would lose to a mask", async () => {
    const main = "console.log('::add-mask::1'); output('count=31\\nid=abc\\nempty=\\n')";
    expect(await run(main)).toMatchObject({
      outputs: { count: "31", id: "abc" },
      droppedOutputs: ["count"],
    });
  });

  it("masks the summary line by line", async () => {
    const main = "appendFileSync(env.GITHUB_STEP_SUMMARY, '# Title\\nkey-1 and key\\n-1\\n')";
    expect((await run(main, { secret: "key-1" })).summary).toBe("# Title\n*** and key\n-1\n");
  });

  it("loses a summary over its limit without failing the step", async () => {
    const write = (bytes: number) => `truncateSync(env.GITHUB_STEP_SUMMARY, ${bytes})`;
    const over = await run(write(1_048_577));
    expect(over).toMatchObject({ conclusion: "success", summary: "" });
    expect(errors(over)).toEqual([
      "$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got 1024k.",
    ]);
    expect((await run(write(1_048_576))).summary).toHaveLength(1_048_576);
  });

  itOnPosix("accepts a full device as the summary file", async () => {
    const main =
      "try { appendFileSync(env.GITHUB_STEP_SUMMARY, 'x') } catch (error) { console.log(error.code) }";
    expect(await run(main, { summaryFile: "/dev/full" })).toMatchObject({
      conclusion: "success",
      raw: "ENOSPC\n",
      summary: "",
    });
  });

  itOnPosix("keeps the outputs of a cancelled action that has no handler", async () => {
    const result = await run(`output("id=1\\n"); ${WAITS}`, { cancelWhen });
    expect(result).toMatchObject({
      conclusion: "cancelled",
      exitCode: null,
      signal: "SIGINT",
      outputs: { id: "1" },
    });
  });

  itOnPosix("calls an action cancelled whatever its handler exits with", async () => {
    const handler =
      "process.on('SIGINT', () => { output('outcome=cancelled\\n'); process.exit(0); });";
    const result = await run(handler + WAITS, { cancelWhen });
    expect(result).toMatchObject({
      conclusion: "cancelled",
      exitCode: 0,
      outputs: { outcome: "cancelled" },
    });
  });

  itOnPosix("kills a stubborn action and still reads its files", async () => {
    const stubborn =
      "for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => output(signal + '=seen\\n'));";
    const result = await run(stubborn + WAITS, { cancelWhen, graceMs: [300, 300] });
    expect(result).toMatchObject({
      conclusion: "cancelled",
      signal: "SIGKILL",
      outputs: { SIGINT: "seen", SIGTERM: "seen" },
    });
  });
});
