import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/* Type-checked JavaScript by tsc, then one file per entry point by ncc: dist/<action>/index.js, and post/index.js. */

process.chdir(join(import.meta.dirname, ".."));
const bin = (name: string, path: string) => join(createRequire(import.meta.url).resolve(`${name}/package.json`), "..", path);
const node = (...args: string[]) => execFileSync(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });

rmSync("build", { recursive: true, force: true });
node(bin("typescript", "bin/tsc"), "--project", ".ci/tsconfig.build.json");
rmSync("dist", { recursive: true, force: true });
for (const action of readdirSync("src")) {
  if (action === "emulator" || !existsSync(`src/${action}/main.ts`)) continue;
  node(
    bin("@vercel/ncc", "dist/ncc/cli.js"),
    "build",
    `build/${action}/main.js`,
    "-o",
    `dist/${action}`,
    "--license",
    "licenses.txt",
    "-q",
  );
  if (!existsSync(`src/${action}/post.ts`)) continue;
  node(bin("@vercel/ncc", "dist/ncc/cli.js"), "build", `build/${action}/post.js`, "-o", `dist/${action}/post`, "-q");
}
rmSync("build", { recursive: true, force: true });
