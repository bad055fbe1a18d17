import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { FAULT_KINDS } from "../../src/emulator/faults/kinds.ts";
import { HABIT_WORDS } from "../../src/emulator/habits/habits.ts";
import { OPERATIONS } from "../../src/emulator/server/operations.ts";
import { ask } from "../harness/ask.ts";
import { itOnPosix } from "../harness/posix.ts";

const MAIN = fileURLToPath(new URL("../../src/emulator/main.ts", import.meta.url));

function start(...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const shown = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      shown.text += text;
    });
  }
  return { child, shown, ended: once(child, "close") };
}

describe("npm run emulator", () => {
  it("explains every fault and habit in --help", async () => {
    const { shown, ended } = start("--help");
    expect((await ended)[0]).toBe(0);
    for (const { shape } of FAULT_KINDS) expect(shown.text).toContain(`  ${shape.kind.value}`);
    for (const { word, meaning } of HABIT_WORDS)
      expect(shown.text).toMatch(new RegExp(`^  ${word} +${meaning}$`, "m"));
    expect(shown.text).toContain("--fault patch:reset-after");
  });

  it.each([
    ["--fault", "patch:explode", "there is no explode, only "],
    ["--port", "http", "--port must be a whole number from 0 to 65535"],
    ["--port", "-1", "--port must be a whole number from 0 to 65535"],
    ["--port", "99999", "--port must be a whole number from 0 to 65535"],
    ["--speed", "0", "--speed must be a number above 0, at most 1000000"],
    ["--speed", "-1", "--speed must be a number above 0, at most 1000000"],
    ["--speed", "9".repeat(400), "--speed must be a number above 0, at most 1000000"],
    ["--export-rate", "0", "--export-rate must be a number above 0"],
    ["--script", "dance", "--script must be one of fail-create, fail-build, "],
    ["--export-trouble", "dance", "--export-trouble must be one of fail-run, "],
    ["--habit", "dance", "--habit must be one of reserved-secrets, "],
    ["--deny", "everything", "--deny must be organization:read"],
    ["--rate-limits", "mars", "--rate-limits must be us or eu"],
    ["--without", "list,patch", "--without must be some of list, "],
    ["--agent", "/absent/agent", "--agent must be a folder: there is no /absent/agent"],
    ["--agent", "examples", "--agent examples cannot start: there is no graph.json"],
    [
      "--agent",
      "examples/agent",
      "--agent examples/agent cannot start: the handler ./auth.ts:auth cannot be loaded: the import of ./auth.ts failed: AGENT_JWT_SECRET must have at least 32 bytes",
    ],
    [
      "--colour",
      "red",
      "Unknown option '--colour': npm run emulator -- --help lists what there is",
    ],
  ])("refuses %s %s in one sentence", async (flag, value, sentence) => {
    const { shown, ended } = start(flag, value);
    expect((await ended)[0]).toBe(2);
    expect(shown.text).toContain(sentence);
    expect(shown.text.trim().split("\n")).toHaveLength(1);
  });

  it("suggests another --port if the port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const { shown, ended } = start(
      "--port",
      String(typeof address === "object" ? address?.port : address),
    );
    expect((await ended)[0]).toBe(2);
    expect(shown.text).toMatch(/EADDRINUSE.*: set another --port$/m);
    other.close();
  });

  it.each([
    "patsh:reset",
    "/v3/deployments:reset",
    '{"match":{"path":"depoly"},"fault":{"kind":"hang"}}',
  ])("lists the operations if --fault %s would match no request", async (fault) => {
    const { shown, ended } = start("--fault", fault, "--prefix", "/api-host");
    expect((await ended)[0]).toBe(2);
    expect(shown.text).toContain(`--fault ${fault} meets nothing: `);
    for (const word of Object.keys(OPERATIONS)) expect(shown.text).toContain(word);
  });

  itOnPosix.each([["--without", "list,delete,logs"], ["--contract-only"]])(
    "does without what %s names",
    async (...flags) => {
      const { child, shown, ended } = start("--port", "0", ...flags);
      await expect.poll(() => shown.text, { timeout: 10_000 }).toContain("image_uri:");
      const url = /base_url: (\S+)/.exec(shown.text)?.[1];
      expect((await ask(`${url}/v2/deployments`)).status).toBe(405);
      child.kill("SIGTERM");
      await ended;
    },
  );

  itOnPosix("refuses usage to a key that lacks the permission, with --deny", async () => {
    const { child, shown, ended } = start("--port", "0", "--deny", "organization:read");
    await expect.poll(() => shown.text, { timeout: 10_000 }).toContain("image_uri:");
    const url = /base_url: (\S+)/.exec(shown.text)?.[1];
    const workspace = /workspaces +([0-9a-f-]{36})/.exec(shown.text)?.[1];
    const range = "start_time=2026-02-01T00:00:00Z&end_time=2026-02-02T00:00:00Z";
    const usage = "/api/v1/orgs/current/billing/granular-usage";
    const { status, text } = await ask(`${url}${usage}?${range}&workspace_ids=${workspace}`);
    expect([status, text]).toEqual([403, expect.stringContaining("organization:read")]);
    child.kill("SIGTERM");
    await ended;
  });

  itOnPosix("logs what it was asked on one line, without controls or commands", async () => {
    const { child, shown, ended } = start("--port", "0");
    await expect.poll(() => shown.text, { timeout: 10_000 }).toContain("image_uri:");
    const url = /base_url: (\S+)/.exec(shown.text)?.[1];
    await ask(`${url}/a%0A::error::x%1B[2J%E2%80%AE%C2%85`);
    child.kill("SIGTERM");
    await ended;
    const logged = shown.text.split("\n").filter((line) => line.startsWith("GET "));
    expect(logged).toEqual(["GET /a\\u000a::error::x\\u001b[2J\\u202e\\u0085 404"]);
    expect(shown.text).not.toMatch(/^::/m);
  });

  itOnPosix.each(["SIGINT", "SIGTERM"] as const)(
    "serves the deployments that it prints until %s",
    async (signal) => {
      const { child, shown, ended } = start(
        ...["--port", "0", "--fault", "get:status=503@1"],
        ...["--habit", "full-image-names", "--habit", "null-secrets"],
      );
      await expect.poll(() => shown.text, { timeout: 10_000 }).toContain("image_uri:");
      const url = /base_url: (\S+)/.exec(shown.text)?.[1];
      const id = /demo-image, (\S+)/.exec(shown.text)?.[1];
      expect(shown.text).toMatch(
        /workspaces +[0-9a-f-]{36}, [0-9a-f-]{36}\n +project +[0-9a-f-]{36} /,
      );
      const statuses = [
        await ask(`${url}/v2/deployments/${id}`),
        await ask(`${url}/v2/deployments/${id}`),
      ];
      expect(statuses.map(({ status }) => status)).toEqual([503, 200]);
      expect(statuses[1]?.json).toMatchObject({ secrets: null });
      expect(shown.text).toContain(
        `\n  npm run step -- deploy base_url=${url} api_key=demo-key deployment_name=demo-image image_uri=`,
      );
      child.kill(signal);
      expect((await ended)[0]).toBe(0);
      expect(shown.text).toContain(`GET /v2/deployments/${id} 503 fault:status`);
    },
  );
});
