import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import ncc from "@vercel/ncc";
import { minifySync } from "oxc-minify";

/**
 * Prepares the folder of the compiled sources, with a copy of @actions/core that says that parts
 * which nothing uses can be left out: a first request leaves sooner by 0.8 of the time that Node
 * itself takes to start. It has no paths by which to import the parts that are used.
 */
export function stage(): void {
  const copy = "build/node_modules/@actions/core";
  rmSync("build", { recursive: true, force: true });
  cpSync("node_modules/@actions/core", copy, { recursive: true });
  const manifest = JSON.parse(readFileSync(`${copy}/package.json`, "utf8"));
  writeFileSync(`${copy}/package.json`, JSON.stringify({ ...manifest, sideEffects: false }));
}

/** Minified, but for the names of functions: an unexpected error says where it came from. */
function minified(name: string, text: string): string {
  // ncc would leave it to the step to find what the build does not.
  const missing = /eval\("require"\)\("(.+?)"\)/.exec(text)?.[1];
  if (missing !== undefined) throw new Error(`${missing} is imported, and cannot be found`);
  const keepNames = { function: true, class: true };
  const { code, errors } = minifySync(name, text, {
    compress: { keepNames },
    mangle: { keepNames },
  });
  if (errors.length > 0) throw new Error(`${name} cannot be minified: ${errors[0]?.message}`);
  return code;
}

/** The files of one bundle, by name, and the paths of the modules in them. */
export async function bundle(entry: string) {
  const { code, assets, stats } = await ncc(resolve(entry), {
    esm: false,
    cache: false,
    quiet: true,
  });
  const texts = Object.entries(assets).map(([name, { source }]) => [name, String(source)] as const);
  const files = [["index.js", code] as const, ...texts].map(
    ([name, text]) => [name, minified(name, text)] as const,
  );
  const modules = [...stats.compilation.modules].flatMap((module) => [
    module.resource,
    ...(module.modules ?? []).map(({ resource }) => resource),
  ]);
  return { files, modules: modules.filter((path) => path !== undefined) };
}
