import { describe, expect, it } from "vitest";
import { rewritingDispatcher } from "../../harness/rewriting-dispatcher.ts";
import { script } from "../../scenarios/faults.ts";
import { play } from "../../scenarios/play.ts";
import type { DeployScenario } from "../../scenarios/scenario.ts";

const AGENT_2 = "registry.example/agent:2";
const OLD = "canary-value-of-old";
const NEW_SECRET = "NEW_KEY=canary-value-of-new";
const deployment = {
  source_config: { custom_url: "https://old.example", resource_spec: { cpu: 1 } },
  secrets: [{ name: "OLD", value: OLD }],
};

/** Sends to a service that shows `min_scale: 2` in each spec that does not set it. */
const minScaleDispatcher = rewritingDispatcher((body) => {
  const spec = body.source_config?.resource_spec;
  if (!spec) return body;
  const resource_spec = { ...spec, min_scale: spec.min_scale ?? 2 };
  return { ...body, source_config: { ...body.source_config, resource_spec } };
});

interface Expected {
  /** Contained in log and summary. */
  text: string;
  outcome?: string;
  /** The output `as_sent`. */
  as_sent?: "true" | "false" | "";
  /** By name, what the output `changes` shows instead of what was sent. */
  shown?: Record<string, unknown>;
}

const CASES: Record<string, [scenario: DeployScenario, expected: Expected]> = {
  "the service shows another tag": [
    { habits: ["other-image"], inputs: { image_uri: AGENT_2 } },
    {
      outcome: "error",
      text: "shows registry.example/agent:other, but registry.example/agent:2 was sent",
      shown: { image_uri: "registry.example/agent:other" },
    },
  ],
  "the service reduces a resource": [
    { habits: ["clamped-fields"], inputs: { resource_spec: "cpu: 4" } },
    { text: "agent: cpu was sent as 4 and is 2", shown: { cpu: 2 } },
  ],
  "the service reduces a resource of a change that also has a new image": [
    { habits: ["clamped-fields"], inputs: { image_uri: AGENT_2, resource_spec: "cpu: 4" } },
    { text: "agent runs agent:2; cpu was sent as 4 and is 2", shown: { cpu: 2 } },
  ],
  "the service reduces a resource and the step does not wait": [
    { habits: ["clamped-fields"], inputs: { resource_spec: "cpu: 4", wait: "false" } },
    {
      outcome: "not_waited",
      text: "agent: cpu was sent as 4 and is 2; its rollout has started",
      shown: { cpu: 2 },
    },
  ],
  "the service ignores a new secret": [
    {
      habits: ["ignored-members"],
      inputs: { secrets: `OLD=${OLD}-2\nNEW_KEY=canary-of-new`, secrets_mode: "replace" },
    },
    {
      text: "agent: secret NEW_KEY was sent and is not there, secret OLD changed",
      shown: { NEW_KEY: null },
    },
  ],
  "the service ignores a setting that creates no revision": [
    { habits: ["ignored-members"], inputs: { custom_url: "https://new.example" } },
    {
      outcome: "no_revision",
      text: "agent: custom_url was sent as https://new.example and is https://old.example",
      shown: { custom_url: "https://old.example" },
    },
  ],
  "the service reduces a resource and the revision fails": [
    {
      habits: ["clamped-fields"],
      script: script(["DEPLOY_FAILED", 0]),
      inputs: { image_uri: AGENT_2, resource_spec: "cpu: 4" },
    },
    {
      outcome: "failed",
      text: "Changed by this deploy: cpu was sent as 4 and is 2",
      shown: { cpu: 2 },
    },
  ],
  "the service keeps a secret that was to be removed": [
    { habits: ["merged-secrets"], inputs: { secrets: NEW_SECRET, secrets_mode: "replace" } },
    {
      text: "agent: secret OLD was to be removed and is still set, secret NEW_KEY added",
      shown: { OLD: "(set)" },
    },
  ],
  "the service keeps a field that was to be removed": [
    { inputs: { resource_spec: "cpu: 4" }, dispatcher: minScaleDispatcher },
    { text: "agent: min_scale was to be removed and is 2, cpu 1 → 4", shown: { min_scale: 2 } },
  ],
  "the service shows a default in place of a field that was to be removed": [
    {
      deployment: { source_config: { resource_spec: { cpu: 1, min_scale: 3 } } },
      inputs: { resource_spec: "cpu: 4" },
      dispatcher: minScaleDispatcher,
    },
    { text: "agent: min_scale removed, cpu 1 → 4", as_sent: "true", shown: {} },
  ],
  "the service hides its secrets": [
    { habits: ["null-secrets"], inputs: { secrets: NEW_SECRET } },
    { text: "agent: secret NEW_KEY sent", as_sent: "", shown: {} },
  ],
  "the service shows an empty list in place of its secrets": [
    { habits: ["empty-secrets"], inputs: { secrets: NEW_SECRET } },
    { text: "agent: secret NEW_KEY sent", as_sent: "", shown: {} },
  ],
  "the service shows everything as it was sent": [
    { inputs: { resource_spec: "cpu: 4", secrets: `OLD=${OLD}-2` } },
    { text: "agent: cpu 1 → 4, secret OLD changed", as_sent: "true", shown: {} },
  ],
};

describe("the comparison with what was sent is reported if", () => {
  it.each(Object.entries(CASES))("%s", async (_, [scenario, expected]) => {
    const { text, outcome = "deployed", as_sent = "false", shown } = expected;
    const inputs = { image_uri: "", ...scenario.inputs };
    const result = await play({ action: "deploy", deployment, ...scenario, inputs });
    const hasFailed = ["failed", "error"].includes(outcome);
    expect(result).toMatchObject({ exitCode: hasFailed ? 1 : 0, outputs: { outcome, as_sent } });
    const isWarned = as_sent === "false" && !hasFailed;
    expect(result.summary.includes("⚠️ agent")).toBe(isWarned);
    expect(result.summary.replace(/<[^>]*>/g, "")).toContain(text);
    expect(result.log).toContain(text);
    const advice = result.annotations.filter(({ message }) =>
      message.includes("correct the inputs"),
    );
    expect(advice.map(({ type }) => type)).toEqual(isWarned ? ["warning"] : []);
    const changes: { path: string; shown?: unknown }[] = JSON.parse(result.outputs.changes ?? "");
    const mismatches = changes.filter((change) => "shown" in change);
    const values = mismatches.map((change) => [change.path.split(".").at(-1), change.shown]);
    expect(Object.fromEntries(values)).toEqual(shown);
  });

  it("the deployment is new", async () => {
    const inputs = { name: "agent", image_uri: AGENT_2, resource_spec: "cpu: 4" };
    const result = await play({ action: "create", habits: ["clamped-fields"], inputs });
    expect(result.summary).toContain(
      "agent was created and runs agent:2; cpu was sent as 4 and is 2",
    );
    expect(result.annotations).toMatchObject([{ type: "warning" }]);
  });
});
