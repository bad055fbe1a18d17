import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ask } from "../../harness/ask.ts";
import { bearer, PROTECTED, withAgent, withHandler } from "./agents.ts";

const log = vi.spyOn(console, "error");
beforeEach(() => void log.mockReturnValue());
afterEach(() => void log.mockReset());

const ALICE = bearer("alice");
const configured = (config: unknown) => ({ ...PROTECTED, "graph.json": JSON.stringify(config) });
const authAt = (path: unknown) => configured({ auth: { path } });

const handlerIn = (name: string) =>
  `export const auth = { authenticate: () => ({ identity: "${name}" }) };`;

describe("loadAgent", () => {
  it.each([
    [
      "a missing module",
      authAt("./gone.ts:auth"),
      "the handler ./gone.ts:auth cannot be loaded: there is no ./gone.ts",
    ],
    [
      "a missing export",
      authAt("./auth.ts:other"),
      "the handler ./auth.ts:other is not an object with authenticate(headers)",
    ],
    [
      "an export of another kind",
      authAt("./graph.ts:graph"),
      "the handler ./graph.ts:graph is not an object with authenticate(headers)",
    ],
    [
      "a path without a name",
      authAt("./auth.ts"),
      "the handler ./auth.ts is not of the form ./file.ext:name",
    ],
    [
      "a path outside the agent's directory",
      authAt("../auth.ts:auth"),
      "../auth.ts is outside the agent's directory",
    ],
    ["a path that is none", authAt(7), "graph.json is not a graph configuration file"],
    ["no JSON", { "graph.json": "{" }, "graph.json is not a graph configuration file"],
    ["no configuration", {}, "there is no graph.json"],
    [
      "a missing graph",
      configured({ graphs: { a: "./auth.ts:auth" } }),
      "the graph ./auth.ts:auth is not a function",
    ],
  ])("answers every request with the cause of %s", async (_, files, detail) => {
    await using emulator = await withAgent(files);
    for (const headers of [{}, ALICE]) {
      expect(await emulator.get("/ok", headers)).toMatchObject({ status: 500, json: { detail } });
    }
  });

  it("writes the cause of a failed import to the log only", async () => {
    await using emulator = await withAgent(
      withHandler('throw new Error("canary\\n::error::x\\u001b[2J##[error]");'),
    );
    const reply = await emulator.get("/ok", ALICE);
    const detail = "the handler ./auth.ts:auth cannot be loaded: the import of ./auth.ts failed";
    expect(reply).toMatchObject({ status: 500, json: { detail } });
    const logged = "Error: canary\n  | ::error::x\\u001b[2J\\u0023#[error]\n";
    expect(log).toHaveBeenCalledWith(expect.stringContaining(logged));
  });

  it("loads JavaScript, and the graph_config_path of the revision", async () => {
    const files = {
      "agents/one.json": JSON.stringify({ auth: { path: "./auth.mjs:auth" } }),
      "agents/auth.mjs": handlerIn("js"),
    };
    await using emulator = await withAgent(files);
    const address = `${emulator.github.source_config.custom_url}/ok`;
    expect((await ask(address)).status).toBe(500);
    for (const [graph_config_path, status] of [
      ["agents/one.json", 200] as const,
      ["../graph.json", 500] as const,
    ]) {
      emulator.store.addRevision(emulator.github.id, {
        source_revision_config: { graph_config_path },
      });
      emulator.clock.pass(60_000);
      expect((await ask(address)).status).toBe(status);
    }
  });

  it("shows the deployment's secrets to each revision as variables, and to nobody else", async () => {
    const handler = `const { AGENT_TOKEN } = process.env;
      export const auth = { authenticate: () => ({ identity: AGENT_TOKEN ?? "nobody" }) };`;
    await using emulator = await withAgent(withHandler(handler));
    const { docker } = emulator;
    for (const value of ["first", "second"]) {
      const secrets = [{ name: "AGENT_TOKEN", value }];
      emulator.store.addRevision(docker.id, { secrets });
      emulator.clock.pass(60_000);
      const run = await emulator.post("/runs/wait", ALICE, { assistant_id: "echo" });
      expect(run.json).toMatchObject({ user: { identity: value } });
      expect(process.env.AGENT_TOKEN).toBeUndefined();
    }
  });

  it("loads the files again for a new revision, and not before", async () => {
    await using emulator = await withAgent(PROTECTED);
    expect((await emulator.get("/ok")).status).toBe(401);
    writeFileSync(
      join(emulator.directory, "auth.ts"),
      handlerIn("anybody").replace("auth", "open"),
    );
    writeFileSync(
      join(emulator.directory, "graph.json"),
      JSON.stringify({ auth: { path: "./auth.ts:open" } }),
    );
    expect((await emulator.get("/ok")).status).toBe(401);
    emulator.store.addRevision(emulator.docker.id);
    emulator.clock.pass(60_000);
    expect((await emulator.get("/ok")).status).toBe(200);
  });
});
