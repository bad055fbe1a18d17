import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { findingsOf } from "./examples/language-service.ts";
import { OURS } from "./examples/workflow.ts";

const Step = z.looseObject({
  uses: z.string().default(""),
  run: z.string().default(""),
  with: z.record(z.string(), z.unknown()).default({}),
});
const Job = z.looseObject({
  name: z.string().optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  env: z.record(z.string(), z.unknown()).default({}),
  environment: z.unknown().optional(),
  "timeout-minutes": z.number().optional(),
  steps: z.array(Step).default([]),
});
const Workflow = z.looseObject({
  name: z.string().optional(),
  on: z.unknown().optional(),
  permissions: z.unknown().optional(),
  concurrency: z.unknown().optional(),
  jobs: z.record(z.string(), Job),
});
type Job = z.output<typeof Job>;
type Step = z.output<typeof Step>;

const only = (flaws: Record<string, boolean>) => Object.keys(flaws).filter((flaw) => flaws[flaw]);

function stepFlaws(step: Step, job: Job): string[] {
  const isInstall = /\bnpm (ci|install|i|cit)\b/.test(step.run);
  return only({
    "an expression in a script": step.run.includes("${{"),
    "a checkout that keeps the token":
      step.uses.startsWith("actions/checkout@") && step.with["persist-credentials"] !== false,
    "a cache, which a pull request could poison":
      step.uses.startsWith("actions/cache") || Boolean(step.with.cache),
    "a cache that is on by default":
      step.uses.startsWith("actions/setup-node@") && step.with["package-manager-cache"] !== false,
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
    ...only({
      "a job without a name": job.name === undefined,
      "a job without permissions of its own": job.permissions === undefined,
      "a job without a limit of time": job["timeout-minutes"] === undefined,
      "a secret outside an environment": /\bsecrets\./.test(text) && job.environment === undefined,
      "a right to write to the repository outside an environment":
        job.permissions?.contents === "write" && job.environment === undefined,
      "all secrets handed on": /"secrets":"inherit"/.test(text),
    }),
    ...job.steps.flatMap((step) => stepFlaws(step, job)),
  ];
}

/** What a workflow must not be, by its text. */
function flawsOf(text: string): string[] {
  const workflow = Workflow.parse(parse(text));
  const grants = text.split("\n").filter((line) => /^\s+[a-z-]+: (read|write)\b/.test(line));
  return [
    ...only({
      "no name": workflow.name === undefined,
      "permissions for all jobs": JSON.stringify(workflow.permissions) !== "{}",
      "no concurrency group": workflow.concurrency === undefined,
      "a trigger that runs strangers' code with our rights":
        /pull_request_target|workflow_run/.test(JSON.stringify(workflow.on)),
      "a permission without a reason": grants.some((line) => !line.includes(" # ")),
    }),
    ...Object.values(workflow.jobs).flatMap(jobFlaws),
  ];
}

const workflows = globSync(".github/workflows/*.{yml,yaml}");

describe("every workflow", () => {
  it.each(workflows)("%s has no known flaw of workflows", (path) => {
    expect(flawsOf(readFileSync(path, "utf8"))).toEqual([]);
  });

  it.each([...workflows, ...globSync("{,*/}action.yml")])(
    "%s is as GitHub reads it",
    async (path) => {
      // It knows the inputs of our actions by their public names only.
      const text = readFileSync(path, "utf8").replace(
        /(uses: )\.((?:\/\w+)?)\/?$/gm,
        `$1${OURS}$2@v1`,
      );
      expect(await findingsOf(text, path)).toEqual([]);
    },
  );

  it("would be found out", () => {
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
    expect(new Set(flawsOf(text))).toEqual(
      new Set([
        "no name",
        "permissions for all jobs",
        "no concurrency group",
        "a trigger that runs strangers' code with our rights",
        "a permission without a reason",
        "a job without a name",
        "a job without permissions of its own",
        "a job without a limit of time",
        "a secret outside an environment",
        "a right to write to the repository outside an environment",
        "all secrets handed on",
        "an expression in a script",
        "a checkout that keeps the token",
        "a cache, which a pull request could poison",
        "a cache that is on by default",
        "an install that runs scripts",
        "a package that the lockfile does not hold",
        "an action in place of gh release",
      ]),
    );
  });
});

describe("the end-to-end workflow", () => {
  it("uses every action of this commit", () => {
    const { jobs } = Workflow.parse(parse(readFileSync(".github/workflows/e2e.yml", "utf8")));
    const used = Object.values(jobs).flatMap(({ steps }) => steps.map(({ uses }) => uses));
    expect(used).toEqual(
      expect.arrayContaining(["./", "./create", "./delete", "./export", "./usage"]),
    );
  });
});

describe("the continuous integration", () => {
  it("checks that every package is signed by its registry", () => {
    const { jobs } = Workflow.parse(parse(readFileSync(".github/workflows/ci.yml", "utf8")));
    const scripts = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
    expect(scripts).toContain("npm audit signatures");
  });
});

describe("the long tests", () => {
  it("run each week and by hand, because the figures of documents rest on them", () => {
    const { on, jobs } = Workflow.parse(
      parse(readFileSync(".github/workflows/long-tests.yml", "utf8")),
    );
    expect(on).toMatchObject({ schedule: [{ cron: expect.any(String) }], workflow_dispatch: null });
    const scripts = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
    expect(scripts).toEqual(
      expect.arrayContaining(["npm run soak", "npm run mutants -- --least=65"]),
    );
  });
});

describe("dependabot", () => {
  const updates = z
    .object({
      updates: z.array(
        z.object({
          "package-ecosystem": z.string(),
          directories: z.array(z.string()),
          cooldown: z.object({ "default-days": z.number().min(7) }),
        }),
      ),
    })
    .parse(parse(readFileSync(".github/dependabot.yml", "utf8"))).updates;

  it("waits a week before it proposes a new version of a package or an action", () => {
    expect(updates.map((update) => update["package-ecosystem"])).toEqual(["npm", "github-actions"]);
  });

  it("watches every directory with packages, workflows or examples of workflows", () => {
    expect(updates.map(({ directories }) => directories)).toEqual([["/"], ["/", "/examples"]]);
    // A test beside this one builds in build/.
    const exclude = ["node_modules", "dist", "build"];
    expect(globSync("**/package.json", { exclude })).toEqual(["package.json"]);
  });
});
