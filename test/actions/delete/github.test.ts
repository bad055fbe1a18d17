import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { botComment, type GithubApi, startGithubApi } from "../../harness/github-api.ts";
import { deleteWith } from "../../harness/step.ts";

const REPO = { full_name: "octo-org/octo-repo" };
const EVENT = { pull_request: { number: 7, head: { repo: REPO }, base: { repo: REPO } } };
const COMMENT = "<!-- deploy-agent-server:agent-pr-4: -->\n\nAgent server: deployed";
const NOTIFYING = { github_environment: "preview", comment_on_pr: "true" };

async function deleteAndNotify(
  inputs: Record<string, string>,
  options: Parameters<typeof startGithubApi>[0] = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "event-"));
  const GITHUB_EVENT_PATH = join(folder, "event.json");
  await writeFile(GITHUB_EVENT_PATH, JSON.stringify(EVENT));
  const api = await startGithubApi(options);
  try {
    const env = { GITHUB_API_URL: api.url, GITHUB_EVENT_PATH, GITHUB_EVENT_NAME: "pull_request" };
    const run = { githubToken: "ghs_canaryTokenOfTheWorkflow0123456789", env };
    return { ...(await deleteWith({ ...NOTIFYING, ...inputs }, { run })), api };
  } finally {
    await api.close();
  }
}

const retiredDeployments = ({ requests }: GithubApi) =>
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

describe.concurrent("the delete bundle", () => {
  it.each([
    ["agent-pr-4", "deleted", /🗑️ agent-pr-4 was deleted/, {}],
    // With wait: false, its end is not read.
    ["agent-pr-4", "not_waited", /🚀 agent-pr-4: deletion started/, { wait: "false" }],
    // It is being deleted, so no comment may say that it runs.
    ["agent-pr-4", "timed_out", /⏱️ agent-pr-4: still AWAITING_DELETE after/, { timeout: "2s" }],
    // An earlier run may have deleted it, and been killed before it notified GitHub.
    ["agent-pr-5", "absent", /🗑️ agent-pr-5: there is no deployment of that name/, {}],
  ])(
    "sets the Deployments of %s to inactive and updates its comment when it is %s",
    async (deployment_name, outcome, heading, inputs) => {
      const own = COMMENT.replace("agent-pr-4", deployment_name);
      const { outputs, api } = await deleteAndNotify(
        { deployment_name, ...inputs },
        { comments: [botComment(1, own)], respond: respondWithDeployments },
      );
      expect(outputs.outcome).toBe(outcome);
      expect(retiredDeployments(api)).toEqual(outcome === "absent" ? [] : ["9", "7"]);
      expect(api.comments).toHaveLength(1);
      expect(api.comments[0]?.body).toMatch(heading);
      expect(api.comments[0]?.body).toContain(deployment_name);
    },
  );

  it("creates no comment if there is none", async () => {
    const { api } = await deleteAndNotify({});
    expect(api.comments).toEqual([]);
  });

  it.each([{ dry_run: "true" }, { name_must_match: "other-*" }])(
    "sends nothing to GitHub with %j",
    async (inputs) => {
      const { api } = await deleteAndNotify(inputs, { comments: [botComment(1, COMMENT)] });
      expect(api.requests).toEqual([]);
    },
  );
});
