import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import ncc from "@vercel/ncc";
import { minifySync } from "oxc-minify";

/**
 * Puts packages that are bundled in another form into build/node_modules, where the compiled
 * sources find them first. The installed packages stay as they are.
 */
export function stage(): void {
  rmSync("build", { recursive: true, force: true });
  cpSync("node_modules/@actions", "build/node_modules/@actions", { recursive: true });
  // The parts that are not used can be left out, which the packages do not say.
  for (const name of ["core", "exec", "http-client", "io"]) {
    const path = `build/node_modules/@actions/${name}/package.json`;
    const manifest = JSON.parse(readFileSync(path, "utf8"));
    writeFileSync(path, JSON.stringify({ ...manifest, sideEffects: false }));
  }
}

/** Minified, but for the names of functions: an unexpected error says where it came from. */
function minified(name: string, text: string): string {
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
