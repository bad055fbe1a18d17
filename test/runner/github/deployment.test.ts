import nock from "nock";
import { describe, expect, it, vi } from "vitest";
import { connectToGithub } from "../../../src/runner/github/client.ts";
import {
  createGithubDeployment,
  retireDeployments,
  setStatus,
} from "../../../src/runner/github/deployment.ts";
import { omitAbsent } from "../../../src/service/contract/operation.ts";
import { API, SHA, setPullRequestEvent, useWorkflowRun } from "./github-run.ts";

const PATH = "/repos/octo-org/octo-repo/deployments";
const github = async (environment = "staging") => ({
  ...(await connectToGithub("ghs_canary", new AbortController().signal)),
  environment,
});

const RUN = "https://github.com/octo-org/octo-repo/actions/runs/42/attempts/2";
const HEAD = "1111111111111111111111111111111111111111";
const REPO = { full_name: "octo-org/octo-repo" };

useWorkflowRun();

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
    await setPullRequestEvent({ number: 7, base: { repo: REPO }, ...pull_request });
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
    ["the run if the attempt is unknown", undefined, { ...defaults, log_url: RUN.slice(0, -11) }],
  ])("links to %s", async (_, attempt, expected) => {
    vi.stubEnv("GITHUB_RUN_ATTEMPT", attempt);
    const state = "success" as const;
    const status = { state, description: "deployed", environment_url: "https://agent.example" };
    nock(API)
      .post(`${PATH}/9/statuses`, { ...status, ...expected })
      .reply(201, { id: 1, ...status });
    await setStatus(await github(), 9, status);
  });

  it("has a description of 140 characters at most", async () => {
    const hasMaxLength = ({ description }: Record<string, string>) => description?.length === 140;
    nock(API).post(`${PATH}/9/statuses`, hasMaxLength).reply(201, { id: 1 });
    await setStatus(await github(), 9, { state: "error", description: "x".repeat(141) });
    nock(API).post(PATH, hasMaxLength).reply(201, { id: 9 });
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

describe("retireDeployments before an id", () => {
  const description = "Agent server x";
  const deployments = (ids: number[], created_at = "2026-01-01T00:00:00Z") =>
    ids.map((id) => ({ id, description, created_at }));
  const mockList = (list: object[], headers = {}) =>
    nock(API).get(PATH).query({ environment: "staging", per_page: 100 }).reply(200, list, headers);
  const retireEarlier = async () => retireDeployments(await github(), "x", { beforeId: 9 });

  it.each<[string, object[], [id: number, state?: string][], retiredIds: number[]]>([
    [
      "sets each earlier Deployment that is live to inactive, and no later one",
      deployments([12, 9, 7, 3]),
      [
        [7, "success"],
        [3, "success"],
      ],
      [7, 3],
    ],
    [
      "retires abandoned Deployments",
      deployments([9, 8, 7, 6, 5]),
      [[8, "failure"], [7], [6, "inactive"], [5, "in_progress"]],
      [7, 5],
    ],
    [
      "skips Deployments that another run may still be rolling out",
      deployments([9, 8, 7], new Date().toISOString()),
      [[8, "in_progress"], [7]],
      [],
    ],
    [
      "skips Deployments of other workflows and deployments",
      ["website", "Agent server y", ""].map((description, id) => ({ id, description })),
      [],
      [],
    ],
    [
      "stops after ten Deployments that were not live",
      deployments(Array.from({ length: 25 }, (_, id) => 8 - id)),
      Array.from({ length: 10 }, (_, id) => [8 - id, "inactive"]),
      [],
    ],
  ])("%s", async (_, list, states, retiredIds) => {
    mockList(list);
    for (const [id, state] of states) mockState(id, state);
    for (const id of retiredIds) expectRetirement(id);
    await retireEarlier();
  });

  it("finds an earlier success on the next page", async () => {
    mockList(deployments([9]), { link: `<${API}${PATH}?page=2>; rel="next"` });
    nock(API)
      .get(PATH)
      .query({ page: 2 })
      .reply(200, deployments([3]));
    mockState(3, "success");
    expectRetirement(3);
    await retireEarlier();
  });
});

describe("retireDeployments without an id", () => {
  const description = "Agent server agent-pr-4";
  const link = `<${API}${PATH}?page=2>; rel="next"`;
  const secondPage = () => nock(API).get(PATH).query({ page: 2 });
  const retireAll = async (maxPages?: number) =>
    retireDeployments(await github("preview"), "agent-pr-4", omitAbsent({ maxPages }));
  const mockList = (...descriptions: (string | null)[]) =>
    nock(API)
      .get(PATH)
      .query({ environment: "preview", per_page: 100 })
      .reply(
        200,
        descriptions.map((description, index) => ({ id: 9 - index, description })),
        { link },
      );

  it("sets every Deployment of the agent server to inactive on all pages, and none of another", async () => {
    mockList(description, "Agent server agent-pr-42", null, "website");
    secondPage().reply(200, [{ id: 3, description }]);
    for (const id of [9, 3]) {
      mockState(id, id === 9 ? "failure" : undefined);
      expectRetirement(id);
    }
    await retireAll();
  });

  it("skips inactive Deployments, because each status triggers workflows", async () => {
    mockList(description, description);
    secondPage().reply(200, []);
    mockState(9, "inactive");
    mockState(8, "success");
    expectRetirement(8);
    await retireAll();
  });

  it("limits the number of pages", async () => {
    mockList(description);
    mockState(9, "success");
    expectRetirement(9);
    await retireAll(1);
  });

  it("retires the newest even if a later page cannot be read", async () => {
    mockList(description);
    secondPage().reply(404);
    mockState(9, "success");
    expectRetirement(9);
    await expect(retireAll()).rejects.toThrow();
  });
});
