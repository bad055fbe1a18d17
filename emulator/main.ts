import { omitAbsent } from "../src/service/contract/omit-absent.ts";
import { loadAgent } from "./agents/code.ts";
import { type Flags, HELP, parseFlags, toEmulatorOptions } from "./command-line.ts";
import { startEmulator } from "./server/server.ts";

/** Fails at the start if the agent cannot be loaded: otherwise each request would fail. */
async function checkAgent(directory: string): Promise<void> {
  await loadAgent({ directory }, {}, "check").catch(({ cause }) => {
    throw new Error(`--agent ${directory} cannot start: ${cause.message}`);
  });
}

async function run(flags: Flags): Promise<void> {
  if (flags.agent !== undefined) await checkAgent(flags.agent);
  const emulator = await startEmulator(toEmulatorOptions(flags));
  emulator.faults.add(...flags.fault);
  const docker = emulator.store.addDeployment({ name: "demo-image", source: "external_docker" });
  const github = emulator.store.addDeployment({ name: "demo-repository", source: "github" });
  const { workspaces } = emulator.store.traces;
  const inputs = Object.entries({
    base_url: emulator.url,
    api_key: flags["api-key"],
    ...omitAbsent({ tenant_id: flags["tenant-id"] }),
    ...(flags.without.includes("deployments")
      ? { deployment_id: docker.id }
      : { deployment_name: docker.name }),
    image_uri: "registry.example/agent:2",
  });
  console.log(`Listening on ${emulator.url} (description: ${emulator.url}/openapi.json)

  external_docker  ${docker.name}, ${docker.id}
  github           ${github.name}, ${github.id}
  workspaces       ${workspaces.map(({ id }) => id).join(", ")}
  project          ${workspaces[0]?.projects[0]?.id} (of the first workspace)
  X-Api-Key        ${flags["api-key"]}${flags.agent === undefined ? "" : `\n  agent server     ${docker.source_config.custom_url}`}

A step that deploys to it:

  - uses: ./
    with:
${inputs.map(([name, value]) => `      ${name}: ${value}`).join("\n")}

The same step on this machine, in another terminal:

  npm run step -- deploy ${inputs.map(([name, value]) => `${name}=${value}`).join(" ")}
`);
  const stop = () => void emulator.close();
  process.once("SIGINT", stop).once("SIGTERM", stop);
}

function hintFor(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "EADDRINUSE") return ": set another --port";
  return code.startsWith("ERR_PARSE_ARGS") ? `: npm run emulator -- --help lists the options` : "";
}

try {
  const flags = parseFlags(process.argv.slice(2));
  if (flags.help) console.log(HELP);
  else await run(flags);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message + hintFor(error));
  process.exitCode = 2;
}
