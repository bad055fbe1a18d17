import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { RecordedRequest } from "../../emulator/server/requests.ts";
import type { Emulator, EmulatorOptions } from "../../emulator/server/server.ts";
import type { Block } from "../../src/report/blocks.ts";
import { omitAbsent } from "../../src/service/contract/omit-absent.ts";
import { type GithubApi, startGithubApi } from "../harness/github/github-api.ts";
import { rewritingDispatcher } from "../harness/rewriting-dispatcher.ts";
import { stagesOf } from "../harness/runner/in-process.ts";
import { type RunOptions, type RunResult, runAction } from "../harness/runner/runner.ts";
import { CREDENTIAL, startService } from "../harness/virtual-service.ts";
import { arrangeService, type ServiceState } from "./arrangement.ts";
import { SECOND } from "./faults.ts";
import { type Recording, withRecording } from "./recording.ts";
import type { ActionName, Scenario } from "./scenario.ts";

type Texts = Record<string, string>;

/** A line of the log at a virtual time. */
interface Line {
  text: string;
  ms: number;
}

/** Everything that a step outputs, and the state of the services. */
export interface PlayResult extends RunResult, Recording, Required<ServiceState> {
  scenario: Scenario;
  inputs: Texts;
  outcome: string;
  headline: string | undefined;
  /** The summary before it is rendered. */
  summaryBlocks: readonly Block[];
  /** The message of a failure; empty after a success. */
  failure: string;
  lines: Line[];
  /** The lines of the main step before its error, as `messagesIn` returns them. */
  messages: string[];
  /** The job summary. */
  page: string;
  /** The comment on the pull request, or "". */
  comment: string;
  emulator: Emulator;
  github: GithubApi;
  /** Requests since the start of the step, also of other clients, with when and how each ended. */
  requests: (RecordedRequest & { atMs: number; status: number | undefined })[];
  /** The deployments that exist at the end. */
  deployments: { id: string; name: string; status: string }[];
  /** The texts of the files in the workspace, by path. */
  files: ReadonlyMap<string, string>;
  /** In virtual time. */
  elapsedMs: number;
}

export const TOKEN = "ghs_canaryTokenOfTheWorkflow0123456789";
const REPOSITORY = { full_name: "octo-org/octo-repo" };

/** Writes the event of the run; returns the variables of the run. */
async function prepareRun(
  scenario: Scenario,
  { folder, githubUrl, event }: { folder: string; githubUrl: string; event: object | undefined },
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

/** The files below a folder by their relative paths, sorted. */
async function readTexts(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const texts = new Map<string, string>();
  for (const path of paths.sort()) texts.set(path, await readFile(join(folder, path), "utf8"));
  return texts;
}

export interface PlayOptions {
  /** By default `CREDENTIAL`. */
  credentials?: Texts;
  env?: Texts;
  /** By default an empty folder. */
  workspace?: string;
  /** The state of GitHub. */
  github?: Parameters<typeof startGithubApi>[0];
  /** Members of the event of the run. */
  event?: object;
  githubToken?: string;
  /** Returns a function that rewrites each response of the service to a step with these inputs. */
  createRewrite?: (inputs: Texts) => (body: unknown) => unknown;
  /** Ends with the main step: no post step runs. */
  skipsPost?: boolean;
}

/** The intervals of a bundle, which runs in real time. */
const QUICK_POLLS = { poll_interval: "20ms", poll_max_interval: "50ms" };
const QUICK_INPUTS: Record<ActionName, Texts> = {
  deploy: QUICK_POLLS,
  create: { ...QUICK_POLLS, settle_window: "100ms" },
  delete: {},
  export: { ...QUICK_POLLS, settle_window: "100ms" },
  usage: {},
};
/** The operation that each action polls. */
const POLL_OPERATIONS: Record<ActionName, string> = {
  deploy: "revision",
  create: "revision",
  delete: "get",
  export: "get-export",
  usage: "",
};

type BundleOptions = Pick<RunOptions, "graceMs" | "slowMotion">;

/** Options of exports: few traces, and statuses as the service spells them. */
const EXPORT_DEFAULTS = {
  seed: "exports",
  traces: { perHour: 1 },
  habits: ["titled-statuses"],
} as const;

/** The lines before the error, without debug lines, titles of groups, and markers of commands. */
function messagesIn(log: string): string[] {
  const lines = log.trimEnd().split("\n");
  const end = lines.findIndex((line) => line.startsWith("##[error]"));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => !/^##\[(group|endgroup|debug)\]/.test(line))
    .map((line) => line.replace(/^##\[(notice|warning)\]/, ""));
}

/**
 * Plays a scenario like GitHub's runner, in this process, on a virtual clock, and returns
 * everything that it outputs.
 */
export const play = (scenario: Scenario, options: PlayOptions = {}): Promise<PlayResult> =>
  playStep(scenario, options);

/**
 * Plays a scenario with the bundle of its action, as a process in real time. Each poll advances the
 * clock of the service by a second, so that no test depends on the speed of the machine.
 */
export const playBundle = (
  scenario: Scenario,
  { graceMs, slowMotion, ...options }: PlayOptions & BundleOptions = {},
): Promise<PlayResult> => playStep(scenario, options, omitAbsent({ graceMs, slowMotion }));

async function playStep(
  scenario: Scenario,
  { credentials = CREDENTIAL, env, createRewrite, event, ...options }: PlayOptions,
  bundle?: BundleOptions,
): Promise<PlayResult> {
  const responses = new Map<RecordedRequest, { atMs: number; status: number | undefined }>();
  const recording: Recording = { journal: [], earlyOutputs: new Map() };
  let arrangement: Awaited<ReturnType<typeof arrangeService>> | undefined;
  const onRequest: EmulatorOptions["onRequest"] = (request, status) => {
    responses.set(request, { atMs: clock.now(), status });
    recording.journal.push(request.operation ?? "");
    if (bundle && request.operation === POLL_OPERATIONS[scenario.action]) void clock.sleep(SECOND);
    arrangement?.onRequest?.(request);
    scenario.onRequest?.(request, status);
  };
  const defaults = scenario.action === "export" ? EXPORT_DEFAULTS : {};
  await using service = await startService({
    ...{ ...defaults, ...scenario, onRequest },
    api_keys: [CREDENTIAL.api_key, credentials.api_key],
    bearer_tokens: [CREDENTIAL.api_key, credentials.bearer_token],
  } as EmulatorOptions);
  const { emulator, clock, origin } = service;
  const folder = await mkdtemp(join(tmpdir(), "scenario-"));
  const workspace = options.workspace ?? join(folder, "work");
  const github = await startGithubApi(options.github);
  const { folder: actionFolder, main, post } = stagesOf(scenario.action);
  try {
    arrangement = await arrangeService(scenario, { emulator, clock, workspace });
    const { inputs, onLine, stateAtEnd } = arrangement;
    const earlierCount = emulator.requests.length;
    const startMs = clock.now();
    const lines: Line[] = [];
    const quickInputs = bundle && QUICK_INPUTS[scenario.action];
    const allInputs = { base_url: origin, ...credentials, ...quickInputs, ...inputs };
    const stepInputs = Object.fromEntries(
      Object.entries(allInputs).filter(([, text]) => text !== ""),
    );
    const dispatcher = createRewrite
      ? rewritingDispatcher(createRewrite(stepInputs), service.dispatcher)
      : service.dispatcher;
    recording.journal.length = 0;
    const result = await runAction({
      action: join(actionFolder, "action.yml"),
      inputs: stepInputs,
      githubToken: options.githubToken ?? TOKEN,
      workspace,
      env: {
        ...(await prepareRun(scenario, { folder, githubUrl: github.url, event })),
        ...env,
      },
      ...omitAbsent({ cancelWhen: scenario.cancelWhen, signal: scenario.signal }),
      ...(bundle ?? {
        inProcess: {
          ...{ dispatcher, clock, main: withRecording(main, recording) },
          ...(post && !options.skipsPost && { post }),
        },
      }),
      onLine: (text) => {
        lines.push({ text, ms: clock.now() - startMs });
        onLine?.(text);
      },
    });
    const elapsedMs = clock.now() - startMs;
    const requests = emulator.requests.slice(earlierCount);
    emulator.faults.clear();
    return {
      ...{ ownRevisions: [], activeId: null, servedContent: "", exports: [], queries: [] },
      ...(await stateAtEnd?.()),
      ...result,
      ...recording,
      scenario,
      inputs: stepInputs,
      outcome: result.outputs.outcome ?? "",
      headline: recording.actionResult?.headline,
      summaryBlocks: recording.actionResult?.summary ?? [],
      failure: recording.actionResult?.failure?.message ?? result.outputs.error_message ?? "",
      lines,
      messages: messagesIn(result.log),
      page: result.summary,
      comment: github.comments.map(({ body }) => body).join("\n"),
      emulator,
      github,
      requests: requests.map((request) => ({
        ...request,
        ...(responses.get(request) ?? { atMs: clock.now(), status: undefined }),
      })),
      deployments: [...emulator.store.history.view().deployments.values()],
      files: await readTexts(workspace),
      elapsedMs,
    };
  } finally {
    await arrangement?.close?.();
    await github.close();
    await rm(folder, { recursive: true, force: true });
  }
}
