import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { generateRuns } from "../../../emulator/traces/runs.ts";
import { runDeploy } from "../../../src/actions/deploy/deploy.ts";
import type { DeployInputs } from "../../../src/actions/deploy/inputs.ts";
import { runExport } from "../../../src/actions/export/export.ts";
import type { ExportInputs } from "../../../src/actions/export/inputs.ts";
import type { UsageInputs } from "../../../src/actions/usage/inputs.ts";
import { runUsage } from "../../../src/actions/usage/usage.ts";
import { withProgressLog } from "../../../src/step/progress-log.ts";
import { startStep } from "../../../src/step/start-step.ts";
import {
  BUCKET,
  createDestination,
  STORE_CREDENTIALS,
  startObjectStore,
} from "../../harness/object-store.ts";
import { contextAt } from "../../harness/step-context.ts";
import { CREDENTIAL, startService } from "../../harness/virtual-service.ts";
import { playJob } from "./play-job.ts";
import { type Job, readText, Step, stepsOf, workflowOf } from "./workflow.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NAME = "support-agent";
const COPY = resolve("test/clients/copy-objects.ts");

const canRun = process.platform === "linux" && spawnSync("jq", ["--version"]).status === 0;

/** An object store, an emulator whose deployment has traces, and a function that runs actions. */
async function platform() {
  const store = await startObjectStore();
  const service = await startService({ seed: "recipes", traces: { perHour: 60 } });
  const { emulator, clock, dispatcher } = service;
  const { ctx: deployCtx, outputs } = contextAt(service.origin, { clock, dispatcher });
  const [workspace] = emulator.store.traces.workspaces;
  const tenant_id = workspace?.id ?? "";
  const headers = { "x-api-key": CREDENTIAL.api_key, "x-tenant-id": tenant_id };
  emulator.store.addDeployment({ name: NAME, source: "github" });
  const project = workspace?.projects.find(({ name }) => name === NAME);
  const server = { ...deployCtx.server, name: "platform API" as const, headers };
  const ctx = { ...deployCtx, server };

  /** Runs the root action, `export` or `usage` with parsed inputs, and returns its outputs. */
  async function runAction(actionName: string, inputs: unknown): Promise<Record<string, unknown>> {
    outputs.clear();
    if (actionName === "usage") {
      await runUsage(z.custom<UsageInputs>().parse(inputs), ctx, clock.utcMs());
      return Object.fromEntries(outputs);
    }
    if (actionName === "export") {
      const { outputs: results } = await runExport(z.custom<ExportInputs>().parse(inputs), ctx);
      return { ...Object.fromEntries(outputs), ...results };
    }
    const run = { id: "", repository: "", ref: "", commit: "", attempt: 1, workspace: "." };
    const deployInputs = z.custom<z.output<typeof DeployInputs>>().parse(inputs);
    const { outputs: results, outcome } = await startStep(
      deployInputs,
      withProgressLog(deployCtx),
      undefined,
      (stepCtx) => runDeploy(deployInputs, stepCtx, run),
    );
    return { ...Object.fromEntries(outputs), ...results, outcome };
  }

  return {
    ...{ emulator, clock, store, project, runAction },
    values: {
      "vars.CONTROL_PLANE_URL": emulator.url,
      "secrets.CONTROL_PLANE_API_KEY": CREDENTIAL.api_key,
      "vars.PLATFORM_URL": emulator.url,
      "secrets.PLATFORM_API_KEY": CREDENTIAL.api_key,
      "vars.TENANT_ID": tenant_id,
      "vars.EXPORT_DESTINATION_ID": await createDestination(
        emulator.url,
        headers,
        store.endpoint_url,
      ),
      "vars.TRACING_PROJECT_ID": project?.id ?? "",
    },
    isoNow: () => new Date(clock.utcMs()).toISOString().replace(/\.\d+Z$/, "Z"),
    /** The roots of the traces of the deployment in a range. */
    roots: (startMs: number, endMs: number) =>
      project === undefined
        ? []
        : [...emulator.store.traces.tracesBetween(project, startMs, endMs)].flatMap((trace) =>
            generateRuns(trace).slice(0, 1),
          ),
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

const jobOf = (example: string, name: string) => {
  const job = workflowOf(readText(`examples/${example}.yml`)).jobs[name];
  if (job === undefined) throw new Error(`There is no job ${name}.`);
  return job;
};

describe.runIf(canRun)("examples/export-by-name.yml", () => {
  /** Starts the job for a deployment of this name, and a range of six hours. */
  async function playExport(name: string) {
    const service = await platform();
    onTestFinished(() => service[Symbol.asyncDispose]());
    const start = service.isoNow();
    await service.clock.sleep(6 * HOUR);
    const end = service.isoNow();
    await service.clock.sleep(HOUR);
    const range = { "inputs.start_time": start, "inputs.end_time": end };
    const values = { ...service.values, ...range, "inputs.deployment_name": name };
    const job = jobOf("export-by-name", "export");
    const roots = service.roots(Date.parse(start), Date.parse(end));
    return {
      service,
      roots,
      jobRun: playJob(job, { values, runAction: service.runAction, commands: {} }),
    };
  }

  it("finds the project by the deployment's name, and exports it", async () => {
    const { service, roots, jobRun } = await playExport(NAME);
    const { outputs } = await jobRun;
    expect(outputs.get("steps.project.outputs.project_id")).toBe(service.project?.id);
    expect(outputs.get("steps.export.outputs.outcome")).toBe("completed");
    const [rows] = await service.store.query(
      "SELECT count(*) FILTER (is_root) AS roots FROM read_parquet(FILES)",
    );
    expect(rows).toEqual({ roots: String(roots.length) });
  });

  it("stops if no project of this name has traces", async () => {
    const { service, jobRun } = await playExport("absent");
    await expect(jobRun).rejects.toThrow(/bash/);
    expect(await service.store.keys()).toEqual([]);
  });
});

/** The job with another limit of errors. */
const withMaxErrors = (job: Job, MAX_ERROR_PERCENT: string): Job => ({
  ...job,
  steps: job.steps.map((step) =>
    step.id === "look" ? { ...step, env: { ...step.env, MAX_ERROR_PERCENT } } : step,
  ),
});

describe.runIf(canRun)("examples/since-this-deploy.yml", () => {
  it("deploys, and shows an hour later what was traced since", async () => {
    await using service = await platform();
    const { clock, runAction, store } = service;
    const values = { ...service.values, "github.ref": "refs/tags/v1.2.3" };
    const dates = (startMs: number) => {
      const [start, end] = [startMs, startMs + HOUR].map((ms) => new Date(ms).toISOString());
      return `case "$*" in *hour*) echo ${end} ;; *) echo ${start} ;; esac`;
    };
    const startMs = clock.utcMs() + MINUTE;
    const deployRun = await playJob(jobOf("since-this-deploy", "deploy"), {
      ...{ values, runAction },
      commands: { date: dates(startMs) },
    });
    expect(deployRun.outputs.get("steps.deploy.outputs.outcome")).toBe("deployed");
    await clock.sleep(startMs + HOUR + MINUTE - clock.utcMs());

    const machine = {
      values: {
        ...service.values,
        "needs.deploy.outputs.start": deployRun.outputs.get("steps.range.outputs.start") ?? "",
        "needs.deploy.outputs.end": deployRun.outputs.get("steps.range.outputs.end") ?? "",
        "secrets.BUCKET_KEY_ID": STORE_CREDENTIALS.access_key_id,
        "secrets.BUCKET_SECRET_KEY": STORE_CREDENTIALS.secret_access_key,
        "vars.BUCKET_REGION": "us-east-1",
        "vars.EXPORT_BUCKET": BUCKET,
        "github.ref_name": "v1.2.3<b>",
      },
      runAction,
      commands: {
        aws: `exec "${process.execPath}" ${COPY} ${store.endpoint_url} "$4" "$5"`,
        npm: "exit 0",
      },
    };
    const look = jobOf("since-this-deploy", "look");
    await expect(playJob(withMaxErrors(look, "0"), machine)).rejects.toThrow(
      /::error::More errors/,
    );
    const { summary, outputs } = await playJob(withMaxErrors(look, "99"), machine);
    expect(outputs.get("steps.look.outputs.verdict")).toBe("good");
    const roots = service.roots(startMs, startMs + HOUR);
    const errors = roots.filter(({ status }) => status === "error").length;
    const cost = roots.reduce((sum, { total_cost }) => sum + total_cost, 0);
    const firstTokenMs = roots
      .flatMap(({ first_token_time: firstToken, start_time }) =>
        firstToken === null ? [] : firstToken.getTime() - start_time.getTime(),
      )
      .sort((one, other) => one - other);
    const middle = (firstTokenMs.length - 1) / 2;
    const medianMs =
      (Number(firstTokenMs[Math.floor(middle)]) + Number(firstTokenMs[Math.ceil(middle)])) / 2;
    expect(errors).toBeGreaterThan(0);
    expect(summary).toContain("### The hour since <code>v1.2.3&#60;b&#62;</code>\n");
    const row = `| 2026-01-10 | ${roots.length} | ${errors} | $${Number(cost.toFixed(2))} | ${Math.round(medianMs)} ms | `;
    expect(summary).toContain(row);
    expect(summary).toContain(
      `| <code>TimeoutError: the call took too long</code> | ${errors} |\n`,
    );
  });

  it.each([
    ["rolls back to what served before", undefined, "deployed"],
    ["does not roll back if another revision has become active since", "refs/tags/v2", undefined],
  ])("%s", async (_, laterRef, outcome) => {
    await using service = await platform();
    const { runAction, values } = service;
    const valuesForRef = (ref: string) => ({ ...values, "github.ref": ref });
    const deploy = { ...jobOf("since-this-deploy", "deploy") };
    deploy.steps = deploy.steps.slice(0, 1);
    const machine = { runAction, commands: {} };
    await playJob(deploy, { ...machine, values: valuesForRef("refs/tags/v1") });
    const { outputs } = await playJob(deploy, {
      ...machine,
      values: valuesForRef("refs/tags/v1.1"),
    });
    if (laterRef !== undefined)
      await playJob(deploy, { ...machine, values: valuesForRef(laterRef) });
    const previous_repo_ref = outputs.get("steps.deploy.outputs.previous_repo_ref") ?? "";
    expect(previous_repo_ref).toBe("refs/tags/v1");
    const rollbackJob = jobOf("since-this-deploy", "roll-back");
    const [planStep, rollbackStep] = rollbackJob.steps;
    const steps = [planStep, { ...rollbackStep, id: "back" }].map((step) => Step.parse(step));
    const rollbackRun = await playJob(
      { ...rollbackJob, steps },
      {
        ...machine,
        values: {
          ...values,
          "needs.deploy.outputs.previous_repo_ref": previous_repo_ref,
          "needs.deploy.outputs.revision_id": outputs.get("steps.deploy.outputs.revision_id") ?? "",
        },
      },
    );
    expect(rollbackRun.outputs.get("steps.back.outputs.outcome")).toBe(outcome);
  });
});

describe("docs/troubleshooting.md: deploy again, once", () => {
  const [, block = ""] =
    /```yaml\n(- id: deploy\n[\s\S]*?)```/.exec(readText("docs/troubleshooting.md")) ?? [];
  // Without the last step, `exit 1`: `playJob` cannot evaluate its condition, which has two parts.
  const steps = stepsOf(block.replace(/image_uri: .*/, "repo_ref: refs/tags/v1"))?.slice(0, 2);

  it.each([
    ["not after a success", [], 1, "DEPLOYED"],
    ["after a revision that failed", ["fail-deploy"], 2, "DEPLOYED"],
    ["only once", ["fail-deploy", "fail-build"], 2, "BUILD_FAILED"],
  ] as const)("%s", async (_, scripts, patchCount, status) => {
    await using service = await platform();
    const { emulator, runAction, values } = service;
    emulator.store.nextScripts.push(...scripts);
    await playJob({ if: "", env: {}, steps: steps ?? [] }, { runAction, values, commands: {} });
    expect(emulator.requests.filter(({ method }) => method === "PATCH")).toHaveLength(patchCount);
    const [{ id = "" } = {}] = [...emulator.store.history.view().deployments.values()];
    expect(emulator.store.revisions(id)[0]?.status).toBe(status);
  });
});
