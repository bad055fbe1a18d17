import { findAction } from "./command-line.ts";
import { type Summary, writePage } from "./draw/page.ts";
import { DEMO_KEY } from "./emulator-inputs.ts";
import { startServices } from "./services.ts";
import { headingLine, showStep } from "./show.ts";

/* `npm start`: runs bundles like a runner, with an emulator in place of the services. */

const services = await startServices({ api_keys: [DEMO_KEY] });
const { store, tenant_id, project_id } = services;
const imageDeployment = store.addDeployment({ name: "support-agent", source: "external_docker" });
store.addDeployment({ name: "research-agent", source: "github" });

const summaries: Summary[] = [];
const unexpectedEnds: string[] = [];
let expectedFailureCount = 0;

/** Runs and shows a step, and returns its outputs. */
async function runStep(
  title: string,
  actionName: string,
  extraInputs: Record<string, string>,
  expectedExitCode = 0,
) {
  console.log(headingLine(title, "━"));
  const action = findAction(actionName);
  const pollInput = "poll_interval" in action.action.inputs.shape ? { poll_interval: "500ms" } : {};
  const inputs = { base_url: services.url, api_key: DEMO_KEY, ...pollInput, ...extraInputs };
  const { outputs, summary, exitCode } = await showStep(action, inputs);
  summaries.push({ title, summary });
  if (expectedExitCode !== 0) expectedFailureCount += 1;
  const isExpected = exitCode === expectedExitCode;
  const contrast = `not ${expectedExitCode}`;
  if (!isExpected) unexpectedEnds.push(`"${title}" with exit code ${exitCode}, ${contrast}`);
  console.log(`\nExit code ${exitCode}, ${isExpected ? "as it should be" : `and ${contrast}`}.`);
  return outputs;
}

console.log(
  "Eight steps as GitHub would show them, against an emulator. Nothing leaves this machine.",
);

async function runSteps(): Promise<void> {
  const target = { deployment_id: imageDeployment.id };
  await runStep("A new image, until it serves", "deploy", {
    ...target,
    image_uri: "registry.example/agent:1.4.0",
  });
  await runStep("A tag of a git repository", "deploy", {
    deployment_name: "research-agent",
    repo_ref: "refs/tags/v2.0.0",
  });
  await runStep(
    "A revision that fails",
    "deploy",
    { ...target, image_uri: "registry.example/agent:1.5.0-fail-memory", failure_log: "always" },
    1,
  );

  const preview = "preview-pr-7";
  await runStep("A preview for a pull request", "create", {
    name: preview,
    source: "external_docker",
    image_uri: "registry.example/agent:pr-7",
  });
  await runStep("The end of that preview", "delete", {
    deployment_name: preview,
    name_must_match: "preview-pr-*",
  });

  const { destination_id = "" } = await runStep("A bucket for traces", "export", {
    operation: "create_destination",
    tenant_id,
    ...services.destination,
  });
  await runStep("Two days of traces, exported into it", "export", {
    tenant_id,
    destination_id,
    project_id,
    start_time: "2026-03-01T00:00:00Z",
    end_time: "2026-03-03T00:00:00Z",
    export_fields: "id, name, run_type, start_time, end_time, status",
  });
  await runStep(
    "A week's usage, above its budget",
    "usage",
    {
      workspace_ids: tenant_id,
      last: "7d",
      group_by: "project",
      format: "both",
      max_traces: "5000",
    },
    1,
  );
}

// Node 22 does not support "await using".
try {
  await runSteps();
} finally {
  await services[Symbol.asyncDispose]();
}

console.log(headingLine("end", "━"));
console.log(`The summaries as GitHub shows them, with their charts: ${writePage(summaries)}`);
const total = summaries.length;
console.log(
  unexpectedEnds.length === 0
    ? `All ${total} steps ended as they should, ${expectedFailureCount} of them with a failure that was asked for.`
    : `${unexpectedEnds.length} of ${total} steps did not end as they should: ${unexpectedEnds.join("; ")}.`,
);
process.exitCode = unexpectedEnds.length === 0 ? 0 : 1;
