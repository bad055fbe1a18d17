import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { ACTIONS } from "../../../scripts/docs.ts";
import { githubSnippets, isWorkflow } from "../documents.ts";
import { findingsOf } from "./language-service.ts";
import {
  actionNameOf,
  examples,
  filesOf,
  OUR_REPOSITORY,
  readText,
  Step,
  schemaOf,
  stepsOf,
} from "./workflow.ts";

const SECRET_INPUTS = `api_key bearer_token auth_check_token smoke_test_token access_key_id
  secret_access_key session_token`.split(/\s+/);
const isSecret = (value: string) => /^\$\{\{ secrets\.[A-Z_]+ \}\}$/.test(value);

/** The steps with actions of this repository in a block, which may consist of inputs only. */
function ownStepsIn(block: string) {
  const inputSteps = isWorkflow({ block }) ? [] : [{ uses: OUR_REPOSITORY, with: parse(block) }];
  const steps = stepsOf(block) ?? inputSteps.map((step) => Step.parse(step));
  return steps.flatMap((step) => {
    const actionName = actionNameOf(step);
    return actionName === undefined ? [] : [{ ...step, actionName }];
  });
}

/** Outputs that are read but never set, and secret inputs that the runner does not mask. */
function problemsIn(text: string): string[] {
  return ownStepsIn(text).flatMap(({ id, actionName, with: inputs }) => {
    const outputs = ACTIONS.find((one) => one.actionName === actionName)?.action.outputs ?? {};
    const references = [...text.matchAll(/steps\.(\w+)\.outputs\.(\w+)/g)].filter(
      ([, stepId]) => stepId === id,
    );
    const unmaskedInputs = SECRET_INPUTS.filter(
      (name) => name in inputs && !isSecret(inputs[name] ?? ""),
    );
    return [
      ...references
        .filter(([, , name = ""]) => !(name in outputs))
        .map(([reference]) => `${reference} is never set`),
      ...unmaskedInputs.map((name) => `${name} is not masked`),
    ];
  });
}

/** Inputs that the action does not have, or whose value it refuses. */
async function flawsIn(block: string): Promise<string[]> {
  const flaws = ownStepsIn(block).flatMap(({ actionName, with: inputs }) =>
    Object.entries(inputs).map(async ([name, value]) => {
      const input = schemaOf(actionName).shape[name] ?? z.never("is no input");
      // The value refers to a resource that exists only where the example is used.
      if (value.includes("${{") || /_file$|_from_env$/.test(name)) return [];
      const { error } = await z.safeParseAsync(input, value);
      return error?.issues.map(({ message }) => `${name} ${message}`) ?? [];
    }),
  );
  return (await Promise.all(flaws)).flat();
}

const workflows = [
  ...examples.map((path) => ({ path, block: readText(path) })),
  ...githubSnippets
    .filter(isWorkflow)
    .map(({ path, block }, index) => ({ path: `${path}, ${index}`, block })),
];

describe("the workflows of examples and documents", () => {
  it("exist, and each has a step with our action", () => {
    expect(examples.length).toBeGreaterThan(14);
    expect(workflows.length).toBeGreaterThan(examples.length);
    expect(workflows.filter(({ block }) => ownStepsIn(block).length === 0)).toEqual([]);
  });

  it.each(workflows)("are valid: $path", async ({ block }) => {
    expect(await findingsOf(block)).toEqual([]);
  });

  it.each(workflows)("read only outputs that exist, and contain no secret: $path", ({ block }) => {
    expect(problemsIn(block)).toEqual([]);
  });

  it.each(examples)("are listed in examples/README.md: %s", (path) => {
    expect(readText("examples/README.md")).toContain(`](${basename(path)}) | `);
  });
});

it("this repository's own workflows read only outputs that exist", () => {
  const problems = filesOf(".github/workflows/*.yml").flatMap((path) => problemsIn(readText(path)));
  // The API key of an emulator is no secret, so it is not masked.
  expect(problems.length).toBeGreaterThan(5);
  expect(problems.filter((problem) => !problem.endsWith(" is not masked"))).toEqual([]);
});

const fragments = githubSnippets.filter((snippet) => !isWorkflow(snippet));
it.each(fragments)(
  "a snippet in $path uses inputs and outputs that exist: $block",
  async ({ block }) => {
    expect(await flawsIn(block)).toEqual([]);
    expect(problemsIn(block)).toEqual([]);
  },
);

it("problems are detected", async () => {
  const text = `
on: push
concurrency: { group: deploy, queue: maxi }
jobs:
  create:
    runs-on: ubuntu-latest
    environment: { name: preview, deploy: false }
    steps:
      - uses: ${OUR_REPOSITORY}/create@v1
        id: made
        with: { base_url: "\${{ vars.URL }}", api_key: key, image: agent, timeout: 30 }
      - run: echo \${{ steps.made.outputs.revision }} \${{ needs.build.outputs.image }}
`;
  expect(problemsIn(text)).toEqual([
    "steps.made.outputs.revision is never set",
    "api_key is not masked",
  ]);
  expect(await flawsIn(text)).toEqual([
    "image is no input",
    expect.stringMatching(/^timeout .*has no unit/),
  ]);
  expect(await findingsOf(text)).toEqual([
    "11: Invalid action input 'image'",
    "11: Missing required inputs: `name`, `source`",
    "12: Context access might be invalid: build",
    "3: Unexpected value 'maxi'",
    "7: Unexpected value 'deploy'",
  ]);
});
