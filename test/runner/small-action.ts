import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll } from "vitest";

const source = (path: string) => JSON.stringify(new URL(`../../src/${path}`, import.meta.url).href);
const zod = JSON.stringify(import.meta.resolve("zod"));

let folder: string;

/** Sets up the folder of `writeAction` for a test file. */
export function useActionFolder(): void {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "action-"));
  });
}

const INPUTS = "z.object({ summary: z.string() })";

const stepSource = (name: "run" | "runPost", start: string, members: string) => `
import * as z from ${zod};
import { createRunner } from ${source("runner/runner.ts")};
void createRunner(process).${name}({
  inputs: ${INPUTS},
  start: async (inputs, runtime) => { ${start} },
  ${members}
});
`;

/** Writes an action whose main step has the source `start`. Returns the path of its action.yml. */
export function writeAction(start: string, { members = "", post = "" } = {}): string {
  const manifest = `name: a
inputs:
  summary: { default: 'true' }
runs:
  using: node24
  main: main.mts
${post === "" ? "" : "  post: post.mts\n"}`;
  writeFileSync(join(folder, "action.yml"), manifest);
  writeFileSync(join(folder, "main.mts"), stepSource("run", start, members));
  writeFileSync(join(folder, "post.mts"), stepSource("runPost", post, ""));
  return join(folder, "action.yml");
}

export const RETURN_DONE = `return { outcome: "deployed", outputs: { outcome: "done" }, summary: [{ heading: "Done" }] };`;
