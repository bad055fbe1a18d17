import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { bundle, stage } from "./bundle.ts";
import { billOf, licensesOf } from "./licenses.ts";

/* One bundle for all actions, because most of each is the same: dist/index.js, beside it what it
   loads later, and for each main and post step a file that calls it; and the bill of materials.
   `--into=<folder>` builds somewhere else than in dist. */

process.chdir(join(import.meta.dirname, ".."));
const { values } = parseArgs({ options: { into: { type: "string", default: "dist" } } });
const steps = globSync("src/actions/*/{main,post}.ts")
  .map((path) => path.replaceAll("\\", "/").slice("src/actions/".length, -".ts".length))
  .sort();

function write(name: string, text: string): void {
  const path = join(values.into, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

try {
  stage();
  const compiler = ["node_modules/typescript/bin/tsc", "--project", "tsconfig.build.json"];
  execFileSync(process.execPath, compiler, { stdio: "inherit" });
  rmSync(values.into, { recursive: true, force: true });
  const loads = steps.map((step) => `"${step}": () => import("./actions/${step}.js"),\n`);
  writeFileSync("build/steps.js", `export const steps = {\n${loads.join("")}};\n`);
  const { files, modules } = await bundle("build/steps.js");
  for (const [name, text] of files) write(name, text);
  for (const step of steps) {
    const path = step.replace("main", "index").replace("post", "post/index");
    const up = path.replace(/[^/]+$/, "").replace(/[^/]+/g, "..");
    write(`${path}.js`, `require("${up}index.js").steps["${step}"]();\n`);
  }
  write("licenses.txt", licensesOf(modules));
  write("package.json", '{ "type": "commonjs" }\n');
  write("sbom.cdx.json", billOf(modules));
} finally {
  rmSync("build", { recursive: true, force: true });
}
