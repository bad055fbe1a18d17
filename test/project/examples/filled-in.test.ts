import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { INTEGRATION_ID, LISTENER_ID } from "../../../emulator/deployments/seeds.ts";
import { commentBody } from "../../../src/runner/github/comment.ts";
import { startAgentServer } from "../../harness/agent/agent-server.ts";
import { imageOf } from "../../harness/virtual-service.ts";
import { renderer } from "../../harness/visible-text.ts";
import { THREE_DAYS } from "../../scenarios/export-service.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import type { Scenario } from "../../scenarios/scenario.ts";
import { githubSnippets } from "../documents.ts";
import { actionNameOf, examples, readText, type Step, schemaOf, stepsOf } from "./workflow.ts";

const ID = "11111111-2222-4333-8444-555555555555";
const IMAGE = `registry.example/agent@sha256:${"0".repeat(64)}`;

/** The values of the examples' expressions. */
const VALUES: [RegExp, string][] = [
  [/^vars\.(CONTROL_PLANE_URL|PLATFORM_URL|HTTPS_PROXY)$/, "https://platform.example"],
  [/^vars\.AGENT_URL$/, "https://agent.example"],
  [/^secrets\.[A-Z_]+$/, "a-value-that-is-long-enough"],
  [/^vars\.INTEGRATION_ID$/, INTEGRATION_ID],
  [/^vars\.LISTENER_ID$/, LISTENER_ID],
  [/(_ID|_IDS|\.(revision|export|project)_id)$/, ID],
  [/^inputs\.image(_uri)?$|\.outputs\.image$|\.previous_image_uri$/, IMAGE],
  [/\.start(_time)?$/, "2026-03-01T00:00:00Z"],
  [/\.end(_time)?$/, "2026-04-01T00:00:00Z"],
  [/^(inputs\.deployment_name|matrix\.deployment)$/, "support-agent"],
  [/\.number$/, "7"],
  [/^github\.ref$/, "refs/heads/main"],
  [/\.previous_repo_ref$/, "refs/tags/v1.3.0"],
  [/^github\.head_ref$/, "fix-the-prompt"],
  [/^github\.ref_name$/, "1.4.0"],
  [/^github\.(sha|event\.pull_request\.head\.sha)$/, "0".repeat(40)],
  [/^github\.server_url$/, "https://github.com"],
  [/^github\.repository$/, "octo-org/agent"],
];

/** Replaces the expressions in inputs or variables of an example. */
function fillIn(texts: Record<string, string>): Record<string, string> {
  const valueFor = (_: string, expression: string) => {
    const [, value] = VALUES.find(([form]) => form.test(expression)) ?? [];
    if (value === undefined) throw new Error(`There is no value for ${expression}.`);
    return value;
  };
  const entries = Object.entries(texts).map(([name, text]) => [
    ...[name, text.replace(/\$\{\{ (.*?) \}\}/g, valueFor)],
  ]);
  return Object.fromEntries(entries);
}

/** Every step of an example, or of a block of a document, that uses one of our actions. */
const steps = [
  ...examples.map((path) => ({ path, block: readText(path) })),
  ...githubSnippets,
].flatMap(({ path, block }) =>
  (stepsOf(block) ?? []).flatMap((step, index) => {
    const actionName = actionNameOf(step);
    return actionName === undefined ? [] : [{ path, index, actionName, step }];
  }),
);

/** The problems that an action finds in a step's inputs, before its first request. */
async function problemsOf(step: Pick<Step, "env" | "with">, actionName: string): Promise<string[]> {
  for (const [name, value] of Object.entries(fillIn(step.env))) vi.stubEnv(name, value);
  const { error } = await schemaOf(actionName).safeParseAsync(fillIn(step.with));
  return error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
}

type Texts = Record<string, string>;
const inExamples = (env: Texts) => ({ ...env, GITHUB_WORKSPACE: resolve("examples") });

/** Runs the root action on an emulator that has the deployments of the examples. */
async function playDeploy(inputs: Texts, env: Texts = {}) {
  const source = inputs.repo_ref === undefined ? "external_docker" : "github";
  const { url } = await startAgentServer(({ path, headers }) => {
    if (path === "/runs/wait") return [200, { answer: inputs.smoke_test_expect }];
    return path === "/ok" || headers.authorization ? 200 : 401;
  });
  const scenario: Scenario = {
    action: "deploy",
    inputs: ({ emulator: { store } }) => {
      const { id } = store.addDeployment({ name: "support-agent", source, url });
      store.addDeployment({ name: "support-agent-1", source });
      const content = { source_revision_config: { image_uri: imageOf("staging") } };
      store.addDeployment({ name: "support-agent-staging", source, url, ...content });
      return {
        ...{ deployment_id: "", image_uri: "", ...inputs },
        revision_id: inputs.revision_id ? store.addRevision(id).id : "",
        auth_check_url: inputs.auth_check_url ? `${url}/threads` : "",
      };
    },
  };
  return play(scenario, { env: inExamples(env) });
}

/** Runs a step of an action on an emulator; inputs of `usage` are only validated. */
const PLAY: Record<string, (inputs: Texts, env: Texts) => Promise<PlayResult>> = {
  deploy: playDeploy,
  create: (inputs, env) =>
    play({ action: "create", inputs: { image_uri: "", ...inputs } }, { env: inExamples(env) }),
  delete: (inputs) => play({ action: "delete", inputs, names: [inputs.deployment_name ?? ""] }),
  export: ({ destination_id, project_id, ...inputs }) => {
    const range = Object.entries(THREE_DAYS).filter(([name]) => name in inputs);
    return play({
      action: "export",
      inputs: { end_time: "", ...inputs, ...Object.fromEntries(range) },
    });
  },
};
const inputsOf = ({ step }: Pick<(typeof steps)[number], "step">) => {
  const { base_url, api_key, bearer_token, tenant_id, ...inputs } = fillIn(step.with);
  return inputs;
};

describe("a step with filled-in expressions", () => {
  beforeEach(() => void vi.stubEnv("GITHUB_WORKSPACE", resolve("examples")));
  afterEach(() => void vi.unstubAllEnvs());

  it("is refused if it sets inputs that cannot be combined", async () => {
    const inputs = { base_url: "https://platform.example", api_key: "key-of-the-platform" };
    const sources = { deployment_name: "agent", image_uri: "agent:1", repo_ref: "main" };
    expect(await problemsOf({ env: {}, with: { ...inputs, ...sources } }, "deploy")).toEqual([
      expect.stringMatching(/^repo_ref cannot be combined with image_uri/),
    ]);
  });

  /** Inputs that need the result of an earlier step, or another server. */
  const UNPLAYABLE_INPUTS = ["revision_id", "export_id", "bucket_name"];
  const isPlayable = ({ actionName, step }: (typeof steps)[number]) =>
    actionName in PLAY && !UNPLAYABLE_INPUTS.some((input) => input in step.with);
  const otherSteps = steps.filter((step) => !isPlayable(step));

  it.each(otherSteps)("is accepted: $path, step $index", async ({ step, actionName }) => {
    expect(await problemsOf(step, actionName)).toEqual([]);
  });

  it.each(steps.filter(isPlayable))(
    "works on the emulator: $path, step $index",
    async (exampleStep) => {
      const { dry_run, wait, interval_hours } = exampleStep.step.with;
      const expectedOutcomes = [
        dry_run && "planned",
        wait && "not_waited",
        interval_hours && "scheduled",
      ];
      const defaultOutcome =
        { delete: "deleted", export: "completed" }[exampleStep.actionName] ?? "deployed";
      const end = await PLAY[exampleStep.actionName]?.(
        inputsOf(exampleStep),
        fillIn(exampleStep.step.env),
      );
      expect(end?.outcome).toBe(expectedOutcomes.find(Boolean) ?? defaultOutcome);
    },
  );

  it("puts the plan into the comment on the pull request", async () => {
    const plan = steps.find(({ step }) => step.with.comment_on_pr && step.with.dry_run);
    const { actionResult: { comment } = {} } = await playDeploy(
      plan === undefined ? {} : inputsOf(plan),
    );
    const key = { name: "support-agent", id: "" };
    const body = await commentBody(renderer, key, { title: "📋", ...(comment && { comment }) });
    expect(body).toMatch(/^```diff\n(?:.*\n)*.*\bmemory_mb\b.*\n(?:.*\n)*```$/m);
  });
});
