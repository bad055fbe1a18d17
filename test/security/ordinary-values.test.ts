import { describe, expect, it } from "vitest";
import { deployWith } from "../harness/step.ts";
import { withoutIds } from "../harness/transcript/transcript.ts";

const IMAGE = "registry.example/openai/agent-server:v1.4.0";
const URL = "https://agent-prod.us-east-1.platform.example.com";

/** What people write beside real secrets, by what it resembles. */
const ORDINARY = [
  // Parts of the image, the name, the address.
  ...["openai", "v1.4.0", "registry.example", "agent-server", IMAGE, "registry.example/openai"],
  ...["agent-prod", "agent", "prod", "us-east-1", URL, `${URL}/`, "platform.example.com"],
  ...["agent-prod.us-east-1.platform.example.com", "https", "example"],
  // Words of outputs.
  ...["after", "before", "path", "secrets", "image_uri", "deployed", "DEPLOYED", "READY", "(set)"],
  // Switches, levels and kinds.
  ...["true", "false", "null", "info", "debug", "json", "production", "python", "postgres"],
  ...["8080", "4096", "1", "external_docker", "/app"],
];

/** What later steps read after a deploy with these secrets, of which all values are ordinary. */
async function outputsWith(secrets: Record<string, string>) {
  const { outputs, raw } = await deployWith({
    seed: { name: "agent-prod", source_config: { custom_url: URL } },
    inputs: { image_uri: IMAGE, secrets: JSON.stringify(secrets) },
  });
  expect(raw).not.toContain("***");
  const { changes: _, ...others } = outputs;
  return withoutIds(JSON.stringify(others));
}

describe("39 ordinary values among the secrets", () => {
  it.each([
    ["an ordinary name", "X", ORDINARY],
    [
      "a name that tells of secrets",
      "AUTH_KEY",
      ["true", "4096", "none", "us-east-1", URL.slice(8, 18)],
    ],
  ])("change no output, and hide nothing in the log, under %s", async (_, name, values) => {
    const usual = await outputsWith({ X: "zz" });
    expect(usual).toContain('"image_uri":"registry.example/openai/agent-server:v1.4.0"');
    expect(usual).toContain(`"deployment_url":"${URL}"`);
    expect(usual).toContain('"deployment_name":"agent-prod"');
    const named = values.map((value, index) => [`X${index}_${name}`, value]);
    expect(await outputsWith(Object.fromEntries(named))).toBe(usual);
  });
});

describe("a credential that the service writes into names and statuses", () => {
  it("is hidden in outputs, too", async () => {
    const key = "canary-api-key-0123456789";
    const { outputs, raw } = await deployWith({
      script: [{ status: `FAILED_${key}`, after_ms: 0 }],
      seed: { name: `agent-${key}`, source_config: { custom_url: `https://${key}.example` } },
      inputs: { image_uri: IMAGE, timeout: "1s" },
      run: { secrets: [] },
    });
    expect(outputs).toMatchObject({
      deployment_name: "agent-***",
      deployment_url: "https://***.example",
      status: "FAILED_***",
    });
    expect(raw.replace(/^::add-mask::.*$/gm, "")).not.toContain(key);
  });
});
