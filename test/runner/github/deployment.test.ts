import nock from "nock";
import { describe, expect, it, vi } from "vitest";
import {
  createGithubDeployment,
  retireDeployments,
  setStatus,
} from "../../../src/runner/github/deployment.ts";
import { API, connect, SHA, setEvent, useWorkflowRun } from "./github-run.ts";

const PATH = "/repos/octo-org/octo-repo/deployments";

useWorkflowRun();

const hasMaxLength = ({ description }: Record<string, string>) => description?.length === 140;

describe("createGithubDeployment", () => {
  const repo = { full_name: "octo-org/octo-repo" };
  const HEAD = "1111111111111111111111111111111111111111";
  const head = { sha: HEAD, repo };

  it.each([
    ["the head of a pull request, in a transient environment", { head }, HEAD, true],
    ["the commit of the run if the event names no head", { head: { repo: null } }, SHA, true],
    ["the commit of a merge, in a lasting environment", { head, merged: true }, SHA, undefined],
  ])("records %s", async (_, pull_request, ref, transient) => {
    await setEvent({ pull_request: { number: 7, base: { repo }, ...pull_request } });
    const isExpected = (body: Record<string, unknown>) =>
      body.ref === ref && body.transient_environment === transient;
    nock(API).post(PATH, isExpected).reply(201, { id: 9 });
    await createGithubDeployment(await connect(), "agent-pr-7");
  });

  it("cuts a description to 140 characters", async () => {
    nock(API).post(PATH, hasMaxLength).reply(201, { id: 9 });
    await createGithubDeployment(await connect(), "x".repeat(400));
  });

  it("does not mistake the response of an automatic merge for a Deployment", async () => {
    nock(API).post(PATH).reply(202, { message: "Auto-merged main into topic on deployment." });
    await expect(createGithubDeployment(await connect(), "x")).rejects.toThrow("Auto-merged");
  });
});

describe("setStatus", () => {
  it("links to the run if the attempt is unknown", async () => {
    vi.stubEnv("GITHUB_RUN_ATTEMPT", undefined);
    const log_url = "https://github.com/octo-org/octo-repo/actions/runs/42";
    nock(API)
      .post(`${PATH}/9/statuses`, (body) => body.log_url === log_url)
      .reply(201, { id: 1 });
    await setStatus(await connect(), 9, { state: "success" });
  });

  it("cuts a description to 140 characters", async () => {
    nock(API).post(`${PATH}/9/statuses`, hasMaxLength).reply(201, { id: 1 });
    await setStatus(await connect(), 9, { state: "error", description: "x".repeat(141) });
  });
});

describe("retireDeployments", () => {
  const description = "Agent server x";
  const deployments = (ids: number[], created_at = "2026-01-01T00:00:00Z") =>
    ids.map((id) => ({ id, description, created_at }));
  const link = `<${API}${PATH}?page=2>; rel="next"`;
  const mockPage = (page: object[], headers = {}) =>
    nock(API).get(PATH).query({ environment: "staging", per_page: 100 }).reply(200, page, headers);
  const mockNextPage = () => nock(API).get(PATH).query({ page: 2 });
  /** Mocks the latest status of each Deployment, and expects that `retiredIds` become inactive. */
  function mockStates(states: [id: number, state?: string][], retiredIds: number[]): void {
    for (const [id, state] of states)
      nock(API)
        .get(`${PATH}/${id}/statuses`)
        .query({ per_page: 1 })
        .reply(200, state === undefined ? [] : [{ state }]);
    for (const id of retiredIds)
      nock(API)
        .post(`${PATH}/${id}/statuses`, (body) => body.state === "inactive")
        .reply(201, { id: 1 });
  }
  const retire = async (beforeId?: number) => retireDeployments(await connect(), "x", beforeId);

  it.each<
    [string, beforeId: number | undefined, object[], [id: number, state?: string][], number[]]
  >([
    [
      "with beforeId, retires earlier Deployments that succeeded, and no later one",
      9,
      deployments([12, 9, 7, 3]),
      [
        [7, "success"],
        [3, "success"],
      ],
      [7, 3],
    ],
    [
      "with beforeId, retires abandoned Deployments",
      9,
      deployments([9, 8, 7, 6, 5]),
      [[8, "failure"], [7], [6, "inactive"], [5, "in_progress"]],
      [7, 5],
    ],
    [
      "with beforeId, skips Deployments that another run may still be rolling out",
      9,
      deployments([9, 8, 7], new Date().toISOString()),
      [[8, "in_progress"], [7]],
      [],
    ],
    [
      "skips Deployments of other workflows and agent servers",
      9,
      ["website", "Agent server y", ""].map((description, id) => ({ id, description })),
      [],
      [],
    ],
    [
      "with beforeId, stops after ten Deployments of which it retires none",
      9,
      deployments(Array.from({ length: 25 }, (_, id) => 8 - id)),
      Array.from({ length: 10 }, (_, id) => [8 - id, "inactive"]),
      [],
    ],
    [
      "without beforeId, retires every Deployment that is not inactive",
      undefined,
      deployments([9, 8, 7]),
      [[9, "failure"], [8, "inactive"], [7]],
      [9, 7],
    ],
  ])("%s", async (_, beforeId, page, states, retiredIds) => {
    mockPage(page);
    mockStates(states, retiredIds);
    await retire(beforeId);
  });

  it.each([9, undefined])("reads the next page, too, with beforeId %s", async (beforeId) => {
    mockPage(deployments([9]), { link });
    mockNextPage().reply(200, deployments([3]));
    const retiredIds = beforeId === undefined ? [9, 3] : [3];
    mockStates(
      retiredIds.map((id) => [id, "success"]),
      retiredIds,
    );
    await retire(beforeId);
  });

  it("retires the newest even if a later page cannot be read", async () => {
    mockPage(deployments([9]), { link });
    mockNextPage().reply(404);
    mockStates([[9, "success"]], [9]);
    await expect(retire()).rejects.toThrow();
  });
});
