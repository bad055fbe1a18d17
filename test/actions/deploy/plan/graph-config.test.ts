import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { readGraphConfig } from "../../../../src/actions/deploy/plan/graph-config.ts";
import { itOnPosix } from "../../../harness/posix.ts";

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), "workspace-"));
  mkdirSync(join(workspace, "agent"));
  writeFileSync(join(workspace, "agent/auth.ts"), "export const auth = {};\n");
});

const read = (text: string) => {
  writeFileSync(join(workspace, "agent/graph.json"), text);
  return readGraphConfig("agent/graph.json", workspace);
};

describe("readGraphConfig", () => {
  it("accepts a handler that exists, relative to the configuration", async () => {
    expect(await read('{"graphs":{"a":"./a.ts:graph"},"auth":{"path":"./auth.ts:auth"}}')).toEqual({
      problems: [],
      notes: [],
    });
  });

  it.each(["support.security.auth:handler", "auth:handler"])(
    "returns a note where the handler is in a module, which may be installed: %s",
    async (path) => {
      expect(await read(JSON.stringify({ auth: { path } }))).toEqual({
        problems: [],
        notes: [expect.stringContaining("agent/graph.json names a module in auth.path")],
      });
    },
  );

  it.each(["missing.py:auth", "./support.security:auth"])(
    "looks for the file of %s",
    async (path) => {
      const { problems } = (await read(JSON.stringify({ auth: { path } }))) ?? {};
      expect(problems).toMatchObject([{ message: expect.stringContaining("no such file") }]);
    },
  );

  it.each(['{"graphs":{}}', '{"auth": null}'])("returns a note of %s", async (text) => {
    const { problems, notes } = (await read(text)) ?? {};
    expect(problems).toEqual([]);
    expect(notes).toEqual([expect.stringContaining("agent/graph.json has no auth")]);
  });

  it.each(['{"auth": {"path": "./auth.ts:auth"},}', "{ auth: { path: './auth.ts:auth' } }"])(
    "returns a note where only YAML reads it: %s",
    async (text) => {
      expect(await read(text)).toEqual({
        problems: [],
        notes: [expect.stringContaining("agent/graph.json is not strict JSON")],
      });
    },
  );

  it("lets a configuration in YAML be YAML", async () => {
    writeFileSync(join(workspace, "agent/graph.yml"), "auth: { path: './auth.ts:auth' }");
    expect(await readGraphConfig("agent/graph.yml", workspace)).toEqual({
      problems: [],
      notes: [],
    });
  });

  it.each([
    ['{\n  "auth": {\n    "path": "./missing.ts:auth"\n  }\n}', 3, /no such file/],
    ['{\n  "auth": { "path": "./auth.ts" }\n}', 2, /not of the form \.\/file\.ext:name/],
    ['{\n  "auth": {}\n}', 2, /is missing/],
    ['{\n  "auth": "./auth.ts:auth"\n}', 2, /not of the form/],
    ['{\n  "auth": { "path": "../../outside.ts:auth" }\n}', 2, /no such file|out of the workspace/],
    ['{\n  "auth": { "path": ["a"] }\n}', 2, /not of the form/],
    ['{\n  "auth": {\n', 3, /not closed|not valid/],
  ])("refuses %s, with its line", async (text, line, message) => {
    const { problems = [] } = (await read(text)) ?? {};
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      file: "agent/graph.json",
      line,
      message: expect.stringMatching(message),
    });
  });

  it.each([
    "API_KEY=canary\n",
    "- canary: [\n",
    'machine: canary\n  login: "canary',
    '{"auth": {"path": "canary"}}',
    '{"auth": "canary"}',
    "{canary: *canary}",
    '{"__proto__": "canary"}',
    "!canary {}",
  ])("does not quote %j, which may be any file of the workspace", async (text) => {
    const { problems = [] } = (await read(text)) ?? {};
    expect(problems.map(({ message }) => message).join()).not.toContain("canary");
  });

  itOnPosix("does not follow a link out of the workspace", async () => {
    symlinkSync("/etc/hostname", join(workspace, "agent/link.ts"));
    const { problems = [] } = (await read('{"auth":{"path":"./link.ts:auth"}}')) ?? {};
    expect(problems[0]?.message).toContain("out of the workspace");
  });

  it("returns nothing when the file is not in the workspace", async () => {
    expect(await readGraphConfig("elsewhere/graph.json", workspace)).toBeUndefined();
  });
});
