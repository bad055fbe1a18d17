import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { bundle, stage } from "./bundle.ts";
import { billOf, licensesOf } from "./licenses.ts";

/* One bundle for each action: dist/<action>/index.js and its post step, beside each what it loads
   later; and the bill of materials of all. `--into=<folder>` builds somewhere else than in dist. */

process.chdir(join(import.meta.dirname, ".."));
const { values } = parseArgs({ options: { into: { type: "string", default: "dist" } } });
const isAction = (room: string) => existsSync(`src/${room}/main.ts`) && room !== "emulator";
const actions = readdirSync("src").filter(isAction);

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Builds one action, and returns the paths of the modules in it. */
async function build(action: string): Promise<Set<string>> {
  const modules = new Set<string>();
  for (const [entry, folder] of [
    ["main", "."],
    ["post", "post"],
  ] as const) {
    if (!existsSync(`src/${action}/${entry}.ts`)) continue;
    const { files, modules: bundled } = await bundle(`build/${action}/${entry}.js`);
    for (const [name, text] of files) write(join(values.into, action, folder, name), text);
    for (const module of bundled) modules.add(module);
  }
  write(join(values.into, action, "licenses.txt"), licensesOf(modules));
  write(join(values.into, action, "package.json"), '{ "type": "commonjs" }\n');
  return modules;
}

try {
  stage();
  const compiler = ["node_modules/typescript/bin/tsc", "--project", "tsconfig.build.json"];
  execFileSync(process.execPath, compiler, { stdio: "inherit" });
  rmSync(values.into, { recursive: true, force: true });
  const modules: string[] = [];
  for (const action of actions) modules.push(...(await build(action)));
  write(join(values.into, "sbom.cdx.json"), billOf(modules));
} finally {
  rmSync("build", { recursive: true, force: true });
}
