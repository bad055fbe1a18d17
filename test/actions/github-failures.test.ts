import { beforeAll, expect, it, vi } from "vitest";
import { botComment } from "../harness/github/github-api.ts";
import { GITHUB_FAILURES, type GithubFailureName } from "../harness/github/github-failures.ts";
import { play, playBundle } from "../scenarios/play.ts";

/** The notifier's pending and past timeouts in one run, the oldest first. */
let timeouts: AbortController[] = [];
/**
 * How long the notifier's timeouts are. `setTimeout` is mocked, because a mock of the notifier has
 * no effect once another test file has loaded the notifier.
 */
const TIMEOUTS_MS = [5_000, 15_000];
const realSetTimeout = globalThis.setTimeout;
beforeAll(() => {
  const addTimeout = (callback: (...rest: unknown[]) => void, ms?: number, ...rest: unknown[]) => {
    if (!TIMEOUTS_MS.includes(ms ?? 0)) return realSetTimeout(callback, ms, ...rest);
    const timeout = new AbortController();
    timeout.signal.addEventListener("abort", callback);
    timeouts.push(timeout);
    return realSetTimeout(() => undefined, 0);
  };
  vi.spyOn(globalThis, "setTimeout").mockImplementation(Object.assign(addTimeout, realSetTimeout));
});
vi.mock("node:timers/promises", async (original) => ({
  ...(await original<typeof import("node:timers/promises")>()),
  setTimeout: () => new Promise((resolve) => setImmediate(resolve)),
}));

const NAME = "agent-pr-4";
const MARKER = `<!-- deploy-agent-server:${NAME}: -->`;
const IMAGE = { image_uri: "registry.example/agent:2" };
const SCENARIOS = {
  deploy: { action: "deploy", deployment: { name: NAME }, inputs: IMAGE },
  create: { action: "create", inputs: { name: NAME, ...IMAGE } },
  delete: { action: "delete" },
} as const;
type ActionName = keyof typeof SCENARIOS;

const SILENT: GithubFailureName[] = ["hang", "drip", "slow pages"];
const TICK_MS = 5;
const QUIET_TICKS = 150;

/**
 * Fires the oldest pending timeout after `QUIET_TICKS` ticks without a request. A busy machine
 * delays the ticks as well as the requests, so that only silence fires a timeout.
 */
function fireTimeoutsInSilence(countRequests: () => number) {
  timeouts = [];
  let [lastProgress, quietTicks] = ["", 0];
  return setInterval(() => {
    const pending = timeouts.find(({ signal }) => !signal.aborted);
    const progress =
      pending && countRequests() > 0 ? `${timeouts.indexOf(pending)} ${countRequests()}` : "";
    quietTicks = progress !== "" && progress === lastProgress ? quietTicks + 1 : 0;
    lastProgress = progress;
    if (quietTicks === QUIET_TICKS) pending?.abort();
  }, TICK_MS);
}

const OTHER_COMMENTS = Array.from({ length: 999 }, (_, index) => botComment(index + 2, "another"));
const commentsOf = (action: ActionName, failure: GithubFailureName) => {
  const earlierComment = botComment(1, `${MARKER}\n\n<h3>earlier</h3>`);
  if (failure === "page that shifts")
    return [botComment(4, "a"), botComment(5, "b"), earlierComment];
  if (failure === "slow pages") return [...OTHER_COMMENTS, earlierComment];
  if (failure === "comment of another bot")
    earlierComment.user = { ...earlierComment.user, login: "mirror[bot]" };
  return failure === "two jobs" && action !== "delete" ? [] : [earlierComment];
};

const HARMLESS = " This does not affect the result of the step.";

/**
 * The outcome, comments and Deployments on GitHub, and annotations of step and post step, in one
 * line. A comment is cut to its icon, so that deploy and create have the same lines.
 */
async function summaryOf(action: ActionName, failure: GithubFailureName, run = play) {
  let requestCount = 0;
  const github = {
    ...{ failure, comments: commentsOf(action, failure) },
    deployments: [{ id: 7, description: `Agent server ${NAME}`, states: ["success"] }],
    ...(failure === "page that shifts" ? { perPage: 2 } : {}),
    respond: () => void requestCount++,
  };
  const timer = SILENT.includes(failure) ? fireTimeoutsInSilence(() => requestCount) : undefined;
  const { inputs, ...scenario } = { inputs: {}, ...SCENARIOS[action] };
  const result = await run(
    { ...scenario, inputs: { ...inputs, github_environment: "preview", comment_on_pr: "true" } },
    { github },
  ).finally(() => clearInterval(timer));
  const { url, comments, deployments } = result.github;
  const messagesOf = (list: typeof result.annotations = []) =>
    list.map(({ message }) => message.replaceAll(url, "API").replace(HARMLESS, "…")).sort();
  return [
    `${result.outcome}, exit ${result.exitCode}`,
    ...comments
      .filter(({ body }) => body.includes("deploy-agent-server:"))
      .map(({ user, body }) => `comment of ${user.login}: ${/<h3>(\S+).*<\/h3>/.exec(body)?.[1]}`),
    ...deployments.map(({ id, states }) => `deployment ${id}: ${states.join(", ")}`),
    ...messagesOf(result.annotations),
    ...messagesOf(result.post?.annotations).map((message) => `post step: ${message}`),
  ].join("; ");
}

const NAMES = Object.keys(GITHUB_FAILURES).filter(
  (name): name is GithubFailureName => name in GITHUB_FAILURES,
);

it.each([
  ["deploy", "github-failures.txt"],
  ["create", "github-failures.txt"],
  ["delete", "github-failures-of-delete.txt"],
] as const)("a step of %s succeeds despite each failure, as listed in %s", async (action, file) => {
  const failuresBySummary = new Map<string, string[]>();
  for (const failure of NAMES) {
    const summary = await summaryOf(action, failure);
    expect(summary).toMatch(/^(deployed|deleted), exit 0;/);
    expect(summary).not.toMatch(/<p>|<!DOCTYPE|[\n\r]/);
    failuresBySummary.set(summary, [...(failuresBySummary.get(summary) ?? []), failure]);
  }
  const lines = [...failuresBySummary].map(([text, names]) => `${text} <- ${names.join(", ")}\n`);
  await expect(lines.join("")).toMatchFileSnapshot(file);
});

it.each([
  ["deploy", "page of a gateway"],
  ["create", "login page"],
  ["delete", "no permission"],
] as const)("the bundle of %s ends as the sources do with: %s", async (action, failure) => {
  expect(await summaryOf(action, failure, playBundle)).toBe(await summaryOf(action, failure));
});
