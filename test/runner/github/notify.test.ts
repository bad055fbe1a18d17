import nock from "nock";
import { describe, expect, it } from "vitest";
import { notifyGithub } from "../../../src/runner/github/notify.ts";
import { shell } from "../../../src/runner/shell.ts";
import { API, inWorkflowRun } from "./github-run.ts";

const PATH = "/repos/octo-org/octo-repo";
const TOKEN = { github_token: "ghs_canary" };
const DEPLOYED = { outcome: "deployed" as const, outputs: {}, summary: [] };

inWorkflowRun();

/** The warnings of a deploy of this name. */
async function warningsOf(
  inputs: { github_environment?: string; comment_on_pr: boolean },
  deployment_name = "agent",
): Promise<string[]> {
  const warnings: string[] = [];
  const { signal } = new AbortController();
  const quiet = { state: () => undefined, warning: (text: string) => void warnings.push(text) };
  const act = async (_: unknown, onStart: (headline: string) => void) => {
    onStart("rolling out");
    return DEPLOYED;
  };
  const notifications = { ...inputs, ...TOKEN };
  await notifyGithub(notifications, { deployment_name }, { ...shell(signal), ...quiet }, act);
  return warnings;
}

describe("notifyGithub", () => {
  it("comments on a deployment whose name is no Unicode", async () => {
    nock(API)
      .get(`${PATH}/commits/ffac537e6cbbf934b08745a378932722df287a53/pulls`)
      .times(2)
      .reply(200, [{ number: 7, state: "open" }]);
    nock(API).get(`${PATH}/issues/7/comments`).query(true).times(2).reply(200, []);
    nock(API).post(`${PATH}/issues/7/comments`).times(2).reply(201, { id: 1 });
    expect(await warningsOf({ comment_on_pr: true }, "agent\ud800")).toEqual([]);
  });

  it("names the permission that a refusal may be about, and quotes GitHub", async () => {
    const message = "Repository was archived so is read-only.";
    nock(API).post(`${PATH}/deployments`).reply(403, { message });
    const [warning] = await warningsOf({ github_environment: "staging", comment_on_pr: false });
    expect(warning).toContain("deployments: write");
    expect(warning).toContain(message);
  });

  it("takes no rate limit for a missing permission", async () => {
    const message = "You have exceeded a secondary rate limit. Please wait a few minutes.";
    nock(API).post(`${PATH}/deployments`).reply(403, { message });
    const [warning] = await warningsOf({ github_environment: "staging", comment_on_pr: false });
    expect(warning).toContain(message);
    expect(warning).not.toContain("deployments: write");
  });
});
