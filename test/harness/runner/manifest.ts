import { access, readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parse } from "yaml";
import * as z from "zod";

const Manifest = z.object({
  inputs: z.record(z.string(), z.object({ default: z.string().optional() })).default({}),
  runs: z.object({ using: z.literal("node24"), main: z.string(), post: z.string().optional() }),
});
export type Manifest = z.infer<typeof Manifest>["runs"] & { defaults: Record<string, string> };

const parsedActions = new Map<string, z.infer<typeof Manifest>>();

/** Parsing takes longer than a step on a virtual clock, so each text is parsed once. */
function parseAction(yaml: string) {
  // "failsafe" keeps every scalar as text, like the runner.
  const action = parsedActions.get(yaml) ?? Manifest.parse(parse(yaml, { schema: "failsafe" }));
  parsedActions.set(yaml, action);
  return action;
}

/** Reads the action.yml of an action of Node 24. Throws if a script of the action is missing. */
export async function readManifest(path: string): Promise<Manifest> {
  const { inputs, runs } = parseAction(await readFile(path, "utf8"));
  const defaults = Object.entries(inputs).flatMap(([name, input]) =>
    input.default === undefined ? [] : [[name, input.default]],
  );
  const main = await resolveScript(path, runs.main);
  const post = runs.post && (await resolveScript(path, runs.post));
  return { ...runs, main, post, defaults: Object.fromEntries(defaults) };
}

async function resolveScript(manifestPath: string, name: string): Promise<string> {
  const path = resolve(dirname(manifestPath), name);
  await access(path).catch((cause: unknown) => {
    throw new Error(`${path} is not there: run npm run build`, { cause });
  });
  return path;
}
