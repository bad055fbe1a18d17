import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RecordedRequest } from "../../emulator/server/requests.ts";
import type { Emulator, EmulatorOptions } from "../../emulator/server/server.ts";
import { type GithubApi, startGithubApi } from "../harness/github-api.ts";
import { storeSaying } from "../harness/object-store.ts";
import { rewriting } from "../harness/rewriting.ts";
import { type RunResult, runAction } from "../harness/runner/runner.ts";
import { FEBRUARY } from "../harness/usage.ts";
import { startUsageService, WORKSPACE } from "../harness/usage-service.ts";
import { CREDENTIAL, DOCKER, OUR_IMAGE, startService } from "../harness/virtual.ts";
import { exportStage } from "../harness/virtual-export.ts";
import type { Scene } from "./scene.ts";

type Texts = Record<string, string>;

/** A line of the log, and when it came. */
interface Line {
  text: string;
  ms: number;
}

/** All that can be seen of a step, and of the services beside it. */
export interface Seen extends RunResult {
  scene: Scene;
  outcome: string;
  /** Without the header, which the runner prints. */
  lines: Line[];
  /** The job summary. */
  page: string;
  /** On the pull request; empty if there is none. */
  comment: string;
  emulator: Emulator;
  github: GithubApi;
  /** Of the step, in order, with the virtual time of the answer and its status. */
  requests: (RecordedRequest & { atMs: number; status: number | undefined })[];
  /** The ids of the deployments that are there at the end. */
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

/** The inputs of a scene, once all is arranged for it. */
type Given = Texts;
type Service = Awaited<ReturnType<typeof startService>>;
type Stage = {
  given: () => Promise<Given>;
  close?: () => Promise<unknown>;
  onLine?: (line: string) => void;
};

async function deployStage(scene: Scene<"deploy">, { emulator, clock }: Service): Promise<Stage> {
  const { source = "external_docker", deployment, inputs } = scene;
  const { id } = emulator.store.addDeployment({ name: "agent", source, ...deployment });
  const service = { emulator, deploymentId: id, clock };
  await scene.arrange?.(service);
  const image = source === "github" ? {} : { image_uri: OUR_IMAGE };
  const changes = typeof inputs === "function" ? inputs(service) : inputs;
  return { given: async () => ({ deployment_id: id, ...image, ...changes }) };
}

async function createStage(scene: Scene<"create">, { emulator }: Service): Promise<Stage> {
  scene.arrange?.(emulator);
  if (scene.goneAfter === 0) await emulator.close();
  return { given: async () => ({ ...DOCKER, ...scene.inputs }) };
}

async function deleteStage(scene: Scene<"delete">, { emulator }: Service): Promise<Stage> {
  const { names = ["agent-pr-4", "agent-pr-42"], inputs } = scene;
  for (const name of names) emulator.store.addDeployment({ name, source: "external_docker" });
  scene.arrange?.(emulator);
  const more = typeof inputs === "function" ? inputs(emulator) : inputs;
  return { given: async () => ({ deployment_name: "agent-pr-4", ...more }) };
}

async function exportStageOf(scene: Scene<"export">, started: Service): Promise<Stage> {
  const store = await storeSaying({});
  const { service, usual, connection } = await exportStage(started, store.endpoint_url);
  const { tenant_id } = connection;
  const { inputs = {}, arrange, onLine } = scene;
  const own = typeof inputs === "function" ? await inputs(service) : inputs;
  arrange?.(service);
  const { base_url: _, api_key: __, ...start } = usual;
  return {
    given: async () => ({ ...(own.operation ? { tenant_id } : start), ...own }),
    close: () => store[Symbol.asyncDispose](),
    onLine: (line) => onLine?.(line, service),
  };
}

/** The service of a scene with a seed is the emulator, of which the seed is. */
async function usageStage(scene: Scene<"usage">, { emulator }: Service): Promise<Stage> {
  const { records = [], answer, inputs = {}, seed, arrange } = scene;
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

function stageOf(scene: Scene, service: Service): Promise<Stage> {
  switch (scene.action) {
    case "deploy":
      return deployStage(scene, service);
    case "create":
      return createStage(scene, service);
    case "delete":
      return deleteStage(scene, service);
    case "export":
      return exportStageOf(scene, service);
    case "usage":
      return usageStage(scene, service);
  }
}

/** The variables of the run, and the file of its event. */
async function variablesOf(
  scene: Scene,
  { folder, githubUrl, event = {} }: { folder: string; githubUrl: string; event?: object },
): Promise<Texts> {
  const { run = {}, isPublic } = scene.action === "deploy" ? scene : {};
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

interface HowToPlay {
  /** By default one that nobody would look for. */
  credentials?: Texts;
  env?: Texts;
  /** By default an empty one. */
  workspace?: string;
  /** What is on GitHub, and what happened there beside a pull request. */
  github?: Parameters<typeof startGithubApi>[0];
  event?: object;
  githubToken?: string;
  /** Rewrites each answer of the service to a step that is given these inputs. */
  answering?: (given: Texts) => (body: unknown) => unknown;
  /** Or as its bundle in `dist/`, which takes real time. */
  isBundle?: boolean;
}

/** What an export needs beside: little to write, and statuses as the service spells them. */
const OF_EXPORTS = {
  seed: "exports",
  traces: { perHour: 1 },
  habits: ["titled-statuses"],
} as const;

/**
 * Plays a scene as the runner of GitHub would, in this process, on a clock that passes only by
 * sleeping, and tells everything that could be seen.
 */
export async function play(
  scene: Scene,
  { credentials = CREDENTIAL, env, answering, isBundle, event, ...others }: HowToPlay = {},
): Promise<Seen> {
  const answers = new Map<RecordedRequest, { atMs: number; status: number | undefined }>();
  const own = new Set<RecordedRequest>();
  const onRequest: EmulatorOptions["onRequest"] = (request, status) => {
    answers.set(request, { atMs: clock.now(), status });
    scene.onRequest?.(request, status);
  };
  const usual = scene.action === "export" ? OF_EXPORTS : {};
  await using service = await startService({
    ...{ ...usual, ...scene, onRequest },
    api_keys: [CREDENTIAL.api_key, credentials.api_key],
    bearer_tokens: [CREDENTIAL.api_key, credentials.bearer_token],
  } as EmulatorOptions);
  const { emulator, clock, origin } = service;
  const about = event === undefined ? {} : { event };
  const folder = await mkdtemp(join(tmpdir(), "scene-"));
  const workspace = others.workspace ?? join(folder, "work");
  const github = await startGithubApi(others.github);
  const stage = await stageOf(scene, service);
  try {
    const before = emulator.requests.length;
    const startMs = clock.now();
    const lines: Line[] = [];
    const given = { base_url: origin, ...credentials, ...(await stage.given()) };
    const texts = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ""));
    const dispatcher = answering
      ? rewriting(answering(texts), service.dispatcher)
      : service.dispatcher;
    const result = await runAction({
      action: join(FOLDERS[scene.action], "action.yml"),
      inputs: texts,
      githubToken: others.githubToken ?? TOKEN,
      workspace,
      env: { ...(await variablesOf(scene, { folder, githubUrl: github.url, ...about })), ...env },
      inProcess: isBundle ? false : { dispatcher, clock, signal: scene.signal },
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
      scene,
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
