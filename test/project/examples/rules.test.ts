import { describe, expect, it } from "vitest";
import * as z from "zod";
import { isWorkflow, snippets } from "../documents.ts";
import {
  actionNameOf,
  commonFlaws,
  examples,
  type Job,
  only,
  read,
  type Step,
  schemaOf,
  type Workflow,
  workflowOf,
} from "./workflow.ts";

/** Uses in a job that need a permission. */
const PERMISSIONS: Record<string, RegExp> = {
  "contents: read": /actions\/checkout@/,
  "packages: write": /docker\/build-push-action@/,
  "packages: read": /gh attestation verify \\"oci:/,
  "attestations: read": /gh attestation verify/,
  "attestations: write": /actions\/attest@/,
  "id-token: write": /actions\/attest@/,
  "artifact-metadata: write": /\/metadata\/deployment-record/,
  "deployments: write": /"github_environment"/,
  "pull-requests: write": /"comment_on_pr"|gh pr comment/,
  "pull-requests: read": /gh pr (list|view)/,
  "issues: write": /gh issue create/,
  "actions: read": /gh run view|"run-id"/,
};

/** Places where a failed command yields an empty text and the script continues. */
const SWALLOWS_FAILURE = /^ *(echo|printf|export|if|while|\[).*\$\([^(]|\$\(\(.*\$\([^(]/m;

const isOfOne = (step: Step) => ["deploy", "delete"].includes(actionNameOf(step) ?? "");
const namesNone = (step: Step) => !step.with.deployment_name && !step.with.deployment_id;

/** The name of the deployment that a step changes, if it changes one. */
function changedBy(step: Step): string | undefined {
  const actionName = actionNameOf(step);
  const { deployment_name, deployment_id, name, dry_run, revision_id } = step.with;
  if (dry_run === "true" || revision_id !== undefined) return undefined;
  if (isOfOne(step)) return deployment_name ?? deployment_id;
  return actionName === "create" ? name : undefined;
}

const Milliseconds = z.number();
const SPARE_MINUTES = 5;

/** How long a step may wait, in minutes. */
function minutesOf(step: Step): number {
  const actionName = actionNameOf(step);
  const { timeout, dry_run, rollback_on_failure, operation = "start" } = step.with;
  const schema = actionName && schemaOf(actionName).shape.timeout;
  if (!schema || dry_run === "true" || !["start", "watch"].includes(operation)) return 0;
  const minutes = Milliseconds.parse(z.parse(schema, timeout)) / 60_000;
  // A rollback may take the same time again.
  return rollback_on_failure === "true" ? 2 * minutes : minutes;
}

function jobFlaws(job: Job, workflow: Workflow): string[] {
  const text = JSON.stringify(job.steps);
  const limit = job["timeout-minutes"] ?? 0;
  const waits = job.steps.reduce((sum, step) => sum + minutesOf(step), 0);
  const changed = job.steps.flatMap((step) => changedBy(step) ?? []);
  const isRun = job.steps.some((step) => actionNameOf(step) && step.with.dry_run !== "true");
  const groups = [workflow.concurrency?.group, job.concurrency?.group];
  const needed = Object.keys(PERMISSIONS).filter((grant) => PERMISSIONS[grant]?.test(text));
  const granted = Object.entries(job.permissions ?? {}).map((grant) => grant.join(": "));
  // GitHub records a Deployment for each job with an environment.
  const isToBeRecorded = changed.length > 0 && !text.includes('"github_environment"');
  const { environment } = job;
  return only({
    "a limit of time before that of the step":
      limit > 0 && waits > 0 && limit < waits + SPARE_MINUTES,
    "a limit of time that GitHub's runners do not have": limit > 360,
    "a command whose failure nobody sees": job.steps.some(({ run }) => SWALLOWS_FAILURE.test(run)),
    "a step without a deployment: is deployment_name misspelt?": job.steps.some(
      (step) => isOfOne(step) && namesNone(step),
    ),
    "a change outside its deployment's group": changed.some(
      (name) => !groups.includes(`deploy-${name}`),
    ),
    "no group": isRun && groups.every((group) => group === undefined),
    "other permissions than it uses": `${granted.sort()}` !== `${needed.sort()}`,
    "a GitHub Deployment too many or too few":
      environment !== undefined && environment.deployment !== isToBeRecorded,
    "two environments": job.steps.some(
      ({ with: { github_environment } }) =>
        github_environment !== undefined && github_environment !== environment?.name,
    ),
  });
}

function guardFlaws({ on, jobs }: Workflow): string[] {
  const isAfterAnother = JSON.stringify(on ?? "").includes("workflow_run");
  if (isAfterAnother && !JSON.stringify(jobs).includes("workflow_run.head_repository.full_name =="))
    return ["a run for a fork"];
  if (!JSON.stringify(on ?? "").includes("pull_request")) return [];
  const first = Object.values(jobs).filter(({ needs }) => needs === undefined);
  const ofPulls = first.filter((job) => job.if !== "github.event_name == 'push'");
  return only({
    "a run for a fork": ofPulls.some(
      (job) => !job.if.includes("head.repo.full_name == github.repository"),
    ),
    "a run for Dependabot": ofPulls.some(
      (job) => !job.if.includes("user.login != 'dependabot[bot]'"),
    ),
  });
}

function headFlaws(text: string, jobs: Job[]): string[] {
  const head = /^(?:#.*\n)+/.exec(text)?.[0] ?? "";
  const body = text.slice(head.length).replace(/^\s*#.*$/gm, "");
  const names = [...body.matchAll(/\b(?:vars|secrets)\.([A-Z_]+)/g)].map(([, name = ""]) => name);
  return only({
    "no sentence on what it does": !/^# [A-Z]/.test(head),
    "nothing on what it needs": !/^# Needs /m.test(head),
    "an environment that it does not say it needs": jobs.some(
      ({ environment: { name = "" } = {} }) => !name.includes("${{") && !head.includes(name),
    ),
    "a variable or secret that it does not say it needs": names.some(
      (name) => !head.includes(name),
    ),
  });
}

/** Flaws of an example, found in its text. */
function flawsOf(text: string): string[] {
  const workflow = workflowOf(text);
  const { concurrency, jobs } = workflow;
  const jobList = Object.values(jobs);
  const drops = [concurrency, ...jobList.map((job) => job.concurrency)].some(
    (group) => group?.queue === "single",
  );
  return [
    ...commonFlaws(text),
    ...headFlaws(text, jobList),
    ...only({
      "none of our actions": !jobList.some(({ steps }) => steps.some(actionNameOf)),
      "pending runs that are dropped without a word":
        drops && !/# .*A newer (run|one) cancels one that is pending/.test(text),
      "an image's name that may have capitals": /\w\/\$\{\{ github\.repository/.test(text),
    }),
    ...guardFlaws(workflow),
    ...jobList.flatMap((job) => jobFlaws(job, workflow)),
  ];
}

const GOOD = `# Shows the plan of a pull request, and deploys what is pushed.
# Needs the variable URL, and the secret KEY in environment production.
name: Deploy
on:
  pull_request:
  push:
permissions: {}
jobs:
  plan:
    if: github.event.pull_request.user.login != 'dependabot[bot]' && github.event.pull_request.head.repo.full_name == github.repository
    timeout-minutes: 5
    permissions:
      pull-requests: write # to comment
    steps:
      - uses: deploy-agent-server/deploy-agent-server@v1
        with: { base_url: "\${{ vars.URL }}", deployment_name: agent, dry_run: true, comment_on_pr: true }
  deploy:
    if: github.event_name == 'push'
    timeout-minutes: 65
    environment: production
    concurrency: { group: deploy-agent, queue: max }
    steps:
      - uses: deploy-agent-server/deploy-agent-server@v1
        with: { api_key: "\${{ secrets.KEY }}", deployment_name: agent, rollback_on_failure: true }
      - run: echo deployed
`;

it.each(snippets.filter(isWorkflow))("a workflow of $path has a guard", ({ block }) => {
  expect(guardFlaws(workflowOf(block))).toEqual([]);
});

describe("every example", () => {
  it.each(examples)("%s has no known problem", (path) => {
    expect(flawsOf(read(path))).toEqual([]);
  });

  it("accepts a workflow without problems", () => {
    expect(flawsOf(GOOD)).toEqual([]);
  });

  it.each([
    ["no sentence on what it does", "# Shows", "#\n# shows"],
    ["nothing on what it needs", "# Needs the", "# URL and KEY, the"],
    ["an environment that it does not say it needs", " in environment production", ""],
    ["a variable or secret that it does not say it needs", "the variable URL", "a variable"],
    ["none of our actions", /deploy-agent-server\/deploy-agent-server@v1/g, "actions/cache@v1"],
    [
      "pending runs that are dropped without a word",
      "{ group: deploy-agent, queue: max }",
      "deploy-agent",
    ],
    [
      "an image's name that may have capitals",
      "echo deployed",
      "docker pull ghcr.io/${{ github.repository }}",
    ],
    ["a run for a fork", "head.repo.full_name", "base.repo.full_name"],
    ["a run for a fork", "  pull_request:\n", "  workflow_run: { workflows: [CI] }\n"],
    ["a run for Dependabot", "dependabot[bot]", "nobody"],
    ["a limit of time before that of the step", "timeout-minutes: 65", "timeout-minutes: 64"],
    [
      "a limit of time that GitHub's runners do not have",
      "timeout-minutes: 5\n",
      "timeout-minutes: 361\n",
    ],
    [
      "a step without a deployment: is deployment_name misspelt?",
      "deployment_name: agent, rollback",
      "deployment_nam: agent, rollback",
    ],
    ["a change outside its deployment's group", "group: deploy-agent", "group: deploy"],
    ["no group", "    concurrency: { group: deploy-agent, queue: max }\n", ""],
    ["other permissions than it uses", "pull-requests: write", "contents: write"],
    [
      "other permissions than it uses",
      "comment_on_pr: true",
      "comment_on_pr: true, github_environment: plan",
    ],
    [
      "a GitHub Deployment too many or too few",
      "environment: production",
      "environment: { name: production, deployment: false }",
    ],
    [
      "a GitHub Deployment too many or too few",
      "    timeout-minutes: 5\n",
      "    timeout-minutes: 5\n    environment: plan\n",
    ],
    [
      "two environments",
      "rollback_on_failure: true",
      "rollback_on_failure: true, github_environment: staging",
    ],
    ["a command whose failure nobody sees", "echo deployed", "echo state=$(gh pr view)"],
  ])("detects: %s", (flaw, part, instead) => {
    const bad = GOOD.replace(part, instead);
    expect(bad).not.toBe(GOOD);
    expect(flawsOf(bad)).toContain(flaw);
  });
});
