import { stripVTControlCharacters } from "node:util";
import { startEmulator } from "../src/emulator/server/server.ts";
import { BUCKET, STORE_CREDENTIALS, startObjectStore } from "./harness/object-store.ts";
import { runAction } from "./harness/runner/runner.ts";

/* `npm start`: the bundles as a runner starts them, against the emulator of the services. */

const API_KEY = "demo-key-of-the-emulator";

// The services' clock runs twice as fast as ours, so that nobody has to wait for long.
const start = Date.now();
const clock = { now: () => start + (Date.now() - start) * 2 };

await using bucket = await startObjectStore();
const emulator = await startEmulator({ api_keys: [API_KEY], clock });
const image = emulator.store.addDeployment({ name: "support-agent", source: "external_docker" });
const repository = emulator.store.addDeployment({ name: "research-agent", source: "github" });
const [workspace] = emulator.store.traces.workspaces;
const tenant_id = workspace?.id ?? "";
const project_id = workspace?.projects[0]?.id ?? "";

const rule = (text: string) => `\n━━━ ${text} ${"━".repeat(Math.max(3, 100 - text.length))}`;

/** A summary's HTML as a terminal can show it. */
function readable(html: string): string {
  const text = html
    .replace(/```mermaid\n(?:%%.*\n)?(\w+)[^`]*```/g, "[a chart: $1]\n")
    .replace(/<\/t[hd]><t[hd]>/g, "  │  ")
    .replace(/<br>|<\/tr>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(
      /&(amp|lt|gt|quot);/g,
      (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name] ?? "",
    );
  return stripVTControlCharacters(text)
    .replace(/\n{2,}/g, "\n")
    .trim();
}

let surprises = 0;

/** Runs a step, shows what it leaves, and returns its outputs. */
async function show(title: string, action: string, given: Record<string, string>, exit = 0) {
  console.log(rule(title));
  const inputs = { base_url: emulator.url, api_key: API_KEY, ...given };
  const result = await runAction({
    action,
    inputs,
    secrets: [API_KEY],
    onLine(line) {
      // The runner lists the defaults, too, which would be most of what is to be read here.
      const [, input] = /^ {2}(\w+): /.exec(line) ?? [];
      if (input === undefined || input in inputs) console.log(line);
    },
  });
  console.log(rule("outputs"));
  for (const [name, value] of Object.entries(result.outputs))
    if (value !== "") console.log(`${name}=${value}`);
  console.log(rule("summary"));
  console.log(readable(result.summary));
  console.log(`\nexit code ${result.exitCode}`);
  if (result.exitCode !== exit) surprises += 1;
  return result.outputs;
}

const deploy = { poll_interval: "500ms" };
const toImage = { ...deploy, deployment_id: image.id };
const toTag = { ...deploy, deployment_id: repository.id };
await show("An image, to its end", "action.yml", {
  ...toImage,
  image_uri: "registry.example/agent:1.4.0",
});
await show("A tag of a git repository", "action.yml", { ...toTag, repo_ref: "refs/tags/v2.0.0" });
await show(
  "A revision that fails",
  "action.yml",
  { ...toTag, repo_ref: "refs/tags/v2.1.0-fail-build" },
  1,
);

const { destination_id = "" } = await show("A bucket for traces", "export/action.yml", {
  operation: "create_destination",
  tenant_id,
  display_name: "Traces",
  bucket_name: BUCKET,
  endpoint_url: bucket.endpoint_url,
  ...STORE_CREDENTIALS,
});
await show("Two days of traces, exported into it", "export/action.yml", {
  tenant_id,
  destination_id,
  project_id,
  start_time: "2026-03-01T00:00:00Z",
  end_time: "2026-03-03T00:00:00Z",
  poll_interval: "500ms",
  export_fields: "id, name, run_type, start_time, end_time, status",
});
await show(
  "A week's usage, above its budget",
  "usage/action.yml",
  { workspace_ids: tenant_id, last: "7d", group_by: "project", format: "both", max_traces: "5000" },
  1,
);

await emulator.close();
process.exitCode = surprises === 0 ? 0 : 1;
