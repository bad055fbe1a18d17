import { describe, expect, it } from "vitest";
import * as z from "zod";
import { githubSnippets, isWorkflow } from "../documents.ts";
import {
  actionNameOf,
  commonFlaws,
  detectedFlaws,
  examples,
  type Job,
  readText,
  type Step,
  schemaOf,
  type Workflow,
  workflowOf,
} from "./workflow.ts";

/** The permissions that a job needs, by what it uses. */
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

/** A command substitution that yields an empty text after a failure, while the script continues. */
const SWALLOWS_FAILURE = /^ *(echo|printf|export|if|while|\[).*\$\([^(]|\$\(\(.*\$\([^(]/m;

const changesNamedDeployment = (step: Step) =>
  ["deploy", "delete"].includes(actionNameOf(step) ?? "");
const hasNoDeployment = (step: Step) => !step.with.deployment_name && !step.with.deployment_id;

/** The name of the deployment that a step changes, if it changes one. */
function changedDeployment(step: Step): string | undefined {
  const actionName = actionNameOf(step);
  const { deployment_name, deployment_id, name, dry_run, revision_id } = step.with;
  if (dry_run === "true" || revision_id !== undefined) return undefined;
  if (changesNamedDeployment(step)) return deployment_name ?? deployment_id;
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
  const limitMinutes = job["timeout-minutes"] ?? 0;
  const waitMinutes = job.steps.reduce((sum, step) => sum + minutesOf(step), 0);
  const changedNames = job.steps.flatMap((step) => changedDeployment(step) ?? []);
  const hasActionRun = job.steps.some((step) => actionNameOf(step) && step.with.dry_run !== "true");
  const groups = [workflow.concurrency?.group, job.concurrency?.group];
  const neededGrants = Object.keys(PERMISSIONS).filter((grant) => PERMISSIONS[grant]?.test(text));
  const grantedPermissions = Object.entries(job.permissions ?? {}).map((grant) => grant.join(": "));
  // GitHub records a Deployment for each job with an environment.
  const shouldBeRecorded = changedNames.length > 0 && !text.includes('"github_environment"');
  const { environment } = job;
  return detectedFlaws({
    "a job timeout below that of its steps":
      limitMinutes > 0 && waitMinutes > 0 && limitMinutes < waitMinutes + SPARE_MINUTES,
    "a job timeout above the limit of GitHub's runners": limitMinutes > 360,
    "a command substitution that hides a failure": job.steps.some(({ run }) =>
      SWALLOWS_FAILURE.test(run),
    ),
    "a step without a deployment: is deployment_name misspelt?": job.steps.some(
      (step) => changesNamedDeployment(step) && hasNoDeployment(step),
    ),
    "a change outside its deployment's concurrency group": changedNames.some(
      (name) => !groups.includes(`deploy-${name}`),
    ),
    "no concurrency group": hasActionRun && groups.every((group) => group === undefined),
    "other permissions than it uses": `${grantedPermissions.sort()}` !== `${neededGrants.sort()}`,
    "a GitHub Deployment too many or too few":
      environment !== undefined && environment.deployment !== shouldBeRecorded,
    "two environments": job.steps.some(
      ({ with: { github_environment } }) =>
        github_environment !== undefined && github_environment !== environment?.name,
    ),
  });
}

function guardFlaws({ on: triggers, jobs }: Workflow): string[] {
  const isAfterAnother = JSON.stringify(triggers ?? "").includes("workflow_run");
  if (isAfterAnother && !JSON.stringify(jobs).includes("workflow_run.head_repository.full_name =="))
    return ["a run for a fork"];
  if (!JSON.stringify(triggers ?? "").includes("pull_request")) return [];
  const firstJobs = Object.values(jobs).filter(({ needs }) => needs === undefined);
  const pullRequestJobs = firstJobs.filter((job) => job.if !== "github.event_name == 'push'");
  return detectedFlaws({
    "a run for a fork": pullRequestJobs.some(
      (job) => !job.if.includes("head.repo.full_name == github.repository"),
    ),
    "a run for Dependabot": pullRequestJobs.some(
      (job) => !job.if.includes("user.login != 'dependabot[bot]'"),
    ),
  });
}

function headFlaws(text: string, jobs: Job[]): string[] {
  const head = /^(?:#.*\n)+/.exec(text)?.[0] ?? "";
  const body = text.slice(head.length).replace(/^\s*#.*$/gm, "");
  const names = [...body.matchAll(/\b(?:vars|secrets)\.([A-Z_]+)/g)].map(([, name = ""]) => name);
  return detectedFlaws({
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
  const cancelsPendingRuns = [concurrency, ...jobList.map((job) => job.concurrency)].some(
    (group) => group?.queue === "single",
  );
  return [
    ...commonFlaws(text),
    ...headFlaws(text, jobList),
    ...detectedFlaws({
      "none of our actions": !jobList.some(({ steps }) => steps.some(actionNameOf)),
      "pending runs that are cancelled, and no comment says so":
        cancelsPendingRuns && !/# .*A newer (run|one) cancels one that is pending/.test(text),
      "an image's name that may have capitals": /\w\/\$\{\{ github\.repository/.test(text),
    }),
    ...guardFlaws(workflow),
    ...jobList.flatMap((job) => jobFlaws(job, workflow)),
  ];
}

const VALID_WORKFLOW = `# Shows the plan of a pull request, and deploys what is pushed.
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

it.each(githubSnippets.filter(isWorkflow))(
  "a workflow in $path does not run for pull requests of forks or Dependabot",
  ({ block }) => {
    expect(guardFlaws(workflowOf(block))).toEqual([]);
  },
);

describe("the rules for examples", () => {
  it.each(examples)("are kept by %s", (path) => {
    expect(flawsOf(readText(path))).toEqual([]);
  });

  it("accept a workflow without a flaw", () => {
    expect(flawsOf(VALID_WORKFLOW)).toEqual([]);
  });

  it("report many flaws at once", () => {
    const invalidWorkflow = `#
# shows
name: Deploy
on:
  pull_request:
permissions: {}
jobs:
  plan:
    timeout-minutes: 361
    environment: { name: production, deployment: false }
    concurrency: deploy
    permissions:
      contents: write # to comment
    steps:
      - uses: deploy-agent-server/deploy-agent-server@v1
        with: { base_url: "\${{ vars.URL }}", deployment_name: agent, timeout: 6h }
      - uses: deploy-agent-server/deploy-agent-server@v1
        with: { deployment_nam: agent, github_environment: staging }
      - run: docker pull ghcr.io/\${{ github.repository }}
      - run: echo state=$(gh pr view)
`;
    expect(flawsOf(invalidWorkflow)).toEqual([
      "an expression in a script",
      "no sentence on what it does",
      "nothing on what it needs",
      "an environment that it does not say it needs",
      "a variable or secret that it does not say it needs",
      "pending runs that are cancelled, and no comment says so",
      "an image's name that may have capitals",
      "a run for a fork",
      "a run for Dependabot",
      "a job timeout below that of its steps",
      "a job timeout above the limit of GitHub's runners",
      "a command substitution that hides a failure",
      "a step without a deployment: is deployment_name misspelt?",
      "a change outside its deployment's concurrency group",
      "other permissions than it uses",
      "two environments",
    ]);
  });

  it.each([
    ["none of our actions", /deploy-agent-server\/deploy-agent-server@v1/g, "actions/cache@v1"],
    ["a run for a fork", "  pull_request:\n", "  workflow_run: { workflows: [CI] }\n"],
    ["a job timeout below that of its steps", "timeout-minutes: 65", "timeout-minutes: 64"],
    ["no concurrency group", "    concurrency: { group: deploy-agent, queue: max }\n", ""],
    ["other permissions than it uses", "pr: true", "pr: true, github_environment: plan"],
    ["a GitHub Deployment too many or too few", "minutes: 5", "minutes: 5\n    environment: plan"],
    [
      "a GitHub Deployment too many or too few",
      "environment: production",
      "environment: { name: production, deployment: false }",
    ],
  ])("report a flaw: %s", (flaw, part, replacement) => {
    const invalidWorkflow = VALID_WORKFLOW.replace(part, replacement);
    expect(invalidWorkflow).not.toBe(VALID_WORKFLOW);
    expect(flawsOf(invalidWorkflow)).toContain(flaw);
  });
});
