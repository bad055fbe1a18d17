import { stripVTControlCharacters } from "node:util";
import { startEmulator } from "../src/emulator/emulator.ts";
import { runAction } from "./runner-model/runner.ts";

/* `npm start`: the bundle as a runner starts it, against the emulator of the control plane. */

const API_KEY = "demo-key-of-the-emulator";

// The service's clock runs twice as fast as ours, so that nobody has to wait for long.
const start = Date.now();
const clock = { now: () => start + (Date.now() - start) * 2 };

const emulator = await startEmulator({ api_keys: [API_KEY], clock });
const image = emulator.store.addDeployment({ name: "support-agent", source: "external_docker" });
const repository = emulator.store.addDeployment({ name: "research-agent", source: "github" });

const stories: { title: string; deployment: { id: string }; inputs: Record<string, string>; exit: number }[] = [
  { title: "An image, to its end", deployment: image, inputs: { image_uri: "registry.example/agent:1.4.0" }, exit: 0 },
  { title: "A tag of a git repository", deployment: repository, inputs: { repo_ref: "refs/tags/v2.0.0" }, exit: 0 },
  { title: "A revision that fails", deployment: repository, inputs: { repo_ref: "refs/tags/v2.1.0-fail-build" }, exit: 1 },
];

const rule = (text: string) => `\n━━━ ${text} ${"━".repeat(Math.max(3, 100 - text.length))}`;

/** A summary's HTML as a terminal can show it. */
function readable(html: string): string {
  const text = html
    .replace(/<\/t[hd]><t[hd]>/g, "  │  ")
    .replace(/<br>|<\/tr>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name] ?? "");
  return stripVTControlCharacters(text)
    .replace(/\n{2,}/g, "\n")
    .trim();
}

let surprises = 0;
for (const { title, deployment, inputs, exit } of stories) {
  console.log(rule(title));
  const result = await runAction({
    action: "action.yml",
    inputs: { base_url: emulator.url, api_key: API_KEY, deployment_id: deployment.id, poll_interval: "500ms", ...inputs },
    secrets: [API_KEY],
    onLine: (line) => console.log(line),
  });
  console.log(rule("outputs"));
  for (const [name, value] of Object.entries(result.outputs)) if (value !== "") console.log(`${name}=${value}`);
  console.log(rule("summary"));
  console.log(readable(result.summary));
  console.log(`\nexit code ${result.exitCode}`);
  if (result.exitCode !== exit) surprises += 1;
}
await emulator.close();
process.exitCode = surprises === 0 ? 0 : 1;
