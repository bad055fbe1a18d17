import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isSecret } from "../../src/report/secret-rule.ts";
import { createRedactor } from "../../src/runner/redactor.ts";
import { startGithubApi } from "../harness/github-api.ts";
import { type DeployWith, deployWith } from "../harness/step.ts";
import { withoutIds } from "../harness/transcript/transcript.ts";
import { channelsOf, coreOf } from "./canaries.ts";
import { SPELLINGS } from "./spellings.ts";
import { ORDINARY, SECRETS, TAKEN_FOR_SECRETS } from "./values.ts";

const IMAGE = "registry.example/agent:2";
const EVENT = join(mkdtempSync(join(tmpdir(), "event-")), "event.json");
const repo = { full_name: "octo-org/octo-repo" };
const pull_request = { number: 7, merged: false, head: { sha: "", repo }, base: { repo } };
writeFileSync(EVENT, JSON.stringify({ pull_request, repository: { private: true } }));

const VALUES = Object.values(SECRETS);
/** As JSON, which holds any value. */
const secretsNamed = (name: (index: number) => string, values: readonly string[]) =>
  JSON.stringify(Object.fromEntries(values.map((value, index) => [name(index), value])));

/** The channels of a deploy with these secrets that says so much to GitHub as it can. */
async function channels(secrets: string, { inputs, ...options }: DeployWith = {}) {
  const api = await startGithubApi();
  try {
    const result = await deployWith({
      ...options,
      inputs: {
        image_uri: IMAGE,
        secrets,
        comment_on_pr: "true",
        github_environment: "preview",
        failure_log: "always",
        ...inputs,
      },
      run: {
        secrets: [],
        githubToken: "ghs_canaryTokenOfTheWorkflow0123456789",
        env: {
          GITHUB_API_URL: api.url,
          GITHUB_EVENT_PATH: EVENT,
          GITHUB_EVENT_NAME: "pull_request",
          RUNNER_DEBUG: "1",
        },
      },
    });
    const texts: Record<string, string> = {
      ...channelsOf(result),
      comment: api.comments.map(({ body }) => body).join("\n"),
      deployment: api.requests
        .filter(({ path }) => path.includes("/deployments"))
        .map(({ body }) => JSON.stringify(body ?? ""))
        .join("\n"),
    };
    expect(texts.comment).toContain("deploy-agent-server");
    return { result, texts };
  } finally {
    await api.close();
  }
}

/** What is found in these texts, in any case. */
const foundIn = (texts: Record<string, string>, values: readonly string[]) =>
  Object.entries(texts).flatMap(([channel, text]) =>
    values
      .filter((value) => text.toLowerCase().includes(value.toLowerCase()))
      .map((value) => `${channel}: ${value}`),
  );

/** Several a line, because only so many lines are quoted. */
const quoting = VALUES.map((value, index) => value + (index % 4 === 3 ? "\n" : " and ")).join("");

/** The ends of a deploy, each with a service that quotes what it was sent. */
const ENDS: Record<string, [outcome: string, how: DeployWith]> = {
  success: ["deployed", { script: [{ status: "DEPLOYED", after_ms: 0, message: quoting }] }],
  failure: [
    "failed",
    { script: [{ status: "DEPLOY_FAILED", after_ms: 0, message: quoting, log: VALUES }] },
  ],
  rollback: [
    "failed",
    {
      script: [{ status: "DEPLOY_FAILED", after_ms: 0, message: quoting }],
      inputs: { rollback_on_failure: "true" },
    },
  ],
  timeout: [
    "timed_out",
    {
      script: [{ status: `FOR_${quoting}`, after_ms: 0, message: quoting }],
      inputs: { timeout: "2s" },
    },
  ],
  refusal: [
    "rejected",
    {
      arrange: ({ faults }) =>
        void faults.add({
          match: { path: "patch" },
          fault: { kind: "status", status: 409, body: { detail: quoting } },
        }),
    },
  ],
  "a name, an address and an image that hold them": [
    "deployed",
    {
      seed: {
        name: VALUES.filter((value) => value.length >= 16).join(" "),
        source_config: {
          custom_url: `https://agent.example/${VALUES.map(encodeURIComponent).join("/")}`,
        },
      },
    },
  ],
};

const isLong = (value: string) => value.length >= 16;

describe("27 secrets", () => {
  it("are as many", () => expect(VALUES).toHaveLength(27));

  describe.each(Object.entries(ENDS))("in %s", (end, [outcome, how]) => {
    const isShown = end.startsWith("a name");

    it("are in no channel if they are named so, but for a short one that is a fact", async () => {
      const given = secretsNamed((index) => `A${index}_SECRET`, VALUES);
      const { result, texts } = await channels(given, how);
      expect(result.outputs.outcome).toBe(outcome);
      expect(foundIn(texts, isShown ? VALUES.filter(isLong) : VALUES)).toEqual([]);
    });

    it("are in no comment and no Deployment under ordinary names, from eight characters on", async () => {
      const given = secretsNamed((index) => `SETTING_${index}`, VALUES);
      const { comment = "", deployment = "" } = (await channels(given, how)).texts;
      const long = VALUES.filter((value) => value.length >= 8);
      if (!isShown) expect(foundIn({ comment, deployment }, long)).toEqual([]);
    });
  });

  it("are in no channel if only the deployment holds them", async () => {
    const seed = { secrets: VALUES.map((value, index) => ({ name: `A${index}_TOKEN`, value })) };
    const [, how] = ENDS.failure ?? [];
    const { texts } = await channels("NEW=one", {
      ...how,
      seed,
      inputs: { secrets_mode: "merge" },
    });
    expect(foundIn(texts, VALUES)).toEqual([]);
  });

  it("are hidden by their form in twelve cases, whatever their name", () => {
    const hidden = VALUES.filter((value) => isSecret({ name: "SETTING", value }));
    expect(hidden).toHaveLength(12);
  });

  describe.each(Object.entries(SPELLINGS))("spelled as %s", (spelling, write) => {
    it.each(["message", "output", "post"] as const)("are in no %s", (channel) => {
      const redactor = createRedactor();
      for (const value of VALUES) redactor.hide(value, "input");
      const needles = VALUES.map((value) => coreOf(spelling, write(value))).filter(
        (core) => core.length >= 5,
      );
      expect(needles.length).toBeGreaterThan(20);
      const text = VALUES.map((value) => `got ${write(value)}, so`).join("\n");
      expect(foundIn({ [channel]: redactor[channel](text) }, needles)).toEqual([]);
    });
  });
});

describe("90 ordinary values", () => {
  const given = ORDINARY.map(([name, value]) => `${name}=${value}`).join("\n");
  const values = ORDINARY.map(([, value]) => value);
  const failing: DeployWith = {
    script: [
      { status: "DEPLOY_FAILED", after_ms: 0, message: `got ${values.join(" end\ngot ")} end` },
    ],
  };

  it("are as many", () => expect(new Set(values).size).toBe(90));

  it.each(ORDINARY)("are no secret: %s=%s", (name, value) => {
    expect(isSecret({ name, value })).toBe(false);
  });

  it("are cut out of no message and no output, and masked nowhere", async () => {
    const { result, texts } = await channels(given, failing);
    const { outputs, masks } = result;
    for (const value of values) expect(texts.raw).toContain(`got ${value} end`);
    expect(outputs.error_message).toContain(values.join(" end got "));
    expect(JSON.stringify([texts.raw, texts.summary, outputs])).not.toContain("***");
    expect(masks.filter((mask) => values.includes(mask))).toEqual([]);
  });

  it("change no output of a deploy", async () => {
    const outputsOf = async (secrets: string) => {
      const { outputs } = (await channels(secrets)).result;
      const { changes: _, elapsed_seconds: __, ...others } = outputs;
      return withoutIds(JSON.stringify(others));
    };
    expect(await outputsOf(given)).toBe(await outputsOf("X=zz"));
  });

  it.each(TAKEN_FOR_SECRETS)("do not include %s=%s, which is taken for a secret", (name, value) => {
    expect(isSecret({ name, value })).toBe(true);
  });
});
