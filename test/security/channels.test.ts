import { describe, expect, it } from "vitest";
import { directoryWith, OPEN_HANDLER, withHandler } from "../harness/agent/agents.ts";
import { withoutIds } from "../harness/transcript/transcript.ts";
import { faults } from "../scenarios/faults.ts";
import { type PlayOptions, play } from "../scenarios/play.ts";
import type { DeployScenario } from "../scenarios/scenario.ts";
import { CANARIES, channelsOf } from "./canaries.ts";
import { settings } from "./parts/settings.ts";

const IMAGE = "registry.example/agent:2";
const VALUES = Object.values(CANARIES);

/** Deploys with these secrets and all notifications to GitHub; returns the texts by channel. */
async function deployAndReadChannels(
  secrets: string,
  { inputs, ...scenario }: DeployScenario = {},
  options: PlayOptions = {},
) {
  const result = await play(
    {
      ...{ action: "deploy", isPublic: false, ...scenario },
      inputs: {
        ...{ image_uri: IMAGE, secrets, failure_log: "always" },
        ...{ comment_on_pr: "true", github_environment: "preview" },
        ...inputs,
      },
    },
    { env: { RUNNER_DEBUG: "1" }, ...options },
  );
  const texts: Record<string, string> = {
    ...channelsOf(result),
    comment: result.comment,
    deployment: result.github.requests
      .filter(({ path }) => path.includes("/deployments"))
      .map(({ body }) => JSON.stringify(body ?? ""))
      .join("\n"),
  };
  expect(texts.comment).toContain("deploy-agent-server");
  return { result, texts };
}

/** The values that these texts contain, with the channel, ignoring case. */
const findIn = (texts: Record<string, string>, values: readonly string[]) =>
  Object.entries(texts).flatMap(([channel, text]) =>
    values
      .filter((value) => text.toLowerCase().includes(value.toLowerCase()))
      .map((value) => `${channel}: ${value}`),
  );

/** Several values per line, because the number of quoted lines is limited. */
const QUOTES = VALUES.map((value, index) => value + (index % 4 === 3 ? "\n" : " and ")).join("");

describe("secrets of many kinds", () => {
  it.each([
    ["sends another", "NEW=one", { secrets_mode: "merge" }],
    ["sends none", "", {}],
  ])(
    "are in no channel if only the deployment holds them, and the step %s",
    async (_, secrets, inputs) => {
      const storedSecrets = VALUES.map((value, index) => ({ name: `A${index}_TOKEN`, value }));
      const { texts } = await deployAndReadChannels(secrets, {
        script: [{ status: "DEPLOY_FAILED", after_ms: 0, message: QUOTES, log: VALUES }],
        deployment: { secrets: storedSecrets },
        inputs: { ...inputs, rollback_on_failure: "true" },
      });
      expect(findIn(texts, VALUES)).toEqual([]);
    },
  );
});

describe("a value that only the deployment holds", () => {
  const custom_url = "https://support.agents.example/api/";
  const image_uri = "registry.example/team/agent:v2.0.1";

  it.each([
    ["shown with an ordinary name and form", "MODE", ["openai", "db.internal.example"], true],
    ["redacted if it has the form of a key", "MODE", ["4cCz0PqT7mW2bRkX9sLd"], false],
    ["redacted if it is named like a secret", "TOKEN", ["hunter", "us-east-1"], false],
    ["shown as part of a public text", "TOKEN", ["pr-7", "team/agent", "v2.0.1"], true],
    ["redacted even as a long public text, if named like a secret", "TOKEN", [custom_url], false],
  ])("is %s", async (_, name, values, isShown) => {
    const { outcome, log } = await play({
      action: "deploy",
      script: [{ status: "DEPLOY_FAILED", after_ms: 0, message: values.join("\n") }],
      deployment: {
        name: "support-agent-pr-7",
        secrets: values.map((value, index) => ({ name: `${name}_${index}`, value })),
        source_config: { custom_url },
      },
      inputs: { image_uri, secrets: "NEW=one", secrets_mode: "merge" },
    });
    expect(outcome).toBe("failed");
    expect(values.filter((value) => log.includes(value))).toEqual(isShown ? values : []);
  });

  it("is redacted in the log of a failed revision if it is named like a secret", async () => {
    const { log } = await play({
      action: "deploy",
      script: [{ status: "DEPLOY_FAILED", after_ms: 0, log: ["it is hunter-of-old, at dawn"] }],
      deployment: {
        secrets: [
          { name: "A_TOKEN", value: "hunter-of-old" },
          { name: "TIME", value: "at dawn" },
        ],
      },
      inputs: { image_uri, failure_log: "always" },
    });
    expect(log).toContain("it is ***, at dawn");
  });
});

/** Secrets of several parts, of which a truncated text must not show "hunter". */
const SECRETS_IN_PARTS = {
  DB_SECRET: '{"username": "app-admin", "password": "hunter2hunter2", "host": "db.internal"}',
  DATABASE: '{"user":"app","password":"hunter4hunter4","port":5432}',
  STORE: "Driver={SQL Server}; Server=db.internal; Uid=agent; Pwd=hunter6hunter6; Encrypt=yes",
  PASSPHRASE: "hunter8 lantern velvet harbour zebra quilt",
  TOKEN: "hunter9d-4e5f-4607-8182-93a4b5c6d7e8:f0e1d2c3b4a5968778695a4b3c2d1e0f",
};

/** Surrounds the text with other words, so that it begins at this position; at 0, it is alone. */
const withPrefix = (characters: number, text: string) =>
  characters === 0
    ? text
    : `${"said ".repeat(Math.ceil(characters / 5)).slice(0, characters - 1)} ${text} and more words, ` +
      "so ".repeat(40);

type ValidationError = { loc: string[]; msg: string; type: string };

const refuse = (path: string, status: number, detail: string | ValidationError[]) =>
  faults({ match: { path }, fault: { kind: "status", status, body: { detail } } });

/** A smoke test of an agent whose run returns this text. */
const smokeTestOf = (text: string): DeployScenario => {
  const json = text.startsWith("{") ? JSON.stringify({ config: JSON.parse(text) }) : text;
  const graph = `export const graph = () => (${JSON.stringify({ answer: text, json })});`;
  return {
    agent: { directory: directoryWith(withHandler(OPEN_HANDLER, graph)) },
    inputs: { smoke_test_url: "auto", smoke_test_assistant: "echo", smoke_test_expect: "another" },
  };
};

/** The service quotes a secret after `length` characters of a text that is truncated. */
const PLACES: Record<string, (quoteAt: (length: number) => string) => DeployScenario> = {
  "a status message": (quoteAt) => ({
    script: [
      { status: "QUEUED", after_ms: 0, message: quoteAt(180) },
      { status: "DEPLOY_FAILED", after_ms: 1_000, message: quoteAt(180) },
    ],
  }),
  "a refusal": (quoteAt) => ({ arrange: refuse("patch", 409, quoteAt(280)) }),
  "two problems of a refusal": (quoteAt) => ({
    arrange: refuse(
      "patch",
      422,
      ["image_uri", "repo_ref"].map((member) => ({
        loc: ["body", "source_revision_config", member],
        msg: quoteAt(280),
        type: "value_error",
      })),
    ),
  }),
  "the place of a problem": (quoteAt) => ({
    arrange: refuse("patch", 422, [
      { loc: ["body", quoteAt(85), "x"], msg: "no", type: "value_error" },
    ]),
  }),
  "refused reads": (quoteAt) => ({
    inputs: { timeout: "5s" },
    arrange: refuse("revision", 403, quoteAt(180)),
  }),
  "the response to a smoke test": (quoteAt) => smokeTestOf(quoteAt(0)),
  "a long response to a smoke test": (quoteAt) => smokeTestOf(quoteAt(270)),
  "a log": (quoteAt) => ({
    script: [{ status: "DEPLOY_FAILED", after_ms: 0, log: [`KeyError: ${quoteAt(280)}`] }],
  }),
};

describe("secrets at the position of a truncation", () => {
  it.each(Object.entries(PLACES))(
    "leave no part in any channel, quoted in %s",
    async (_, scenarioFor) => {
      for (const secret of Object.values(SECRETS_IN_PARTS)) {
        const quoteAt = (length: number) => withPrefix(length, secret);
        const { result, texts } = await deployAndReadChannels(
          JSON.stringify(SECRETS_IN_PARTS),
          scenarioFor(quoteAt),
        );
        expect(result.outputs.outcome).toMatch(/failed|rejected|error|timed_out|unhealthy/);
        expect(findIn(texts, ["hunter"])).toEqual([]);
      }
    },
  );
});

describe("ordinary values", () => {
  /** Secrets with these names after a prefix that makes them distinct. */
  const secretsNamed = (list: readonly (readonly [name: string, value: string])[]) =>
    JSON.stringify(Object.fromEntries(list.map(([name, value], n) => [`X${n}_${name}`, value])));
  const shownSettings = settings.filter(([name, value]) => name !== "DB_DSN" && !/\n/.test(value));

  it("are not redacted in the name of an environment, or in texts of our own", async () => {
    const secrets = "APP_ENV=production\nMODE=deployed";
    const { comment = "", deployment = "" } = (
      await deployAndReadChannels(secrets, { inputs: { github_environment: "production" } })
    ).texts;
    expect(comment).toContain("(production) runs");
    expect(comment + deployment).not.toContain("***");
  });

  const PUBLIC_IMAGE = "registry.example/openai/agent-server:v1.4.0";
  const PUBLIC_URL = "https://agent-prod.us-east-1.platform.example.com";
  /** Values that are part of a step's own output, or ordinary words. */
  const OUTPUT_VALUES = [
    ...["openai", "v1.4.0", "registry.example", "agent-server", PUBLIC_IMAGE],
    ...["registry.example/openai", "agent-prod", "agent", "prod", "us-east-1", PUBLIC_URL],
    ...[`${PUBLIC_URL}/`, "platform.example.com", "https", "example", PUBLIC_URL.slice(8)],
    ...["after", "before", "path", "secrets", "image_uri", "deployed", "DEPLOYED", "READY"],
    ...["(set)", "true", "false", "null", "info", "debug", "json", "production", "python"],
    ...["postgres", "8080", "4096", "1", "external_docker", "/app"],
  ];
  const SHORT_OR_OUTPUT_VALUES = ["true", "4096", "none", "us-east-1", PUBLIC_URL.slice(8, 18)];
  const named = (name: string, values: readonly string[]) =>
    secretsNamed(values.map((value) => [name, value]));

  it.each([
    ["sent under their own names", secretsNamed(shownSettings)],
    ["sent under ordinary names, with parts of outputs among them", named("X", OUTPUT_VALUES)],
    ["sent under names of secrets", named("AUTH_KEY", SHORT_OR_OUTPUT_VALUES)],
  ])("change no output of a deploy, %s", async (_, secrets) => {
    const outputsOf = async (secrets: string) => {
      const deployment = { name: "agent-prod", source_config: { custom_url: PUBLIC_URL } };
      const inputs = { image_uri: PUBLIC_IMAGE };
      const { result } = await deployAndReadChannels(secrets, { deployment, inputs });
      expect(result.raw).not.toContain("***");
      const { changes: _, elapsed_seconds: __, ...outputs } = result.outputs;
      return withoutIds(JSON.stringify(outputs));
    };
    const expected = await outputsOf("X=zz");
    expect(expected).toContain(`"image_uri":"${PUBLIC_IMAGE}"`);
    expect(expected).toContain(`"deployment_url":"${PUBLIC_URL}"`);
    expect(await outputsOf(secrets)).toBe(expected);
  });
});

describe("a credential in names and statuses of the service", () => {
  it("is redacted in outputs, too", async () => {
    const key = "canary-api-key-0123456789";
    const { texts, result } = await deployAndReadChannels(
      "",
      {
        script: [{ status: `FAILED_${key}`, after_ms: 0 }],
        deployment: {
          name: `agent-${key}`,
          source_config: { custom_url: `https://${key}.example` },
        },
        inputs: { timeout: "1s" },
      },
      { credentials: { api_key: key } },
    );
    expect(result.outputs).toMatchObject({
      deployment_name: "agent-***",
      deployment_url: "https://***.example",
      status: "FAILED_***",
    });
    expect(findIn(texts, [key])).toEqual([]);
  });
});
