import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { CreateInputs } from "../../src/actions/create/inputs.ts";
import { creationWarnings } from "../../src/actions/create/warnings.ts";
import { DeleteInputs } from "../../src/actions/delete/inputs.ts";
import { DeployInputs } from "../../src/actions/deploy/inputs.ts";
import { hintsFor } from "../../src/actions/export/hints.ts";
import { ExportInputs } from "../../src/actions/export/inputs.ts";
import { UsageInputs } from "../../src/actions/usage/inputs.ts";
import { connectionInputs, connectionRules } from "../../src/inputs/connection.ts";
import { lineOf, problemsOf } from "../../src/inputs/problem.ts";
import { secretInputs, secretRules } from "../../src/inputs/secrets/secrets.ts";
import { withVariables } from "../../src/inputs/variables.ts";
import { waitingInputs, waitingRules } from "../../src/inputs/waiting.ts";
import { settingWarnings } from "../../src/inputs/warnings.ts";
import { ID } from "../harness/ids.ts";

type Texts = Record<string, string>;

const NOW_MS = Date.parse("2026-04-11T00:00:00Z");
const CANARY = "canary-secret-value";
const WORKSPACE = mkdtempSync(join(tmpdir(), "rules-"));
/** The variables of a step on GitHub. */
const VARIABLES = { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: WORKSPACE, A: CANARY, B: CANARY };
const CONNECTION = { base_url: "https://api.example.com", api_key: CANARY };
const CREATE = { ...CONNECTION, name: "agent-pr-7" };
const EXPORT = { ...CONNECTION, tenant_id: "team-0123" };
const RANGE = { start_time: "2026-01-01T00:00:00Z", end_time: "2026-01-04T00:00:00Z" };

/** By heading of `rules.txt`: the schema, and the inputs that a line adds to. */
const BASE_INPUTS: Record<string, [z.ZodType, Texts]> = {
  connection: [z.object(connectionInputs).check(connectionRules), CONNECTION],
  waiting: [z.object(waitingInputs).check(waitingRules), {}],
  secrets: [z.object(secretInputs).check(secretRules), {}],
  "secrets, of a file": [z.object(secretInputs), { secrets_file: "agent.env" }],
  "deploy, of an image": [
    DeployInputs,
    { ...CONNECTION, deployment_id: ID, image_uri: "registry.example.com/team/app:1" },
  ],
  "deploy, of nothing": [DeployInputs, { ...CONNECTION, deployment_id: ID }],
  "create, of an image": [
    CreateInputs,
    { ...CREATE, source: "external_docker", image_uri: "registry.example.com/agent:1" },
  ],
  "create, from git": [
    CreateInputs,
    {
      ...{ ...CREATE, source: "github", repo_url: "https://git.example.com/team/agent" },
      ...{ integration_id: ID, repo_ref: "main", graph_config_path: "graph.json" },
    },
  ],
  delete: [DeleteInputs, { ...CONNECTION, deployment_name: "agent-pr-7" }],
  "export, start": [ExportInputs, { ...EXPORT, destination_id: ID, project_id: ID, ...RANGE }],
  "export, watch": [ExportInputs, { ...EXPORT, operation: "watch", export_id: ID }],
  "export, cancel": [ExportInputs, { ...EXPORT, operation: "cancel", export_id: ID }],
  "export, list": [ExportInputs, { ...EXPORT, operation: "list" }],
  "export, create_destination": [
    ExportInputs,
    {
      ...{ ...EXPORT, operation: "create_destination" },
      ...{ display_name: "Warehouse", bucket_name: "traces" },
    },
  ],
  usage: [UsageInputs, { ...CONNECTION, workspace_ids: ID, last: "7d" }],
};

/** The warnings and notices about valid inputs. */
const WARNINGS = new Map<z.ZodType, (texts: object) => Promise<string[]>>([
  [DeployInputs, async (texts) => settingWarnings(await DeployInputs.parseAsync(texts))],
  [CreateInputs, async (texts) => creationWarnings(await CreateInputs.parseAsync(texts))],
  [
    ExportInputs,
    async (texts) => {
      const hints = hintsFor(await ExportInputs.parseAsync(texts), NOW_MS);
      return hints.flatMap(([level, text]) => (level === "info" ? [] : [text]));
    },
  ],
]);

/** ✗ with the problems of invalid inputs on one line, or ✓ with the warnings about valid ones. */
async function resultOf(schema: z.ZodType, inputs: Texts): Promise<string[]> {
  const { error } = await schema.safeParseAsync(inputs);
  if (error !== undefined) return ["✗", problemsOf(error).map(lineOf).join(" | ")];
  return ["✓", ...((await WARNINGS.get(schema)?.(inputs)) ?? [])];
}

/**
 * The schema's result for the inputs at the beginning of a line. `null` removes an input; `env` adds
 * variables, and `files` writes files into the workspace.
 */
async function lineFor(
  [schema, baseTexts]: (typeof BASE_INPUTS)[string],
  line: string,
): Promise<string> {
  const [text = ""] = line.split(/ [✓✗]/);
  const { env = {}, files = {}, ...changes } = JSON.parse(text);
  for (const [name, content] of Object.entries<string>(files))
    writeFileSync(join(WORKSPACE, name), content);
  const entries = Object.entries<string | null>({ ...baseTexts, ...changes });
  const inputs = Object.fromEntries(
    entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  const messages = await withVariables({ ...VARIABLES, ...env }, () => resultOf(schema, inputs));
  expect(messages.join(" ")).not.toMatch(/canary|hunter2|pa%ssw0rd/);
  return [text, ...messages].join(" ").replaceAll(WORKSPACE, "the workspace");
}

beforeAll(() => {
  writeFileSync(join(WORKSPACE, "file.txt"), "");
  writeFileSync(join(WORKSPACE, "other.yml"), "name: agent");
  mkdirSync(join(WORKSPACE, "inside/deep"), { recursive: true });
  symlinkSync(tmpdir(), join(WORKSPACE, "out"));
  symlinkSync(join(WORKSPACE, "inside"), join(WORKSPACE, "link"));
  symlinkSync("/nowhere/at/all", join(WORKSPACE, "dangling"));
});

describe("rules.txt", () => {
  /** `-u` writes the result after the inputs; a new case is a line with only its inputs. */
  it("lists for each line of inputs the problems or else the warnings, without secrets", async () => {
    const lines: string[] = [];
    let base: (typeof BASE_INPUTS)[string] = [z.never(), {}];
    for (const line of readFileSync("test/inputs/rules.txt", "utf8").split("\n")) {
      if (line.startsWith("## ")) base = BASE_INPUTS[line.slice(3)] ?? expect.fail(line);
      lines.push(line.startsWith("{") ? await lineFor(base, line) : line);
    }
    await expect(lines.join("\n")).toMatchFileSnapshot("rules.txt");
  });
});
