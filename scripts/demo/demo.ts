import { type Summary, writePage } from "./draw/page.ts";
import { startServices } from "./services.ts";
import { actionOf, type End, rule, showStep, verdictOf } from "./show.ts";

/* `npm start`: the bundles, started like by a runner, with the emulator of the services. */

const API_KEY = "demo-key-of-the-emulator";

const services = await startServices({ api_keys: [API_KEY] });
const { store, tenant_id, project_id } = services;
const image = store.addDeployment({ name: "support-agent", source: "external_docker" });
store.addDeployment({ name: "research-agent", source: "github" });

const summaries: Summary[] = [];
const ends: End[] = [];

/** Runs a step, shows it, and returns its outputs. */
async function show(
  title: string,
  actionName: string,
  extraInputs: Record<string, string>,
  expected = 0,
) {
  console.log(rule(title, "━"));
  const action = actionOf(actionName);
  const polls = "poll_interval" in action.action.inputs.shape ? { poll_interval: "500ms" } : {};
  const inputs = { base_url: services.url, api_key: API_KEY, ...polls, ...extraInputs };
  const { outputs, summary, exitCode } = await showStep(action, inputs);
  summaries.push({ title, summary });
  ends.push({ title, exitCode, expected });
  const verdict = exitCode === expected ? "as it should be" : `and not ${expected}`;
  console.log(`\nExit code ${exitCode}, ${verdict}.`);
  return outputs;
}

console.log(
  "Eight steps as GitHub would show them, against an emulator. Nothing leaves this machine.",
);

async function showSteps(): Promise<void> {
  const toImage = { deployment_id: image.id };
  await show("An image, to its end", "deploy", {
    ...toImage,
    image_uri: "registry.example/agent:1.4.0",
  });
  await show("A tag of a git repository", "deploy", {
    deployment_name: "research-agent",
    repo_ref: "refs/tags/v2.0.0",
  });
  await show(
    "A revision that fails",
    "deploy",
    { ...toImage, image_uri: "registry.example/agent:1.5.0-fail-memory", failure_log: "always" },
    1,
  );

  const preview = "preview-pr-7";
  await show("A preview for a pull request", "create", {
    name: preview,
    source: "external_docker",
    image_uri: "registry.example/agent:pr-7",
  });
  await show("The end of that preview", "delete", {
    deployment_name: preview,
    name_must_match: "preview-pr-*",
  });

  const { destination_id = "" } = await show("A bucket for traces", "export", {
    operation: "create_destination",
    tenant_id,
    ...services.destination,
  });
  await show("Two days of traces, exported into it", "export", {
    tenant_id,
    destination_id,
    project_id,
    start_time: "2026-03-01T00:00:00Z",
    end_time: "2026-03-03T00:00:00Z",
    export_fields: "id, name, run_type, start_time, end_time, status",
  });
  await show(
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
  await showSteps();
} finally {
  await services[Symbol.asyncDispose]();
}

console.log(rule("end", "━"));
console.log(`The summaries as GitHub shows them, with their charts: ${writePage(summaries)}`);
const verdict = verdictOf(ends);
console.log(verdict.text);
process.exitCode = verdict.exitCode;
