import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startEmulator } from "../../src/emulator/server/server.ts";
import { byBot, forbidden, type GithubApi, startGithubApi } from "../harness/github-api.ts";
import { runAction } from "../harness/runner/runner.ts";
import { type DeployWith, deployWith, quickly } from "../harness/step.ts";

const TOKEN = "ghs_canaryTokenOfTheWorkflow0123456789";
const IMAGE = "registry.example/agent:2";
const SHA = "ffac537e6cbbf934b08745a378932722df287a53";
const RUN_URL = "https://github.com/octo-org/octo-repo/actions/runs/1658821493/attempts/1";

interface Told extends Omit<DeployWith, "run"> {
  api?: Parameters<typeof startGithubApi>[0];
  /** The event's payload. */
  event?: object;
  run?: (api: GithubApi) => DeployWith["run"];
  token?: string;
}

/** Deploys an image, with a GitHub on loopback beside the control plane. */
async function deployAndTell({
  api: apiOptions,
  event,
  run,
  token = TOKEN,
  inputs,
  ...options
}: Told) {
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
    await rm(folder, { recursive: true });
  }
}

type Result = Awaited<ReturnType<typeof deployAndTell>>;

/** Wherever the token could have got to, beside the header that GitHub itself reads. */
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
    told: JSON.stringify([summary, outputs, state, annotations]),
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
/** So many steps that one of them comes after whatever the test waits for. */
const LONG = quickly(...Array.from({ length: 500 }, (_, index) => `STEP_${index}`));
const FAILING = quickly("QUEUED", "DEPLOY_FAILED");
const whileRollingOut = (api: GithubApi) => (line: string) =>
  line.includes("revision STEP") && api.states().includes("in_progress");

describe.concurrent("github_environment", () => {
  it("records a Deployment from its start to its success", async () => {
    const seed = { source_config: { custom_url: "https://agent.example" } };
    const result = await deployAndTell({ inputs: STAGING, seed });
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: { outcome: "deployed" },
      annotations: [],
    });
    const status = { log_url: RUN_URL, auto_inactive: true };
    expect(result.api.requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: "POST",
        path: "/repos/octo-org/octo-repo/deployments",
        body: {
          ref: SHA,
          environment: "staging",
          description: `Agent server ${result.deploymentId}`,
          auto_merge: false,
          required_contexts: [],
        },
      },
      {
        method: "POST",
        path: "/repos/octo-org/octo-repo/deployments/9/statuses",
        body: { ...status, state: "in_progress", description: "rolling out" },
      },
      {
        method: "POST",
        path: "/repos/octo-org/octo-repo/deployments/9/statuses",
        body: {
          ...status,
          state: "success",
          description: "deployed",
          environment_url: "https://agent.example",
        },
      },
    ]);
    expect(result.api.requests.map(({ headers }) => headers.authorization)).toEqual(
      Array(3).fill(`token ${TOKEN}`),
    );
    expect(leaksIn(result)).toEqual([]);
  });

  it("does not tell an address that holds a secret", async () => {
    const secret = "s3cr3t-value-abcdef";
    const seed = { source_config: { custom_url: `https://agent.example/?token=${secret}` } };
    const { api, outputs } = await deployAndTell({
      inputs: { ...STAGING, secrets: `KEY=${secret}` },
      seed,
    });
    expect(outputs.outcome).toBe("deployed");
    expect(api.states()).toEqual(["in_progress", "success"]);
    expect(JSON.stringify(api.requests.map(({ body }) => body))).not.toContain("agent.example");
  });

  it("makes the earlier Deployment of a production environment inactive, which GitHub does not", async () => {
    const { api, conclusion } = await deployAndTell({
      inputs: { github_environment: "production" },
    });
    expect(conclusion).toBe("success");
    const statuses = api.requests.filter(({ path }) => path.endsWith("/7/statuses"));
    expect(statuses.map(({ body }) => body)).toMatchObject([{ state: "inactive" }]);
  });

  it("records a failure, which the post step leaves alone", async () => {
    const result = await deployAndTell({ inputs: STAGING, script: FAILING });
    expect(result.outputs.outcome).toBe("failed");
    expect(result.post).toMatchObject({ exitCode: 0, annotations: [] });
    expect(result.api.states()).toEqual(["in_progress", "failure"]);
  });

  it("leaves a roll-out in progress that nobody waits for", async () => {
    const result = await deployAndTell({ inputs: { ...STAGING, wait: "false" } });
    expect(result.api.states()).toEqual(["in_progress", "in_progress"]);
  });

  it("watches a revision of an earlier job", async () => {
    const arrange: DeployWith["arrange"] = ({ store }, id) => ({
      revision_id: store.deployment(id).latest_revision_id ?? "",
    });
    const result = await deployAndTell({ inputs: { ...STAGING, image_uri: "" }, arrange });
    expect(result.api.states()).toEqual(["in_progress", "success"]);
  });

  it.each([
    ["a dry run", { dry_run: "true" }, "planned"],
    ["no change", { skip_unchanged: "true", image_uri: "registry.example/agent:1" }, "unchanged"],
    ["a change that cannot work", { image_uri: "", repo_ref: "main" }, "rejected"],
  ])("records nothing of %s", async (_, inputs, outcome) => {
    const seed = { source_revision_config: { image_uri: "registry.example/agent:1" } };
    const result = await deployAndTell({ inputs: { ...STAGING, ...inputs }, seed });
    expect(result.outputs.outcome).toBe(outcome);
    expect(result.api.requests).toEqual([]);
  });

  it("closes the Deployment when the workflow is cancelled", async () => {
    const run = (api: GithubApi) => ({ cancelWhen: whileRollingOut(api) });
    const result = await deployAndTell({ inputs: STAGING, script: LONG, run });
    expect(result).toMatchObject({
      conclusion: "cancelled",
      signal: null,
      outputs: { outcome: "cancelled" },
    });
    expect(result.api.states()).toEqual(["in_progress", "error"]);
    expect(result.summary).toContain("Cancelled");
    expect(leaksIn(result)).toEqual([]);
  });

  it("closes it in the post step when the step was killed", async () => {
    const run = (api: GithubApi) => ({
      cancelWhen: whileRollingOut(api),
      graceMs: [0, 0] as [number, number],
    });
    const result = await deployAndTell({ inputs: STAGING, script: LONG, run });
    expect(result.outputs.outcome).toBeUndefined();
    expect(result.post?.exitCode).toBe(0);
    expect(result.api.states()).toEqual(["in_progress", "error"]);
    expect(leaksIn(result)).toEqual([]);
  });

  it("sends in the post step what GitHub did not take in time", async () => {
    let lost = 0;
    const isEnd = (body: unknown) => JSON.stringify(body).includes('"failure"');
    const answer = ({ body }: { body: unknown }) =>
      isEnd(body) && ++lost <= 3
        ? Response.json({ message: "Unicorn!" }, { status: 502 })
        : undefined;
    const result = await deployAndTell({ inputs: STAGING, script: FAILING, api: { answer } });
    expect(result.annotations).toMatchObject([
      { type: "warning" },
      { type: "error", title: "failed" },
    ]);
    expect(result.post?.annotations).toEqual([]);
    expect(result.api.states()).toEqual(["in_progress", ...Array(4).fill("failure")]);
  });

  it("is gone in time when GitHub hangs at a cancel, and tries again in the post step", async () => {
    let ends = 0;
    const hanging = new Promise<Response>(() => {});
    const answer = ({ body }: { body: unknown }) =>
      JSON.stringify(body)?.includes('"error"') && ++ends === 1 ? hanging : undefined;
    const run = (api: GithubApi) => ({
      cancelWhen: whileRollingOut(api),
      // Shorter than the runner's: the second signal would take outputs and summary away.
      graceMs: [4_000, 1_000] as [number, number],
    });
    const result = await deployAndTell({ inputs: STAGING, script: LONG, api: { answer }, run });
    expect(result).toMatchObject({ exitCode: 1, signal: null, outputs: { outcome: "cancelled" } });
    expect(result.summary).toContain("Cancelled");
    expect(result.api.states()).toEqual(["in_progress", "error", "error"]);
  });

  it("names the permission that is missing, and deploys", async () => {
    const result = await deployAndTell({ inputs: STAGING, api: { answer: forbidden } });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "deployed" } });
    expect(result.api.requests).toHaveLength(1);
    expect(result.annotations).toMatchObject([{ type: "warning" }]);
    expect(result.annotations[0]?.message).toContain("deployments: write");
    expect(leaksIn(result)).toEqual([]);
  });

  it("deploys without a GitHub that answers, and without a token", async () => {
    const away = () => ({ env: { GITHUB_API_URL: "http://127.0.0.1:9" } });
    const [noGithub, noToken] = await Promise.all([
      deployAndTell({ inputs: STAGING, run: away }),
      deployAndTell({ inputs: STAGING, token: "" }),
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

  it("goes through the proxy that the environment names", async () => {
    const run = ({ url }: GithubApi) => ({
      env: { http_proxy: url, no_proxy: "127.0.0.1", GITHUB_API_URL: "http://github.invalid" },
    });
    const result = await deployAndTell({ inputs: STAGING, run });
    expect(result.annotations).toEqual([]);
    expect(result.api.states()).toEqual(["in_progress", "success"]);
    expect(result.api.requests[0]?.headers.host).toBe("github.invalid");
  });

  it("finds the API of a GitHub Enterprise Server under its path", async () => {
    const result = await deployAndTell({
      inputs: { ...STAGING, ...COMMENT },
      event: pullRequest(),
      api: { prefix: "/api/v3" },
    });
    expect(result.api.states()).toEqual(["in_progress", "success"]);
    expect(result.api.comments).toHaveLength(1);
  });
});

describe.concurrent("comment_on_pr", () => {
  it("writes one comment at the end", async () => {
    const result = await deployAndTell({ inputs: COMMENT, event: pullRequest() });
    expect(result).toMatchObject({ exitCode: 0, annotations: [] });
    expect(result.api.requests.map(({ method }) => method)).toEqual(["GET", "POST"]);
    const [comment] = result.api.comments;
    expect(comment?.body).toMatch(
      new RegExp(`^<!-- deploy-agent-server:${result.deploymentId} -->\n`),
    );
    for (const part of ["deployed", IMAGE, result.outputs.revision_id, RUN_URL])
      expect(comment?.body).toContain(part);
    expect(leaksIn(result)).toEqual([]);
  });

  it("updates it in place, on whichever page it is", async () => {
    const comments = [byBot(1, "a"), byBot(2, "b"), byBot(3, "c"), byBot(4, "d")];
    const arrange: DeployWith["arrange"] = (_, id) => {
      comments.push(byBot(5, `<!-- deploy-agent-server:${id} -->\n\nold`));
      return undefined;
    };
    const result = await deployAndTell({
      inputs: COMMENT,
      event: pullRequest(),
      api: { comments, perPage: 2 },
      arrange,
      script: FAILING,
    });
    expect(result.api.requests.map(({ method }) => method)).toEqual(["GET", "GET", "GET", "PATCH"]);
    expect(comments.map(({ body }) => body.includes("Agent server: failed"))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it("finds the pull request of a push", async () => {
    const result = await deployAndTell({ inputs: COMMENT, api: { openPullRequests: [7] } });
    expect(result.api.requests[0]?.path).toBe(`/repos/octo-org/octo-repo/commits/${SHA}/pulls`);
    expect(result.api.comments).toHaveLength(1);
  });

  it.each([[[]], [[7, 8]]])(
    "writes none for a push that belongs to %j",
    async (openPullRequests) => {
      const result = await deployAndTell({ inputs: COMMENT, api: { openPullRequests } });
      expect(result).toMatchObject({ exitCode: 0, annotations: [] });
      expect(result.api.comments).toEqual([]);
      expect(result.log).toContain(`${openPullRequests.length} open pull requests`);
    },
  );

  it("says that a fork's workflow may only read", async () => {
    const answer = ({ method }: { method: string }) => (method === "GET" ? undefined : forbidden());
    const inputs = { ...COMMENT, ...STAGING };
    const result = await deployAndTell({
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

  it("names the permission that is missing elsewhere", async () => {
    const result = await deployAndTell({
      inputs: COMMENT,
      event: pullRequest(),
      api: { answer: forbidden },
    });
    expect(result.annotations).toMatchObject([{ type: "warning" }]);
    expect(result.annotations[0]?.message).toContain("pull-requests: write");
  });

  it("tells of a plan, and of a cancel", async () => {
    const run = () => ({ cancelWhen: (line: string) => line.includes("revision STEP") });
    const [plan, cancel] = await Promise.all([
      deployAndTell({ inputs: { ...COMMENT, dry_run: "true" }, event: pullRequest() }),
      deployAndTell({ inputs: COMMENT, event: pullRequest(), script: LONG, run }),
    ]);
    expect(plan.api.comments[0]?.body).toContain("Agent server: planned");
    expect(cancel.api.comments[0]?.body).toContain("Agent server: cancelled");
  });
});

describe("the create bundle", () => {
  it("tells of the deployment that it makes", async () => {
    const [api, emulator] = await Promise.all([
      startGithubApi({ openPullRequests: [7] }),
      startEmulator({ script: [{ status: "DEPLOYED", after_ms: 0 }] }),
    ]);
    try {
      const inputs = {
        name: "preview-7",
        source: "external_docker",
        image_uri: IMAGE,
        poll_interval: "20ms",
      };
      const result = await runAction({
        action: "create/action.yml",
        inputs: { base_url: emulator.url, api_key: "demo-key", ...inputs, ...STAGING, ...COMMENT },
        githubToken: TOKEN,
        env: { GITHUB_API_URL: api.url },
      });
      expect(result).toMatchObject({ exitCode: 0, annotations: [] });
      expect(api.requests[0]?.body).toMatchObject({ description: "Agent server preview-7" });
      expect(api.states()).toEqual(["in_progress", "success"]);
      expect(api.comments[0]?.body).toContain(`deploy-agent-server:preview-7 -->`);
    } finally {
      await Promise.all([api.close(), emulator.close()]);
    }
  });
});

describe("the deploy bundle", () => {
  it("tells GitHub nothing that it was not asked to", async () => {
    const result = await deployAndTell({ event: pullRequest() });
    expect(result.exitCode).toBe(0);
    expect(result.api.requests).toEqual([]);
    expect(result.masks).toContain(TOKEN);
    expect(leaksIn(result)).toEqual([]);
  });
});
