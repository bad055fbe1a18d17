import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { startEmulator } from "../../../emulator/server/server.ts";
import { pathInArchive } from "../../harness/archive.ts";
import { startProgram } from "../../harness/program.ts";
import { findNodes, isOlder, readOldestVersion } from "./nodes.ts";

/* Runs the jobs of docs/other-ci.md in the shells of their CIs, with a release from a file and the
   emulator as control plane. */

const KEY = "canary-key-0123456789";
const RELEASES =
  "https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0";
const page = readFileSync("docs/other-ci.md", "utf8");

/** The blocks of a section. */
const blocksOf = (section: string) => {
  const [, text = ""] = page.split(`## ${section}\n`);
  const [sectionText = ""] = text.split("\n## ");
  return [...sectionText.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, block = ""]) => block);
};
const blockOf = (section: string) => blocksOf(section)[0] ?? "";
const releaseScript =
  blocksOf("Get a release").find((block) => block.startsWith("#!/bin/sh")) ?? "";

type Variables = Record<string, string>;

/** A CI job: its shell, its commands and their variables. */
interface Job {
  shell: string[];
  commands: string[];
  variables: Variables;
}

/** GitLab's runner expands a variable in the value of another; an unset one is empty. */
function gitLabJobOf(jobVariables: Variables): Job {
  const { variables, script }: { variables: Variables; script: string[] } = parse(
    blockOf("GitLab"),
  ).deploy;
  const expandedVariables = Object.entries(variables).map(([name, text]) => [
    name,
    text.replace(/\$(\w+)/g, (_, name: string) => jobVariables[name] ?? ""),
  ]);
  const allVariables = { ...jobVariables, ...Object.fromEntries(expandedVariables) };
  return { shell: ["sh", "-e"], commands: [script.join("\n")], variables: allVariables };
}

interface CircleCiJob {
  environment: Variables;
  steps: { run?: string | { command: string } }[];
}
function circleCiJobOf(jobVariables: Variables): Job {
  const { environment, steps }: CircleCiJob = parse(blockOf("CircleCI")).jobs.deploy;
  const commands = steps.flatMap(({ run = [] }) =>
    typeof run === "object" && "command" in run ? run.command : run,
  );
  const variables = { ...jobVariables, ...environment };
  return { shell: ["bash", "-eo", "pipefail"], commands, variables };
}

/** Replaces placeholders and Groovy expressions, such as ids of credentials, by their values. */
function jenkinsJobOf({
  CONTROL_PLANE_URL = "",
  CONTROL_PLANE_API_KEY = "",
  ...jobVariables
}: Variables): Job {
  const text = blockOf("Jenkins")
    .replace("https://platform.example.com/api-host", CONTROL_PLANE_URL)
    .replace("credentials('control-plane-api-key')", `'${CONTROL_PLANE_API_KEY}'`)
    .replace('"${env.WORKSPACE}/deploy.env"', "'deploy.env'")
    .replace("'the digest of the release'", `'${jobVariables.RELEASE_SHA256 ?? ""}'`);
  const assignments = [...text.matchAll(/^ {4}([A-Z_0-9]+) = '(.*)'$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const commands = [...text.matchAll(/^ {4}sh '(.*?)'( \/\/.*)?$/gm)].map(
    ([, command = ""]) => command,
  );
  const variables = { ...jobVariables, ...Object.fromEntries(assignments) };
  return { shell: ["sh", "-xe"], commands, variables };
}

interface WoodpeckerStep {
  environment: Record<string, string | { from_secret: string }>;
  commands: string[];
}
/** Woodpecker replaces `${…}`, and `$$` by `$`. */
function woodpeckerJobOf(jobVariables: Variables): Job {
  const text = blockOf("Woodpecker").replace(/\$\$|\$\{(\w+)[^}]*\}/g, (_, name?: string) =>
    name === undefined ? "$" : (jobVariables[name] ?? ""),
  );
  const [{ environment, commands }]: [WoodpeckerStep] = parse(text).steps;
  const stepVariables = Object.entries(environment).map(([name, value]) => [
    ...[name, typeof value === "string" ? value : jobVariables[value.from_secret.toUpperCase()]],
  ]);
  const variables = { ...jobVariables, ...Object.fromEntries(stepVariables) };
  return { shell: ["sh", "-e"], commands: [commands.join("\n")], variables };
}

const CIS = [
  { name: "GitLab", jobOf: gitLabJobOf, tag: "CI_COMMIT_TAG" },
  { name: "CircleCI", jobOf: circleCiJobOf, tag: "CIRCLE_TAG" },
  { name: "Jenkins", jobOf: jenkinsJobOf, tag: "TAG_NAME" },
  { name: "Woodpecker", jobOf: woodpeckerJobOf, tag: "CI_COMMIT_TAG" },
];

let releaseFolder = "";
let digest = "";
beforeAll(() => {
  releaseFolder = mkdtempSync(join(tmpdir(), "releases-"));
  const name = "deploy-agent-server-v1.0.0";
  cpSync(pathInArchive("dist"), join(releaseFolder, name, "dist"), { recursive: true });
  execFileSync("tar", ["-czf", `${name}.tar.gz`, name], { cwd: releaseFolder });
  const archive = readFileSync(join(releaseFolder, `${name}.tar.gz`));
  digest = createHash("sha256").update(archive).digest("hex");
});

/** A checkout with the script of the page; `node` is the path of its Node. */
function createCheckout(node: string): { cwd: string; PATH: string } {
  const cwd = mkdtempSync(join(tmpdir(), "checkout-"));
  for (const folder of ["ci", "bin"]) mkdirSync(join(cwd, folder));
  const localScript = releaseScript.replace(RELEASES, pathToFileURL(releaseFolder).href);
  expect(localScript).not.toBe(releaseScript);
  writeFileSync(join(cwd, "ci/get-release.sh"), localScript);
  symlinkSync(node, join(cwd, "bin/node"));
  return { cwd, PATH: `${join(cwd, "bin")}${delimiter}${process.env.PATH}` };
}

/** Runs the commands of a job one after another, until one fails. */
async function runIn(cwd: string, { shell: [shell = "", ...flags], commands, variables }: Job) {
  let log = "";
  for (const command of commands) {
    const options = { cwd, env: variables };
    const { exitCode, text } = await startProgram(shell, [...flags, "-c", command], options).exit;
    log += text;
    if (exitCode !== 0) return { log, exitCode };
  }
  return { log, exitCode: 0 };
}

/** A control plane, a checkout, and a CI's variables for the tag v1.2.3. */
async function start(node = process.execPath) {
  const script = [{ status: "DEPLOYED", after_ms: 0 }];
  const emulator = await startEmulator({ api_keys: [KEY], script });
  onTestFinished(() => emulator.close());
  emulator.store.addDeployment({ name: "support-agent", source: "external_docker" });
  const { cwd, PATH } = createCheckout(node);
  const jobVariables: Variables = {
    ...{ PATH, CONTROL_PLANE_URL: emulator.url, CONTROL_PLANE_API_KEY: KEY },
    ...{ RELEASE_SHA256: digest, CI_REGISTRY_IMAGE: "registry.example.com/agent" },
    ...{ CI_COMMIT_TAG: "v1.2.3", CIRCLE_TAG: "v1.2.3", TAG_NAME: "v1.2.3" },
  };
  const countPatches = () => emulator.requests.filter(({ method }) => method === "PATCH").length;
  return { emulator, cwd, jobVariables, countPatches };
}

/** An output, as the page reads it. */
function readOutput(name: string, cwd: string): string {
  const command = blockOf("Read an output").replaceAll("outcome", name);
  return execFileSync("sh", ["-c", `${command}printf %s "$${name}"`], { cwd, encoding: "utf8" });
}

const supportedNodes = findNodes().filter(({ version }) => !isOlder(version, readOldestVersion()));

describe.skipIf(process.platform === "win32")("the job in docs/other-ci.md", () => {
  describe.each(CIS)("for $name", ({ jobOf, tag }) => {
    it.each(supportedNodes)("deploys the image of the tag, on Node $version", async ({ path }) => {
      const { cwd, jobVariables, countPatches } = await start(path);
      const { exitCode, log } = await runIn(cwd, jobOf(jobVariables));
      expect(exitCode, log).toBe(0);
      expect(countPatches()).toBe(1);
      expect(readOutput("outcome", cwd)).toBe("deployed");
      expect(readOutput("image_uri", cwd)).toBe("registry.example.com/agent:v1.2.3");
      expect(log).not.toContain(KEY);
    });

    it.each([
      ["another digest", "RELEASE_SHA256", "a".repeat(64)],
      ["an empty digest", "RELEASE_SHA256", ""],
      ["text in place of a digest", "RELEASE_SHA256", "the digest"],
      ["no digest", "RELEASE_SHA256", undefined],
      ["no tag", tag, undefined],
    ])(
      "fails and sends nothing if there is %s, and unpacks no release before its digest is checked",
      async (_, name, value) => {
        const { emulator, cwd, jobVariables } = await start();
        const { [name]: _value, ...otherVariables } = jobVariables;
        const changedVariables =
          value === undefined ? otherVariables : { ...otherVariables, [name]: value };
        expect((await runIn(cwd, jobOf(changedVariables))).exitCode).not.toBe(0);
        expect(emulator.requests).toEqual([]);
        if (name !== tag) expect(existsSync(join(cwd, "action"))).toBe(false);
      },
    );
  });

  it("that follows a killed job only watches its revision", async () => {
    const { cwd, jobVariables, countPatches } = await start();
    const job = gitLabJobOf(jobVariables);
    await runIn(cwd, { ...job, variables: { ...job.variables, INPUT_WAIT: "false" } });
    expect(readOutput("outcome", cwd)).toBe("not_waited");
    const { INPUT_IMAGE_URI, ...variables } = job.variables;
    const watchJob = { ...job, commands: [blockOf("After a job was killed")], variables };
    const { exitCode, log } = await runIn(cwd, watchJob);
    expect(exitCode, log).toBe(0);
    expect(readOutput("outcome", cwd)).toBe("deployed");
    expect(countPatches()).toBe(1);
  });
});
