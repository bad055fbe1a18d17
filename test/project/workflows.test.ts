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
  usesIn,
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
    "a package that is not in the lockfile": /\bnpx\b|\bnpm (exec|install -g)\b/.test(step.run),
    "an action in place of the command gh release": /release/.test(step.uses),
  });
}

function jobFlaws(job: Job): string[] {
  const text = JSON.stringify(job).replaceAll("secrets.GITHUB_TOKEN", "");
  return [
    ...detectedFlaws({
      "a job without a name": job.name === undefined,
      "a job without permissions of its own": job.permissions === undefined,
      "a secret outside an environment": /\bsecrets\./.test(text) && job.environment === undefined,
      "contents: write outside an environment":
        job.permissions?.contents === "write" && job.environment === undefined,
      "all secrets inherited": /"secrets":"inherit"/.test(text),
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
});

it("each action has one commit for each version, in workflows and examples", () => {
  const paths = [...workflows, ...globSync("examples/*.yml")];
  const uses = paths.flatMap((path) => usesIn(readFileSync(path, "utf8")));
  const pins = [...new Set(uses.map((use) => use.replace(/^([^/]+\/[^/@]+)[^@]*/, "$1")))];
  const versions = pins.map((use) => use.replace(/@\S+/, ""));
  expect(versions.length).toBeGreaterThan(5);
  expect(versions.filter((version, index) => versions.indexOf(version) !== index)).toEqual([]);
});

it("every flaw is found in a workflow that has all of them", () => {
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
  expect(new Set(flawsOf(text)).size).toBe(19);
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

it("dependabot waits a week before it proposes a new version of a package or an action", () => {
  expect(readYaml("dependabot").updates).toMatchObject([
    { "package-ecosystem": "npm", cooldown: { "default-days": 7 } },
    { "package-ecosystem": "github-actions", cooldown: { "default-days": 7 } },
  ]);
});
