import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startEmulator } from "../../../emulator/server/server.ts";
import { pathInArchive } from "../../harness/archive.ts";
import { startGithubApi } from "../../harness/github/github-api.ts";
import { startProgram } from "../../harness/program.ts";
import { PROXIED_HOST, startProxy } from "../../harness/proxy/proxy.ts";
import { inputVariables } from "../../harness/runner/inputs.ts";
import { findNodes, isOlder, readOldestVersion } from "./nodes.ts";

const KEY = "canary-key-0123456789";
const OLDEST = readOldestVersion();

/** Inputs with which each action succeeds. */
const STEPS = {
  deploy: { DEPLOYMENT_NAME: "agent", IMAGE_URI: "agent:2" },
  create: { NAME: "preview", SOURCE: "external_docker", IMAGE_URI: "agent:1" },
  delete: { DEPLOYMENT_NAME: "agent" },
  export: { OPERATION: "list" },
  usage: { LAST: "7d" },
};
const actions = Object.keys(STEPS) as (keyof typeof STEPS)[];

async function startWithAgent() {
  const emulator = await startEmulator({
    api_keys: [KEY],
    deletionMs: 0,
    script: [{ status: "DEPLOYED", after_ms: 0 }],
  });
  emulator.store.addDeployment({ name: "agent", source: "external_docker" });
  const [workspace] = emulator.store.traces.workspaces;
  const ids = { TENANT_ID: workspace?.id ?? "", WORKSPACE_IDS: workspace?.id ?? "" };
  return { ...emulator, ids, [Symbol.asyncDispose]: emulator.close };
}

/** Runs a bundle with only these variables. */
const run = (node: string, flags: string[], action: string, env: Record<string, string>) =>
  startProgram(node, [...flags, pathInArchive(`dist/${action}/index.js`)], {
    ...{ cwd: mkdtempSync(join(tmpdir(), "node-")), env },
  }).exit;

const GITHUB_VARIABLES = {
  GITHUB_ACTIONS: "true",
  GITHUB_REPOSITORY: "octo-org/octo-repo",
  GITHUB_SHA: "ffac537e6cbbf934b08745a378932722df287a53",
  no_proxy: "127.0.0.1",
};
const NOTIFICATION_INPUTS = {
  GITHUB_ENVIRONMENT: "staging",
  GITHUB_TOKEN: "ghs_canary0123456789abc",
};

const refusalOf = (version: string) =>
  `Error: Node v${version} is too old: install Node ${OLDEST} or newer. Nothing was sent.\n`;

describe.each(findNodes())("Node $version", ({ version, path }) => {
  const isTooOld = isOlder(version, OLDEST);

  it.each(actions)(`${isTooOld ? "is refused by" : "runs"} the bundle of %s`, async (action) => {
    await using emulator = await startWithAgent();
    const inputs = { BASE_URL: emulator.url, API_KEY: KEY, ...emulator.ids, ...STEPS[action] };
    const { text, exitCode } = await run(path, [], action, inputVariables(inputs));
    if (isTooOld) expect(text).toBe(refusalOf(version));
    else expect(text).not.toMatch(/^Error/m);
    expect(exitCode).toBe(isTooOld ? 1 : 0);
    expect(emulator.requests.length === 0).toBe(isTooOld);
  });

  // Registered only for versions that run, because CI accepts no skipped test.
  const itIfSupported = isTooOld ? () => undefined : it;
  itIfSupported("deploys through a proxy, and notifies GitHub", async () => {
    await using emulator = await startWithAgent();
    await using proxy = await startProxy(emulator.url);
    const api = await startGithubApi();
    onTestFinished(() => api.close());
    const base = { BASE_URL: `http://${PROXIED_HOST}`, ALLOW_HTTP: "true", API_KEY: KEY };
    const { text, exitCode } = await run(path, [], "deploy", {
      ...inputVariables({ ...base, ...STEPS.deploy, ...NOTIFICATION_INPUTS }),
      ...GITHUB_VARIABLES,
      http_proxy: proxy.url,
      GITHUB_API_URL: api.url,
    });
    expect(text).not.toMatch(/^::(warning|error)/m);
    expect(exitCode).toBe(0);
    expect(proxy.counts().requests).toBe(emulator.requests.length);
    expect(api.states()).toEqual(["in_progress", "success", "inactive"]);
  });
});

/** Makes this Node look like an older one without zstd. */
const OLD_NODE_SETUP = `Object.defineProperty(process, "versions", { value: { node: "21.7.0" } });
  Object.defineProperty(process, "version", { value: "v21.7.0" });`;

it.each([...actions, "deploy/post"])(
  "an older Node is refused with the version that %s needs",
  async (action) => {
    const flags = ["--import", `data:text/javascript,${encodeURIComponent(OLD_NODE_SETUP)}`];
    const { text, exitCode } = await run(process.execPath, flags, action, {});
    expect([text, exitCode]).toEqual([refusalOf("21.7.0"), 1]);
  },
);

it("dist/index.js, started by itself, names the files that start a step", async () => {
  const { text, exitCode } = await run(process.execPath, [], ".", {});
  expect(text).toContain("run dist/deploy/index.js, or that of create, delete, export or usage");
  expect(exitCode).toBe(1);
});

it("the oldest supported Node is named in docs/other-ci.md, and installed by CI", () => {
  expect(OLDEST).toMatch(/^\d+\.\d+$/);
  expect(readFileSync("docs/other-ci.md", "utf8")).toContain(`Node ${OLDEST} or newer`);
  expect(readFileSync(".github/workflows/ci.yml", "utf8")).toContain(`"${OLDEST}.0"`);
});
