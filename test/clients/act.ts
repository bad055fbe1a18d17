import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { pathInArchive } from "../harness/archive.ts";
import { startProgram } from "../harness/program.ts";

const VERSION = "v0.2.89";
const run = promisify(execFile);
const OUR_ACTION = "deploy-agent-server/deploy-agent-server@v1";

/** Builds act with `go install`, and returns the path of the program. */
export async function buildAct(): Promise<string> {
  const GOBIN = mkdtempSync(join(tmpdir(), "act-"));
  await run("go", ["install", `github.com/nektos/act@${VERSION}`], {
    env: { ...process.env, GOBIN },
  });
  return join(GOBIN, "act");
}

const NO_OP = '{ using: composite, steps: [{ shell: bash, run: "true" }] }';
/** Actions of other owners, as short scripts. What they store is in $STORE. */
const STAND_INS: Record<string, string> = {
  "actions/checkout": NO_OP,
  "docker/setup-buildx-action": NO_OP,
  "docker/login-action": NO_OP,
  "actions/attest": NO_OP,
  "docker/build-push-action": `
  using: composite
  steps: [{ id: digest, shell: bash, run: 'echo "digest=sha256:${"7".repeat(64)}" >> "$GITHUB_OUTPUT"' }]
outputs: { digest: { value: "\${{ steps.digest.outputs.digest }}" } }`,
  "actions/upload-artifact": `
  using: composite
  steps: [{ shell: bash, env: { PATHS: "\${{ inputs.path }}" }, run: 'cp $PATHS "$STORE"' }]
inputs: { path: { required: true }, name: {}, overwrite: {}, if-no-files-found: {} }`,
  "actions/download-artifact": `
  using: composite
  steps: [{ shell: bash, run: 'cp "$STORE"/* .' }]
inputs: { pattern: {}, merge-multiple: {}, run-id: {}, github-token: {} }`,
};

const EXECUTABLE = { mode: 0o755 };

const Line = z.object({
  jobID: z.string().optional(),
  jobResult: z.string().optional(),
  msg: z.string().default(""),
});

/** What starts a workflow. */
export interface Start {
  event: string;
  payload: Record<string, unknown>;
  inputs?: Record<string, string>;
}

export interface Workflow extends Start {
  /** The text of its file, as GitHub would read it. */
  text: string;
  vars: Record<string, string>;
  secrets: Record<string, string>;
  /** The environment of the jobs, such as the address of GitHub's API. */
  env?: Record<string, string>;
  /** Shell scripts in place of programs that the workflow calls, by the names of the programs. */
  programs?: Record<string, string>;
  /** Interrupts act once its log contains this text. */
  cancelAt?: string | undefined;
}

/** Removes GitHub's syntax that act does not support yet. */
const withoutNewSyntax = (text: string) =>
  text.replace(/^ *(queue: max|deployment: false|artifact-metadata: write)( #.*)?$/gm, "");

/** Runs a workflow in a new repository. HTTPS requests reach no other machine. */
export async function runByAct(act: string, workflow: Workflow) {
  const { text, event, payload, inputs = {}, vars, secrets, programs = {} } = workflow;
  const folder = mkdtempSync(join(tmpdir(), "by-act-"));
  const [repository, tools, store] = ["repository", "tools", "store"].map((name) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  }) as [string, string, string];
  cpSync("examples/deploy", join(repository, "deploy"), { recursive: true });
  writeFileSync(join(repository, "workflow.yml"), withoutNewSyntax(text));
  writeFileSync(join(repository, "deploy.sh"), "#!/bin/sh\nexit 0\n", EXECUTABLE);
  const git = (...args: string[]) => run("git", ["-C", repository, ...args]);
  await git("init", "--quiet", "--initial-branch=main");
  await git("remote", "add", "origin", "https://github.com/octo-org/octo-repo");
  await git("add", "--all");
  await git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "-mx");
  await git("tag", "v1.4.0");
  // A runner brings its own Node; here, steps run on the Node of this process.
  const allPrograms = { ...programs, node: `exec "${process.execPath}" "$@"` };
  for (const [name, script] of Object.entries(allPrograms))
    writeFileSync(join(tools, name), `#!/bin/sh\n${script}\n`, EXECUTABLE);
  writeFileSync(join(folder, "event.json"), JSON.stringify({ ...payload, inputs }));

  const usedActions = [...text.matchAll(/uses: ([\w-]+\/[\w-]+)@([0-9a-f]{40})/g)];
  const ourReplacement = `${OUR_ACTION}=${pathInArchive(".")}`;
  const replacements = usedActions.map(([, name = "", commit]) => {
    const path = join(folder, basename(name));
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, "action.yml"), `name: stand-in\nruns: ${STAND_INS[name]}\n`);
    return `${name}@${commit}=${path}`;
  });
  const pairs = (flag: string, values: Record<string, string>) =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
  const { child, output, exit } = startProgram(
    act,
    [
      ...[event, "--json", "--workflows", "workflow.yml"],
      ...["--eventpath", join(folder, "event.json")],
      ...["--platform", "ubuntu-latest=-self-hosted", "--no-cache-server", "--action-offline-mode"],
      ...["--actor", "octo-cat"],
      ...[ourReplacement, ...replacements].flatMap((path) => ["--local-repository", path]),
      ...pairs("--var", vars),
      ...pairs("--secret", { GITHUB_TOKEN: "ghs_canary0123456789abc", ...secrets }),
      ...pairs("--env", { STORE: store, no_proxy: "127.0.0.1", ...workflow.env }),
    ],
    {
      cwd: repository,
      env: {
        PATH: [tools, dirname(resolve(process.execPath)), process.env.PATH].join(delimiter),
        HOME: folder,
        // A closed port, so that HTTPS reaches no other host.
        HTTPS_PROXY: "http://127.0.0.1:9",
      },
    },
  );
  child.stdout.on("data", () => {
    if (workflow.cancelAt && output.text.includes(workflow.cancelAt)) child.kill("SIGINT");
  });
  const { exitCode, text: log } = await exit;
  const lines = log.split("\n").flatMap((line) => {
    try {
      return [Line.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
  const jobs = Object.fromEntries(
    lines.flatMap(({ jobID, jobResult }) => (jobID && jobResult ? [[jobID, jobResult]] : [])),
  );
  // Only the messages: other parts of the JSON contain the values of masks.
  const messages = lines.map(({ msg }) => msg.trimEnd()).join("\n") || log;
  return { exitCode, jobs, messages };
}
