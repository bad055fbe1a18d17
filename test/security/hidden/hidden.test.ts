import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { toCsv } from "../../../src/actions/usage/files/csv.ts";
import { toCredential } from "../../../src/inputs/field/credential.ts";
import { secretInputs } from "../../../src/inputs/secrets/secrets.ts";
import type { Result } from "../../../src/report/conclusion.ts";
import { commentBody } from "../../../src/runner/github/comment.ts";
import type { StepRuntime } from "../../../src/runner/step-runtime.ts";
import { runAction } from "../../harness/runner/runner.ts";
import { projectRecord } from "../../harness/usage-service.ts";
import { FORMS, needlesOf, REPRESENTATIONS, type Secret } from "./representations.ts";
import { secretsOf } from "./secrets.ts";

/* Each cell of the table of SECURITY.md is a test for each form of a secret. */

const TEXT = readFileSync("SECURITY.md", "utf8");
const ROW =
  /^\| (?<origin>[^|]+) \| (?<log>\w+) \| (?<output>\w+) \| (?<summary>\w+) \| (?<comment>\w+) \| (?<deployment>\w+) \| (?<file>\w+) \|$/gm;
const [, ...ROWS] = [...TEXT.matchAll(ROW)].map(({ groups = {} }) => groups);
const CHANNELS = ["log", "output", "summary", "comment", "deployment", "file"] as const;
type Channel = (typeof CHANNELS)[number];

/** An origin of the table: how its secrets reach a step. */
interface Origin {
  inputs?: (secrets: readonly Secret[]) => Record<string, string>;
  file?: (secrets: readonly Secret[]) => string;
  env?: (secrets: readonly Secret[]) => Record<string, string>;
  isOfDeployment?: boolean;
  secrets?: (tag: string) => readonly Secret[];
}

const hasSecretName = ({ name }: Secret) => /KEY|PASSPHRASE/.test(name);

const byName = (secrets: readonly Secret[]) =>
  Object.fromEntries(secrets.map(({ name, value }) => [name, value]));
const inInput = (secrets: readonly Secret[]) => ({ secrets: JSON.stringify(byName(secrets)) });

const ORIGINS: Record<string, Origin> = {
  "a credential of the action": {
    inputs: (secrets) =>
      Object.fromEntries(secrets.map(({ value }, index) => [`credential_${index}`, value])),
    // A credential is a single string.
    secrets: (tag) => secretsOf(tag).filter(({ members }) => members.value !== undefined),
  },
  "`secrets`": { inputs: inInput },
  "`secrets_file`": {
    inputs: () => ({ secrets_file: "agent.env" }),
    file: (secrets) => secrets.map(({ name, value }) => `${name}='${value}'`).join("\n"),
  },
  "`secrets_from_env`": {
    inputs: (secrets) => ({ secrets_from_env: secrets.map(({ name }) => name).join() }),
    env: byName,
  },
  "the deployment: named as a secret, 16 characters or more": {
    isOfDeployment: true,
    secrets: (tag) => secretsOf(tag).filter(hasSecretName),
  },
  "the deployment: any other secret": {
    isOfDeployment: true,
    secrets: (tag) => secretsOf(tag).filter((one) => !hasSecretName(one)),
  },
  "any other value of these inputs": {
    inputs: inInput,
    secrets: (tag) => [{ name: "MODE", value: `mode-${tag}`, members: { MODE: `mode-${tag}` } }],
  },
};

const tableOf = (text: string) => ({ header: [], rows: [["said", [{ code: text }]]] });

const Inputs = z.object({
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [
      `credential_${index}`,
      z.string().optional().meta({ findSecrets: toCredential }),
    ]),
  ),
  ...secretInputs,
  summary: z.string(),
});

/** Runs a step that writes these texts to each channel; returns the text of each channel. */
async function readChannels(
  { inputs, file, env, isOfDeployment }: Origin,
  secrets: readonly Secret[],
  texts: readonly string[],
): Promise<Record<Channel, string>> {
  const workspace = mkdtempSync(join(tmpdir(), "hidden-"));
  writeFileSync(join(workspace, "agent.env"), file?.(secrets) ?? "");
  const comments: string[] = [];
  const deployments: string[] = [];

  async function start(runtime: StepRuntime): Promise<Result> {
    const { output, addSecret, renderer, sanitizer } = runtime;
    if (isOfDeployment) secrets.forEach(addSecret);
    const blocks = texts.flatMap((text) => [{ text }, { quote: text }, { table: tableOf(text) }]);
    for (const [index, text] of texts.entries()) {
      runtime.info(text);
      runtime.notice(text);
      runtime.debug(text);
      output(`said_${index}`, text);
      deployments.push(sanitizer.oneLine(text));
    }
    output("error_message", texts.join("\n"));
    for (const block of blocks) {
      const content = { title: texts[0] ?? "", comment: [block] };
      comments.push(await commentBody(renderer, { name: "agent", id: "" }, content));
    }
    return { outcome: "deployed", headline: "", title: "", outputs: {}, summary: blocks };
  }

  const { raw, outputs, summary } = await runAction({
    action: "test/runner/small-action.yml",
    workspace,
    inputs: inputs?.(secrets) ?? {},
    env: { RUNNER_DEBUG: "1", ...env?.(secrets) },
    inProcess: { main: { inputs: Inputs, start: (_, runtime) => start(runtime) } },
  });
  const { error_message = "", ...textOutputs } = outputs;
  expect(Object.keys(textOutputs)).toHaveLength(texts.length);
  const usage = texts.map((text) => projectRecord(text, 1, null));
  return {
    log: `${raw.replace(/^::add-mask::.*$/gm, "")}\n${error_message}`,
    output: Object.values(textOutputs).join("\n"),
    summary,
    comment: comments.join("\n"),
    deployment: deployments.join("\n"),
    file: toCsv({ usage, stride: { days: 1, hours: 0 } }),
  };
}

describe("the table of hidden values", () => {
  it("has every origin and form", () => {
    expect(ROWS.map(({ origin }) => origin)).toEqual(Object.keys(ORIGINS));
    expect(TEXT).toContain(`${FORMS.join(", ").replace(/, (?=\w+$)/, " or ")} `);
    expect(TEXT).toContain("test/security/hidden");
    expect(REPRESENTATIONS).toHaveLength(58);
  });
});

describe.each(ROWS)("$origin", (row) => {
  const origin = ORIGINS[row.origin ?? ""] ?? {};

  describe.each(FORMS)("%s", (form) => {
    const tag = `Zq7${form.length}x${row.origin?.length}vKj3w`;
    const secrets = (origin.secrets ?? secretsOf)(tag);
    const representations = REPRESENTATIONS.filter((one) => one.form === form);
    let textByChannel: Partial<Record<Channel, string>>;
    beforeAll(async () => {
      textByChannel = await readChannels(
        origin,
        secrets,
        secrets.flatMap((one) => representations.map(({ write }) => write(one))),
      );
    });

    it.each(CHANNELS)("in %s matches the table", (channel) => {
      const text = textByChannel[channel]?.toLowerCase() ?? "";
      const needles = needlesOf(tag).filter((needle) => text.includes(needle));
      const cell = row[channel];
      if (cell === "hidden") expect(needles).toEqual([]);
      // Where a secret is shown, SECURITY.md does not promise that every form of it is.
      else if (form === "as it is") expect(needles).not.toEqual([]);
      expect(cell).toMatch(/^(hidden|shown)$/);
    });
  });
});
