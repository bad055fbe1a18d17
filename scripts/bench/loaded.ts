import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { runProgram } from "./start-up.ts";

const LoadedModules = z.object({
  /** The bundle's files that were loaded. */
  files: z.array(z.string()),
  /** The parts of Node that were loaded. */
  builtins: z.array(z.string()),
});

const HOOK = `
import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";
process.on("exit", () => {
  const files = Object.keys(createRequire("/").cache);
  const builtins = process.moduleLoadList.map((name) => name.replace(/^\\w+ /, ""));
  writeFileSync(process.env.LOADED_FILE, JSON.stringify({ files, builtins }));
});`;

/** The modules that a bundle has loaded by its end. */
export async function loadedModules(
  bundle: string,
  env: Record<string, string>,
): Promise<z.infer<typeof LoadedModules>> {
  const folder = mkdtempSync(join(tmpdir(), "loaded-"));
  try {
    const LOADED_FILE = join(folder, "loaded.json");
    const hook = `data:text/javascript,${encodeURIComponent(HOOK)}`;
    await runProgram(["--import", hook, bundle], { ...env, LOADED_FILE });
    return LoadedModules.parse(JSON.parse(readFileSync(LOADED_FILE, "utf8")));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
