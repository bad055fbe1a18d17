import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { ACTIONS } from "../../../scripts/docs.ts";
import { documents } from "../documents.ts";
import { actionlint } from "./actionlint.ts";

const OURS = "deploy-agent-server/deploy-agent-server";
const SECRET_INPUTS = [
  "api_key",
  "bearer_token",
  "auth_check_token",
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
const Step = z.object({
  id: z.string().optional(),
  uses: z.string().default(""),
  with: z.record(z.string(), z.coerce.string()).default({}),
  run: z.string().default(""),
});
type Step = z.output<typeof Step>;
const Job = z.object({ concurrency: z.unknown().optional(), steps: z.array(Step).default([]) });
/** What documents show of a job: its steps, or more of it. */
const Fragment = z.union([
  z.array(Step),
  z.object({ steps: z.array(Step) }).transform(({ steps }) => steps),
]);
const Workflow = z.object({
  name: z.string().optional(),
  permissions: z.unknown().optional(),
  concurrency: z.unknown().optional(),
  jobs: z.record(z.string(), Job),
});

const read = (path: string) => readFileSync(path, "utf8");
const filesOf = (pattern: string) => globSync(pattern).map((path) => path.replaceAll("\\", "/"));

/** The room of the action that a step uses, where it is one of ours. */
function roomOf({ uses }: Step): string | undefined {
  const [, folder] =
    /^(?:\.|deploy-agent-server\/deploy-agent-server)(?:\/(\w*))?(?:@v1)?$/.exec(uses) ?? [];
  return uses === "" || (folder === undefined && !uses.startsWith(OURS))
    ? undefined
    : folder || "deploy";
}

const manifestOf = (room: string) =>
  Manifest.parse(parse(read(join(room === "deploy" ? "." : room, "action.yml"))));

/** The schema by which the action itself reads its inputs. */
function schemaOf(room: string): z.ZodObject {
  const found = ACTIONS.find((one) => one.room === room);
  if (found === undefined) throw new Error(`There is no action in src/${room}.`);
  return found.action.inputs;
}

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
  const { jobs } = Workflow.parse(parse(text));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const problems = steps.map((step) => {
    const room = roomOf(step);
    return room === undefined ? [] : problemsOfStep(step, room, text);
  });
  return (await Promise.all(problems)).flat();
}

const isSecret = (value: string) => /^\$\{\{ secrets\.[A-Z_]+ \}\}$/.test(value);

/** Secrets that stand in the text itself, or come from where the runner does not mask them. */
function openSecretsIn(text: string): string[] {
  const steps = Object.values(Workflow.parse(parse(text)).jobs).flatMap((job) => job.steps);
  const given = steps
    .filter((step) => roomOf(step) !== undefined)
    .flatMap((step) => Object.entries(step.with));
  return given.flatMap(([name, value]) =>
    SECRET_INPUTS.includes(name) && !isSecret(value) ? [name] : [],
  );
}

function flawsOf(text: string): string[] {
  const { name, permissions, concurrency, jobs } = Workflow.parse(parse(text));
  const ours = Object.values(jobs).filter(({ steps }) => usesIn(steps).length > 0);
  const flaws = {
    "no name": name === undefined,
    "none of our actions": ours.length === 0,
    "permissions for all jobs": JSON.stringify(permissions) !== "{}",
    "deploys that could meet":
      concurrency === undefined && ours.some((job) => job.concurrency === undefined),
    "an expression in a script": Object.values(jobs).some(({ steps }) =>
      steps.some(({ run }) => run.includes("${{")),
    ),
  };
  return [
    ...Object.entries(flaws).flatMap(([flaw, isThere]) => (isThere ? [flaw] : [])),
    ...openSecretsIn(text),
  ];
}

const examples = filesOf("examples/*.yml");
const blocks = documents.flatMap(({ path, text }) =>
  [...text.matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)].map(([, block = ""]) => ({ path, block })),
);
const isWorkflow = ({ block }: { block: string }) => /^jobs:/m.test(block);
const isPart = (block: { block: string }) => !isWorkflow(block);

describe("the examples", () => {
  it("are there", () => {
    expect(examples.length).toBeGreaterThan(14);
    expect(blocks.filter(isWorkflow)).not.toEqual([]);
  });

  it.each([...examples, ...filesOf(".github/workflows/*.yml")])(
    "%s passes inputs that the actions take, and uses outputs that they set",
    async (path) => {
      expect(await problemsIn(read(path))).toEqual([]);
    },
  );

  it.each(examples)("%s has no known flaw of workflows", (path) => {
    expect(flawsOf(read(path))).toEqual([]);
  });

  it.each(examples)("%s is listed in examples/README.md", (path) => {
    expect(read("examples/README.md")).toContain(`](${path.replace("examples/", "")}) | `);
  });

  it.each(blocks.filter(isWorkflow))(
    "of $path pass inputs that the actions take: $block",
    async ({ block }) => {
      expect(
        usesIn(Object.values(Workflow.parse(parse(block)).jobs).flatMap(({ steps }) => steps)),
      ).not.toEqual([]);
      expect(await problemsIn(block)).toEqual([]);
      expect(openSecretsIn(block)).toEqual([]);
    },
  );

  it.each(blocks.filter(isPart))("of $path name no unknown input: $block", async ({ block }) => {
    const fragment: unknown = parse(block);
    const steps = Fragment.safeParse(fragment).data ?? [Step.parse({ uses: OURS, with: fragment })];
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
    expect(await actionlint(text)).not.toEqual([]);
    expect(await problemsIn(text)).toEqual([
      "image is no input",
      expect.stringMatching(/^timeout .*has no unit/),
      "deployment_id is required",
      "revision is no output",
    ]);
    expect(flawsOf(text)).toEqual([
      "no name",
      "permissions for all jobs",
      "an expression in a script",
      "api_key",
    ]);
  });

  it.each(examples)("%s passes actionlint", async (path) => {
    expect(await actionlint(read(path))).toEqual([]);
  });
});
