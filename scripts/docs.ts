import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { stringify } from "yaml";
import * as z from "zod";
import { OUTCOMES, type OutcomeFacts } from "../src/action/outcomes.ts";
import { action as create } from "../src/create/action.ts";
import { action as deletion } from "../src/delete/action.ts";
import { action as deploy } from "../src/deploy/action.ts";
import { action as exportTraces } from "../src/export/action.ts";
import { action as usage } from "../src/usage/action.ts";

/* `npm run docs` writes every `action.yml`, and the tables of inputs, outputs and outcomes in
   README.md, from the code. A test compares them. */

interface Action {
  name: string;
  description: string;
  branding: { icon: string; color: string };
  inputs: z.ZodObject;
  outputs: Record<string, string>;
}

/** By the room of its sources, with the folder of its `action.yml`. */
export const ACTIONS: readonly { room: string; folder: string; action: Action }[] = [
  { room: "deploy", folder: ".", action: deploy },
  { room: "create", folder: "create", action: create },
  { room: "delete", folder: "delete", action: deletion },
  { room: "export", folder: "export", action: exportTraces },
  { room: "usage", folder: "usage", action: usage },
];

interface InputDoc {
  name: string;
  description: string;
  required: boolean;
  default: string | undefined;
}

export function inputDocs(inputs: z.ZodObject): InputDoc[] {
  return Object.entries(inputs.shape).map(([name, schema]) => {
    const { description = "", required = false } = z.globalRegistry.get(schema) ?? {};
    const preset = schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : "";
    return { name, description, required, default: preset || undefined };
  });
}

function actionYaml({ room, folder, action }: (typeof ACTIONS)[number]): string {
  const dist = `${folder === "." ? "" : "../"}dist/${room}`;
  const post = existsSync(`src/${room}/post.ts`) ? { post: `${dist}/post/index.js` } : {};
  const inputs = inputDocs(action.inputs).map(
    ({ name, description, required, default: preset }) => [
      name,
      {
        description,
        ...(required ? { required } : {}),
        ...(preset === undefined ? {} : { default: preset }),
      },
    ],
  );
  const outputs = Object.entries(action.outputs).map(([name, text]) => [
    name,
    { description: text },
  ]);
  const document = {
    name: action.name,
    description: action.description,
    author: "deploy-agent-server",
    branding: action.branding,
    inputs: Object.fromEntries(inputs),
    outputs: Object.fromEntries(outputs),
    runs: { using: "node24", main: `${dist}/index.js`, ...post },
  };
  const header = `# Generated from src/${room}; change it there and run \`npm run docs\`.\n`;
  return header + stringify(document, { lineWidth: 0 });
}

const cell = (text: string) => text.replaceAll("|", "\\|");

function inputTable(inputs: z.ZodObject): string {
  const rows = inputDocs(inputs).map(({ name, description, required, default: preset }) => {
    const shown = required ? "**required**" : preset === undefined ? "" : `\`${preset}\``;
    return `| \`${name}\` | ${shown} | ${cell(description)} |`;
  });
  return ["| input | default | meaning |", "|---|---|---|", ...rows].join("\n");
}

function outputTable(outputs: Record<string, string>): string {
  const rows = Object.entries(outputs).map(([name, text]) => `| \`${name}\` | ${cell(text)} |`);
  return ["| output | meaning |", "|---|---|", ...rows].join("\n");
}

function outcomeTable(): string {
  const rows = Object.entries<OutcomeFacts>(OUTCOMES).map(([name, facts]) => {
    const { actions, fails, exit = fails ? "1" : "0", when } = facts;
    const who = actions.length === ACTIONS.length ? "all" : actions.join(", ");
    return `| \`${name}\` | ${who} | ${exit} | ${cell(when)} |`;
  });
  return ["| outcome | action | exit | when |", "|---|---|---|---|", ...rows].join("\n");
}

function withBlock(text: string, name: string, block: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [head, rest] = text.split(begin);
  const tail = rest?.split(end)[1];
  if (head === undefined || tail === undefined)
    throw new Error(`README.md has no block "${name}".`);
  return `${head}${begin}\n\n${block}\n\n${end}${tail}`;
}

function readme(): string {
  let text = withBlock(readFileSync("README.md", "utf8"), "outcomes", outcomeTable());
  for (const { room, action } of ACTIONS) {
    text = withBlock(text, `inputs of ${room}`, inputTable(action.inputs));
    text = withBlock(text, `outputs of ${room}`, outputTable(action.outputs));
  }
  return text;
}

/** Every generated file, as it should be. */
export function generatedFiles(): { path: string; text: string }[] {
  const manifests = ACTIONS.map((one) => ({
    path: one.folder === "." ? "action.yml" : `${one.folder}/action.yml`,
    text: actionYaml(one),
  }));
  return [...manifests, { path: "README.md", text: readme() }];
}

if (import.meta.main) for (const { path, text } of generatedFiles()) writeFileSync(path, text);
