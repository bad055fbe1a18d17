import { access, readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parse } from "yaml";

export interface DeclaredInput {
  name: string;
  default: string;
}

export interface Manifest {
  inputs: DeclaredInput[];
  main: string;
  post?: string;
}

const parsedActions = new Map<string, Record<string, unknown>>();

/** Parsing takes longer than a step on a virtual clock, so each text is parsed once. */
function parseAction(yaml: string): Record<string, unknown> {
  // "failsafe" keeps every scalar as text, like the runner.
  const action = parsedActions.get(yaml) ?? mappingOf(parse(yaml, { schema: "failsafe" }));
  parsedActions.set(yaml, action);
  return action;
}

/** Parses the action.yml of an action of Node 24, and throws if a file of it is missing. */
export async function readManifest(path: string): Promise<Manifest> {
  const directory = dirname(resolve(path));
  const action = parseAction(await readFile(path, "utf8"));
  const runs = mappingOf(action.runs);
  if (runs.using !== "node24")
    throw new Error(`${path}: runs.using must be node24, not '${textOf(runs.using)}'`);
  const main = await resolveScript(directory, textOf(runs.main));
  const inputs = Object.entries(mappingOf(action.inputs)).map(([name, node]) => ({
    name,
    default: textOf(mappingOf(node).default),
  }));
  if (runs.post === undefined) return { inputs, main };
  return { inputs, main, post: await resolveScript(directory, textOf(runs.post)) };
}

async function resolveScript(directory: string, name: string): Promise<string> {
  const path = resolve(directory, name);
  await access(path).catch((cause: unknown) => {
    throw new Error(`${path} is not there: run npm run build`, { cause });
  });
  return path;
}

function mappingOf(node: unknown): Record<string, unknown> {
  return typeof node === "object" && node !== null ? Object.fromEntries(Object.entries(node)) : {};
}

function textOf(node: unknown): string {
  return typeof node === "string" ? node : "";
}
