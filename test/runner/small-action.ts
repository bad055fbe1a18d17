import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll } from "vitest";

const source = (path: string) => JSON.stringify(new URL(`../../src/${path}`, import.meta.url).href);
const zod = JSON.stringify(import.meta.resolve("zod"));

let folder: string;

/** Creates a folder for the actions of a test file. */
export function inFolder(): void {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "action-"));
  });
}

const INPUTS = "z.object({ summary: z.string() })";

const step = (name: "run" | "runPost", start: string, more: string) => `
import * as z from ${zod};
import { createRunner } from ${source("runner/runner.ts")};
void createRunner(process).${name}({
  inputs: ${INPUTS},
  start: async (inputs, runtime) => { ${start} },
  ${more}
});
`;

/** Writes a small action that uses the runner module; `start` is the source of its main step. */
export function action(start: string, { more = "", post = "" } = {}): string {
  const manifest = `name: a
inputs:
  summary: { default: 'true' }
runs:
  using: node24
  main: main.mts
${post === "" ? "" : "  post: post.mts\n"}`;
  writeFileSync(join(folder, "action.yml"), manifest);
  writeFileSync(join(folder, "main.mts"), step("run", start, more));
  writeFileSync(join(folder, "post.mts"), step("runPost", post, ""));
  return join(folder, "action.yml");
}

export const ended = `return { outcome: "deployed", outputs: { outcome: "done" }, summary: [{ heading: "Done" }] };`;
