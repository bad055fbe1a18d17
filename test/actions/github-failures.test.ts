import { beforeAll, describe, expect, it, vi } from "vitest";
import { botComment } from "../harness/github/github-api.ts";
import { GITHUB_FAILURES, type GithubFailureName } from "../harness/github/github-failures.ts";
import { play, playBundle } from "../scenarios/play.ts";

/** The time limits of a run, the oldest first. */
let limits: AbortController[] = [];
/** In ms, as the notifier sets them. A mock of the notifier fails if another test file has loaded it. */
const LIMITS = [5_000, 15_000];
const realSetTimeout = globalThis.setTimeout;
beforeAll(() => {
  const setLimit = (callback: (...rest: unknown[]) => void, ms?: number, ...rest: unknown[]) => {
    if (!LIMITS.includes(ms ?? 0)) return realSetTimeout(callback, ms, ...rest);
    const limit = new AbortController();
    limit.signal.addEventListener("abort", callback);
    limits.push(limit);
    return realSetTimeout(() => undefined, 0);
  };
  vi.spyOn(globalThis, "setTimeout").mockImplementation(Object.assign(setLimit, realSetTimeout));
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
const TURN_MS = 5;
const QUIET_TURNS = 150;

/**
 * Ends the oldest limit after many turns of the event loop without a request. A busy machine delays
 * turns, but the number without a request stays the same, so that only silence ends a limit.
 */
function endInSilence(countRequests: () => number) {
  limits = [];
  let [lastProgress, quietTurns] = ["", 0];
  return setInterval(() => {
    const open = limits.find(({ signal }) => !signal.aborted);
    const progress =
      open && countRequests() > 0 ? `${limits.indexOf(open)} ${countRequests()}` : "";
    quietTurns = progress !== "" && progress === lastProgress ? quietTurns + 1 : 0;
    lastProgress = progress;
    if (quietTurns === QUIET_TURNS) open?.abort();
  }, TURN_MS);
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

/** Comments and Deployments on GitHub after a step, with the annotations of step and post step. */
async function resultOf(action: ActionName, failure: GithubFailureName, run = play) {
  let requestCount = 0;
  const github = {
    ...{ failure, comments: commentsOf(action, failure) },
    deployments: [{ id: 7, description: `Agent server ${NAME}`, states: ["success"] }],
    ...(failure === "page that shifts" ? { perPage: 2 } : {}),
    respond: () => void requestCount++,
  };
  const silences = SILENT.includes(failure) ? endInSilence(() => requestCount) : undefined;
  const { inputs, ...scenario } = { inputs: {}, ...SCENARIOS[action] };
  const result = await run(
    { ...scenario, inputs: { ...inputs, github_environment: "preview", comment_on_pr: "true" } },
    { github },
  ).finally(() => clearInterval(silences));
  const { url, comments, deployments } = result.github;
  const messagesOf = (list: typeof result.annotations = []) =>
    list.map(({ message }) => message.replaceAll(url, "API")).sort();
  return {
    outcome: `${result.exitCode} ${result.outcome}`,
    comments: comments
      .filter(({ body }) => body.includes("deploy-agent-server:"))
      .map(({ user, body }) => `${user.login}: ${/<h3>(.*)<\/h3>/.exec(body)?.[1]}`),
    deployments: deployments.map(({ id, states }) => `${id}: ${states.join(", ")}`),
    messages: messagesOf(result.annotations),
    post: messagesOf(result.post?.annotations),
  };
}

const NAMES = Object.keys(GITHUB_FAILURES).filter(
  (name): name is GithubFailureName => name in GITHUB_FAILURES,
);
const OUTCOMES = { deploy: "0 deployed", create: "0 deployed", delete: "0 deleted" } as const;
const HARMLESS = " This does not affect the result of the step.";

type Result = Awaited<ReturnType<typeof resultOf>>;
/** A new comment is cut to its sign, so that the results of several actions can be equal. */
const inOneLine = ({ comments, deployments, messages, post }: Result) =>
  [
    ...comments.map((comment) => `comment of ${comment.replace(/ agent-pr-4 .*$/, "")}`),
    ...deployments.map((deployment) => `deployment ${deployment}`),
    ...messages.map((message) => message.replace(HARMLESS, "…")),
    ...post.map((message) => `post step: ${message.replace(HARMLESS, "…")}`),
  ].join("; ");

describe("GitHub failures during deploy, create and delete", () => {
  it.each(NAMES)("%s", async (failure) => {
    const ends = new Map<string, string[]>();
    for (const action of ["deploy", "create", "delete"] as const) {
      const end = await resultOf(action, failure);
      expect(end.outcome).toBe(OUTCOMES[action]);
      expect([...end.messages, ...end.post].join()).not.toMatch(/<p>|<!DOCTYPE|[\n\r]/);
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
] as const)("the bundle of %s", (action, failure) => {
  it(`ends as the sources do with: ${failure}`, async () => {
    expect(await resultOf(action, failure, playBundle)).toEqual(await resultOf(action, failure));
  });
});
