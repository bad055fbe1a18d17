import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { ResourceSpec } from "../../../src/service/contract/resource-spec.ts";
import { isWorkflow, snippets } from "../documents.ts";
import { findingsOf } from "./language-service.ts";
import {
  examples,
  filesOf,
  OURS,
  read,
  roomOf,
  Step,
  schemaOf,
  stepsOf,
  workflowOf,
} from "./workflow.ts";

const SECRET_INPUTS = [
  "api_key",
  "bearer_token",
  "auth_check_token",
  "smoke_test_token",
  "access_key_id",
  "secret_access_key",
  "session_token",
];
/** What these hold is there only where the example is used. */
const READ_ELSEWHERE = ["resource_spec_file", "secrets_from_env", "secrets_file"];

const Manifest = z.object({
  inputs: z.record(z.string(), z.object({ required: z.boolean().default(false) })),
  outputs: z.record(z.string(), z.unknown()),
});
const manifestOf = (room: string) =>
  Manifest.parse(parse(read(join(room === "deploy" ? "." : room, "action.yml"))));

async function problemsOfInput(
  schema: z.ZodObject,
  name: string,
  value: string,
): Promise<string[]> {
  const input = schema.shape[name];
  if (input === undefined) return [`${name} is no input`];
  if (value.includes("${{") || READ_ELSEWHERE.includes(name)) return [];
  const { error } = await z.safeParseAsync(input, value);
  return error?.issues.map(({ message }) => `${name} ${message}`) ?? [];
}

async function problemsOfStep(step: Step, room: string, text: string): Promise<string[]> {
  const { inputs, outputs } = manifestOf(room);
  const schema = schemaOf(room);
  const given = await Promise.all(
    Object.entries(step.with).map(([name, value]) => problemsOfInput(schema, name, value)),
  );
  const isGiven = (name: string) => step.with[name] !== undefined;
  const missing = Object.keys(inputs).filter((name) => inputs[name]?.required && !isGiven(name));
  if (room === "deploy" && !isGiven("deployment_name") && !isGiven("deployment_id"))
    missing.push("deployment_id");
  const used = [...text.matchAll(/steps\.(\w+)\.outputs\.(\w+)/g)].filter(
    ([, id]) => id === step.id,
  );
  const unknown = used
    .map(([, , name = ""]) => name)
    .filter((name) => !Object.keys(outputs).includes(name));
  return [
    ...given.flat(),
    ...missing.map((name) => `${name} is required`),
    ...unknown.map((name) => `${name} is no output`),
  ];
}

const usesIn = (steps: Step[]) => steps.flatMap((step) => roomOf(step) ?? []);

/** What an action would refuse, or never set, in the steps of a workflow. */
async function problemsIn(text: string): Promise<string[]> {
  const { jobs } = workflowOf(text);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const problems = steps.map((step) => {
    const room = roomOf(step);
    return room === undefined ? [] : problemsOfStep(step, room, text);
  });
  return (await Promise.all(problems)).flat();
}

const isSecret = (value: string) => /^\$\{\{ secrets\.[A-Z_]+ \}\}$/.test(value);

/** Secrets in the text itself, or from where the runner does not mask them. */
function openSecretsIn(text: string): string[] {
  const steps = Object.values(workflowOf(text).jobs).flatMap((job) => job.steps);
  const given = steps
    .filter((step) => roomOf(step) !== undefined)
    .flatMap((step) => Object.entries(step.with));
  return given.flatMap(([name, value]) =>
    SECRET_INPUTS.includes(name) && !isSecret(value) ? [name] : [],
  );
}

const isPart = (snippet: { block: string }) => !isWorkflow(snippet);

describe("the examples", () => {
  it("are there", () => {
    expect(examples.length).toBeGreaterThan(14);
    expect(snippets.filter(isWorkflow)).not.toEqual([]);
  });

  it.each([...examples, ...filesOf(".github/workflows/*.yml")])(
    "%s passes inputs that the actions take, and uses outputs that they set",
    async (path) => {
      expect(await problemsIn(read(path))).toEqual([]);
    },
  );

  it.each(examples)("%s holds no secret", (path) => {
    expect(openSecretsIn(read(path))).toEqual([]);
  });

  it.each(examples)("%s is listed in examples/README.md", (path) => {
    expect(read("examples/README.md")).toContain(`](${basename(path)}) | `);
  });

  it("have a file of resources as the contract has them", () => {
    expect(ResourceSpec.safeParse(parse(read("examples/deploy/resources.yml"))).error).toBe(
      undefined,
    );
  });

  it.each(snippets.filter(isWorkflow))(
    "of $path pass inputs that the actions take: $block",
    async ({ block }) => {
      expect(
        usesIn(Object.values(workflowOf(block).jobs).flatMap(({ steps }) => steps)),
      ).not.toEqual([]);
      expect(await problemsIn(block)).toEqual([]);
      expect(openSecretsIn(block)).toEqual([]);
      expect(await findingsOf(block)).toEqual([]);
    },
  );

  it.each(snippets.filter(isPart))("of $path name no unknown input: $block", async ({ block }) => {
    const steps = stepsOf(block) ?? [Step.parse({ uses: OURS, with: parse(block) })];
    const problems = await Promise.all(
      steps.flatMap((step) => problemsOfStep(step, roomOf(step) ?? "deploy", block)),
    );
    expect(problems.flat().filter((problem) => !problem.endsWith("is required"))).toEqual([]);
  });

  it("would be found out", async () => {
    const text = `
concurrency: deploy
jobs:
  deploy:
    steps:
      - id: deploy
        uses: deploy-agent-server/deploy-agent-server@v1
        with: { base_url: "\${{ vars.URL }}", api_key: literal, image: agent, timeout: 30 }
      - uses: actions/checkout@v4
      - run: echo \${{ steps.deploy.outputs.revision }}
`;
    expect(await problemsIn(text)).toEqual([
      "image is no input",
      expect.stringMatching(/^timeout .*has no unit/),
      "deployment_id is required",
      "revision is no output",
    ]);
    expect(openSecretsIn(text)).toEqual(["api_key"]);
  });

  it.each(examples)("%s is as GitHub reads it", async (path) => {
    expect(await findingsOf(read(path))).toEqual([]);
  });

  it("would be found out by GitHub", async () => {
    const text = `
on: push
concurrency: { group: deploy, queue: maxi }
jobs:
  create:
    runs-on: ubuntu-latest
    environment: { name: preview, deploy: false }
    steps:
      - uses: ${OURS}/create@v1
        with: { base_url: "\${{ vars.URL }}", api_key: key, image: agent, source: github }
      - run: echo \${{ needs.build.outputs.image }}
`;
    expect(await findingsOf(text)).toEqual([
      "10: Invalid action input 'image'",
      "10: Missing required input `name`",
      "11: Context access might be invalid: build",
      "3: Unexpected value 'maxi'",
      "7: Unexpected value 'deploy'",
    ]);
  });
});
