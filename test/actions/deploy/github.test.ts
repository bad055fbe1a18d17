import { describe, expect, it } from "vitest";
import {
  botComment,
  forbiddenResponse,
  type GithubRequest,
} from "../../harness/github/github-api.ts";
import { resolveInputs } from "../../scenarios/arrangement.ts";
import { requestNumbers, script } from "../../scenarios/faults.ts";
import { cancelledDeploy } from "../../scenarios/library/deploy.ts";
import {
  type PlayOptions,
  type PlayResult,
  play,
  playBundle,
  TOKEN,
} from "../../scenarios/play.ts";
import type { DeployScenario, Service } from "../../scenarios/scenario.ts";

const SHA = "ffac537e6cbbf934b08745a378932722df287a53";
const RUN_URL = "https://github.com/octo-org/octo-repo/actions/runs/1658821493/attempts/1";
const BEFORE = "registry.example/agent:1";
const STAGING = { github_environment: "staging" };
const COMMENT = { comment_on_pr: "true" };
const FAILING = script(["QUEUED", 0], ["DEPLOY_FAILED", 5]);
const ENDED = ["in_progress", "success", "inactive"];

const PUSH = { event: { pull_request: undefined }, env: { GITHUB_EVENT_NAME: "push" } };

type Inputs = Record<string, string>;

/** Deploys an image for a pull request, with GitHub's API beside the control plane. */
function deploy(
  defaults: Inputs,
  { inputs, ...scenario }: DeployScenario = {},
  options: PlayOptions = {},
) {
  const image_uri = "registry.example/agent:2";
  const allInputs = async (service: Service) => ({
    ...{ image_uri, ...defaults },
    ...(await resolveInputs(inputs, service)),
  });
  return play({ ...scenario, action: "deploy", inputs: allInputs }, options);
}

/** Texts that GitHub was sent, one for each request. */
const bodiesOf = ({ github }: Pick<PlayResult, "github">) =>
  github.requests.map(({ body = "" }) => JSON.stringify(body));

/** The places that contain the token, except masks and headers of requests to GitHub. */
function leaksIn(result: PlayResult) {
  const { raw: rawLog, log, page, outputs, state, annotations, post } = result;
  const places = {
    raw: rawLog.replace(/^::add-mask::.*$/gm, ""),
    results: JSON.stringify([log, page, outputs, state, annotations, post?.state]),
    post: post?.raw.replace(/^::add-mask::.*$/gm, "") ?? "",
    platform: JSON.stringify(result.emulator.requests),
    bodies: JSON.stringify(result.github.requests.map(({ path, body }) => [path, body])),
  };
  return Object.entries(places).flatMap(([place, text]) => (text.includes(TOKEN) ? [place] : []));
}

describe("github_environment", () => {
  it("records a Deployment from its start to its success", async () => {
    const deployment = { source_config: { custom_url: "https://agent.example" } };
    const result = await deploy(STAGING, { deployment }, PUSH);
    expect(result).toMatchObject({ exitCode: 0, outcome: "deployed", annotations: [] });
    const { requests } = result.github;
    const environment_url = "https://agent.example";
    const status = { log_url: RUN_URL, auto_inactive: false };
    const posts = requests.filter(({ method }) => method === "POST");
    expect(posts.map(({ path }) => path.replace("/repos/octo-org/octo-repo/", ""))).toEqual([
      ...["deployments", "deployments/9/statuses", "deployments/9/statuses"],
      "deployments/7/statuses",
    ]);
    expect(posts.map(({ body }) => body)).toEqual([
      {
        ...{ ref: SHA, environment: "staging", description: "Agent server agent" },
        ...{ auto_merge: false, required_contexts: [] },
      },
      { ...status, state: "in_progress", description: "agent (staging): rolling out agent:2" },
      { ...status, state: "success", environment_url, description: "agent (staging) runs agent:2" },
      { ...status, state: "inactive" },
    ]);
    for (const { headers } of requests) expect(headers.authorization).toBe(`token ${TOKEN}`);
    expect(leaksIn(result)).toEqual([]);
  });

  it("marks values that differ from what was sent, also in the comment", async () => {
    const inputs = { ...STAGING, ...COMMENT, image_uri: "", resource_spec: "cpu: 4" };
    const { github, comment } = await deploy(inputs, { habits: ["clamped-fields"] });
    const title = "⚠️ agent (staging): cpu was sent as 4 and is 2";
    expect(github.states()).toEqual(ENDED);
    expect(bodiesOf({ github }).join().split(`"description":"${title}`)).toHaveLength(2);
    expect(comment).toContain(`<h3>${title}`);
  });

  it("leads to the platform's page of the revision if revision_link says where that is", async () => {
    const revision_link = "https://platform.example/{deployment_id}/{revision_id}";
    const { github, outputs } = await deploy({ ...STAGING, revision_link });
    const page = `https://platform.example/${outputs.deployment_id}/${outputs.revision_id}`;
    const urls = bodiesOf({ github }).flatMap((text) => /"log_url":"(.*?)"/.exec(text)?.[1] ?? []);
    expect(urls).toEqual([RUN_URL, page, RUN_URL]);
  });

  it("omits environment_url if the URL contains a secret", async () => {
    const custom_url = "https://agent.example/?token=s3cr3t-value-abcdef";
    const inputs = { ...STAGING, secrets: "KEY=s3cr3t-value-abcdef" };
    const result = await deploy(inputs, { deployment: { source_config: { custom_url } } });
    expect(result.github.states()).toEqual(ENDED);
    expect(bodiesOf(result).join()).not.toContain("agent.example");
  });

  it.each<[outcome: string, states: string[], scenario: DeployScenario, description?: string]>([
    ["failed", ["in_progress", "failure"], { script: FAILING }],
    ["not_waited", ["in_progress", "in_progress"], { inputs: { wait: "false" } }],
    ["cancelled", ["in_progress", "error"], cancelledDeploy()],
    ["deployed", ENDED, { inputs: { image_uri: "", revision_id: "latest" } }, "watching agent:1"],
    ["planned", [], { inputs: { dry_run: "true" } }],
    ["unchanged", [], { inputs: { skip_unchanged: "true", image_uri: BEFORE } }],
    ["rejected", [], { inputs: { image_uri: "", repo_ref: "main" } }],
  ])("with the outcome %s records %j", async (outcome, states, scenario, description = "") => {
    const result = await deploy(STAGING, scenario);
    expect(result).toMatchObject({ outcome, post: { exitCode: 0, annotations: [] } });
    expect(result.github.states()).toEqual(states);
    if (states.length === 0) expect(result.github.requests).toEqual([]);
    expect(bodiesOf(result).join()).toContain(description);
    expect(leaksIn(result)).toEqual([]);
  });

  it("does not delay the end of a cancelled step while GitHub hangs; the post step sends the status", async () => {
    let ends = 0;
    const isFirstEnd = (text = "") => text.includes('"error"') && ++ends === 1;
    const respond = ({ body }: GithubRequest) =>
      isFirstEnd(JSON.stringify(body)) ? new Promise<Response>(() => {}) : undefined;
    const result = await deploy(STAGING, cancelledDeploy(), { github: { respond } });
    expect(result).toMatchObject({ exitCode: 1, outcome: "cancelled" });
    expect(result.github.states()).toEqual(["in_progress", "error", "error"]);
  });

  it("sets the Deployment to error, and the comment to unknown, if the step was killed", async () => {
    const requests: GithubRequest[] = [];
    const isSent = (path: string) =>
      requests.some((one) => one.method === "POST" && one.path.endsWith(path));
    const result = await playBundle(
      {
        action: "deploy",
        // A new status each second, so that `cancelWhen` is called again after both POST requests.
        script: requestNumbers(0, 499).flatMap((n) => script([`STEP_${n}`, n])),
        inputs: { image_uri: "registry.example/agent:2", ...STAGING, ...COMMENT },
        cancelWhen: (line) => line.includes("STEP_") && isSent("/statuses") && isSent("/comments"),
      },
      { graceMs: [0, 0], github: { respond: (request) => void requests.push(request) } },
    );
    const killedText = "agent (staging): rolling out agent:2; killed, outcome unknown";
    expect(result).toMatchObject({ outcome: "", post: { exitCode: 0 } });
    expect(result.github.states()).toEqual(["in_progress", "error"]);
    expect(result.github.comments).toHaveLength(1);
    expect(result.comment).toContain(`❓ ${killedText}`);
    expect(bodiesOf(result).join()).toContain(`"description":"${killedText}"`);
  });

  it("warns, and fails no step, if there is no token", async () => {
    const { outcome, annotations } = await deploy(STAGING, {}, { githubToken: "" });
    expect(outcome).toBe("deployed");
    const message = expect.stringContaining("github_token is empty");
    expect(annotations).toMatchObject([{ type: "warning", message }]);
  });

  it("finds the API of a GitHub Enterprise Server under its path", async () => {
    const github = { prefix: "/api/v3" };
    const result = await deploy({ ...STAGING, ...COMMENT }, {}, { github });
    expect(result.github.states()).toEqual(ENDED);
    expect(result.github.comments).toHaveLength(1);
  });
});

describe("comment_on_pr", () => {
  it("writes a comment at the start, and updates it at the end", async () => {
    const result = await deploy(COMMENT);
    expect(result).toMatchObject({ exitCode: 0, annotations: [] });
    const { requests } = result.github;
    expect(requests.map(({ method }) => method)).toEqual(["GET", "POST", "GET", "PATCH"]);
    expect(bodiesOf(result)[1]).toContain("🚀 agent: rolling out agent:2");
    const { deployment_id } = result.outputs;
    const marker = `<!-- deploy-agent-server:agent:${deployment_id} -->\n`;
    expect(result.comment.startsWith(marker)).toBe(true);
    for (const part of ["✅ agent runs agent:2", "Deployed in ", RUN_URL])
      expect(result.comment).toContain(part);
    expect(leaksIn(result)).toEqual([]);
  });

  it.each<[heading: string, scenario: DeployScenario]>([
    ["❌ agent: ", { script: FAILING }],
    ["📋 agent: planned 1 change, a new revision", { inputs: { dry_run: "true" } }],
    ["🛑 agent: cancelled while", cancelledDeploy()],
  ])("updates the comment of an earlier run: %s", async (end, scenario) => {
    const comments = [botComment(1, "another")];
    const arrange: DeployScenario["arrange"] = (service) => {
      const marker = `<!-- deploy-agent-server:agent:${service.deploymentId} -->`;
      comments.push(botComment(5, `${marker}\n\nold`));
      return scenario.arrange?.(service);
    };
    const github = { comments, openPullRequests: [7] };
    const result = await deploy(COMMENT, { ...scenario, arrange }, { ...PUSH, github });
    expect(result.github.requests[0]?.path).toBe(`/repos/octo-org/octo-repo/commits/${SHA}/pulls`);
    expect(comments.map(({ body }) => body)).toEqual(["another", expect.stringContaining(end)]);
  });

  it.each([[[]], [[7, 8]]])(
    "writes no comment for a push whose open pull requests are %j",
    async (openPullRequests) => {
      const result = await deploy(COMMENT, {}, { ...PUSH, github: { openPullRequests } });
      expect(result).toMatchObject({ exitCode: 0, annotations: [], comment: "" });
      expect(result.log).toContain(`${openPullRequests.length} open pull requests`);
    },
  );

  it("explains in a notice that the token of a fork's workflow may only read", async () => {
    const respond = ({ method }: GithubRequest) =>
      method === "GET" ? undefined : forbiddenResponse();
    const fork = { repo: { full_name: "someone/octo-repo" } };
    const base = { repo: { full_name: "octo-org/octo-repo" } };
    const event = { pull_request: { number: 7, head: fork, base } };
    const result = await deploy({ ...COMMENT, ...STAGING }, {}, { event, github: { respond } });
    const notice = { type: "notice", message: expect.stringContaining("from a fork") };
    expect(result).toMatchObject({ exitCode: 0, annotations: [notice, notice] });
  });

  it("updates the comment of an earlier run if inputs are wrong, and creates none", async () => {
    const inputs = { ...COMMENT, deployment_name: "agent", deployment_id: "", timeout: "30" };
    const comment = botComment(
      5,
      "<!-- deploy-agent-server:agent:0b6f4c1e -->\n\n✅ agent runs v1",
    );
    const result = await deploy(inputs, {}, { github: { comments: [comment] } });
    expect(result).toMatchObject({ exitCode: 1, outcome: "rejected" });
    expect(result.github.comments).toHaveLength(1);
    expect(result.comment).toContain("⛔ agent: timeout: &quot;30&quot; has no unit");
    expect((await deploy(inputs)).comment).toBe("");
  });
});

it("a deploy sends nothing to GitHub unless an input asks for it", async () => {
  const result = await deploy({});
  expect(result).toMatchObject({ exitCode: 0, github: { requests: [] } });
  expect(result.masks).toContain(TOKEN);
  expect(leaksIn(result)).toEqual([]);
});
