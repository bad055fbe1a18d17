import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { FAULT_SCHEMAS } from "../../emulator/faults/kinds.ts";
import { HABIT_OPTIONS } from "../../emulator/habits/habits.ts";
import { sendRequest } from "../harness/http-request.ts";
import { itOnPosix } from "../harness/posix.ts";
import { startProgram } from "../harness/program.ts";

const MAIN = fileURLToPath(new URL("../../emulator/main.ts", import.meta.url));

const start = (...args: string[]) => startProgram(process.execPath, [MAIN, ...args]);

/** Starts an emulator on a free port, and waits until it serves. */
async function startServing(...args: string[]) {
  const program = start("--port", "0", ...args);
  await expect.poll(() => program.output.text, { timeout: 10_000 }).toContain("image_uri:");
  return { ...program, url: /base_url: (\S+)/.exec(program.output.text)?.[1] };
}

describe("npm run emulator", () => {
  it("describes every fault and habit in --help", async () => {
    const { output, exit } = start("--help");
    expect((await exit).exitCode).toBe(0);
    for (const { shape } of FAULT_SCHEMAS) expect(output.text).toContain(`  ${shape.kind.value}`);
    for (const { name, meaning } of HABIT_OPTIONS)
      expect(output.text).toMatch(new RegExp(`^  ${name} +${meaning}$`, "m"));
    expect(output.text).toContain("--fault patch:reset-after");
  });

  it.each([
    [
      "--agent=examples",
      `--agent examples cannot start: ENOENT: no such file or directory, open '${resolve("examples/graph.json")}'`,
    ],
    ["--colour", "Unknown option '--colour': npm run emulator -- --help lists the options"],
  ])("refuses %s in one sentence", async (flag, sentence) => {
    const { exit } = start(flag);
    expect(Object.values(await exit)).toEqual([2, `${sentence}\n`]);
  });

  it("suggests another --port if the port is in use", async () => {
    const portHolder = createServer().listen(0, "127.0.0.1");
    await once(portHolder, "listening");
    const address = portHolder.address();
    const { output, exit } = start(`--port=${typeof address === "object" && address?.port}`);
    expect((await exit).exitCode).toBe(2);
    expect(output.text).toMatch(/EADDRINUSE.*: set another --port$/m);
    portHolder.close();
  });

  itOnPosix("applies --contract-only and --deny", async () => {
    const flags = ["--contract-only", "--deny", "organization:read"];
    const { child, output, exit, url } = await startServing(...flags);
    expect((await sendRequest(`${url}/v2/deployments`)).status).toBe(405);
    const workspace = /workspaces +([0-9a-f-]{36})/.exec(output.text)?.[1];
    const range = "start_time=2026-02-01T00:00:00Z&end_time=2026-02-02T00:00:00Z";
    const usage = "/api/v1/orgs/current/billing/granular-usage";
    const { status, text } = await sendRequest(
      `${url}${usage}?${range}&workspace_ids=${workspace}`,
    );
    expect([status, text]).toEqual([403, expect.stringContaining("organization:read")]);
    child.kill("SIGTERM");
    await exit;
  });

  itOnPosix("logs each request on one line, without control characters or commands", async () => {
    const { child, output, exit, url } = await startServing();
    await sendRequest(`${url}/a%0A::error::x%1B[2J%E2%80%AE%C2%85`);
    child.kill("SIGTERM");
    await exit;
    const requestLines = output.text.split("\n").filter((line) => line.startsWith("GET "));
    expect(requestLines).toEqual(["GET /a\\u000a::error::x\\u001b[2J\\u202e\\u0085 404"]);
    expect(output.text).not.toMatch(/^::/m);
  });

  itOnPosix.each(["SIGINT", "SIGTERM"] as const)(
    "serves the deployments that it prints, with --fault and --habit, until %s",
    async (signal) => {
      const { child, output, exit, url } = await startServing(
        ...["--fault", "get:status=503@1"],
        ...["--habit", "full-image-names", "--habit", "null-secrets"],
      );
      const id = /demo-image, (\S+)/.exec(output.text)?.[1];
      expect(output.text).toMatch(
        /workspaces +[0-9a-f-]{36}, [0-9a-f-]{36}\n +project +[0-9a-f-]{36} /,
      );
      const deploymentUrl = `${url}/v2/deployments/${id}`;
      expect(await sendRequest(deploymentUrl)).toMatchObject({ status: 503 });
      const json = { secrets: null };
      expect(await sendRequest(deploymentUrl)).toMatchObject({ status: 200, json });
      expect(output.text).toContain(
        `\n  npm run step -- deploy base_url=${url} api_key=demo-key deployment_name=demo-image image_uri=`,
      );
      child.kill(signal);
      expect((await exit).exitCode).toBe(0);
      expect(output.text).toContain(`GET /v2/deployments/${id} 503 fault:status`);
    },
  );
});
