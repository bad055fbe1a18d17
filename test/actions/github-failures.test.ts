import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { byBot, type GithubApi, startGithubApi } from "../harness/github-api.ts";
import { TROUBLES, type TroubleName } from "../harness/github-failures.ts";
import type { RunOptions } from "../harness/runner/runner.ts";
import { createWith, deleteWith, deployWith } from "../harness/step.ts";

/** Those of a run, the oldest first. */
let limits: AbortController[] = [];
/** In ms, as the notifier sets them. Another file of this process may have loaded it: no mock of it holds. */
const LIMITS = [5_000, 15_000];
const after = globalThis.setTimeout;
beforeAll(() => {
  const set = (ring: (...rest: unknown[]) => void, ms?: number, ...rest: unknown[]) => {
    if (!LIMITS.includes(ms ?? 0)) return after(ring, ms, ...rest);
    const limit = new AbortController();
    limit.signal.addEventListener("abort", ring);
    limits.push(limit);
    return after(() => undefined, 0);
  };
  vi.spyOn(globalThis, "setTimeout").mockImplementation(Object.assign(set, after));
});
vi.mock("node:timers/promises", async (original) => ({
  ...(await original<typeof import("node:timers/promises")>()),
  setTimeout: () => new Promise((resolve) => setImmediate(resolve)),
}));

const NAME = "agent-pr-4";
const MARKER = `<!-- deploy-agent-server:${NAME}: -->`;
const REPO = { full_name: "octo-org/octo-repo" };
const PULL_REQUEST = { pull_request: { number: 7, head: { repo: REPO }, base: { repo: REPO } } };
const IMAGE = { image_uri: "registry.example/agent:2" };

type Run = Partial<RunOptions>;
const ACTIONS = {
  deploy: (inputs: Record<string, string>, run: Run) =>
    deployWith({ seed: { name: NAME }, inputs: { ...IMAGE, ...inputs }, run }),
  create: (inputs: Record<string, string>, run: Run) =>
    createWith({ name: NAME, source: "external_docker", ...IMAGE, ...inputs }, { run }),
  delete: (inputs: Record<string, string>, run: Run) => deleteWith(inputs, { run }),
};
type ActionName = keyof typeof ACTIONS;

const SILENT: TroubleName[] = ["hang", "drip", "slow pages"];
const TURN_MS = 5;
const QUIET_TURNS = 150;

/**
 * Ends the oldest limit after many turns of the event loop in which nothing was asked within it. A
 * busy machine makes these late, and no fewer, so that nothing but silence is cut.
 */
function endInSilence({ requests }: GithubApi) {
  limits = [];
  let [before, quietTurns] = ["", 0];
  return setInterval(() => {
    const open = limits.find(({ signal }) => !signal.aborted);
    const now = open && requests.length > 0 ? `${limits.indexOf(open)} ${requests.length}` : "";
    quietTurns = now !== "" && now === before ? quietTurns + 1 : 0;
    before = now;
    if (quietTurns === QUIET_TURNS) open?.abort();
  }, TURN_MS);
}

const FULL = Array.from({ length: 999 }, (_, index) => byBot(index + 2, "another"));
const commentsOf = (action: ActionName, trouble: TroubleName) => {
  const earlier = byBot(1, `${MARKER}\n\n<h3>earlier</h3>`);
  if (trouble === "page that shifts") return [byBot(4, "a"), byBot(5, "b"), earlier];
  if (trouble === "slow pages") return [...FULL, earlier];
  if (trouble === "comment of another bot")
    earlier.user = { ...earlier.user, login: "mirror[bot]" };
  return trouble === "two jobs" && action !== "delete" ? [] : [earlier];
};

/** What stands on GitHub after a step, and what the step and its post step said of it. */
async function ended(action: ActionName, trouble: TroubleName, run: Run = {}) {
  const folder = await mkdtemp(join(tmpdir(), "event-"));
  const GITHUB_EVENT_PATH = join(folder, "event.json");
  await writeFile(GITHUB_EVENT_PATH, JSON.stringify(PULL_REQUEST));
  const description = `Agent server ${NAME}`;
  const api = await startGithubApi({
    trouble,
    comments: commentsOf(action, trouble),
    deployments: [{ id: 7, description, states: ["success"] }],
    ...(trouble === "page that shifts" ? { perPage: 2 } : {}),
  });
  const silences = SILENT.includes(trouble) ? endInSilence(api) : undefined;
  try {
    const env = { GITHUB_API_URL: api.url, GITHUB_EVENT_PATH, GITHUB_EVENT_NAME: "pull_request" };
    const inputs = { github_environment: "preview", comment_on_pr: "true" };
    const { exitCode, outputs, annotations, post } = await ACTIONS[action](inputs, {
      githubToken: "ghs_canaryTokenOfTheWorkflow0123456789",
      env,
      ...run,
    });
    const said = (list: typeof annotations = []) => list.map(({ message }) => message).sort();
    return {
      outcome: `${exitCode} ${outputs.outcome}`,
      comments: api.comments
        .filter(({ body }) => body.includes("deploy-agent-server:"))
        .map(({ user, body }) => `${user.login}: ${/<h3>(.*)<\/h3>/.exec(body)?.[1]}`),
      deployments: api.deployments.map(({ id, states }) => `${id}: ${states.join(", ")}`),
      said: said(annotations).map((message) => message.replaceAll(api.url, "API")),
      post: said(post?.annotations).map((message) => message.replaceAll(api.url, "API")),
    };
  } finally {
    clearInterval(silences);
    await api.close();
  }
}

const NAMES = Object.keys(TROUBLES).filter((name): name is TroubleName => name in TROUBLES);
const OUTCOMES = { deploy: "0 deployed", create: "0 deployed", delete: "0 deleted" } as const;
const HARMLESS = " This does not affect the result of the step.";

/** Of a new comment only its sign, so that the ends of several actions can be alike. */
const inOneLine = ({ comments, deployments, said, post }: Awaited<ReturnType<typeof ended>>) =>
  [
    ...comments.map((comment) => `comment of ${comment.replace(/ agent-pr-4 .*$/, "")}`),
    ...deployments.map((deployment) => `deployment ${deployment}`),
    ...said.map((message) => message.replace(HARMLESS, "…")),
    ...post.map((message) => `post step: ${message.replace(HARMLESS, "…")}`),
  ].join("; ");

describe("GitHub failures during deploy, create and delete", () => {
  it.each(NAMES)("%s", async (trouble) => {
    const ends = new Map<string, string[]>();
    for (const action of ["deploy", "create", "delete"] as const) {
      const end = await ended(action, trouble);
      expect(end.outcome).toBe(OUTCOMES[action]);
      expect([...end.said, ...end.post].join()).not.toMatch(/<p>|<!DOCTYPE|[\n\r]/);
      const text = inOneLine(end);
      ends.set(text, [...(ends.get(text) ?? []), action]);
    }
    const texts = [...ends].map(([text, actions]) => `${actions.join(", ")}: ${text}`);
    expect(texts.join("\n")).toMatchSnapshot();
  });
});

describe.each([
  ["deploy", "page of a gateway"],
  ["create", "login page"],
  ["delete", "no permission"],
] as const)("the bundle of %s", (action, trouble) => {
  it(`ends as the sources do with: ${trouble}`, async () => {
    expect(await ended(action, trouble, { inProcess: false })).toEqual(
      await ended(action, trouble),
    );
  });
});
