import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../emulator/server/server.ts";
import { DeployInputs } from "../../src/actions/deploy/inputs.ts";
import { itOnPosix } from "../harness/posix.ts";

const KEY = "canary-key-0123456789";

let cwd = "";
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "elsewhere-"));
});

let emulator: Emulator;
beforeEach(async () => {
  emulator = await startEmulator({
    api_keys: [KEY],
    script: [{ status: "DEPLOYED", after_ms: 0 }],
  });
  emulator.store.addDeployment({ name: "agent", source: "external_docker" });
});
afterEach(() => emulator.close());

/** Runs a command with these variables and no others, as `env -i` would. */
async function run(command: string, args: string[], variables: Record<string, string>) {
  const child = spawn(command, args, {
    cwd,
    env: {
      INPUT_BASE_URL: emulator.url,
      INPUT_API_KEY: KEY,
      INPUT_DEPLOYMENT_NAME: "agent",
      ...variables,
    },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  const [exitCode] = await once(child, "close");
  return { printed, exitCode };
}

const deploy = (variables: Record<string, string>) =>
  run(process.execPath, [resolve("dist/deploy/index.js")], variables);

describe("what a bundle prints with an empty environment", () => {
  it("holds neither a command nor the key, and the exit code tells the end", async () => {
    const secrets = { INPUT_SECRETS: "TOKEN=canary-of-a-secret\nLEVEL=info" };
    const { printed, exitCode } = await deploy({ ...secrets, INPUT_WAIT: "false" });
    expect(printed).toMatch(/^▸ Plan: 2 changes, with a new revision\n {6}\+ secret TOKEN$/m);
    expect(printed).toMatch(/^Notice: Not hidden, because not treated as secrets: LEVEL\./m);
    expect(printed).not.toMatch(/::|##\[|canary/);
    expect(exitCode).toBe(0);
    expect((await deploy({ INPUT_IMAGE_URI: "agent:" })).exitCode).toBe(1);
  });

  it("is not all: files that are named get outputs and summary", async () => {
    const [output, summary] = [join(cwd, "one.env"), join(cwd, "summary.md")];
    const files = { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary };
    const image = { INPUT_IMAGE_URI: `agent:${KEY}`, INPUT_WAIT: "false" };
    expect((await deploy({ ...image, ...files })).exitCode).toBe(0);
    expect(readFileSync(output, "utf8")).toMatch(/^deployment_name=agent$/m);
    expect(readFileSync(output, "utf8")).toMatch(/^outcome=not_waited$/m);
    expect(readFileSync(output, "utf8")).not.toContain("canary");
    expect(readFileSync(summary, "utf8")).toContain("<h2>");
  });
});

describe("docs/other-ci.md", () => {
  it("sets what the action takes", () => {
    const document = readFileSync("docs/other-ci.md", "utf8");
    const names = [...document.matchAll(/INPUT_(\w+)/g)].map(([, name = ""]) => name.toLowerCase());
    expect(new Set(names).size).toBeGreaterThan(5);
    expect(names.filter((name) => !(name in DeployInputs.shape))).toEqual([]);
  });

  itOnPosix("says how the next job follows what a killed one has left", async () => {
    const document = readFileSync("docs/other-ci.md", "utf8");
    const [, command = ""] = /^(INPUT_REVISION_ID=.*)$/m.exec(document) ?? [];
    symlinkSync(resolve("."), join(cwd, "action"));
    symlinkSync(process.execPath, join(cwd, "node"));
    const image = { INPUT_IMAGE_URI: "agent:2", INPUT_WAIT: "false" };
    await deploy({ ...image, GITHUB_OUTPUT: join(cwd, "deploy.env") });
    const variables = { PATH: `${cwd}:/bin:/usr/bin`, GITHUB_OUTPUT: join(cwd, "next.env") };
    const { exitCode } = await run("sh", ["-c", command], variables);
    expect(exitCode).toBe(0);
    expect(readFileSync(join(cwd, "next.env"), "utf8")).toMatch(/^outcome=deployed$/m);
    expect(emulator.requests.filter(({ method }) => method === "PATCH")).toHaveLength(1);
  });
});
