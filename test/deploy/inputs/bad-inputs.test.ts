import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DeployInputs } from "../../../src/deploy/inputs.ts";
import { BAD_INPUTS, type BadInput, VALID } from "./bad-inputs.ts";
import { BAD_SPECS, CANARY } from "./bad-specs.ts";

async function problemsWith(given: BadInput[0]) {
  const texts = Object.fromEntries(
    Object.entries({ ...VALID, ...given }).filter(([, text]) => text !== undefined),
  );
  const { error } = await DeployInputs.safeParseAsync(texts);
  expect(JSON.stringify(error?.issues ?? [])).not.toContain(CANARY);
  return (error?.issues ?? []).map((issue) => {
    const { file, line } = (issue.code === "custom" && issue.params) || {};
    return {
      input: issue.path[0] ?? "inputs",
      message: issue.message,
      ...(file === undefined ? {} : { file, line }),
    };
  });
}

// Windows keeps its files elsewhere, and lets not everybody make a link.
const isPosix = process.platform !== "win32";
const elsewhere = ["/etc/hostname", "link.yml"];
const cases = BAD_INPUTS.filter(
  ([{ resource_spec_file: file = "" }]) => isPosix || !elsewhere.includes(file),
);

let root: string;

beforeAll(() => {
  const workspace = mkdtempSync(join(tmpdir(), "bad-inputs-"));
  root = join(workspace, "repository");
  mkdirSync(join(root, "folder"), { recursive: true });
  writeFileSync(join(workspace, "outside.yml"), "cpu: 1");
  if (isPosix) symlinkSync(join(workspace, "outside.yml"), join(root, "link.yml"));
  writeFileSync(join(root, "spec.yml"), "cpu: 1");
  writeFileSync(join(root, "latin1.yml"), Buffer.from("labels: { a: é }", "latin1"));
  writeFileSync(join(root, "large.yml"), `# ${"x".repeat(1024 * 1024)}`);
  vi.stubEnv("GITHUB_WORKSPACE", root);
  vi.stubEnv("BAD_INPUTS_SET", CANARY);
  vi.stubEnv("BAD_INPUTS_EMPTY", "");
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(join(root, ".."), { recursive: true });
});

describe("DeployInputs", () => {
  it("accepts the inputs that the bad ones are made from", async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  it.each(cases)("refuses %j at %s with %j and %j", async (given, input, wrong, instead) => {
    const problems = await problemsWith(given);
    expect(problems).toEqual([{ input, message: expect.stringContaining(wrong) }]);
    expect(problems[0]?.message).toContain(instead);
  });

  it.each(BAD_SPECS)(
    "refuses the spec %j at line %i, saying %j and %j",
    async (text, line, wrong, instead) => {
      const problems = await problemsWith({ resource_spec: text });
      expect(problems).toEqual([
        { input: "resource_spec", message: expect.stringContaining(wrong) },
      ]);
      expect(problems[0]?.message).toMatch(new RegExp(`^line ${line}, column \\d+: `));
      expect(problems[0]?.message).toContain(instead);
    },
  );

  it.each(BAD_SPECS)(
    "refuses the file with %j at line %i, saying %j and %j",
    async (text, line, wrong, instead) => {
      writeFileSync(join(root, "folder/bad.yml"), text);
      const problems = await problemsWith({ resource_spec_file: "folder/bad.yml" });
      const message = expect.stringContaining(wrong);
      expect(problems).toEqual([
        { input: "resource_spec_file", message, file: "folder/bad.yml", line },
      ]);
      expect(problems[0]?.message).toContain(instead);
    },
  );

  it("reports the problems of all inputs together", async () => {
    const problems = await problemsWith({
      base_url: "ftp://example.com",
      api_key: undefined,
      deployment_id: "agent",
      image_uri: "App",
      repo_ref: "a b",
      secrets: `A=\n${CANARY}`,
      secrets_from_env: "BAD_INPUTS_UNSET",
      resource_spec: "cpu: -1\nminScale: 2",
      wait: "yes",
      timeout: "30",
      on_superseded: "ignore",
    });
    expect(new Set(problems.map(({ input }) => input))).toEqual(
      new Set([
        "base_url",
        "api_key",
        "deployment_id",
        "image_uri",
        "repo_ref",
        "secrets",
        "secrets_from_env",
        "resource_spec",
        "wait",
        "timeout",
        "on_superseded",
      ]),
    );
    const numberOf = (name: string) => problems.filter(({ input }) => input === name).length;
    expect([numberOf("secrets"), numberOf("resource_spec")]).toEqual([2, 2]);
  });
});
