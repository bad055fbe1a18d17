import { describe, expect, it } from "vitest";
import { play } from "../scenarios/play.ts";

const URL = "https://support.agents.example/api/";
const IMAGE = "registry.example/team/agent:v2.0.1";

/** Fails to deploy to a deployment with these secrets; returns the values that are in the log. */
async function findShownValues(
  name: string,
  values: readonly string[],
  inputs: Record<string, string> = { secrets: "NEW=one", secrets_mode: "merge" },
): Promise<string[]> {
  const { log, outputs } = await play({
    action: "deploy",
    script: [{ status: "DEPLOY_FAILED", after_ms: 0, message: values.join("\n") }],
    deployment: {
      name: "support-agent-pr-7",
      secrets: values.map((value, index) => ({ name: `${name}_${index}`, value })),
      source_config: { custom_url: URL },
    },
    inputs: { image_uri: IMAGE, ...inputs },
  });
  expect(outputs.outcome).toBe("failed");
  return values.filter((value) => log.includes(value));
}

describe("a deploy to a deployment with secrets", () => {
  it.each([
    ["nothing", "MODE", ["openai", "us-east-1", "support-agent", "db.internal.example"], []],
    ["a value in the form of a key", "MODE", ["4cCz0PqT7mW2bRkX9sLd"], ["4cCz0PqT7mW2bRkX9sLd"]],
    ["a value named like a secret", "TOKEN", ["hunter", "us-east-1"], ["hunter", "us-east-1"]],
    ["no part of a public text", "TOKEN", ["pr-7", "team/agent", "v2.0.1", "agents.example"], []],
    ["a long part of a public text that is named like a secret", "TOKEN", [URL], [URL]],
  ] as const)("redacts %s that only the service knows", async (_, name, values, hiddenValues) => {
    const shownValues = await findShownValues(name, values);
    expect(values.filter((value) => !shownValues.includes(value))).toEqual(hiddenValues);
  });

  it("redacts the secrets of the deployment even if the step sends none", async () => {
    expect(await findShownValues("TOKEN", ["hunter", "4cCz0PqT7mW2bRkX9sLd"], {})).toEqual([]);
  });

  it("redacts the secrets of the deployment in the log of a failed revision", async () => {
    const script = [
      { status: "DEPLOY_FAILED", after_ms: 0, log: ["it is hunter-of-old, at dawn"] },
    ];
    const { log } = await play({
      action: "deploy",
      script,
      deployment: {
        secrets: [
          { name: "A_TOKEN", value: "hunter-of-old" },
          { name: "TIME", value: "at dawn" },
        ],
      },
      inputs: { image_uri: IMAGE, failure_log: "always" },
    });
    expect(log).toContain("it is ***, at dawn");
  });
});
