import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import * as z from "zod";
import { CreateInputs } from "../src/create/inputs.ts";
import { outputs as createOutputs } from "../src/create/outputs.ts";
import { DeployInputs } from "../src/deploy/inputs.ts";
import { outputs as deployOutputs } from "../src/deploy/outputs.ts";
import { ExportInputs } from "../src/export/inputs.ts";
import { outputs as exportOutputs } from "../src/export/outputs.ts";
import { UsageInputs } from "../src/usage/inputs.ts";
import { outputs as usageOutputs } from "../src/usage/outputs.ts";

/* `npm run docs` writes what is generated from the code; this test fails where a file differs. */

interface ActionDoc {
  folder: string;
  room: string;
  name: string;
  description: string;
  inputs: z.ZodObject;
  outputs: Record<string, string>;
}

const actions: ActionDoc[] = [
  {
    folder: ".",
    room: "deploy",
    name: "Deploy agent server",
    description: "Deploys an agent server, follows the new revision until it serves or has failed, and says so.",
    inputs: DeployInputs,
    outputs: deployOutputs,
  },
  {
    folder: "create",
    room: "create",
    name: "Create agent server deployment",
    description: "Creates a deployment, follows its first revision until it serves or has failed, and says so.",
    inputs: CreateInputs,
    outputs: createOutputs,
  },
  {
    folder: "export",
    room: "export",
    name: "Bulk trace export",
    description:
      "Exports traces as Parquet files to a bucket, follows the export until it is complete or has failed, and says so.",
    inputs: ExportInputs,
    outputs: exportOutputs,
  },
  {
    folder: "usage",
    room: "usage",
    name: "Billable usage report",
    description: "Reports billable usage as JSON and CSV, compares it with the time before, and stops where it is over budget.",
    inputs: UsageInputs,
    outputs: usageOutputs,
  },
];

interface InputDoc {
  name: string;
  description: string;
  required: boolean;
  default: string | undefined;
}

function inputDocs(inputs: z.ZodObject): InputDoc[] {
  return Object.entries(inputs.shape).map(([name, schema]) => {
    const meta = z.globalRegistry.get(schema) ?? {};
    const text = schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : undefined;
    return { name, description: meta.description ?? "", required: meta.required ?? false, default: text || undefined };
  });
}

function actionYaml({ folder, room, name, description, inputs, outputs }: ActionDoc): string {
  const dist = `${folder === "." ? "" : "../"}dist/${room}`;
  const post = existsSync(`src/${room}/post.ts`) ? { post: `${dist}/post/index.js` } : {};
  const document = {
    name,
    description,
    author: "deploy-agent-server",
    branding: { icon: "upload-cloud", color: "blue" },
    inputs: Object.fromEntries(
      inputDocs(inputs).map((input) => [
        input.name,
        {
          description: input.description,
          ...(input.required ? { required: true } : {}),
          ...(input.default === undefined ? {} : { default: input.default }),
        },
      ]),
    ),
    outputs: Object.fromEntries(Object.entries(outputs).map(([output, text]) => [output, { description: text }])),
    runs: { using: "node24", main: `${dist}/index.js`, ...post },
  };
  return `# Generated from src/${room}; change it there and run \`npm run docs\`.\n${stringify(document, { lineWidth: 0 })}`;
}

const cell = (text: string) => text.replaceAll("|", "\\|");

function inputTable(inputs: z.ZodObject): string {
  const rows = inputDocs(inputs).map(({ name, description, required, default: value }) => {
    const preset = required ? "**required**" : value === undefined ? "" : `\`${value}\``;
    return `| \`${name}\` | ${preset} | ${cell(description)} |`;
  });
  return ["| input | default | meaning |", "|---|---|---|", ...rows].join("\n");
}

function outputTable(outputs: Record<string, string>): string {
  const rows = Object.entries(outputs).map(([name, text]) => `| \`${name}\` | ${cell(text)} |`);
  return ["| output | meaning |", "|---|---|", ...rows].join("\n");
}

function withBlock(text: string, name: string, block: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [head, rest] = text.split(begin);
  const tail = rest?.split(end)[1];
  if (head === undefined || tail === undefined) throw new Error(`README.md has no block "${name}"`);
  return `${head}${begin}\n\n${block}\n\n${end}${tail}`;
}

describe("the generated documents", () => {
  it.each(actions)("$folder/action.yml declares what src/$room reads and sets", async (action) => {
    await expect(actionYaml(action)).toMatchFileSnapshot(`../${action.folder}/action.yml`);
  });

  it("README.md lists every input and output", async () => {
    let text = readFileSync("README.md", "utf8");
    for (const { room, inputs, outputs } of actions) {
      text = withBlock(text, `inputs of ${room}`, inputTable(inputs));
      text = withBlock(text, `outputs of ${room}`, outputTable(outputs));
    }
    await expect(text).toMatchFileSnapshot("../README.md");
  });

  it("has no expression in a description, which the runner would refuse", () => {
    const texts = actions.flatMap(({ inputs, outputs }) => [
      ...inputDocs(inputs).map(({ description }) => description),
      ...Object.values(outputs),
    ]);
    expect(texts.filter((text) => text.includes("${{"))).toEqual([]);
  });

  it("describes every input", () => {
    const undescribed = actions.flatMap(({ inputs }) => inputDocs(inputs).filter(({ description }) => description === ""));
    expect(undescribed).toEqual([]);
  });
});
