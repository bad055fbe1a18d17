import { execFileSync } from "node:child_process";
import { appendFileSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseArgs } from "node:util";
import { steps } from "../src/main.ts";
import { bundle, prepareBuild } from "./bundle.ts";
import { licensesOf, sbomOf } from "./licenses.ts";

/*
 * Builds one bundle for all actions, because the actions share most code: dist/index.js with its
 * chunks, an entry file for each step, licenses and bill of materials. `--into=<folder>` builds
 * into that folder instead.
 */

process.chdir(join(import.meta.dirname, ".."));
const { values } = parseArgs({ options: { into: { type: "string", default: "dist" } } });

/** Makes dist/index.js fail if it is started directly: only the entry files start a step. */
const RUN_GUARD = `
if (require.main === module) {
  console.error("Error: dist/index.js starts nothing: run dist/deploy/index.js, or that of create, delete, export or usage. Nothing was sent.");
  process.exitCode = 1;
}
`;

function write(name: string, text: string): void {
  const path = join(values.into, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

try {
  prepareBuild();
  const compiler = ["node_modules/typescript/bin/tsc", "--project", "tsconfig.build.json"];
  execFileSync(process.execPath, compiler, { stdio: "inherit" });
  rmSync(values.into, { recursive: true, force: true });
  const { files, modules } = await bundle("build/main.js");
  for (const [name, text] of files) write(name, text);
  appendFileSync(join(values.into, "index.js"), RUN_GUARD);
  for (const step of Object.keys(steps)) {
    const root = posix.relative(step, "");
    const start = `require("${root}/index.js").steps["${step}"]();`;
    write(`${step}/index.js`, `require("${root}/oldest-node.js");\n${start}\n`);
  }
  copyFileSync("scripts/oldest-node.js", join(values.into, "oldest-node.js"));
  write("licenses.txt", licensesOf(modules));
  write("package.json", '{ "type": "commonjs" }\n');
  write("sbom.cdx.json", sbomOf(modules));
} finally {
  rmSync("build", { recursive: true, force: true });
}
