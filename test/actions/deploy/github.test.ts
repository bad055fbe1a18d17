import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { byBot, forbidden, type GithubApi, startGithubApi } from "../../harness/github-api.ts";
import { type DeployWith, deployWith, quickly } from "../../harness/step.ts";

const TOKEN = "ghs_canaryTokenOfTheWorkflow0123456789";
const BEFORE = "registry.example/agent:1";
const IMAGE = "registry.example/agent:2";
const SHA = "ffac537e6cbbf934b08745a378932722df287a53";
const RUN_URL = "https://github.com/octo-org/octo-repo/actions/runs/1658821493/attempts/1";

interface Notified extends Omit<DeployWith, "run"> {
  api?: Parameters<typeof startGithubApi>[0];
  /** The event's payload. */
  event?: object;
  run?: (api: GithubApi) => DeployWith["run"];
  token?: string;
}

/** Deploys an image, with GitHub's API on loopback beside the control plane. */
async function deployAndNotify({
  api: apiOptions,
  event,
  run,
  token = TOKEN,
  inputs,
  ...options
}: Notified) {
  const folder = await mkdtemp(join(tmpdir(), "event-"));
  const eventFile = join(folder, "event.json");
  await writeFile(eventFile, JSON.stringify(event ?? {}));
  const api = await startGithubApi(apiOptions);
  try {
    const { env, ...rest } = run?.(api) ?? {};
    const result = await deployWith({
      ...options,
      inputs: { image_uri: IMAGE, ...inputs },
      run: {
        githubToken: token,
        env: {
          GITHUB_API_URL: api.url,
          GITHUB_EVENT_PATH: eventFile,
          ...(event ? { GITHUB_EVENT_NAME: "pull_request" } : {}),
          ...env,
        },
        ...rest,
      },
    });
    return { ...result, api };
  } finally {
    await api.close();
  }
}

type Result = Awaited<ReturnType<typeof deployAndNotify>>;

/** The places that hold the token, beside the header that GitHub itself reads. */
function leaksIn({
  raw,
  log,
  summary,
  outputs,
  state,
  annotations,
  post,
  emulator,
  api,
}: Result): string[] {
  const places = {
    raw: raw.replace(/^::add-mask::.*$/gm, ""),
    log,
    results: JSON.stringify([summary, outputs, state, annotations]),
    post: `${post?.raw.replace(/^::add-mask::.*$/gm, "")}${JSON.stringify(post?.state)}`,
    platform: JSON.stringify(emulator.requests),
    bodies: JSON.stringify(api.requests.map(({ path, body }) => [path, body])),
  };
  return Object.entries(places).flatMap(([place, text]) => (text.includes(TOKEN) ? [place] : []));
}

const pullRequest = (from = "octo-org/octo-repo") => ({
  pull_request: {
    number: 7,
    head: { repo: { full_name: from } },
    base: { repo: { full_name: "octo-org/octo-repo" } },
  },
});
const STAGING = { github_environment: "staging" };
const COMMENT = { comment_on_pr: "true" };
/** So many statuses that a new one comes after whatever the test waits for. */
const LONG = quickly(...Array.from({ length: 500 }, (_, index) => `STEP_${index}`));
const FAILING = quickly("QUEUED", "DEPLOY_FAILED");
/** Such a test is sequential: beside others, GitHub's five seconds may pass before it answers. */
const whileRollingOut = (api: GithubApi) => (line: string) =>
  line.includes("STEP_") && api.states().includes("in_progress");

describe.concurrent("github_environment", () => {
  it("records a Deployment from its start to its success", async () => {
    const seed = { source_config: { custom_url: "https://agent.example" } };
    const result = await deployAndNotify({ inputs: STAGING, seed });
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: { outcome: "deployed" },
      annotations: [],
    });
    const status = { log_url: RUN_URL, auto_inactive: false };
    const posts = result.api.requests.filter(({ method }) => method === "POST");
    expect(posts.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: "POST",
        path: "/repos/octo-org/octo-repo/deployments",
        body: {
          ref: SHA,
          environment: "staging",
          description: "Agent server agent",
          payload: { run: RUN_URL },
          auto_merge: false,
          required_contexts: [],
        },
      },
      {
        method: "POST",
        path: "/repos/octo-org/octo-repo/deployments/9/statuses",
        body: {
          ...status,
          state: "in_progress",
          description: "agent (staging): rolling out agent:2",
        },
      },
      {
        method: "POST",
        path: "/repos/octo-org/octo-repo/deployments/9/statuses",
        body: {
          ...status,
          state: "success",
          description: "agent (staging) runs agent:2",
          environment_url: "https://agent.example",
        },
      },
      {
        method: "POST",
        path: "/repos/octo-org/octo-repo/deployments/7/statuses",
        body: { ...status, state: "inactive" },
      },
    ]);
    expect(new Set(result.api.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`token ${TOKEN}`]),
    );
    expect(leaksIn(result)).toEqual([]);
  });

  it("marks what a service shows otherwise than it was sent, in the comment too", async () => {
    const { api } = await deployAndNotify({
      habits: ["clamped-fields"],
      inputs: { ...STAGING, ...COMMENT, image_uri: "", resource_spec: "cpu: 4" },
      event: pullRequest(),
    });
    const bodies = api.requests.map(({ body = "" }) => JSON.stringify(body));
    const title = "⚠️ agent (staging): cpu was sent as 4, and is 2";
    expect(api.states()).toContain("success");
    expect(bodies.filter((body) => body.includes(`"description":"${title}`))).toHaveLength(1);
    expect(bodies.filter((body) => body.includes(`<h3>${title}`))).toHaveLength(1);
  });

  it("leads to the platform's page of the revision if revision_link says where that is", async () => {
    const revision_link = "https://platform.example/{deployment_id}/{revision_id}";
    const { api, outputs } = await deployAndNotify({ inputs: { ...STAGING, revision_link } });
    const page = `https://platform.example/${outputs.deployment_id}/${outputs.revision_id}`;
    const urls = api.requests.flatMap(({ body }) =>
      typeof body === "object" && body !== null && "log_url" in body ? [body.log_url] : [],
    );
    expect(urls).toEqual([RUN_URL, page, RUN_URL]);
  });

  it("omits environment_url when the address holds a secret", async () => {
    const secret = "s3cr3t-value-abcdef";
    const seed = { source_config: { custom_url: `https://agent.example/?token=${secret}` } };
    const { api, outputs } = await deployAndNotify({
      inputs: { ...STAGING, secrets: `KEY=${secret}` },
      seed,
    });
    expect(outputs.outcome).toBe("deployed");
    expect(api.states()).toEqual(["in_progress", "success", "inactive"]);
    expect(JSON.stringify(api.requests.map(({ body }) => body))).not.toContain("agent.example");
  });

  const watching: DeployWith["arrange"] = ({ store }, id) => ({
    image_uri: "",
    revision_id: store.deployment(id).latest_revision_id ?? "",
  });
  it.each<[outcome: string, states: string[], options: Notified]>([
    ["failed", ["in_progress", "failure"], { script: FAILING }],
    ["not_waited", ["in_progress", "in_progress"], { inputs: { wait: "false" } }],
    ["deployed", ["in_progress", "success", "inactive"], { arrange: watching }],
    ["planned", [], { inputs: { dry_run: "true" } }],
    ["unchanged", [], { inputs: { skip_unchanged: "true", image_uri: BEFORE } }],
    ["rejected", [], { inputs: { image_uri: "", repo_ref: "main" } }],
  ])("at the end %s records %j", async (outcome, states, { inputs, ...options }) => {
    const seed = { source_revision_config: { image_uri: BEFORE } };
    const result = await deployAndNotify({ inputs: { ...STAGING, ...inputs }, seed, ...options });
    expect(result).toMatchObject({ outputs: { outcome }, post: { exitCode: 0, annotations: [] } });
    expect(result.api.states()).toEqual(states);
    if (states.length === 0) expect(result.api.requests).toEqual([]);
  });

  it("sets the Deployment to error when the workflow is cancelled", {
    concurrent: false,
  }, async () => {
    const run = (api: GithubApi) => ({ cancelWhen: whileRollingOut(api) });
    const result = await deployAndNotify({ inputs: STAGING, script: LONG, run });
    expect(result).toMatchObject({
      conclusion: "cancelled",
      signal: null,
      outputs: { outcome: "cancelled" },
    });
    expect(result.api.states()).toEqual(["in_progress", "error"]);
    expect(result.summary).toContain("cancelled while");
    expect(leaksIn(result)).toEqual([]);
  });

  it("sets the Deployment to error, and says in the comment that the end is not known, when the step was killed", async () => {
    const run = (api: GithubApi) => ({
      inProcess: false,
      cancelWhen: (line: string) => whileRollingOut(api)(line) && api.comments.length > 0,
      graceMs: [0, 0] as [number, number],
    });
    const inputs = { ...STAGING, ...COMMENT };
    const event = pullRequest();
    const result = await deployAndNotify({ inputs, event, script: LONG, run });
    const KILLED = "agent (staging): rolling out agent:2; killed, outcome unknown";
    expect(result.outputs.outcome).toBeUndefined();
    expect(result.post?.exitCode).toBe(0);
    expect(result.api.states()).toEqual(["in_progress", "error"]);
    expect(result.api.comments).toHaveLength(1);
    expect(result.api.comments[0]?.body).toContain(`❓ ${KILLED}`);
    expect(JSON.stringify(result.api.requests)).toContain(`"description":"${KILLED}"`);
    expect(leaksIn(result)).toEqual([]);
  });

  it("ends by itself after a cancel while GitHub hangs, and sends the status in the post step", {
    concurrent: false,
  }, async () => {
    let ends = 0;
    const hanging = new Promise<Response>(() => {});
    const answer = ({ body }: { body: unknown }) =>
      JSON.stringify(body)?.includes('"error"') && ++ends === 1 ? hanging : undefined;
    const run = (api: GithubApi) => ({
      cancelWhen: whileRollingOut(api),
      // Shorter than the runner's: the second signal would take outputs and summary away.
      graceMs: [4_000, 1_000] as [number, number],
    });
    const result = await deployAndNotify({ inputs: STAGING, script: LONG, api: { answer }, run });
    expect(result).toMatchObject({ exitCode: 1, signal: null, outputs: { outcome: "cancelled" } });
    expect(result.summary).toContain("cancelled while");
    expect(result.api.states()).toEqual(["in_progress", "error", "error"]);
  });

  it("deploys when GitHub cannot be reached, and without a token", async () => {
    const away = () => ({ env: { GITHUB_API_URL: "http://127.0.0.1:9" } });
    const [noGithub, noToken] = await Promise.all([
      deployAndNotify({ inputs: STAGING, run: away }),
      deployAndNotify({ inputs: STAGING, token: "" }),
    ]);
    expect(noGithub).toMatchObject({
      exitCode: 0,
      outputs: { outcome: "deployed" },
      annotations: [{ type: "warning" }],
    });
    expect(noToken).toMatchObject({
      exitCode: 0,
      outputs: { outcome: "deployed" },
      annotations: [{ type: "warning" }],
    });
    expect(noToken.annotations[0]?.message).toContain("github_token is empty");
  });

  it("uses the proxy that the environment names", async () => {
    const run = ({ url }: GithubApi) => ({
      inProcess: false,
      env: { http_proxy: url, no_proxy: "127.0.0.1", GITHUB_API_URL: "http://github.invalid" },
    });
    const result = await deployAndNotify({ inputs: STAGING, run });
    expect(result.annotations).toEqual([]);
    expect(result.api.states()).toEqual(["in_progress", "success", "inactive"]);
    expect(result.api.requests[0]?.headers.host).toBe("github.invalid");
  });

  it("finds the API of a GitHub Enterprise Server under its path", async () => {
    const result = await deployAndNotify({
      inputs: { ...STAGING, ...COMMENT },
      event: pullRequest(),
      api: { prefix: "/api/v3" },
    });
    expect(result.api.states()).toEqual(["in_progress", "success", "inactive"]);
    expect(result.api.comments).toHaveLength(1);
  });
});

describe.concurrent("comment_on_pr", () => {
  it("writes a comment at the start, and brings it up to date at the end", async () => {
    const result = await deployAndNotify({ inputs: COMMENT, event: pullRequest() });
    expect(result).toMatchObject({ exitCode: 0, annotations: [] });
    expect(result.api.requests.map(({ method }) => method)).toEqual([
      "GET",
      "POST",
      "GET",
      "PATCH",
    ]);
    const [comment] = result.api.comments;
    expect(comment?.body).toMatch(
      new RegExp(`^<!-- deploy-agent-server:agent:${result.deploymentId} -->\n`),
    );
    for (const part of ["✅ agent runs agent:2", "Deployed in ", RUN_URL])
      expect(comment?.body).toContain(part);
    expect(leaksIn(result)).toEqual([]);
  });

  it.each<[heading: string, options: Notified]>([
    ["❌ agent: ", { script: FAILING }],
    ["📋 agent: planned 1 change, a new revision", { inputs: { dry_run: "true" } }],
    [
      "🛑 agent: cancelled while",
      { script: LONG, run: () => ({ cancelWhen: (line) => line.includes("  STEP") }) },
    ],
  ])("brings the comment of an earlier run up to date: %s", async (end, { inputs, ...options }) => {
    const comments = [byBot(1, "another")];
    const result = await deployAndNotify({
      inputs: { ...COMMENT, ...inputs },
      api: { comments, openPullRequests: [7] },
      arrange: (_, id) =>
        void comments.push(byBot(5, `<!-- deploy-agent-server:agent:${id} -->\n\nold`)),
      ...options,
    });
    expect(result.api.requests[0]?.path).toBe(`/repos/octo-org/octo-repo/commits/${SHA}/pulls`);
    expect(comments).toHaveLength(2);
    expect(comments[1]?.body).toContain(end);
  });

  it.each([[[]], [[7, 8]]])(
    "writes no comment for a push whose open pull requests are %j",
    async (openPullRequests) => {
      const result = await deployAndNotify({ inputs: COMMENT, api: { openPullRequests } });
      expect(result).toMatchObject({ exitCode: 0, annotations: [] });
      expect(result.api.comments).toEqual([]);
      expect(result.log).toContain(`${openPullRequests.length} open pull requests`);
    },
  );

  it("explains in a notice that the token of a fork's workflow may only read", async () => {
    const answer = ({ method }: { method: string }) => (method === "GET" ? undefined : forbidden());
    const inputs = { ...COMMENT, ...STAGING };
    const result = await deployAndNotify({
      inputs,
      event: pullRequest("someone/octo-repo"),
      api: { answer },
    });
    expect(result.exitCode).toBe(0);
    expect(
      result.annotations.map(({ type, message }) => [type, message.includes("from a fork")]),
    ).toEqual([
      ["notice", true],
      ["notice", true],
    ]);
  });

  it("says while the rollout lasts what is rolled out", async () => {
    const bodies: unknown[] = [];
    const answer = ({ body }: { body: unknown }) => void bodies.push(body);
    const result = await deployAndNotify({
      inputs: COMMENT,
      event: pullRequest(),
      api: { answer: (request) => answer(request) ?? undefined },
    });
    expect(result.exitCode).toBe(0);
    expect(JSON.stringify(bodies)).toContain("🚀 agent: rolling out agent:2");
  });

  it("tells a comment of an earlier run that inputs are wrong, and creates none for that", async () => {
    const inputs = { ...COMMENT, deployment_name: "agent", deployment_id: "", timeout: "30" };
    const earlier = byBot(5, "<!-- deploy-agent-server:agent:0b6f4c1e -->\n\n✅ agent runs v1");
    const [told, untold] = await Promise.all(
      [[earlier], []].map((comments) =>
        deployAndNotify({ inputs, event: pullRequest(), api: { comments } }),
      ),
    );
    expect(told).toMatchObject({ exitCode: 1, outputs: { outcome: "rejected" } });
    expect(told?.api.comments).toHaveLength(1);
    expect(told?.api.comments[0]?.body).toContain("⛔ timeout: &quot;30&quot; has no unit");
    expect(told?.api.comments[0]?.body).toContain("Nothing was sent for agent.");
    expect(untold?.api.comments).toEqual([]);
  });
});

describe("the deploy bundle", () => {
  it("sends GitHub nothing unless an input asks for it", async () => {
    const result = await deployAndNotify({ event: pullRequest() });
    expect(result.exitCode).toBe(0);
    expect(result.api.requests).toEqual([]);
    expect(result.masks).toContain(TOKEN);
    expect(leaksIn(result)).toEqual([]);
  });
});
