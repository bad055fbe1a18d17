import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commentBody } from "../../../src/runner/github/comment.ts";
import { agentServer } from "../../harness/agent-server.ts";
import { page } from "../../harness/shown.ts";
import { THREE_DAYS } from "../../harness/step.ts";
import {
  createInVirtualTime,
  deleteInVirtualTime,
  deployInVirtualTime,
  imageOf,
} from "../../harness/virtual.ts";
import { exportInVirtualTime } from "../../harness/virtual-export.ts";
import { filledIn, steps } from "./filled-in.ts";
import { OURS, Step, schemaOf } from "./workflow.ts";

const valuesOf = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, filledIn(text)]));

/** What an action says to the inputs of a step, all of them together, before its first request. */
async function problemsOf(step: Step, room: string): Promise<string[]> {
  for (const [name, value] of Object.entries(valuesOf(step.env))) vi.stubEnv(name, value);
  const { error } = await schemaOf(room).safeParseAsync(valuesOf(step.with));
  return error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
}

/** Runs the root action on an emulator that has the deployments of the examples. */
async function deployed(inputs: Record<string, string>) {
  const source = inputs.repo_ref === undefined ? "external_docker" : "github";
  const { url } = await agentServer(({ path, headers }) => {
    if (path === "/runs/wait") return [200, { answer: inputs.smoke_test_expect }];
    return path === "/ok" || headers.authorization ? 200 : 401;
  });
  return deployInVirtualTime({
    inputs: ({ emulator: { store } }) => {
      const { id } = store.addDeployment({ name: "support-agent", source, url });
      store.addDeployment({ name: "support-agent-1", source });
      const runs = { source_revision_config: { image_uri: imageOf("staging") } };
      store.addDeployment({ name: "support-agent-staging", source, url, ...runs });
      return {
        deployment_id: "",
        image_uri: "",
        ...inputs,
        revision_id: inputs.revision_id ? store.addRevision(id).id : "",
        auth_check_url: inputs.auth_check_url ? `${url}/threads` : "",
      };
    },
  });
}

/** Runs any step on an emulator. */
async function outcomeOf({ room, step }: (typeof steps)[number]): Promise<unknown> {
  const { base_url, api_key, ...inputs } = valuesOf(step.with);
  for (const [name, value] of Object.entries(valuesOf(step.env))) vi.stubEnv(name, value);
  if (room === "create")
    return (await createInVirtualTime({ inputs: { image_uri: "", ...inputs } })).outcome;
  if (room === "delete") {
    const { deployment_name = "" } = inputs;
    return (await deleteInVirtualTime({ inputs, names: [deployment_name] })).outcome;
  }
  if (room === "export") {
    const { tenant_id, destination_id, project_id, ...others } = inputs;
    const range = Object.entries(THREE_DAYS).filter(([name]) => name in inputs);
    const ranged = { end_time: "", ...others, ...Object.fromEntries(range) };
    return (await exportInVirtualTime({ inputs: ranged })).outcome;
  }
  return (await deployed(inputs)).outcome;
}

describe("a step of an example, filled in,", () => {
  beforeEach(() => void vi.stubEnv("GITHUB_WORKSPACE", resolve("examples")));
  afterEach(() => void vi.unstubAllEnvs());

  it.each(steps)("is taken by its action: $path, $job", async ({ step, room }) => {
    expect(await problemsOf(step, room)).toEqual([]);
  });

  it("would be found out", async () => {
    const inputs = { base_url: "https://platform.example", api_key: "key-of-the-platform" };
    const step = Step.parse({
      uses: `${OURS}@v1`,
      with: { ...inputs, deployment_name: "agent", image_uri: "agent:1", repo_ref: "main" },
    });
    expect(await problemsOf(step, "deploy")).toEqual([
      expect.stringMatching(/^repo_ref cannot be combined with image_uri/),
    ]);
  });

  /** These need what an earlier step or another server has made. */
  const NEEDS_MORE = ["revision_id", "export_id", "bucket_name"];
  const onEmulator = steps.filter(
    ({ room, step }) =>
      room !== "usage" && NEEDS_MORE.every((input) => step.with[input] === undefined),
  );
  it.each(onEmulator)("does on the emulator what it is for: $path, $job", async (example) => {
    const { dry_run, wait, interval_hours } = example.step.with;
    const special = [dry_run && "planned", wait && "not_waited", interval_hours && "scheduled"];
    const usual = { delete: "deleted", export: "completed" }[example.room] ?? "deployed";
    expect(await outcomeOf(example)).toBe(special.find(Boolean) ?? usual);
  });

  it("puts the plan into the comment on the pull request", async () => {
    const plan = steps.find(({ step }) => step.with.comment_on_pr && step.with.dry_run);
    const { base_url, api_key, ...inputs } = valuesOf(plan?.step.with ?? {});
    const { comment } = await deployed(inputs);
    const key = { name: "support-agent", id: "" };
    const body = await commentBody(page, key, { outcome: "planned", ...(comment && { comment }) });
    expect(body).toMatch(/^```diff\n(?:.*\n)*.*\bmemory_mb\b.*\n(?:.*\n)*```$/m);
  });
});
