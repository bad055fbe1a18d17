import { describe, expect, it } from "vitest";
import { botComment, type GithubApi } from "../../harness/github/github-api.ts";
import { type PlayOptions, play } from "../../scenarios/play.ts";

const COMMENT = "<!-- deploy-agent-server:agent-pr-4: -->\n\nAgent server: deployed";
const NOTIFYING = { github_environment: "preview", comment_on_pr: "true" };

const deleteAndNotify = (inputs: Record<string, string>, github: PlayOptions["github"] = {}) =>
  play({ action: "delete", inputs: { ...NOTIFYING, ...inputs } }, { github });

const inactiveIds = ({ requests }: GithubApi) =>
  requests.flatMap(({ method, path }) =>
    method === "POST" && path.endsWith("/statuses") ? [path.split("/").at(-2)] : [],
  );

const respondWithDeployments = (request: { method: string; path: string }) =>
  request.method === "GET" && request.path.endsWith("/deployments")
    ? Response.json([
        { id: 9, description: "Agent server agent-pr-4" },
        { id: 8, description: "Agent server agent-pr-42" },
        { id: 7, description: "Agent server agent-pr-4" },
        { id: 6, description: "website" },
      ])
    : undefined;

describe("a deletion", () => {
  it.each([
    ["agent-pr-4", "deleted", /🗑️ agent-pr-4 was deleted/, {}],
    // With wait: false, the step does not read the end of the deletion.
    ["agent-pr-4", "not_waited", /🚀 agent-pr-4: deletion started/, { wait: "false" }],
    // The deployment is being deleted, so no comment may say that it runs.
    ["agent-pr-4", "timed_out", /⏱️ agent-pr-4: still AWAITING_DELETE after/, { timeout: "2s" }],
    // An earlier run may have deleted the deployment, and been killed before it notified GitHub.
    ["agent-pr-5", "absent", /🗑️ agent-pr-5: there is no deployment of that name/, {}],
  ])(
    "sets GitHub's Deployments of %s, if any, to inactive and updates its comment when the outcome is %s",
    async (deployment_name, outcome, heading, inputs) => {
      const comment = COMMENT.replace("agent-pr-4", deployment_name);
      const { outcome: end, github } = await deleteAndNotify(
        { deployment_name, ...inputs },
        { comments: [botComment(1, comment)], respond: respondWithDeployments },
      );
      expect(end).toBe(outcome);
      expect(inactiveIds(github)).toEqual(deployment_name === "agent-pr-4" ? ["9", "7"] : []);
      expect(github.comments).toHaveLength(1);
      expect(github.comments[0]?.body).toMatch(heading);
      expect(github.comments[0]?.body).toContain(deployment_name);
    },
  );

  it("creates no comment if the pull request has none", async () => {
    expect((await deleteAndNotify({})).comment).toBe("");
  });

  it.each([
    { dry_run: "true" },
    { dry_run: "true", deployment_name: "agent-pr-5" },
    { name_must_match: "other-*" },
  ])("sends nothing to GitHub with %j", async (inputs) => {
    const { github } = await deleteAndNotify(inputs, { comments: [botComment(1, COMMENT)] });
    expect(github.requests).toEqual([]);
  });
});
