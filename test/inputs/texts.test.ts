import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { CreateInputs } from "../../src/actions/create/inputs.ts";
import { baseUrl, webAddress, writtenAddress } from "../../src/inputs/field/address.ts";
import { boolean, choice } from "../../src/inputs/field/choice.ts";
import { credential } from "../../src/inputs/field/credential.ts";
import { duration, positiveDuration } from "../../src/inputs/field/duration.ts";
import { imageUri } from "../../src/inputs/field/image-uri.ts";
import { deploymentName } from "../../src/inputs/field/name.ts";
import { repoRef } from "../../src/inputs/field/repository.ts";
import { time } from "../../src/inputs/field/time.ts";
import { deploymentId, revisionId, uuidList } from "../../src/inputs/field/uuid.ts";
import { wholeNumber } from "../../src/inputs/field/whole-number.ts";
import { resourceSpecInputs, resourceSpecRules } from "../../src/inputs/resource-spec/input.ts";
import { revisionLink } from "../../src/inputs/revision-link.ts";
import { secretInputs } from "../../src/inputs/secrets/secrets.ts";
import { messagesOf } from "./issues.ts";

const resource_spec = z
  .preprocess(
    (text) => ({ resource_spec: text }),
    z.object(resourceSpecInputs).check(resourceSpecRules),
  )
  .transform((inputs) => inputs.resource_spec?.spec);
const { secrets, secrets_from_env } = secretInputs;

/** By the headings of `texts.txt`. */
const FIELDS: Record<string, z.ZodType> = {
  ...{ baseUrl: baseUrl("control plane"), platformUrl: baseUrl("platform API") },
  ...{ writtenAddress, credential, duration, repoRef, imageUri, time, deploymentId },
  ...{ boolean, resource_spec, secrets, secrets_from_env, positiveDuration, webAddress },
  revisionLink,
  revisionId: revisionId("latest"),
  deploymentName: deploymentName("write its name"),
  repoUrl: CreateInputs.shape.repo_url,
  uuidList: uuidList("write the ids"),
  wholeNumber: wholeNumber({ min: 1, max: 168 }),
  wholeNumberFrom0: wholeNumber({ min: 0 }),
  choice: choice("replace", "merge"),
};
const OPTIONAL = ["repoUrl", "resource_spec", "secrets", "secrets_from_env"];

/** A JSON string at the beginning of a line, before its result. */
const TEXT = /^"(?:[^"\\]|\\.)*"/;

async function lineFor(schema: z.ZodType, text: string): Promise<string> {
  const { success, data, error } = await schema.safeParseAsync(JSON.parse(text));
  if (success) return `${text} → ${JSON.stringify(data)}`;
  return `${text} ✗ ${error.issues.map(({ message }) => message).join(" | ")}`;
}

beforeAll(() => {
  const env = { DB_URL: "postgres://canary", TOKEN: "canary, # ", EMPTY: "" };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
});

describe("texts.txt", () => {
  /** `-u` writes the result after each text; a new case is a line with only its text. */
  it("lists for each text the parsed value, or the problems without secrets", async () => {
    const file = "test/inputs/texts.txt";
    const lines: string[] = [];
    let schema: z.ZodType = z.never();
    for (const line of readFileSync(file, "utf8").split("\n")) {
      const text = TEXT.exec(line)?.[0];
      if (line.startsWith("## ")) schema = FIELDS[line.slice(3)] ?? expect.fail(line);
      lines.push(text === undefined ? line : await lineFor(schema, text));
    }
    const problemLines = lines
      .map((line) => line.replace(TEXT, ""))
      .filter((line) => line.includes("✗"));
    expect(problemLines.filter((line) => /c[aä]nary|hunter2|ter2|123456/.test(line))).toEqual([]);
    await expect(lines.join("\n")).toMatchFileSnapshot("texts.txt");
  });
});

it.each(Object.keys(FIELDS).filter((name) => !OPTIONAL.includes(name)))(
  "%s refuses a missing value with advice",
  async (name) => {
    const [message] = await messagesOf(FIELDS[name] ?? z.never(), undefined);
    expect(message).toMatch(/^is required: write /);
  },
);
