import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { itOnPosix } from "../posix.ts";
import { runScript } from "./process.ts";

let cwd = "";
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "process-"));
});

async function run(
  code: string,
  options: { cancelWhen?: (line: string) => boolean; graceMs?: [number, number] } = {},
) {
  const script = join(cwd, "main.mjs");
  await writeFile(script, code);
  const lines: string[] = [];
  const end = await runScript({
    script,
    cwd,
    env: { ONLY: "this" },
    onLine: (line) => lines.push(line),
    graceMs: [5_000, 5_000],
    ...options,
  });
  return { ...end, lines };
}

const isReady = (line: string) => line === "ready";
const WAITS = "setInterval(() => {}, 1000); console.log('ready');";

describe("runScript", () => {
  it("reads both streams and the exit code", async () => {
    const end = await run("console.log('out'); console.error('err'); process.exitCode = 3;");
    expect(end).toMatchObject({ exitCode: 3, signal: null, isCancelled: false });
    expect(end.lines.toSorted()).toEqual(["err", "out"]);
    expect(end.raw.split("\n").toSorted()).toEqual(["", "err", "out"]);
  });

  it("joins lines and characters that arrive in pieces", async () => {
    const end = await run(`
      const bytes = Buffer.from("::notice::é\\r\\nlast");
      for (const byte of bytes) {
        process.stdout.write(Buffer.of(byte));
        await new Promise((resolve) => setTimeout(resolve, 1));
      }`);
    expect(end.lines).toEqual(["::notice::é", "last"]);
  });

  itOnPosix("gives the script its environment only, its directory, and no input", async () => {
    const end = await run(`
      let input = "";
      for await (const chunk of process.stdin) input += chunk;
      console.log(JSON.stringify([Object.keys(process.env), process.cwd(), input]));`);
    expect(JSON.parse(end.raw)).toEqual([["ONLY"], cwd, ""]);
  });

  itOnPosix("sends SIGINT first", async () => {
    const end = await run(WAITS, { cancelWhen: isReady });
    expect(end).toMatchObject({ isCancelled: true, exitCode: null, signal: "SIGINT" });
  });

  itOnPosix("lets a handler end the process in its own way", async () => {
    const end = await run(`process.on("SIGINT", () => process.exit(0)); ${WAITS}`, {
      cancelWhen: isReady,
    });
    expect(end).toMatchObject({ isCancelled: true, exitCode: 0, signal: null });
  });

  itOnPosix("sends SIGTERM where SIGINT did not help", async () => {
    const end = await run(`process.on("SIGINT", () => {}); ${WAITS}`, {
      cancelWhen: isReady,
      graceMs: [30, 5_000],
    });
    expect(end).toMatchObject({ isCancelled: true, signal: "SIGTERM" });
  });

  itOnPosix("kills a stubborn process at the end", async () => {
    const code = `for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => console.log(signal)); ${WAITS}`;
    const end = await run(code, { cancelWhen: isReady, graceMs: [300, 300] });
    expect(end).toMatchObject({ isCancelled: true, exitCode: null, signal: "SIGKILL" });
    expect(end.lines).toEqual(["ready", "SIGINT", "SIGTERM"]);
  });

  it("does not wait for children that the process left behind", async () => {
    const end = await run(`
      import { spawn } from "node:child_process";
      const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 15000)"], { stdio: "inherit" });
      child.unref();
      console.log(child.pid);
      process.exit(0);`);
    expect(end.exitCode).toBe(0);
    expect(process.kill(Number(end.raw), "SIGKILL")).toBe(true);
  });

  it("rejects where the process cannot start", async () => {
    const start = runScript({
      script: "main.mjs",
      cwd: join(cwd, "absent"),
      env: {},
      onLine: () => {},
      graceMs: [1, 1],
    });
    await expect(start).rejects.toThrow("ENOENT");
  });
});
