import { describe, expect, it } from "vitest";
import { isSecretOf } from "../../../src/actions/rollout/held-secrets.ts";
import { deployInVirtualTime, type VirtualDeploy } from "../../harness/virtual.ts";

const DIGEST = `sha256:${"a".repeat(64)}`;
const deployment = {
  name: "support-agent-pr-7",
  source_config: { custom_url: "https://support.agents.example/api/" },
  source_revision_config: { image_uri: `registry.example/team/agent:v2.0.1@${DIGEST}` },
  url: "https://user:in-the-address@7.agents.example/?key=in-the-query",
};

describe("a value that only the service holds", () => {
  it.each([
    "support-agent-pr-7",
    " Support-Agent-PR-7 ",
    "registry.example/team/agent",
    "v2.0.1",
    DIGEST,
    "https://support.agents.example",
    "https://support.agents.example/api",
    "7.agents.example",
  ])("is no secret if the service shows it beside: %s", (value) => {
    expect(isSecretOf(deployment, { name: "TOKEN", value })).toBe(false);
  });

  it.each([
    "support-agent-pr-7-canary",
    "in-the-query",
    "in-the-address",
    "user:in-the-address",
    "another-value",
  ])("is one otherwise: %j", (value) => {
    expect(isSecretOf(deployment, { name: "TOKEN", value })).toBe(true);
  });
});

describe("what a deploy hides", () => {
  const secrets = [
    { name: "AGENT_NAME", value: "agent" },
    { name: "AGENT_IMAGE", value: "registry.example/agent:1" },
    { name: "AGENT_URL", value: "https://agent.example/" },
    { name: "MODEL_PROVIDER", value: "openai" },
    { name: "TOKEN", value: "canary-of-the-service" },
    { name: "EMPTY", value: "" },
  ];
  const given = { source_config: { custom_url: "https://agent.example" }, secrets };

  async function hiddenBy(inputs: Record<string, string>, more: VirtualDeploy = {}) {
    const hidden: string[] = [];
    const story = await deployInVirtualTime({
      deployment: given,
      inputs,
      onEntry: (kind, text) => void (kind === "hide" && hidden.push(text)),
      ...more,
    });
    return { story, hidden };
  }

  it.each(["replace", "merge"])("is no ordinary value, with %s", async (secrets_mode) => {
    const { story, hidden } = await hiddenBy({ secrets: "NEW=another-canary", secrets_mode });
    expect(story.outcome).toBe("deployed");
    expect(new Set(hidden)).toEqual(new Set(["canary-of-the-service"]));
  });

  it("is not that in the log of a failed revision either", async () => {
    const script = [{ status: "DEPLOY_FAILED", after_ms: 0 }];
    const { story, hidden } = await hiddenBy({}, { script, isPublic: false });
    expect(story.outcome).toBe("failed");
    expect(hidden).toEqual(["canary-of-the-service"]);
  });
});
