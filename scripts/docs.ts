import { readFileSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import { stringify } from "yaml";
import * as z from "zod";
import { describeApi } from "../emulator/server/openapi.ts";
import { OPERATIONS } from "../emulator/server/operations.ts";
import { action as create } from "../src/actions/create/action.ts";
import { action as deletion } from "../src/actions/delete/action.ts";
import { action as deploy } from "../src/actions/deploy/action.ts";
import { action as exportTraces } from "../src/actions/export/action.ts";
import { action as usage } from "../src/actions/usage/action.ts";
import { steps } from "../src/main.ts";
import type { Action, Manifest } from "../src/runner/runner.ts";
import { EXPORTABLE_FIELDS } from "../src/service/contract/exports/limits.ts";
import { CONTRACT, parseRows } from "./conformance/report.ts";
import { limitsTable } from "./limits.ts";
import { type ActionName, outcomesOf } from "./outcomes.ts";
import { resourceSpecTables } from "./resource-spec.ts";
import { table } from "./table.ts";

/*
 * `npm run docs` generates every `action.yml`, tables in the README.md of each action and in docs,
 * and the descriptions in docs/design/contract. A test fails if one of them is out of date.
 */

/** The actions. `actionName` is the folder in src/actions, `folder` that of the `action.yml`. */
export const ACTIONS: readonly {
  actionName: ActionName;
  folder: string;
  action: Manifest & Action<z.ZodObject>;
}[] = [
  { actionName: "deploy", folder: ".", action: deploy },
  { actionName: "create", folder: "create", action: create },
  { actionName: "delete", folder: "delete", action: deletion },
  { actionName: "export", folder: "export", action: exportTraces },
  { actionName: "usage", folder: "usage", action: usage },
];

type InputDoc = ReturnType<typeof inputDocs>[number];

export function inputDocs(inputs: z.ZodObject) {
  return Object.entries(inputs.shape).map(([name, schema]) => {
    const meta = z.globalRegistry.get(schema) ?? {};
    const { description = "", required = false, group, usual = false } = meta;
    const defaultValue = schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : "";
    return { name, description, required, default: defaultValue || undefined, group, usual };
  });
}

/** The inputs in groups. The first input of a group has the group's title. */
function groupsOf(inputs: z.ZodObject): { title: string; docs: InputDoc[] }[] {
  const groups: { title: string; docs: InputDoc[] }[] = [];
  for (const doc of inputDocs(inputs)) {
    if (doc.group !== undefined) groups.push({ title: doc.group, docs: [] });
    groups.at(-1)?.docs.push(doc);
  }
  return groups;
}

function manifestFile({ actionName, folder, action }: (typeof ACTIONS)[number]) {
  const dist = `${folder === "." ? "" : "../"}dist/${actionName}`;
  const post = `${actionName}/post` in steps ? { post: `${dist}/post/index.js` } : {};
  // Undefined members are omitted.
  const inputs = inputDocs(action.inputs).map(
    ({ name, description, required, default: defaultValue }) => [
      name,
      { description, required: required || undefined, default: defaultValue },
    ],
  );
  const outputs = Object.entries(action.outputs).map(([name, description]) => [
    name,
    { description },
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
  const header = `# Generated from src/actions/${actionName}; change it there and run \`npm run docs\`.\n`;
  const path = posix.join(folder, "action.yml");
  return { path, text: header + stringify(document, { lineWidth: 0 }) };
}

const escapeCell = (text: string) => text.replaceAll("|", "\\|");

/** Inputs of the root action that most workflows set; docs/inputs.md has the others. */
const USUAL_INPUTS = inputDocs(deploy.inputs)
  .filter(({ usual }) => usual)
  .map(({ name }) => name);
/** Outputs of the root action that most workflows read; docs/inputs.md has the others. */
const USUAL_OUTPUTS = [
  "outcome",
  "revision_id",
  "deployment_url",
  "as_sent",
  "previous_image_uri",
  "error_message",
];

function inputTable(docs: readonly InputDoc[]): string {
  const rows = docs.map(({ name, description, required, default: defaultValue }) => {
    const defaultText = required
      ? "**required**"
      : defaultValue === undefined
        ? ""
        : `\`${defaultValue}\``;
    return [`<a id="${name}"></a>\`${name}\``, defaultText, escapeCell(description)];
  });
  return table(["input", "default", "meaning"], rows);
}

function outputTable(outputs: Record<string, string>, isShown = (_: string) => true): string {
  const rows = Object.entries(outputs)
    .filter(([name]) => isShown(name))
    .map(([name, text]) => [`\`${name}\``, escapeCell(text)]);
  return table(["output", "meaning"], rows);
}

function outcomeTable(actionName: ActionName): string {
  const rows = outcomesOf(actionName).map(([name, exit = "", condition = ""]) => [
    `\`${name}\``,
    exit,
    escapeCell(condition),
  ]);
  return table(["outcome", "exit", "when"], rows);
}

/** The document with each block between the two comments that have its name. */
export function withBlocks(
  path: string,
  blocks: readonly (readonly [name: string, text: string])[],
) {
  const text = blocks.reduce(
    (document, [name, block]) => {
      const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
      const [head, rest] = document.split(begin);
      const tail = rest?.split(end)[1];
      if (head === undefined || tail === undefined)
        throw new Error(`${path} has no block "${name}".`);
      return `${head}${begin}\n\n${block}\n\n${end}${tail}`;
    },
    readFileSync(path, "utf8"),
  );
  return { path, text };
}

/** The tables of inputs, one for each group. */
const inputBlocks = ({ inputs }: Manifest & Action<z.ZodObject>, isShown = (_: string) => true) =>
  groupsOf(inputs).map(
    ({ title, docs }) =>
      [`inputs: ${title}`, inputTable(docs.filter(({ name }) => isShown(name)))] as const,
  );

function readmeFile({ actionName, folder, action }: (typeof ACTIONS)[number]) {
  const isRoot = folder === ".";
  const usualInputs = inputTable(
    inputDocs(action.inputs).filter(({ name }) => USUAL_INPUTS.includes(name)),
  );
  const isShown = (name: string) => !isRoot || USUAL_OUTPUTS.includes(name);
  return withBlocks(posix.join(folder, "README.md"), [
    ...(isRoot ? [["inputs", usualInputs] as const] : inputBlocks(action)),
    ...(actionName === "export" ? [["export_fields", exportFields()] as const] : []),
    ["outputs", outputTable(action.outputs, isShown)],
    ["outcomes", outcomeTable(actionName)],
  ]);
}

const MAX_COLUMNS = 120;

/** The exportable fields, wrapped into lines. */
function exportFields(): string {
  const names = EXPORTABLE_FIELDS.map((name) => `\`${name}\``).join(", ");
  return `${names}.`.replace(new RegExp(`(.{1,${MAX_COLUMNS}})(?: |$)`, "g"), "$1\n").trimEnd();
}

const SERVICES = [
  { name: "control-plane", title: "Deployment Control Plane", isPlatform: false },
  { name: "platform-api", title: "Platform API", isPlatform: true },
];

/** The origin of each row of the contract. */
const ORIGINS = new Map(
  parseRows(readFileSync(CONTRACT, "utf8")).map(({ id, origin }) => [id, origin]),
);

/** A reviver of JSON that adds the origin to each value with a row. */
function withOrigin(_: string, value: unknown): unknown {
  const row = z.object({ "x-row": z.string() }).safeParse(value).data?.["x-row"];
  if (row === undefined) return value;
  const origin = ORIGINS.get(row);
  if (origin === undefined) throw new Error(`${CONTRACT} has no row "${row}".`);
  const members = Object.entries(Object(value)).flatMap((member) =>
    member[0] === "x-row" ? [member, ["x-from", origin]] : [member],
  );
  return Object.fromEntries(members);
}

/** The OpenAPI documents of both services. */
function openapiFiles() {
  return SERVICES.map(({ name, title, isPlatform }) => {
    const serviceOperations = Object.entries(OPERATIONS).filter(
      ([, { path }]) => path.startsWith("/api/v1/") === isPlatform,
    );
    const url = "https://platform.example.com";
    const description = describeApi(Object.fromEntries(serviceOperations), { url, title });
    const header =
      "# Generated from src/service/contract; change it there and run `npm run docs`.\n";
    const withOrigins = JSON.parse(JSON.stringify(description), withOrigin);
    const text = stringify(withOrigins, { lineWidth: 0, aliasDuplicateObjects: false });
    return { path: `docs/design/contract/${name}.yaml`, text: header + text };
  });
}

/** Every generated file with its content. */
export function generatedFiles(): { path: string; text: string }[] {
  return [
    ...ACTIONS.map(manifestFile),
    ...ACTIONS.map(readmeFile),
    withBlocks("docs/inputs.md", [
      ...inputBlocks(deploy, (name) => !USUAL_INPUTS.includes(name)),
      ["outputs", outputTable(deploy.outputs, (name) => !USUAL_OUTPUTS.includes(name))],
    ]),
    withBlocks("docs/resource-spec.md", resourceSpecTables()),
    withBlocks("docs/design/limits.md", [["limits", limitsTable()]]),
    ...openapiFiles(),
  ];
}

if (import.meta.main) {
  const stale = generatedFiles().filter(({ path, text }) => readFileSync(path, "utf8") !== text);
  for (const { path, text } of stale) writeFileSync(path, text);
  console.log(stale.map(({ path }) => `Wrote ${path}`).join("\n") || "Everything is up to date.");
}
