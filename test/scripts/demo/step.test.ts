import { readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { startEmulator } from "../../../emulator/server/server.ts";
import { itOnPosix } from "../../harness/posix.ts";
import { startProgram } from "../../harness/program.ts";

const STEP = fileURLToPath(new URL("../../../scripts/demo/step.ts", import.meta.url));
const KEY = "canary-key-0123456789";

let cwd = "";
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "step-"));
});

/** Starts the command as npm does in a user's folder. */
function start(args: string[], env: Record<string, string> = {}) {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return startProgram(process.execPath, [STEP, ...args], {
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, INIT_CWD: cwd, ...env },
    detached: true,
  });
}

/** The page written by a step. */
const pageIn = (text: string) => readFileSync(new URL(/file:\S+/.exec(text)?.[0] ?? ""), "utf8");

describe("npm run step", () => {
  it("deploys to an emulator of its own, and shows log, outputs, summary and page", async () => {
    const inputs = ["deployment_name=my-agent", "image_uri=registry.example/agent:2"];
    const args = ["deploy", ...inputs, "secrets_from_env=REPLICAS"];
    const { exitCode, text } = await start(args, { REPLICAS: "1" }).exit;
    // Ordinary values, which are not masked.
    expect(text).toContain("    secrets_from_env: REPLICAS\n");
    expect(text).toContain("    base_url: http://127.0.0.1:");
    expect(text).toContain("Not masked: REPLICAS (");
    expect(text).toMatch(
      /^▸ Plan: 2 changes, a new revision\n {6}~ image_uri +registry.example\/agent:1 → registry.example\/agent:2\n/m,
    );
    expect(text).not.toContain("##[");
    expect(text).toMatch(/^outcome=deployed$/m);
    expect(text).toMatch(/─── summary ─+\n✅ /);
    expect(text).toMatch(/\ndeploy ended with exit code 0: deployed\.\n$/);
    expect(exitCode).toBe(0);
    expect(pageIn(text)).toContain('<article class="markdown-body">');
  });

  it("ends with the exit code of a step that fails", async () => {
    const inputs = ["deployment_name=my-agent", "repo_ref=refs/tags/v1-fail-create"];
    const { exitCode, text } = await start(["deploy", ...inputs]).exit;
    expect(text).toContain("my-agent: rolling out v1-fail-create");
    expect(text).toMatch(/^Error: .*CREATE_FAILED/m);
    expect(exitCode).toBe(1);
  });

  it("uses the service at base_url, and shows no secret", async () => {
    const emulator = await startEmulator({ api_keys: [KEY] });
    emulator.store.addDeployment({ name: "agent", source: "external_docker" });
    const inputs = [
      ...["deployment_name=agent", `image_uri=a.example/${KEY}:1`, "wait=false"],
      ...[`base_url=${emulator.url}`, "api_key=$KEY", "secrets_from_env=TOKEN=LONG_TOKEN"],
    ];
    const env = { KEY, LONG_TOKEN: "canary-token-0123456789", OTHER: "canary-other" };
    const { exitCode, text } = await start(["deploy", ...inputs], env).exit;
    await emulator.close();
    expect(emulator.requests.map(({ method }) => method)).toContain("PATCH");
    expect(exitCode).toBe(0);
    expect(text).toContain("    api_key: ***\n");
    expect(text + pageIn(text)).not.toContain("canary");
  });

  it("warns about a secret on the command line", async () => {
    const inputs = ["base_url=https://service.invalid", "api_key=abc", "request_timeout=x"];
    const { exitCode, text } = await start(["deploy", ...inputs]).exit;
    expect(text).toContain("can read api_key: write 'api_key=$NAME' in single quotes");
    expect(exitCode).toBe(1);
  });

  it("refuses an invalid argument with one sentence", async () => {
    expect(await start(["deploy", "image_url=a"]).exit).toEqual({
      exitCode: 2,
      text: "deploy: argument 1 must be input=value, where input is one that --help lists: did you mean image_uri=…?\n",
    });
  });

  itOnPosix("ends an interrupted step as cancelled", async () => {
    const inputs = ["deployment_name=a", "image_uri=registry.example/agent:stuck"];
    const { child, output, exit } = start(["deploy", ...inputs]);
    await expect.poll(() => output.text, { timeout: 15_000 }).toContain("DEPLOYING");
    // A terminal sends the signal to every process of the command.
    process.kill(-(child.pid ?? 0), "SIGINT");
    const { exitCode, text } = await exit;
    expect(text).toMatch(/^outcome=cancelled$/m);
    expect(exitCode).toBe(1);
  });
});
