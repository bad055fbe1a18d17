import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { findingsOf } from "./examples/language-service.ts";
import {
  commonFlaws,
  detectedFlaws,
  type Job,
  OUR_REPOSITORY,
  type Step,
  Workflow,
  workflowOf,
} from "./examples/workflow.ts";

function stepFlaws(step: Step, job: Job): string[] {
  const isInstall = /\bnpm (ci|install|i|cit)\b/.test(step.run);
  return detectedFlaws({
    "a checkout that keeps the token":
      step.uses.startsWith("actions/checkout@") && step.with["persist-credentials"] !== "false",
    "a cache, which a pull request could poison":
      step.uses.startsWith("actions/cache") || Boolean(step.with.cache),
    "a cache that is on by default":
      step.uses.startsWith("actions/setup-node@") && step.with["package-manager-cache"] !== "false",
    "an install that runs scripts":
      isInstall &&
      !step.run.includes("--ignore-scripts") &&
      job.env.NPM_CONFIG_IGNORE_SCRIPTS !== "true",
    "a package that the lockfile does not hold": /\bnpx\b|\bnpm (exec|install -g)\b/.test(step.run),
    "an action in place of gh release": /release/.test(step.uses),
  });
}

function jobFlaws(job: Job): string[] {
  const text = JSON.stringify(job).replaceAll("secrets.GITHUB_TOKEN", "");
  return [
    ...detectedFlaws({
      "a job without a name": job.name === undefined,
      "a job without permissions of its own": job.permissions === undefined,
      "a secret outside an environment": /\bsecrets\./.test(text) && job.environment === undefined,
      "a right to write to the repository outside an environment":
        job.permissions?.contents === "write" && job.environment === undefined,
      "all secrets handed on": /"secrets":"inherit"/.test(text),
    }),
    ...job.steps.flatMap((step) => stepFlaws(step, job)),
  ];
}

/** Flaws of a workflow, found in its text. */
function flawsOf(text: string): string[] {
  const workflow = workflowOf(text);
  return [
    ...commonFlaws(text),
    ...detectedFlaws({
      "no concurrency group": workflow.concurrency === undefined,
      "a trigger that runs untrusted code with our permissions":
        /pull_request_target|workflow_run/.test(JSON.stringify(workflow.on)),
    }),
    ...Object.values(workflow.jobs).flatMap(jobFlaws),
  ];
}

const workflows = globSync(".github/workflows/*.{yml,yaml}");

describe("every workflow and action", () => {
  it.each(workflows)("%s has no known problem", (path) => {
    expect(flawsOf(readFileSync(path, "utf8"))).toEqual([]);
  });

  it.each([...workflows, ...globSync("{,*/}action.yml")])("%s is valid", async (path) => {
    // The parser reads the inputs of an action only if it is used by its public name.
    const text = readFileSync(path, "utf8").replace(
      /(uses: )\.((?:\/\w+)?)\/?$/gm,
      `$1${OUR_REPOSITORY}$2@v1`,
    );
    expect(await findingsOf(text, path)).toEqual([]);
  });

  it("is refused for each flaw", () => {
    const text = `
on: [pull_request_target]
permissions:
  contents: write
jobs:
  release:
    permissions:
      contents: write
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { cache: npm }
      - uses: softprops/action-gh-release@v2
      - run: npm ci && npx tool && echo \${{ github.event.issue.title }} \${{ secrets.KEY }}
  called:
    uses: ./.github/workflows/other.yml
    secrets: inherit
`;
    // The text has each flaw at least once.
    expect(new Set(flawsOf(text)).size).toBe(18);
  });
});

const readYaml = (path: string) => parse(readFileSync(`.github/${path}.yml`, "utf8"));
const stepsOf = (name: string) =>
  Object.values(Workflow.parse(readYaml(`workflows/${name}`)).jobs).flatMap(({ steps }) => steps);
const scriptsOf = (name: string) => stepsOf(name).map(({ run }) => run);

it("the end-to-end workflow uses every action of this commit", () => {
  const usedActions = stepsOf("e2e").map(({ uses }) => uses);
  expect(usedActions).toEqual(
    expect.arrayContaining(["./", "./create", "./delete", "./export", "./usage"]),
  );
});

it("the continuous integration verifies package signatures", () => {
  expect(scriptsOf("ci")).toContain("npm audit signatures");
});

it("the long tests run on a schedule and by hand", () => {
  const { on: triggers } = Workflow.parse(readYaml("workflows/long-tests"));
  expect(triggers).toMatchObject({
    schedule: [{ cron: expect.any(String) }],
    workflow_dispatch: null,
  });
  expect(scriptsOf("long-tests")).toEqual(
    expect.arrayContaining(["npm run soak", "npm run mutants -- --least=65"]),
  );
});

describe("dependabot", () => {
  const { updates } = readYaml("dependabot");

  it("waits a week before it proposes a new version of a package or an action", () => {
    expect(updates).toMatchObject([
      { "package-ecosystem": "npm", cooldown: { "default-days": 7 } },
      { "package-ecosystem": "github-actions", cooldown: { "default-days": 7 } },
    ]);
  });

  it("watches every directory with packages, workflows or examples of workflows", () => {
    expect(updates).toMatchObject([{ directories: ["/"] }, { directories: ["/", "/examples"] }]);
    const exclude = ["node_modules", "dist", "build"];
    expect(globSync("**/package.json", { exclude })).toEqual(["package.json"]);
  });
});
