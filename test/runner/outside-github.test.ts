import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../emulator/server/server.ts";
import { pathInArchive } from "../harness/archive.ts";
import { startProgram } from "../harness/program.ts";

const KEY = "canary-key-0123456789";

let cwd = "";
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "outside-github-"));
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

/** Runs the bundle of deploy with connection, name and these variables only, like `env -i`. */
async function deploy(variables: Record<string, string>) {
  const connection = { INPUT_BASE_URL: emulator.url, INPUT_API_KEY: KEY };
  const env = { ...connection, INPUT_DEPLOYMENT_NAME: "agent", ...variables };
  const args = [pathInArchive("dist/deploy/index.js")];
  const { exitCode, text: log } = await startProgram(process.execPath, args, { cwd, env }).exit;
  return { exitCode, log };
}

describe("a bundle outside GitHub", () => {
  it("prints neither commands nor the key, writes its files, and exits with 0", async () => {
    const [GITHUB_OUTPUT, GITHUB_STEP_SUMMARY] = [join(cwd, "one.env"), join(cwd, "summary.md")];
    const { log, exitCode } = await deploy({
      ...{ INPUT_SECRETS: "TOKEN=canary-of-a-secret\nLEVEL=info", INPUT_IMAGE_URI: `agent:${KEY}` },
      ...{ INPUT_WAIT: "false", INPUT_COMMENT_ON_PR: "true", GITHUB_OUTPUT, GITHUB_STEP_SUMMARY },
    });
    expect(log).toMatch(
      /^▸ Plan: 3 changes, a new revision\n(?: {6}.*\n)* {6}\+ secret TOKEN {2}set$/m,
    );
    expect(log).toMatch(/^Not masked: LEVEL \(too short/m);
    expect(log.split("\n").filter((line) => line.includes("comment_on_pr"))).toEqual([
      "Warning: comment_on_pr: nothing was sent to GitHub, because it works in GitHub Actions only.",
    ]);
    expect(exitCode).toBe(0);
    const outputs = readFileSync(GITHUB_OUTPUT, "utf8");
    expect(outputs).toMatch(/^deployment_name=agent$/m);
    expect(outputs).toMatch(/^outcome=not_waited$/m);
    expect(log + outputs).not.toMatch(/::|##\[|canary/);
    expect(readFileSync(GITHUB_STEP_SUMMARY, "utf8")).toContain("<h2>");
  });

  it("refuses a file for outputs that cannot be written, and says that nothing was sent", async () => {
    const GITHUB_OUTPUT = join(cwd, "absent", "outputs.env");
    const { log, exitCode } = await deploy({ INPUT_IMAGE_URI: "agent:2", GITHUB_OUTPUT });
    expect(exitCode).toBe(1);
    expect(log.match(/GITHUB_OUTPUT/g)).toHaveLength(1);
    expect(log).toContain("Nothing was sent");
  });
});
