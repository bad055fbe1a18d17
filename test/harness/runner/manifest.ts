import { access, readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parse } from "yaml";

export interface DeclaredInput {
  name: string;
  default: string;
  deprecation?: string;
}

export interface Manifest {
  directory: string;
  inputs: DeclaredInput[];
  main: string;
  post?: { script: string; condition: string };
}

const parsedActions = new Map<string, Record<string, unknown>>();

/** Parsing takes longer than a step on a virtual clock, so each text is parsed once. */
function parseAction(yaml: string): Record<string, unknown> {
  // "failsafe" keeps every scalar as text, like the runner.
  const action = parsedActions.get(yaml) ?? mapping(parse(yaml, { schema: "failsafe" }));
  parsedActions.set(yaml, action);
  return action;
}

/** Parses an action.yml, and throws if the runner could not start it. */
export async function readManifest(path: string): Promise<Manifest> {
  const directory = dirname(resolve(path));
  const action = parseAction(await readFile(path, "utf8"));
  const runs = mapping(action.runs);
  if (runs.using !== "node24")
    throw new Error(`${path}: runs.using must be node24, not '${text(runs.using)}'`);
  const main = await script(directory, text(runs.main));
  const inputs = Object.entries(mapping(action.inputs)).map(([name, declared]) =>
    declaredInput(name, mapping(declared)),
  );
  if (runs.post === undefined) return { directory, inputs, main };
  const post = {
    script: await script(directory, text(runs.post)),
    condition: text(runs["post-if"]) || "always()",
  };
  return { directory, inputs, main, post };
}

function declaredInput(name: string, declared: Record<string, unknown>): DeclaredInput {
  const input = { name, default: text(declared.default) };
  return declared.deprecationMessage === undefined
    ? input
    : { ...input, deprecation: text(declared.deprecationMessage) };
}

async function script(directory: string, name: string): Promise<string> {
  const path = resolve(directory, name);
  await access(path).catch((cause: unknown) => {
    throw new Error(`${path} is not there: run npm run build`, { cause });
  });
  return path;
}

function mapping(node: unknown): Record<string, unknown> {
  return typeof node === "object" && node !== null ? Object.fromEntries(Object.entries(node)) : {};
}

function text(node: unknown): string {
  return typeof node === "string" ? node : "";
}
