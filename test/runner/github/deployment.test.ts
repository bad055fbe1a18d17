import nock from "nock";
import { describe, expect, it } from "vitest";
import { connect } from "../../../src/runner/github/client.ts";
import {
  createDeployment,
  retirePrevious,
  setStatus,
} from "../../../src/runner/github/deployment.ts";
import { API, inWorkflowRun, SHA } from "./github-run.ts";

const PATH = "/repos/octo-org/octo-repo/deployments";
const github = () => connect("ghs_canary", new AbortController().signal);

inWorkflowRun();

describe("createDeployment", () => {
  it("records the commit of the run, whatever its checks and branch", async () => {
    const expected = {
      ref: SHA,
      environment: "staging",
      description: "Agent server x",
      auto_merge: false,
      required_contexts: [],
    };
    nock(API).post(PATH, expected).reply(201, { id: 9, sha: SHA, environment: "staging" });
    expect(await createDeployment(await github(), "staging", "Agent server x")).toEqual({
      id: 9,
      environment: "staging",
      isProduction: false,
    });
  });

  it("does not take the answer of an automatic merge for a Deployment", async () => {
    nock(API).post(PATH).reply(202, { message: "Auto-merged main into topic on deployment." });
    await expect(createDeployment(await github(), "staging", "x")).rejects.toThrow("Auto-merged");
  });
});

describe("setStatus", () => {
  it("links to this attempt of the run, and leaves earlier Deployments to GitHub", async () => {
    const status = {
      state: "success" as const,
      description: "deployed",
      environment_url: "https://agent.example",
    };
    const log_url = "https://github.com/octo-org/octo-repo/actions/runs/42/attempts/2";
    nock(API)
      .post(`${PATH}/9/statuses`, { ...status, log_url, auto_inactive: true })
      .reply(201, { id: 1, ...status });
    await setStatus(await github(), 9, status);
  });

  it("omits environment_url when there is no address", async () => {
    nock(API)
      .post(`${PATH}/9/statuses`, (body) => !("environment_url" in body))
      .reply(201, { id: 1 });
    await setStatus(await github(), 9, { state: "error", environment_url: undefined });
  });
});

describe("retirePrevious", () => {
  const recorded = { id: 9, environment: "production", isProduction: true };

  it("sets the newest earlier Deployment to inactive, and no later one", async () => {
    nock(API)
      .get(PATH)
      .query({ environment: "production", per_page: 10 })
      .reply(200, [{ id: 12 }, { id: 9 }, { id: 7 }, { id: 3 }]);
    nock(API)
      .post(`${PATH}/7/statuses`, (body) => body.state === "inactive")
      .reply(201, { id: 1 });
    await retirePrevious(await github(), recorded);
  });

  it("does nothing when there is no earlier Deployment", async () => {
    nock(API)
      .get(PATH)
      .query(true)
      .reply(200, [{ id: 9 }]);
    await retirePrevious(await github(), recorded);
  });
});
