import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RecordedRequest } from "../../emulator/server/requests.ts";
import type { Emulator, EmulatorOptions } from "../../emulator/server/server.ts";
import { type GithubApi, startGithubApi } from "../harness/github-api.ts";
import { startScriptedStore } from "../harness/object-store.ts";
import { rewritingDispatcher } from "../harness/rewriting.ts";
import { type RunResult, runAction } from "../harness/runner/runner.ts";
import { FEBRUARY } from "../harness/usage.ts";
import { startUsageService, WORKSPACE } from "../harness/usage-service.ts";
import { CREDENTIAL, DOCKER, OUR_IMAGE, startService } from "../harness/virtual.ts";
import { prepareExports } from "../harness/virtual-export.ts";
import type { Scenario } from "./scenario.ts";

type Texts = Record<string, string>;

/** A line of the log, and its time. */
interface Line {
  text: string;
  ms: number;
}

/** Everything that a step outputs, and the state of the services. */
export interface Seen extends RunResult {
  scenario: Scenario;
  inputs: Texts;
  outcome: string;
  /** Without the header, which the runner prints. */
  lines: Line[];
  /** The job summary. */
  page: string;
  /** On the pull request; empty if there is none. */
  comment: string;
  emulator: Emulator;
  github: GithubApi;
  /** Requests of the step, in order, with the virtual time of the response and its status. */
  requests: (RecordedRequest & { atMs: number; status: number | undefined })[];
  /** Ids of the deployments that exist at the end. */
  deployments: string[];
  /** Paths in the workspace. */
  files: string[];
  /** In virtual time. */
  tookMs: number;
}

const FOLDERS = {
  deploy: ".",
  create: "create",
  delete: "delete",
  export: "export",
  usage: "usage",
};
export const TOKEN = "ghs_canaryTokenOfTheWorkflow0123456789";
const REPOSITORY = { full_name: "octo-org/octo-repo" };

/** The inputs of a scenario, once everything is arranged. */
type Given = Texts;
type Service = Awaited<ReturnType<typeof startService>>;
type Stage = {
  given: () => Promise<Given>;
  close?: () => Promise<unknown>;
  onLine?: (line: string) => void;
};

async function deployStage(
  scenario: Scenario<"deploy">,
  { emulator, clock }: Service,
): Promise<Stage> {
  const { source = "external_docker", deployment, inputs } = scenario;
  const { id } = emulator.store.addDeployment({ name: "agent", source, ...deployment });
  const service = { emulator, deploymentId: id, clock };
  await scenario.arrange?.(service);
  const image = source === "github" ? {} : { image_uri: OUR_IMAGE };
  const changes = typeof inputs === "function" ? inputs(service) : inputs;
  return { given: async () => ({ deployment_id: id, ...image, ...changes }) };
}

async function createStage(scenario: Scenario<"create">, { emulator }: Service): Promise<Stage> {
  scenario.arrange?.(emulator);
  if (scenario.goneAfter === 0) await emulator.close();
  return { given: async () => ({ ...DOCKER, ...scenario.inputs }) };
}

async function deleteStage(scenario: Scenario<"delete">, { emulator }: Service): Promise<Stage> {
  const { names = ["agent-pr-4", "agent-pr-42"], inputs } = scenario;
  for (const name of names) emulator.store.addDeployment({ name, source: "external_docker" });
  scenario.arrange?.(emulator);
  const more = typeof inputs === "function" ? inputs(emulator) : inputs;
  return { given: async () => ({ deployment_name: "agent-pr-4", ...more }) };
}

async function exportStageOf(scenario: Scenario<"export">, started: Service): Promise<Stage> {
  const store = await startScriptedStore({});
  const { service, usual, connection } = await prepareExports(started, store.endpoint_url);
  const { tenant_id } = connection;
  const { inputs = {}, arrange, onLine } = scenario;
  const own = typeof inputs === "function" ? await inputs(service) : inputs;
  arrange?.(service);
  const { base_url: _, api_key: __, ...start } = usual;
  return {
    given: async () => ({ ...(own.operation ? { tenant_id } : start), ...own }),
    close: () => store[Symbol.asyncDispose](),
    onLine: (line) => onLine?.(line, service),
  };
}

/** A scenario with a seed uses the emulator. */
async function usageStage(scenario: Scenario<"usage">, { emulator }: Service): Promise<Stage> {
  const { records = [], answer, inputs = {}, seed, arrange } = scenario;
  const recordsOf = typeof records === "function" ? records : () => records;
  const { url, close } = await startUsageService(recordsOf, answer);
  arrange?.(emulator);
  const [workspace] = emulator.store.traces.workspaces;
  const place =
    seed === undefined
      ? { base_url: url, workspace_ids: WORKSPACE }
      : { workspace_ids: workspace?.id ?? "" };
  const period = inputs.last === undefined ? FEBRUARY : {};
  return { given: async () => ({ ...place, group_by: "project", ...period, ...inputs }), close };
}

function stageOf(scenario: Scenario, service: Service): Promise<Stage> {
  switch (scenario.action) {
    case "deploy":
      return deployStage(scenario, service);
    case "create":
      return createStage(scenario, service);
    case "delete":
      return deleteStage(scenario, service);
    case "export":
      return exportStageOf(scenario, service);
    case "usage":
      return usageStage(scenario, service);
  }
}

/** The environment of the run, and the file of its event. */
async function variablesOf(
  scenario: Scenario,
  { folder, githubUrl, event = {} }: { folder: string; githubUrl: string; event?: object },
): Promise<Texts> {
  const { run = {}, isPublic } = scenario.action === "deploy" ? scenario : {};
  const repository = isPublic === undefined ? {} : { repository: { private: !isPublic } };
  const head = { repo: REPOSITORY };
  const file = join(folder, "event.json");
  const pull_request = { number: 7, head, base: head };
  await writeFile(file, JSON.stringify({ pull_request, ...repository, ...event }));
  const { id, ref, commit, attempt } = run;
  const variables = {
    GITHUB_RUN_ID: id,
    GITHUB_REF: ref,
    GITHUB_SHA: commit,
    GITHUB_RUN_ATTEMPT: attempt && String(attempt),
    GITHUB_EVENT_PATH: file,
    GITHUB_EVENT_NAME: "pull_request",
    GITHUB_API_URL: githubUrl,
  };
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

interface PlayOptions {
  /** By default those that the emulator of most tests accepts, which are no canaries. */
  credentials?: Texts;
  env?: Texts;
  /** By default an empty one. */
  workspace?: string;
  /** The state of GitHub, and the event of the run. */
  github?: Parameters<typeof startGithubApi>[0];
  event?: object;
  githubToken?: string;
  /** Rewrites each reply of the service to a step with these inputs. */
  answering?: (given: Texts) => (body: unknown) => unknown;
  /** Runs the bundle in `dist/` as a process, in real time. */
  isBundle?: boolean;
}

/** Options of exports: little to write, and statuses as the service spells them. */
const OF_EXPORTS = {
  seed: "exports",
  traces: { perHour: 1 },
  habits: ["titled-statuses"],
} as const;

/**
 * Plays a scenario like GitHub's runner, in this process, on a virtual clock, and returns
 * everything that it outputs.
 */
export async function play(
  scenario: Scenario,
  { credentials = CREDENTIAL, env, answering, isBundle, event, ...others }: PlayOptions = {},
): Promise<Seen> {
  const answers = new Map<RecordedRequest, { atMs: number; status: number | undefined }>();
  const own = new Set<RecordedRequest>();
  const onRequest: EmulatorOptions["onRequest"] = (request, status) => {
    answers.set(request, { atMs: clock.now(), status });
    scenario.onRequest?.(request, status);
  };
  const usual = scenario.action === "export" ? OF_EXPORTS : {};
  await using service = await startService({
    ...{ ...usual, ...scenario, onRequest },
    api_keys: [CREDENTIAL.api_key, credentials.api_key],
    bearer_tokens: [CREDENTIAL.api_key, credentials.bearer_token],
  } as EmulatorOptions);
  const { emulator, clock, origin } = service;
  const about = event === undefined ? {} : { event };
  const folder = await mkdtemp(join(tmpdir(), "scenario-"));
  const workspace = others.workspace ?? join(folder, "work");
  const github = await startGithubApi(others.github);
  const stage = await stageOf(scenario, service);
  try {
    const before = emulator.requests.length;
    const startMs = clock.now();
    const lines: Line[] = [];
    const given = { base_url: origin, ...credentials, ...(await stage.given()) };
    const texts = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ""));
    const dispatcher = answering
      ? rewritingDispatcher(answering(texts), service.dispatcher)
      : service.dispatcher;
    const result = await runAction({
      action: join(FOLDERS[scenario.action], "action.yml"),
      inputs: texts,
      githubToken: others.githubToken ?? TOKEN,
      workspace,
      env: {
        ...(await variablesOf(scenario, { folder, githubUrl: github.url, ...about })),
        ...env,
      },
      inProcess: isBundle ? false : { dispatcher, clock, signal: scenario.signal },
      onLine: (text) => {
        lines.push({ text, ms: clock.now() - startMs });
        stage.onLine?.(text);
      },
    });
    const header = lines.findIndex(({ text }) => text === "##[endgroup]") + 1;
    for (const request of emulator.requests.slice(before)) own.add(request);
    emulator.faults.clear();
    return {
      ...result,
      scenario,
      inputs: texts,
      outcome: result.outputs.outcome ?? "",
      lines: lines.slice(header),
      page: result.summary,
      comment: github.comments.map(({ body }) => body).join("\n"),
      emulator,
      github,
      requests: [...own].map((request) => ({
        ...request,
        ...(answers.get(request) ?? { atMs: clock.now(), status: undefined }),
      })),
      deployments: [...emulator.store.history.view().deployments.keys()],
      files: await readdir(workspace, { recursive: true }),
      tookMs: clock.now() - startMs,
    };
  } finally {
    await stage.close?.();
    await github.close();
    await rm(folder, { recursive: true, force: true });
  }
}
