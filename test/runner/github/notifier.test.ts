import nock from "nock";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { LIMITS_MS } from "../../../src/runner/github/client.ts";
import { createNotifier } from "../../../src/runner/github/notifier.ts";
import type { StepRuntime } from "../../../src/runner/step-runtime.ts";
import { recordingReport } from "../../harness/step-context.ts";
import { renderer, sanitizer } from "../../harness/visible-text.ts";
import { API, SHA, setEvent, useWorkflowRun } from "./github-run.ts";

const PATH = "/repos/octo-org/octo-repo";
const STAGING = { github_environment: "staging", comment_on_pr: false };
const COMMENT = { comment_on_pr: true };

useWorkflowRun();

/** A runtime that keeps the saved state for the post step, and the list of its warnings. */
function newStep() {
  const warnings: string[] = [];
  const state = new Map<string, string>();
  const runtime: StepRuntime = {
    ...recordingReport().report,
    warning: (text) => void warnings.push(text),
    saveState: (name, text) => void state.set(name, text),
    savedState: (name) => state.get(name) ?? "",
    outputs: new Map(),
    notifier: async () => undefined,
    addSecret: () => undefined,
    signal: new AbortController().signal,
    renderer,
    sanitizer,
  };
  return { warnings, runtime };
}

/** Sends the notifications of a deploy and its post step, and returns the warnings of both. */
async function notify(
  inputs: { github_environment?: string; comment_on_pr: boolean },
  deployment_name = "agent",
  starts = ["rolling out"],
): Promise<string[]> {
  const headline = `${deployment_name} runs v2`;
  const { warnings, runtime } = newStep();
  const notifierInputs = { ...inputs, github_token: "ghs_canary", deployment_name };
  const github = createNotifier(notifierInputs, runtime);
  starts.forEach(github.start);
  const title = `✅ ${headline}`;
  await github.end({ outcome: "deployed", headline, title, outputs: {}, summary: [] });
  await createNotifier(notifierInputs, runtime).close();
  return warnings;
}

/** Mocks a pull request with the commit of the run and these comments. */
function mockPullRequest(...comments: object[]): void {
  const number = 7;
  const api = nock(API).persist();
  api.get(`${PATH}/commits/${SHA}/pulls`).reply(200, [{ number, state: "open" }]);
  api.get(`${PATH}/issues/${number}/comments`).query(true).reply(200, comments);
}

describe("a notifier", () => {
  it("supports a name that is not well-formed Unicode", async () => {
    mockPullRequest();
    nock(API).post(`${PATH}/issues/7/comments`).reply(201, { id: 1 });
    nock(API).patch(`${PATH}/issues/comments/1`).reply(200, { id: 1 });
    expect(await notify(COMMENT, "agent\ud800")).toEqual([]);
  });

  it("puts a multi-line name on one line", async () => {
    const isOneLine = ({ description = "" }) => !/[\n\r]/.test(description);
    const api = nock(API);
    api.post(`${PATH}/deployments`, isOneLine).reply(201, { id: 9 });
    api.post(`${PATH}/deployments/9/statuses`, isOneLine).times(2).reply(201, { id: 1 });
    api.get(`${PATH}/deployments`).query(true).reply(200, []);
    expect(await notify(STAGING, "a\nb")).toEqual([]);
  });

  it("reports the result in the post step if GitHub failed three times", async () => {
    const body = "<!-- deploy-agent-server:agent: -->";
    mockPullRequest({ id: 5, body, user: { login: "github-actions[bot]", type: "Bot" } });
    const statuses = [200, 502, 502, 502, 200];
    const headlines: string[] = [];
    nock(API)
      .patch(`${PATH}/issues/comments/5`, (comment) => {
        headlines.push(/<h3>(.*)<\/h3>/.exec(comment.body)?.[1] ?? "");
        return true;
      })
      .times(statuses.length)
      .reply(() => [statuses[headlines.length - 1] ?? 500, { message: "Unicorn!" }]);
    expect(await notify(COMMENT)).toEqual([expect.stringContaining("Unicorn!")]);
    expect(headlines).toEqual(["🚀 rolling out", ...Array(4).fill("✅ agent runs v2")]);
  });

  it("creates one Deployment and one comment if `start` is called again, as when a creation becomes an update", async () => {
    mockPullRequest();
    nock(API).post(`${PATH}/issues/7/comments`).reply(201, { id: 1 });
    nock(API).patch(`${PATH}/issues/comments/1`).reply(200, { id: 1 });
    nock(API).post(`${PATH}/deployments`).reply(201, { id: 9 });
    nock(API).get(`${PATH}/deployments`).query(true).reply(200, []);
    nock(API).post(`${PATH}/deployments/9/statuses`).times(2).reply(201, { id: 1 });
    const inputs = { ...STAGING, comment_on_pr: true };
    expect(await notify(inputs, "agent", ["is being created", "rolling out"])).toEqual([]);
  });

  it("shows the HTTP status in the warning if GitHub gives no reason", async () => {
    nock(API).post(`${PATH}/deployments`).reply(502, "");
    const [warning] = await notify(STAGING);
    expect(warning).toMatch(/could not update GitHub: \S.*502/);
  });

  it("reports a Deployment that GitHub has not created in time at the end", async () => {
    const { end } = LIMITS_MS;
    onTestFinished(() => void Object.assign(LIMITS_MS, { end }));
    LIMITS_MS.end = 100;
    nock(API)
      .post(`${PATH}/deployments`)
      .reply(() => new Promise(() => undefined));
    expect(await notify(STAGING)).toEqual([expect.stringContaining("did not answer in time")]);
  });

  it("suggests a permission in a pull_request_target of a fork, where it can be granted", async () => {
    const repo = { full_name: "octo-org/octo-repo" };
    const head = { sha: SHA, repo: { full_name: "fork/repo" } };
    await setEvent({ pull_request: { number: 7, head, base: { repo } } });
    vi.stubEnv("GITHUB_EVENT_NAME", "pull_request_target");
    nock(API).post(`${PATH}/deployments`).reply(403, { message: "Resource not accessible" });
    expect(await notify(STAGING)).toEqual([expect.stringContaining("deployments: write")]);
  });

  it.each([
    ["a response of another form", 200, { resources: [] }, "GitHub's answer cannot be read"],
    ["a list of other values", 200, [null, 7], "GitHub's answer cannot be read"],
    ["an error of 3 MB", 422, { message: "x@y ".repeat(750_000) }, "status 422"],
    ["a token that is not valid", 401, { message: "Bad credentials" }, "Bad credentials"],
  ])("reports %s on one line", async (_, status, body, reason) => {
    nock(API).get(`${PATH}/commits/${SHA}/pulls`).times(3).reply(status, body);
    const warning = `comment_on_pr: could not update GitHub: ${reason}. This does not affect the result of the step.`;
    expect(new Set(await notify(COMMENT))).toEqual(new Set([warning]));
  });
});
