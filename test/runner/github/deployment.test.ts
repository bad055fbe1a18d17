import nock from "nock";
import { describe, expect, it, vi } from "vitest";
import { connectToGithub } from "../../../src/runner/github/client.ts";
import {
  createGithubDeployment,
  retire,
  setStatus,
} from "../../../src/runner/github/deployment.ts";
import { omitAbsent } from "../../../src/service/contract/operation.ts";
import { API, inPullRequest, inWorkflowRun, SHA } from "./github-run.ts";

const PATH = "/repos/octo-org/octo-repo/deployments";
const github = async (environment = "staging") => ({
  ...(await connectToGithub("ghs_canary", new AbortController().signal)),
  environment,
});

const RUN = "https://github.com/octo-org/octo-repo/actions/runs/42/attempts/2";
const HEAD = "1111111111111111111111111111111111111111";
const REPO = { full_name: "octo-org/octo-repo" };

inWorkflowRun();

describe("createGithubDeployment", () => {
  it("records the commit of the run, whatever its checks and branch", async () => {
    const expected = {
      ref: SHA,
      environment: "staging",
      description: "Agent server x",
      auto_merge: false,
      required_contexts: [],
    };
    nock(API).post(PATH, expected).reply(201, { id: 9, sha: SHA, environment: "staging" });
    expect(await createGithubDeployment(await github(), "x")).toBe(9);
  });

  const head = { sha: HEAD, repo: REPO };
  it.each([
    ["the head of a pull request, in a transient environment", { head }, HEAD, true],
    ["the commit of the run if the event names no head", { head: { repo: null } }, SHA, true],
    ["the commit of a merge, in a lasting environment", { head, merged: true }, SHA, undefined],
  ])("records %s", async (_, pull_request, ref, transient) => {
    await inPullRequest({ number: 7, base: { repo: REPO }, ...pull_request });
    const isExpected = (body: Record<string, unknown>) =>
      body.ref === ref && body.transient_environment === transient;
    nock(API).post(PATH, isExpected).reply(201, { id: 9 });
    await createGithubDeployment(await github("preview"), "agent-pr-7");
  });

  it("is not retried after a lost response", async () => {
    nock(API).post(PATH).reply(502);
    await expect(createGithubDeployment(await github(), "x")).rejects.toThrow();
  });

  it("does not mistake the response of an automatic merge for a Deployment", async () => {
    nock(API).post(PATH).reply(202, { message: "Auto-merged main into topic on deployment." });
    await expect(createGithubDeployment(await github(), "x")).rejects.toThrow("Auto-merged");
  });
});

describe("setStatus", () => {
  const defaults = { log_url: RUN, auto_inactive: false };

  it.each([
    ["this attempt of the run, and lets GitHub retire no other", "2", defaults],
    [
      "the run if its attempts have no pages",
      undefined,
      { ...defaults, log_url: RUN.slice(0, -11) },
    ],
  ])("links to %s", async (_, attempt, expected) => {
    vi.stubEnv("GITHUB_RUN_ATTEMPT", attempt);
    const status = {
      ...{ state: "success" as const, description: "deployed" },
      environment_url: "https://agent.example",
    };
    const set = nock(API).post(`${PATH}/9/statuses`, { ...status, ...expected });
    set.reply(201, { id: 1, ...status });
    await setStatus(await github(), 9, status);
  });

  it("has a description of 140 characters at most", async () => {
    const fits = ({ description }: Record<string, string>) => description?.length === 140;
    nock(API).post(`${PATH}/9/statuses`, fits).reply(201, { id: 1 });
    await setStatus(await github(), 9, { state: "error", description: "x".repeat(141) });
    nock(API).post(PATH, fits).reply(201, { id: 9 });
    await createGithubDeployment(await github(), "x".repeat(400));
  });

  it("omits environment_url when there is no address", async () => {
    nock(API)
      .post(`${PATH}/9/statuses`, { state: "error", ...defaults })
      .reply(201, { id: 1 });
    await setStatus(await github(), 9, { state: "error", environment_url: undefined });
  });
});

const mockState = (id: number, state?: string) =>
  nock(API)
    .get(`${PATH}/${id}/statuses`)
    .query({ per_page: 1 })
    .reply(200, state === undefined ? [] : [{ state }]);
const expectRetirement = (id: number) =>
  nock(API)
    .post(`${PATH}/${id}/statuses`, (body) => body.state === "inactive")
    .reply(201, { id: 1 });

describe("retiring the Deployments before one", () => {
  const description = "Agent server x";
  const LONG_AGO = "2026-01-01T00:00:00Z";
  const mockList = (...ids: [number, string, string?][]) =>
    nock(API)
      .get(PATH)
      .query({ environment: "staging", per_page: 100 })
      .reply(
        200,
        ids.map(([id, description, created_at = LONG_AGO]) => ({ id, description, created_at })),
      );
  const retireOthers = async () => retire(await github(), "x", { before: 9 });

  it("sets each earlier Deployment that is live to inactive, and no later one", async () => {
    mockList([12, description], [9, description], [7, description], [3, description]);
    mockState(7, "success");
    mockState(3, "success");
    for (const id of [7, 3]) expectRetirement(id);
    await retireOthers();
  });

  it("retires abandoned Deployments", async () => {
    mockList([9, description], ...[8, 7, 6, 5].map((id): [number, string] => [id, description]));
    mockState(8, "failure");
    mockState(7);
    mockState(6, "inactive");
    mockState(5, "in_progress");
    for (const id of [7, 5]) expectRetirement(id);
    await retireOthers();
  });

  it("skips Deployments that another run may still be rolling out", async () => {
    const now = new Date().toISOString();
    mockList([9, description], [8, description, now], [7, description, now]);
    mockState(8, "in_progress");
    mockState(7);
    await retireOthers();
  });

  it("skips Deployments of other workflows and deployments", async () => {
    mockList([9, description], [8, "website"], [7, "Agent server y"], [6, ""]);
    await retireOthers();
  });

  it("finds an earlier success on the next page", async () => {
    const others = Array.from({ length: 99 }, (_, index) => ({
      id: 200 - index,
      description: "y",
    }));
    const link = `<${API}${PATH}?page=2>; rel="next"`;
    nock(API)
      .get(PATH)
      .query({ environment: "staging", per_page: 100 })
      .reply(200, [...others, { id: 9, description }], { link });
    nock(API)
      .get(PATH)
      .query({ page: 2 })
      .reply(200, [{ id: 3, description }]);
    mockState(3, "success");
    expectRetirement(3);
    await retireOthers();
  });

  it("stops after ten Deployments that were not live", async () => {
    const ids = Array.from({ length: 25 }, (_, index): [number, string] => [
      8 - index,
      description,
    ]);
    mockList([9, description], ...ids);
    for (const [id] of ids.slice(0, 10)) mockState(id, "inactive");
    await retireOthers();
  });
});

describe("retiring all Deployments", () => {
  const description = "Agent server agent-pr-4";
  const next = `<${API}${PATH}?page=2>; rel="next"`;
  const secondPage = () => nock(API).get(PATH).query({ page: 2 });
  const retireOthers = async (maxPages?: number) =>
    retire(await github("preview"), "agent-pr-4", omitAbsent({ maxPages }));
  const mockList = (...descriptions: (string | null)[]) =>
    nock(API)
      .get(PATH)
      .query({ environment: "preview", per_page: 100 })
      .reply(
        200,
        descriptions.map((description, index) => ({ id: 9 - index, description })),
        { link: next },
      );

  it("sets every Deployment of the agent server to inactive on all pages, and none of another", async () => {
    mockList(description, "Agent server agent-pr-42", null, "website");
    secondPage().reply(200, [{ id: 3, description }]);
    for (const id of [9, 3]) {
      mockState(id, id === 9 ? "failure" : undefined);
      expectRetirement(id);
    }
    await retireOthers();
  });

  it("skips inactive Deployments, because each status triggers workflows", async () => {
    mockList(description, description);
    secondPage().reply(200, []);
    mockState(9, "inactive");
    mockState(8, "success");
    expectRetirement(8);
    await retireOthers();
  });

  it("limits the number of pages", async () => {
    mockList(description);
    mockState(9, "success");
    expectRetirement(9);
    await retireOthers(1);
  });

  it("retires the newest even if a later page cannot be read", async () => {
    mockList(description);
    secondPage().reply(404);
    mockState(9, "success");
    expectRetirement(9);
    await expect(retireOthers()).rejects.toThrow();
  });
});
